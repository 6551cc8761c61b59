// Rows that every lane needs as home has them: read at home, and written in the other lanes.
import type { Queryable } from '../database.ts';

interface Copied {
  key: readonly string[];
  /** As SQL: the rows that belong to no tenant. Absent: all rows. */
  only?: string;
  /** Columns that each lane has for itself. */
  without?: readonly string[];
  /** The columns that change. Absent: none. */
  changes?: readonly string[];
  /** Rows are also deleted at home. */
  loses?: true;
  /** Each lane has its one row from the beginning. */
  isOneRow?: true;
}

const ofNoTenant = 'processor_id IS NULL';

/** In this order a row comes after what it refers to. */
export const copiedTables = {
  operators: {
    key: ['uuid'],
    without: ['password_hash', 'totp_sealed', 'totp_step', 'oidc_subject'],
    changes: [
      ...['name', 'role', 'processor_id', 'password_only', 'joined_at', 'disabled_at', 'disabled_by_service'],
      ...['mails_off', 'tokens_kept_by'],
    ],
  },
  tokens: {
    key: ['uuid'],
    only: ofNoTenant,
    without: ['last_used_at'],
    changes: ['issued_by_operator', 'revoked_at'],
  },
  closed_days: { key: ['day'] },
  shared_modifiers: { key: ['owner', 'modifier'], changes: ['bank', 'from_day'], loses: true },
  approval_policies: { key: ['act'], changes: ['is_required', 'above_amount', 'changed_at'] },
  fraud_rules: {
    key: ['uuid'],
    only: ofNoTenant,
    changes: ['action', 'hours', 'days', 'payments', 'payers', 'amount', 'percent', 'set_at'],
    loses: true,
  },
  account_numbers: {
    key: ['processor_id', 'account', 'number', 'changed_at'],
    only: `processor_id = '00000000-0000-0000-0000-000000000000'`,
    loses: true,
  },
  sanctions_imports: { key: ['uuid'] },
  sanctions_entries: {
    key: ['list', 'number'],
    changes: ['kind', 'names', 'programs', 'title', 'birth_dates', 'addresses', 'remarks'],
    loses: true,
  },
  screening_settings: {
    key: ['only_row'],
    without: ['provider_since'],
    changes: ['threshold_percent', 'list_old_after_days'],
    isOneRow: true,
  },
  routing_directory_imports: { key: ['uuid'] },
  routing_directory: {
    key: ['routing_number'],
    changes: [...['institution_name', 'office_code', 'record_type', 'new_routing_number', 'status_code', 'changed_on']],
    loses: true,
  },
} as const satisfies Record<string, Copied>;

export type CopiedTable = keyof typeof copiedTables;
export type Versions<Table extends CopiedTable = CopiedTable> = Record<Table, string | null>;

/** The tables of which a lane has no rows of its own. */
export const wholeCopies: readonly string[] = Object.entries<Copied>(copiedTables).flatMap(([table, { only }]) =>
  only === undefined ? [table] : [],
);

/** As SQL, after FROM: the rows of a table of a lane that are no copies. */
export function ofOneLane(table: string): string {
  // A lane has the verdict of home on a file of a bank that several lanes share.
  if (table === 'inbound_files') return 'WHERE NOT is_copy';
  const { only } = (copiedTables as Readonly<Record<string, Copied>>)[table] ?? {};
  return only === undefined ? '' : `WHERE NOT (${only})`;
}

const copied = (table: CopiedTable): Copied => copiedTables[table];

/** Of the table `t`: its rows that are copied. */
const whereCopied = (table: CopiedTable): string => `WHERE ${copied(table).only ?? 'true'}`;

/** Differs once a copied row of the table has changed; null: it has none. */
export async function selectVersions<Table extends CopiedTable>(
  db: Queryable,
  tables: readonly Table[],
): Promise<Versions<Table>> {
  const versions = tables.map((table) => {
    const { key, without = [] } = copied(table);
    const row = `(to_jsonb(t) - '{${without.join(', ')}}'::text[])::text`;
    return `SELECT '${table}' AS copied, md5(string_agg(${row}, '' ORDER BY ${key.join(', ')})) AS version FROM ${table} t ${whereCopied(table)}`;
  });
  const rows = await db.query<{ copied: string; version: string | null }>(versions.join(' UNION ALL '), []);
  return Object.fromEntries(rows.map(({ copied, version }) => [copied, version])) as Versions<Table>;
}

/** The copied rows as JSON. */
export async function selectRows(db: Queryable, table: CopiedTable): Promise<string> {
  const [row] = await db.query<{ rows: string }>(
    `SELECT coalesce(json_agg(t), '[]')::text AS rows FROM ${table} t ${whereCopied(table)}`,
    [],
  );
  return row!.rows;
}

/** Until the end of the phase, no other process copies into this lane. */
export async function lockCopies(phase: Queryable): Promise<void> {
  await phase.query('SELECT pg_advisory_xact_lock(4010005)', []);
}

/** Makes the copied rows of a lane those that home has. */
export async function writeRows(phase: Queryable, target: CopiedTable, rows: string): Promise<void> {
  const { key, without = [], changes = [], loses = false, isOneRow = false } = copied(target);
  const sent = `json_populate_recordset(NULL::${target}, $1::json)`;
  const isSame = key.map((name) => `t.${name} = held.${name}`).join(' AND ');
  if (loses)
    await phase.query(
      `DELETE FROM ${target} AS held ${whereCopied(target)} AND NOT EXISTS (SELECT FROM ${sent} AS t WHERE ${isSame})`,
      [rows],
    );
  if (changes.length > 0)
    await phase.query(
      `UPDATE ${target} AS held SET ${changes.map((name) => `${name} = t.${name}`).join(', ')} FROM ${sent} AS t
       WHERE ${isSame} AND (${changes.map((name) => `held.${name}::text IS DISTINCT FROM t.${name}::text`).join(' OR ')})`,
      [rows],
    );
  if (isOneRow) return;
  const columns = await phase.query<{ name: string }>(
    `SELECT attname::text AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attname <> ALL ($2::text[])`,
    [target, without],
  );
  const all = columns.map(({ name }) => name).join(', ');
  await phase.query(
    `INSERT INTO ${target} (${all}) SELECT ${all} FROM ${sent} AS t WHERE NOT EXISTS (SELECT FROM ${target} AS held WHERE ${isSame})`,
    [rows],
  );
}
