// Queries on hits of the sanctions screening.
import { userName } from '../../../../customers/users/user-name.sql.ts';
import { afterRow, rowValues, type TimeAndUuid } from '../../../../platform/database/after-row.sql.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { recordset } from '../../../../platform/database/recordset.ts';
import { tenantKey } from '../../../../platform/database/tenant-key.ts';
import type { ListEntry, ListName } from '../lists/list-entry.ts';
import type { NameKind } from '../users/names-of-user.ts';

export const hitStates = ['open', 'cleared', 'confirmed'] as const;

export type HitState = (typeof hitStates)[number];

/** Of a list, or what the screening provider told. */
export interface HitEntry extends Omit<ListEntry, 'list' | 'number'> {
  list: ListName | 'provider';
  number: number | null;
}

export interface Hit {
  processor_id: string;
  uuid: string;
  user_uuid: string;
  block_uuid: string;
  placed_block: boolean;
  raised_at: Date;
  screened_name: string;
  screened_name_kind: NameKind;
  name_key: string;
  /** Of the owner with this name, `Y-m-d`; null: not known. */
  dob: string | null;
  /** Null: the screening provider found it. */
  list: ListName | null;
  entry_number: number | null;
  /** Hexadecimal. */
  entry_digest: string;
  /** As it was when the hit was raised. */
  entry: HitEntry;
  /** What the screening provider calls the hit; null: it is of a list. */
  provider_reference: string | null;
  listed_name: string;
  /** Percent; null: the screening provider gave none. */
  score: number | null;
  has_other_birth_date: boolean;
  state: HitState;
  decided_at: Date | null;
  decided_by: string | null;
  decided_by_provider: boolean;
  reason: string | null;
  report_due_on: string | null;
  report_reference: string | null;
  reported_on: string | null;
}

/** With the present name of the user, and the name of the operator who decided. */
export interface NamedHit extends Hit {
  user_name: string;
  decided_by_name: string | null;
}

const inserted = `processor_id, uuid, user_uuid, block_uuid, placed_block, raised_at, screened_name, screened_name_kind, name_key,
  dob, list, entry_number, entry_digest, entry, provider_reference, listed_name, score, has_other_birth_date`;

export type NewHit = Omit<
  Hit,
  | 'state'
  | 'decided_at'
  | 'decided_by'
  | 'decided_by_provider'
  | 'reason'
  | 'report_due_on'
  | 'report_reference'
  | 'reported_on'
>;

/** The users must be locked. */
export async function insertHits(db: Queryable, hits: readonly NewHit[]): Promise<void> {
  await db.query(
    `INSERT INTO sanctions_hits (shard, ${inserted})
     SELECT shard_of(processor_id), ${inserted} FROM json_populate_recordset(null::sanctions_hits, $1::json)`,
    [JSON.stringify(hits.map((hit) => ({ ...hit, entry_digest: `\\x${hit.entry_digest}` })))],
  );
}

const userKeys = recordset<{ processor_id: string; user_uuid: string }>({ processor_id: 'uuid', user_uuid: 'uuid' });

export type KnownHit = Pick<
  Hit,
  'processor_id' | 'user_uuid' | 'name_key' | 'list' | 'entry_number' | 'entry_digest' | 'state'
>;

export type HitOfProvider = Pick<
  Hit,
  'processor_id' | 'uuid' | 'user_uuid' | 'entry' | 'state' | 'raised_at' | 'provider_reference' | 'decided_by_provider'
>;

/** What the screening provider has reported about a user. */
export function selectHitsOfProvider(
  db: Queryable,
  { processor_id, uuid }: { processor_id: string; uuid: string },
): Promise<HitOfProvider[]> {
  return db.query(
    `SELECT processor_id, uuid, user_uuid, entry, state, raised_at, provider_reference, decided_by_provider
     FROM sanctions_hits
     WHERE shard = $1 AND processor_id = $2 AND user_uuid = $3 AND provider_reference IS NOT NULL`,
    [...tenantKey(processor_id), uuid],
  );
}

/** All hits of users with entries of lists, in every state. */
export function selectKnownHits(
  db: Queryable,
  users: readonly { processor_id: string; user_uuid: string }[],
): Promise<KnownHit[]> {
  return db.query(
    `SELECT h.processor_id, h.user_uuid, h.name_key, h.list, h.entry_number, encode(h.entry_digest, 'hex') AS entry_digest, h.state
     FROM ${userKeys.from()} AS i
     JOIN sanctions_hits h ON h.shard = i.shard AND h.processor_id = i.processor_id AND h.user_uuid = i.user_uuid
     WHERE h.list IS NOT NULL`,
    userKeys.values(users),
  );
}

/** The open block of the kind `sanctions` of each user that has one. */
export function selectSanctionsBlocks(
  db: Queryable,
  users: readonly { processor_id: string; user_uuid: string }[],
): Promise<{ user_uuid: string; uuid: string }[]> {
  return db.query(
    `SELECT b.user_uuid, b.uuid FROM ${userKeys.from()} AS i
     JOIN blocks b ON b.shard = i.shard AND b.processor_id = i.processor_id AND b.user_uuid = i.user_uuid
       AND b.kind = 'sanctions' AND b.bank_account_uuid IS NULL AND b.lifted_at IS NULL`,
    userKeys.values(users),
  );
}

const columns = `h.processor_id, h.uuid, h.user_uuid, h.block_uuid, h.placed_block, h.raised_at, h.screened_name,
  h.screened_name_kind, h.name_key, h.dob, h.list, h.entry_number, encode(h.entry_digest, 'hex') AS entry_digest, h.entry,
  h.provider_reference, h.listed_name, h.score, h.has_other_birth_date, h.state, h.decided_at, h.decided_by, h.decided_by_provider, h.reason, h.report_due_on,
  h.report_reference, h.reported_on, ${userName('u')} AS user_name,
  (SELECT o.name FROM operators o WHERE o.uuid = h.decided_by) AS decided_by_name`;

const withUser = `JOIN users u ON u.shard = h.shard AND u.processor_id = h.processor_id AND u.uuid = h.user_uuid`;

/** A hit of any tenant. */
export async function selectHit(db: Queryable, uuid: string): Promise<NamedHit | null> {
  const [row] = await db.query<NamedHit>(
    `SELECT ${columns} FROM processors p JOIN sanctions_hits h USING (shard, processor_id) ${withUser} WHERE h.uuid = $1`,
    [uuid],
  );
  return row ?? null;
}

export interface HitFilter {
  processor_id: string | null;
  user_uuid: string | null;
  state: HitState | 'to_report' | null;
}

/** Hits of all tenants, or of one, or of one user; oldest first. */
export function selectHits(
  db: Queryable,
  { processor_id, user_uuid, state }: HitFilter,
  after: TimeAndUuid | null,
  limit: number,
): Promise<NamedHit[]> {
  const states = {
    open: `h.state = 'open'`,
    cleared: `h.state = 'cleared'`,
    confirmed: `h.state = 'confirmed'`,
    to_report: `h.state = 'confirmed' AND h.report_reference IS NULL`,
  };
  return db.query(
    `SELECT ${columns} FROM sanctions_hits h ${withUser}
     WHERE ($1::uuid IS NULL OR h.processor_id = $1) AND ($2::uuid IS NULL OR h.user_uuid = $2)
       AND ${state === null ? 'true' : states[state]} AND ${afterRow('h.raised_at', 'h.uuid', 4, '>')}
     ORDER BY h.raised_at, h.uuid LIMIT $3`,
    [processor_id, user_uuid, limit, ...rowValues(after)],
  );
}

/** The hits of a user that keep its block: they are open or confirmed. */
export async function countHitsThatBlock(db: Queryable, processorId: string, userUuid: string): Promise<number> {
  const [row] = await db.query<{ found: number }>(
    `SELECT count(*) AS found FROM sanctions_hits
     WHERE shard = $1 AND processor_id = $2 AND user_uuid = $3 AND state <> 'cleared'`,
    [...tenantKey(processorId), userUuid],
  );
  return row!.found;
}

/** Of a user, oldest first. */
export function selectHitsOfUser(
  db: Queryable,
  { processor_id, user_uuid }: { processor_id: string; user_uuid: string },
  atMost: number,
): Promise<Pick<Hit, 'raised_at' | 'entry' | 'screened_name' | 'state' | 'decided_at'>[]> {
  return db.query(
    `SELECT raised_at, entry, screened_name, state, decided_at FROM sanctions_hits
     WHERE shard = $1 AND processor_id = $2 AND user_uuid = $3 ORDER BY raised_at, uuid LIMIT $4`,
    [...tenantKey(processor_id), user_uuid, atMost],
  );
}

export interface OpenWork {
  count: number;
  oldest_at: Date;
  newest_at: Date;
}

/** What waits for a decision. Null: nothing. */
export async function selectOpenHits(db: Queryable): Promise<OpenWork | null> {
  const [row] = await db.query<OpenWork>(
    `SELECT count(*) AS count, min(raised_at) AS oldest_at, max(raised_at) AS newest_at FROM sanctions_hits
     WHERE state = 'open' HAVING count(*) > 0`,
    [],
  );
  return row ?? null;
}

/** Whether a block was placed by a hit and not for another reason. */
export async function isBlockOfHits(db: Queryable, processorId: string, blockUuid: string): Promise<boolean> {
  const rows = await db.query(
    `SELECT FROM sanctions_hits WHERE shard = $1 AND processor_id = $2 AND block_uuid = $3 AND placed_block LIMIT 1`,
    [...tenantKey(processorId), blockUuid],
  );
  return rows.length > 0;
}

export async function updateDecided(
  db: Queryable,
  {
    processor_id,
    uuid,
    state,
    at,
    by,
    by_provider,
    reason,
    report_due_on,
  }: {
    processor_id: string;
    uuid: string;
    state: Exclude<HitState, 'open'>;
    at: Date;
    by: string | null;
    by_provider: boolean;
    reason: string | null;
    report_due_on: string | null;
  },
): Promise<void> {
  await db.query(
    `UPDATE sanctions_hits SET state = $4, decided_at = $5, decided_by = $6, reason = $7, report_due_on = $8, decided_by_provider = $9
     WHERE shard = $1 AND processor_id = $2 AND uuid = $3`,
    [...tenantKey(processor_id), uuid, state, at, by, reason, report_due_on, by_provider],
  );
}

export async function updateReported(
  db: Queryable,
  { processor_id, uuid, reference, on }: { processor_id: string; uuid: string; reference: string; on: string },
): Promise<void> {
  await db.query(
    `UPDATE sanctions_hits SET report_reference = $4, reported_on = $5 WHERE shard = $1 AND processor_id = $2 AND uuid = $3`,
    [...tenantKey(processor_id), uuid, reference, on],
  );
}
