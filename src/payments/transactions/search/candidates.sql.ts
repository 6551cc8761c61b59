// Queries that find payments which may match a search: each reads a bounded number of rows of one
// index, newest first. `matching.sql.ts` looks at what they find.
import type { Queryable } from '../../../platform/database/database.ts';
import { withFirstEntry } from '../../../platform/database/metadata-entries.sql.ts';
import { newestOfTenants } from '../../../platform/database/newest-of-tenants.sql.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import type { PaymentSide } from '../list/list-kinds.ts';

export interface PaymentKey {
  processor_id: string;
  uuid: string;
}

/** Payments with a uuid from `from` on and before `before`. A UUIDv7 begins with its time. */
export interface UuidRange {
  from: string;
  before: string;
}

/** As SQL: a condition of a uuid. */
export const inRange = (uuid: string, from: string, before: string) => `${uuid} >= ${from} AND ${uuid} < ${before}`;

/** The newest rows of a tenant. `source`: a table under the name `t`. `$6` is free. */
const newestOfTenant = (source: string, condition = 'true') => `
  SELECT t.processor_id, t.uuid FROM ${source}
  WHERE t.shard = $1 AND t.processor_id = $2 AND ${condition} AND ${inRange('t.uuid', '$3', '$4')}
  ORDER BY t.uuid DESC LIMIT $5`;

export function selectOfTenant(
  db: Queryable,
  processorId: string,
  { from, before }: UuidRange,
  atMost: number,
): Promise<PaymentKey[]> {
  return db.query(newestOfTenant('transactions t'), [...tenantKey(processorId), from, before, atMost]);
}

export function selectOfVendor(
  db: Queryable,
  { processor_id, vendor_id }: { processor_id: string; vendor_id: string },
  { from, before }: UuidRange,
  atMost: number,
): Promise<PaymentKey[]> {
  const query = newestOfTenant('transactions t', 't.vendor_id = $6');
  return db.query(query, [...tenantKey(processor_id), from, before, atMost, vendor_id]);
}

/** Payments that a bank account of the user pays, or is paid by, or either. */
export function selectOfUser(
  db: Queryable,
  { processor_id, user_uuid, sides }: { processor_id: string; user_uuid: string; sides: readonly PaymentSide[] },
  { from, before }: UuidRange,
  atMost: number,
): Promise<PaymentKey[]> {
  const withAccount = (side: PaymentSide) => `
    SELECT found.uuid FROM bank_accounts a
    CROSS JOIN LATERAL (
      SELECT t.uuid FROM transactions t
      WHERE t.shard = a.shard AND t.processor_id = a.processor_id AND t.${side}_bank_account_uuid = a.uuid AND ${inRange('t.uuid', '$4', '$5')}
      ORDER BY t.uuid DESC LIMIT $6) AS found
    WHERE a.shard = $1 AND a.processor_id = $2 AND a.user_uuid = $3`;
  return db.query(
    `SELECT $2::uuid AS processor_id, uuid
     FROM (${sides.map(withAccount).join(' UNION ')}) AS of_sides
     ORDER BY uuid DESC LIMIT $6`,
    [...tenantKey(processor_id), user_uuid, from, before, atMost],
  );
}

export function selectOfAccount(
  db: Queryable,
  { processor_id, side, account_uuid }: { processor_id: string; side: PaymentSide; account_uuid: string },
  { from, before }: UuidRange,
  atMost: number,
): Promise<PaymentKey[]> {
  const query = newestOfTenant('transactions t', `t.${side}_bank_account_uuid = $6`);
  return db.query(query, [...tenantKey(processor_id), from, before, atMost, account_uuid]);
}

/** As SQL: the condition of the index by reference. Another reference may have the same hash. */
const hasReference = (reference: string) =>
  `t.client_reference_id <> '' AND hashtextextended(t.client_reference_id, 0) = hashtextextended(${reference}, 0)`;

export function selectWithReference(
  db: Queryable,
  { processor_id, client_reference_id }: { processor_id: string; client_reference_id: string },
  { from, before }: UuidRange,
  atMost: number,
): Promise<PaymentKey[]> {
  const query = newestOfTenant('transactions t', hasReference('$6'));
  return db.query(query, [...tenantKey(processor_id), from, before, atMost, client_reference_id]);
}

/** As SQL: the legs `l` of entries `e`, by the index of a file. A batch's entry has many. */
export const joinLegs = `JOIN legs l ON l.file_uuid = e.file_uuid AND l.stage = e.purpose AND l.shard = e.shard
       AND l.processor_id = e.processor_id AND l.entry_uuid = e.uuid`;

/**
 * A trace number is of one entry; a bank may reuse it after years. A batch's entry has many
 * payments.
 */
export function selectWithTrace(
  db: Queryable,
  { processor_id, trace_id }: { processor_id: string | null; trace_id: string },
  { from, before }: UuidRange,
  atMost: number,
): Promise<PaymentKey[]> {
  return db.query(
    `SELECT DISTINCT l.processor_id, l.transaction_uuid AS uuid
     FROM entries e
     ${joinLegs}
     WHERE e.trace_id = $2 AND ($1::uuid IS NULL OR e.processor_id = $1) AND ${inRange('l.transaction_uuid', '$3', '$4')}
     ORDER BY uuid DESC LIMIT $5`,
    [processor_id, trace_id, from, before, atMost],
  );
}

/**
 * Payments of any tenant with an entry in a file to a bank. `amount > 0` is true for each leg, and
 * is the condition of the index.
 */
export function selectInFile(
  db: Queryable,
  fileUuid: string,
  { from, before }: UuidRange,
  atMost: number,
): Promise<PaymentKey[]> {
  return db.query(
    `SELECT DISTINCT ON (transaction_uuid) processor_id, transaction_uuid AS uuid FROM legs
     WHERE file_uuid = $1 AND amount > 0 AND ${inRange('transaction_uuid', '$2', '$3')}
     ORDER BY transaction_uuid DESC LIMIT $4`,
    [fileUuid, from, before, atMost],
  );
}

/** Payments with an open hold. Reads every open hold. */
export function selectHeld(
  db: Queryable,
  processorId: string | null,
  { from, before }: UuidRange,
  atMost: number,
): Promise<PaymentKey[]> {
  return db.query(
    `SELECT DISTINCT processor_id, transaction_uuid AS uuid FROM holds
     WHERE released_at IS NULL AND ($1::uuid IS NULL OR processor_id = $1) AND ${inRange('transaction_uuid', '$2', '$3')}
     ORDER BY uuid DESC LIMIT $4`,
    [processorId, from, before, atMost],
  );
}

/**
 * The newest rows of every tenant, merged. Of each tenant it reads `atMostEach` rows; what is older
 * than the oldest of a tenant that has more is left for the next time, because rows of that tenant
 * may come before it. `source`: rows of the tenant `p`, under the name `t`.
 */
const newestOfEach = (source: string) => `
  WITH found AS MATERIALIZED (
    SELECT each.processor_id, each.uuid, each.number
    FROM processors p
    CROSS JOIN LATERAL (
      SELECT t.processor_id, t.uuid, row_number() OVER (ORDER BY t.uuid DESC) AS number
      FROM ${source}
      ORDER BY t.uuid DESC LIMIT $3) AS each
  ), frontier AS (
    SELECT uuid FROM found WHERE number = $3 ORDER BY uuid DESC LIMIT 1
  )
  SELECT processor_id, uuid FROM found
  WHERE uuid >= coalesce((SELECT uuid FROM frontier), '00000000-0000-0000-0000-000000000000')
  ORDER BY uuid DESC`;

const ofEachTenant = `t.shard = p.shard AND t.processor_id = p.processor_id AND ${inRange('t.uuid', '$1', '$2')}`;

export function selectOfAllTenants(
  db: Queryable,
  { from, before }: UuidRange,
  atMostEach: number,
): Promise<PaymentKey[]> {
  return db.query(newestOfEach(`transactions t WHERE ${ofEachTenant}`), [from, before, atMostEach]);
}

/** The newest of all, for a page without a condition: of most tenants only one row is read. */
export function selectNewestOfAllTenants(
  db: Queryable,
  { from, before }: UuidRange,
  atMost: number,
): Promise<PaymentKey[]> {
  const query = newestOfTenants('transactions', ['r.processor_id, r.uuid'], ['r.uuid >= $4']);
  return db.query(query, [before, atMost, null, from]);
}

export function selectWithReferenceOfAllTenants(
  db: Queryable,
  client_reference_id: string,
  { from, before }: UuidRange,
  atMostEach: number,
): Promise<PaymentKey[]> {
  const source = `transactions t WHERE ${ofEachTenant} AND ${hasReference('$4')}`;
  return db.query(newestOfEach(source), [from, before, atMostEach, client_reference_id]);
}

/** Payments with the first of these entries of metadata. `entries`: hashes. */
export function selectWithMetadata(
  db: Queryable,
  { processor_id, entries }: { processor_id: string; entries: readonly string[] },
  { from, before }: UuidRange,
  atMost: number,
): Promise<PaymentKey[]> {
  const query = newestOfTenant(`${withFirstEntry('payment', '$6')} t`);
  return db.query(query, [...tenantKey(processor_id), from, before, atMost, entries]);
}

export function selectWithMetadataOfAllTenants(
  db: Queryable,
  entries: readonly string[],
  { from, before }: UuidRange,
  atMostEach: number,
): Promise<PaymentKey[]> {
  const source = `${withFirstEntry('payment', '$4')} t WHERE ${ofEachTenant}`;
  return db.query(newestOfEach(source), [from, before, atMostEach, entries]);
}

/** `amount`: cents. */
export function selectWithAmount(
  db: Queryable,
  { processor_id, amount }: { processor_id: string; amount: number },
  { from, before }: UuidRange,
  atMost: number,
): Promise<PaymentKey[]> {
  const query = newestOfTenant('transactions t', 't.amount = $6');
  return db.query(query, [...tenantKey(processor_id), from, before, atMost, amount]);
}

export function selectWithAmountOfAllTenants(
  db: Queryable,
  amount: number,
  { from, before }: UuidRange,
  atMostEach: number,
): Promise<PaymentKey[]> {
  const source = `transactions t WHERE ${ofEachTenant} AND t.amount = $4`;
  return db.query(newestOfEach(source), [from, before, atMostEach, amount]);
}

/** Payments of which a stage failed, came back or was canceled. */
export function selectFailedOfTenant(
  db: Queryable,
  processorId: string,
  { from, before }: UuidRange,
  atMost: number,
): Promise<PaymentKey[]> {
  const query = newestOfTenant('transaction_states t', 't.failed_or_canceled');
  return db.query(query, [...tenantKey(processorId), from, before, atMost]);
}

export function selectFailedOfAllTenants(
  db: Queryable,
  { from, before }: UuidRange,
  atMostEach: number,
): Promise<PaymentKey[]> {
  const source = `transaction_states t WHERE ${ofEachTenant} AND t.failed_or_canceled`;
  return db.query(newestOfEach(source), [from, before, atMostEach]);
}

export async function countTenants(db: Queryable): Promise<number> {
  const [row] = await db.query<{ tenants: number }>('SELECT count(*) AS tenants FROM processors');
  return row!.tenants;
}

export async function fileExists(db: Queryable, uuid: string): Promise<boolean> {
  return (await db.query('SELECT 1 FROM bank_files WHERE uuid = $1', [uuid])).length === 1;
}
