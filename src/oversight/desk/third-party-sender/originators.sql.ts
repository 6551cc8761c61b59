// Queries on the originators of a tenant: how they are registered, what they moved month by month,
// and what came back.
import { codesWhere } from '../../../ach/nacha/codes/return-codes.ts';
import { ofEntry } from '../../../banks/origination/entries/legs.sql.ts';
import { userName } from '../../../customers/users/user-name.sql.ts';
import { type StageName, stageNames, stages } from '../../../payments/lifecycle/stage-names.ts';
import { readPages } from '../../../platform/database/cursor.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import { firstUuidOf } from '../../../platform/std/identifiers.ts';

const fetchedAtOnce = 1_000;

const listed = (names: readonly StageName[]) => names.map((name) => `'${name}'`).join(', ');
const ofDirection = (direction: 'debit' | 'credit') =>
  listed(stageNames.filter((name) => stages[name].direction === direction));

/**
 * What was put into files since an instant ($3, the first uuid of it), by the originator of the
 * payment: the payee if it is a business, else the payer. The keys of legs begin with their time.
 */
const moved = `moved AS (
       SELECT CASE WHEN payee.kind = 'business' THEN t.payee_uuid ELSE t.payer_uuid END AS owner_uuid,
         l.stage, l.amount, l.created_at,
         CASE WHEN l.stage IN ('capture', 'reverse_payout', 'refund_payout') THEN payer.kind ELSE payee.kind END AS receiver
       FROM legs l
       JOIN transactions t ON t.shard = l.shard AND t.processor_id = l.processor_id AND t.uuid = l.transaction_uuid
       JOIN users payee ON payee.shard = t.shard AND payee.processor_id = t.processor_id AND payee.uuid = t.payee_uuid
       JOIN users payer ON payer.shard = t.shard AND payer.processor_id = t.processor_id AND payer.uuid = t.payer_uuid
       WHERE l.shard = $1 AND l.processor_id = $2 AND l.uuid >= $3 AND NOT l.rejected AND l.stage IN (${listed(stageNames)})
     )`;

const count = (direction: 'debit' | 'credit') => `count(*) FILTER (WHERE m.stage IN (${ofDirection(direction)}))`;
const cents = (direction: 'debit' | 'credit') =>
  `coalesce(sum(m.amount) FILTER (WHERE m.stage IN (${ofDirection(direction)})), 0)::bigint`;

export interface RegisteredOriginator {
  owner: 'processor' | 'merchant';
  owner_uuid: string;
  name: string;
  city: string | null;
  state: string | null;
  company_identification: string | null;
  company_name: string | null;
  verification: string | null;
  registered_at: Date;
  /** Null: it has no payment of its own. */
  sec_codes: string | null;
  first_entry_at: Date | null;
  last_entry_at: Date | null;
  debits: number;
  debit_amount: number;
  credits: number;
  credit_amount: number;
}

/** The tenant first, then its businesses. Volumes are those since an instant. Inside a snapshot. */
export function readOriginators(
  snapshot: Queryable,
  processorId: string,
  since: Date,
): AsyncGenerator<RegisteredOriginator[]> {
  return readPages(
    snapshot,
    `WITH ${moved}, sums AS (
       SELECT m.owner_uuid, ${count('debit')} AS debits, ${cents('debit')} AS debit_amount, ${count('credit')} AS credits,
         ${cents('credit')} AS credit_amount, min(m.created_at) AS first_entry_at, max(m.created_at) AS last_entry_at,
         bool_or(m.receiver = 'business') AS of_businesses, bool_or(m.receiver = 'person' AND m.stage = 'capture') AS debits_persons,
         bool_or(m.receiver = 'person' AND m.stage <> 'capture') AS pays_persons
       FROM moved m GROUP BY m.owner_uuid
     ), owners AS (
       SELECT 0 AS place, 'processor' AS owner, p.processor_id AS owner_uuid, p.name, NULL::json AS address,
         NULL::kyb_status AS kyb_status, p.created_at
       FROM processors p WHERE p.shard = $1 AND p.processor_id = $2
       UNION ALL
       SELECT 1, 'merchant', u.uuid, ${userName('u')}, coalesce(u.business_address, u.address), u.kyb_status, u.created_at
       FROM users u WHERE u.shard = $1 AND u.processor_id = $2 AND u.kind = 'business' AND u.deleted_at IS NULL
     )
     SELECT o.owner, o.owner_uuid, o.name, o.address ->> 'city' AS city, o.address ->> 'state' AS state,
       coalesce(own.company_identification, tenant.company_identification) AS company_identification,
       coalesce(own.company_name, tenant.company_name) AS company_name, o.kyb_status::text AS verification,
       o.created_at AS registered_at,
       nullif(concat_ws(' ',
         CASE WHEN s.of_businesses THEN 'CCD' END,
         CASE WHEN s.debits_persons AND coalesce(own.consumer_debits, tenant.consumer_debits, 'prearranged') <> 'prearranged' THEN 'WEB' END,
         CASE WHEN s.pays_persons OR s.debits_persons AND coalesce(own.consumer_debits, tenant.consumer_debits, 'prearranged') = 'prearranged'
           THEN 'PPD' END), '') AS sec_codes,
       s.first_entry_at, s.last_entry_at, coalesce(s.debits, 0) AS debits, coalesce(s.debit_amount, 0) AS debit_amount,
       coalesce(s.credits, 0) AS credits, coalesce(s.credit_amount, 0) AS credit_amount
     FROM owners o
     LEFT JOIN originators own ON own.processor_id = $2 AND own.owner_uuid = o.owner_uuid
     LEFT JOIN originators tenant ON tenant.processor_id = $2 AND tenant.owner_uuid = $2
     LEFT JOIN sums s ON s.owner_uuid = o.owner_uuid
     ORDER BY o.place, o.name, o.owner_uuid`,
    [...tenantKey(processorId), firstUuidOf(since)],
    fetchedAtOnce,
  );
}

export interface MonthOfOriginator {
  /** `Y-m`, Eastern. */
  month: string;
  owner_uuid: string;
  name: string;
  debits: number;
  debit_amount: number;
  credits: number;
  credit_amount: number;
  unauthorized: number;
  administrative: number;
  returned: number;
}

const quoted = (codes: readonly string[]) => codes.map((code) => `'${code}'`).join(', ');
const unauthorized = quoted(codesWhere(({ group }) => group === 'unauthorized'));
const administrative = quoted(codesWhere(({ group }) => group === 'administrative'));

const monthOf = (at: string) => `to_char(${at} AT TIME ZONE 'America/New_York', 'YYYY-MM')`;

/**
 * By month and originator: what was put into files in the month, and the debits that came back in
 * it. A return counts for the originator of the first payment of its entry. Inside a snapshot.
 */
export function readMonths(snapshot: Queryable, processorId: string, since: Date): AsyncGenerator<MonthOfOriginator[]> {
  return readPages(
    snapshot,
    `WITH ${moved}, out AS (
       SELECT ${monthOf('m.created_at')} AS month, m.owner_uuid, ${count('debit')} AS debits, ${cents('debit')} AS debit_amount,
         ${count('credit')} AS credits, ${cents('credit')} AS credit_amount
       FROM moved m GROUP BY 1, 2
     ), back AS (
       SELECT ${monthOf('b.received_at')} AS month,
         CASE WHEN payee.kind = 'business' THEN t.payee_uuid ELSE t.payer_uuid END AS owner_uuid,
         count(*) FILTER (WHERE b.code IN (${unauthorized})) AS unauthorized,
         count(*) FILTER (WHERE b.code IN (${administrative})) AS administrative, count(*) AS returned
       FROM bank_items b
       JOIN entries e ON e.shard = $1 AND e.processor_id = $2 AND e.uuid = b.entry_uuid
       CROSS JOIN LATERAL (
         SELECT l.transaction_uuid FROM legs l WHERE ${ofEntry('l', 'e')} LIMIT 1) AS first
       JOIN transactions t ON t.shard = $1 AND t.processor_id = $2 AND t.uuid = first.transaction_uuid
       JOIN users payee ON payee.shard = $1 AND payee.processor_id = $2 AND payee.uuid = t.payee_uuid
       WHERE b.processor_id = $2 AND b.received_at >= $4 AND b.kind = 'return' AND b.state = 'applied' AND b.direction = 'debit'
       GROUP BY 1, 2
     )
     SELECT coalesce(out.month, back.month) AS month, coalesce(out.owner_uuid, back.owner_uuid) AS owner_uuid,
       ${userName('u')} AS name, coalesce(out.debits, 0) AS debits, coalesce(out.debit_amount, 0) AS debit_amount,
       coalesce(out.credits, 0) AS credits, coalesce(out.credit_amount, 0) AS credit_amount,
       coalesce(back.unauthorized, 0) AS unauthorized, coalesce(back.administrative, 0) AS administrative,
       coalesce(back.returned, 0) AS returned
     FROM out FULL JOIN back ON back.month = out.month AND back.owner_uuid = out.owner_uuid
     JOIN users u ON u.shard = $1 AND u.processor_id = $2 AND u.uuid = coalesce(out.owner_uuid, back.owner_uuid)
     ORDER BY 1, 2`,
    [...tenantKey(processorId), firstUuidOf(since), since],
    fetchedAtOnce,
  );
}
