// Queries on sealed values of any column, for a change of the data key.
import type { Queryable } from '../../platform/database/database.ts';

interface Column {
  table: string;
  column: string;
}

interface Keyed extends Column {
  key: readonly string[];
  also?: Readonly<Record<string, string>>;
  rowsAtOnce: number;
}

export interface SealedRow {
  /** The columns of the key, and what the place needs. */
  row: Record<string, unknown>;
  /** Null if its data key is new enough. */
  sealed: Buffer | null;
}

/** The version of the data key is in the second and third byte of a sealed value. */
const versionIn = (column: string) => `substring(${column} FROM 2 FOR 2)`;

export function bytesOf(version: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(version);
  return bytes;
}

/** The next rows after a key, in its order; from the first one without a key. */
export function selectAfter(
  db: Queryable,
  { table, column, key, also = {}, rowsAtOnce }: Keyed,
  after: readonly unknown[] | null,
  below: number,
): Promise<SealedRow[]> {
  const keys = key.join(', ');
  const start = after === null ? '' : `WHERE (${keys}) > (${key.map((_, n) => `$${n + 3}`).join(', ')})`;
  const fields = [...key.map((name) => [name, name]), ...Object.entries(also)];
  return db.query<SealedRow>(
    `SELECT jsonb_build_object(${fields.map(([name, value]) => `'${name}', ${value}`).join(', ')}) AS row, CASE WHEN ${versionIn(column)} < $1 THEN ${column} END AS sealed
     FROM ${table} t ${start} ORDER BY ${keys} LIMIT $2`,
    [bytesOf(below), rowsAtOnce, ...(after ?? [])],
  );
}

/** Replaces a value if it is still the one that was read. Returns whether it was. */
export async function replaceSealed(
  db: Queryable,
  { table, column, key }: Keyed,
  { row, sealed: former }: SealedRow,
  sealed: Buffer,
): Promise<boolean> {
  const rows = await db.query(
    `UPDATE ${table} SET ${column} = $1
     WHERE ${column} = $2 AND (${key.join(', ')}) = (${key.map((_, n) => `$${n + 3}`).join(', ')}) RETURNING 1`,
    [sealed, former, ...key.map((name) => row[name])],
  );
  return rows.length === 1;
}

export interface VersionCount {
  /** Null: the rows have no value. */
  version: Buffer | null;
  count: number;
  /** The key of the last row of the slice. */
  last: Record<string, unknown>;
}

/** How many values of the next rows after a key each version of the data keys has sealed. */
export function countVersions(
  db: Queryable,
  { table, column, key }: Pick<Keyed, 'table' | 'column' | 'key'>,
  after: readonly unknown[] | null,
  rowsAtOnce: number,
): Promise<VersionCount[]> {
  const keys = key.join(', ');
  const start = after === null ? '' : `WHERE (${keys}) > (${key.map((_, n) => `$${n + 2}`).join(', ')})`;
  const last = key.map((name) => `'${name}', ${name}`).join(', ');
  return db.query<VersionCount>(
    `WITH slice AS (SELECT ${keys}, ${versionIn(column)} AS version FROM ${table} ${start} ORDER BY ${keys} LIMIT $1)
     SELECT version, count(*) AS count, (SELECT jsonb_build_object(${last}) FROM slice
                                         ORDER BY ${key.map((name) => `${name} DESC`).join(', ')} LIMIT 1) AS last
     FROM slice GROUP BY version`,
    [rowsAtOnce, ...(after ?? [])],
  );
}
