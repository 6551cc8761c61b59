// Fills a table with rows that only its columns describe, for tests of what queries read.
import type { Queryable } from '../../../src/platform/database/database.ts';

export const tenantCount = 100;

/** The uuid of row `n` in SQL: rows are in the order of their numbers. */
export const uuidOf = (n: string | number) => `('00000009-0000-7000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
/** A tenant. Row `n` belongs to tenant `n % 100`. */
export const tenantOf = (n: string | number) =>
  `('00000001-0000-7000-8000-' || lpad(((${n}) % ${tenantCount})::text, 12, '0'))::uuid`;

interface Column {
  name: string;
  type: string;
  needed: boolean;
  first_label: string | null;
}

/** Adds `count` rows; `given`: columns with their SQL, of the number `n` of the row. */
export async function fillTable(
  superuser: Queryable,
  table: string,
  count: number,
  given: Readonly<Record<string, string>> = {},
): Promise<void> {
  const columns = await superuser.query<Column>(
    `SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
            a.attnotnull AND NOT a.atthasdef AND a.attidentity = '' AS needed,
            (SELECT enumlabel FROM pg_enum WHERE enumtypid = a.atttypid ORDER BY enumsortorder LIMIT 1) AS first_label
     FROM pg_attribute a WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped`,
    [table],
  );
  const set = columns.flatMap((column) => {
    const sql = given[column.name];
    const value = sql !== undefined ? `(${sql})::${column.type}` : column.needed ? anyValue(column) : null;
    return value === null ? [] : [{ name: column.name, value }];
  });
  await superuser.query(
    `INSERT INTO ${table} (${set.map(({ name }) => name).join(', ')})
     SELECT ${set.map(({ value }) => value).join(', ')} FROM generate_series(1, ${count}) AS n`,
    [],
  );
}

function anyValue({ name, type, first_label }: Column): string {
  if (name === 'shard') return `shard_of(${tenantOf('n')})`;
  if (name === 'processor_id') return tenantOf('n');
  if (first_label !== null) return `'${first_label}'`;
  const values: Readonly<Record<string, string>> = {
    uuid: uuidOf('n'),
    text: `'text ' || n`,
    date: `'2026-01-01'::date + (n % 400)::integer`,
    'timestamp with time zone': `'2026-01-01Z'::timestamptz + n * interval '1 minute'`,
    boolean: 'false',
    bytea: 'int8send(n)',
    json: `'{}'`,
    jsonb: `'{}'`,
  };
  return values[type] ?? 'n % 30000 + 1';
}
