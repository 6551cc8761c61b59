// Queries that read the entries of a file in the order of the file.

import { codesWhere } from '../../../ach/nacha/codes/return-codes.ts';
import type { OriginatedSecCode } from '../../../ach/nacha/codes/sec-codes.ts';
import {
  askedDescription,
  consumerDebits,
  debitsRecur,
  entryRecurs,
  originatorOf,
  payoutsAreWages,
  secCodeOfEntry,
} from '../../../payments/lifecycle/entry-kind/entry-kind.sql.ts';
import { holderOfStage } from '../../../payments/lifecycle/stage-accounts.sql.ts';
import { checkPurposesList, type Purpose } from '../../../payments/lifecycle/stage-names.ts';
import { streamFromSnapshot } from '../../../platform/database/atomic-phase.ts';
import { readPages } from '../../../platform/database/cursor.sql.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import { inOrder } from './legs.sql.ts';

/** The contents of an entry. */
export interface EntryToWrite {
  stage: Purpose;
  amount: number;
  trace_id: string;
  processor_id: string;
  company_identification: string | null;
  company_name: string;
  sec_code: OriginatedSecCode;
  /** The company entry description that Nacha prescribes for this kind of entry; null: none. */
  prescribed: string | null;
  /** The description that the payment gives. */
  description: string | null;
  /** For WEB and TEL debits. */
  recurs: boolean;
  addenda: string | null;
  client_reference_id: string;
  /** For the receiver: who has the bank account. */
  kind: 'person' | 'business';
  receiver_name: string;
  bank_account_uuid: string;
  /** The party of the payment. The bank account must be theirs, whatever user the row names. */
  user_uuid: string;
  /** Null: the number was erased. */
  account_number_encrypted: Buffer | null;
  routing_number: string;
  account_type: 'checking' | 'savings';
}

/** How the queries below read an entry. */
type SelectedEntry = EntryToWrite & { file_uuid: string };

const retried = codesWhere(({ effect }) => effect?.retry)
  .map((code) => `'${code}'`)
  .join(', ');

// A capture is presented again only after R01 or R09. A clawback is debited again after other codes
// too, but then it is not a re-presented debit.
const presentedAgain = `CASE WHEN l.attempt = 1 OR l.stage NOT IN ('capture', 'clawback') THEN false
    WHEN l.stage = 'capture' THEN true
    ELSE EXISTS (
      SELECT FROM legs before JOIN bank_items b ON b.entry_uuid = before.entry_uuid
      WHERE before.shard = l.shard AND before.processor_id = l.processor_id AND before.transaction_uuid = l.transaction_uuid
        AND before.stage = l.stage AND NOT before.rejected AND before.attempt = l.attempt - 1 AND before.amount = e.amount AND b.state = 'applied'
        AND b.code IN (${retried})) END`;

const originator = `${originatorOf('l')}
  CROSS JOIN LATERAL (SELECT
    coalesce(payee.company_identification, payer.company_identification, tenant.company_identification) AS company_identification,
    ${consumerDebits} AS consumer_debits, ${debitsRecur} AS recurs, ${payoutsAreWages} AS payouts_are_wages) AS o`;

// The entry of a batch is PAYROLL if one of its payments is wages.
const includesWages = `l.members > 1 AND l.stage = 'payout' AND u.kind = 'person' AND EXISTS (
    SELECT FROM legs m JOIN transactions w ON w.shard = m.shard AND w.processor_id = m.processor_id AND w.uuid = m.transaction_uuid
    WHERE m.file_uuid = e.file_uuid AND m.stage = l.stage AND m.shard = l.shard AND m.processor_id = l.processor_id
      AND m.entry_uuid = l.entry_uuid AND w.entry_purpose = 'payroll')`;

// A debit that is presented again must say so, before any other description (ACH, time).
const kindOfBatch = `
  CROSS JOIN LATERAL (SELECT ${secCodeOfEntry} AS sec_code) AS c
  CROSS JOIN LATERAL (SELECT
    c.sec_code,
    CASE WHEN l.stage IN ('reversal_debit', 'reversal_credit') THEN 'REVERSAL'
         WHEN l.stage = 'micro_entry' THEN 'ACCTVERIFY'
         WHEN ${presentedAgain} THEN 'RETRY PYMT'
         WHEN ${includesWages} THEN 'PAYROLL'
         ELSE ${askedDescription('c.sec_code')} END AS prescribed) AS k`;

// The entries `e` of the legs of `which`, with their first payment. Each entry and payment is
// looked up by its key: a join that the planner reorders may join accounts before it knows the
// entry, or compare each entry with all payments of the tenant.
const selectEntries = (which: string) => `
  SELECT e.purpose AS stage, e.amount, e.trace_id, e.processor_id,
         CASE WHEN r.uuid IS NULL THEN o.company_identification ELSE r.company_identification END AS company_identification,
         coalesce(r.company_name, t.company_name, tenant.company_name,
           (SELECT name FROM processors p WHERE p.shard = e.shard AND p.processor_id = e.processor_id)) AS company_name, u.kind,
         coalesce(r.sec_code, k.sec_code) AS sec_code, k.prescribed, ${entryRecurs} AS recurs,
         CASE WHEN l.members = 1 AND k.prescribed IS NULL THEN t.description END AS description,
         CASE WHEN l.members = 1 AND r.uuid IS NULL THEN t.addenda END AS addenda,
         CASE WHEN l.members = 1 THEN coalesce(t.client_reference_id, '') ELSE '' END AS client_reference_id,
         coalesce(u.name_in_file, u.business_name, concat_ws(' ', u.first_name, u.last_name)) AS receiver_name,
         a.uuid AS bank_account_uuid,
         CASE WHEN e.purpose IN ('fee_payout', ${checkPurposesList}) THEN a.user_uuid WHEN e.purpose = 'reversal_credit' THEN t.payer_uuid
           WHEN e.purpose = 'reversal_debit' THEN t.payee_uuid ELSE ${holderOfStage('e.purpose')} END AS user_uuid,
         a.account_number_encrypted, a.routing_number, a.account_type, e.file_uuid
  FROM (
    SELECT shard_of(processor_id) AS shard, processor_id, entry_uuid, stage, min(attempt) AS attempt, count(*) AS members,
           min(created_at) AS created_at,
           (array_agg(transaction_uuid ORDER BY transaction_uuid))[1] AS transaction_uuid
    FROM legs WHERE ${which}
    GROUP BY processor_id, entry_uuid, stage) AS l
  CROSS JOIN LATERAL (
    SELECT shard, processor_id, file_uuid, purpose, amount, trace_id, bank_account_uuid FROM entries
    WHERE shard = l.shard AND processor_id = l.processor_id AND uuid = l.entry_uuid LIMIT 1) AS e
  LEFT JOIN LATERAL (
    SELECT uuid, transaction_uuid, company_identification, company_name, sec_code FROM reversals
    WHERE e.purpose IN ('reversal_debit', 'reversal_credit')
      AND shard = l.shard AND processor_id = l.processor_id AND uuid = l.transaction_uuid LIMIT 1) AS r ON true
  LEFT JOIN LATERAL (
    SELECT shard, processor_id, payer_uuid, payee_uuid, company_name, description, addenda, client_reference_id, sec_code,
           entry_purpose, payment_type_code
    FROM transactions
    WHERE shard = l.shard AND processor_id = l.processor_id AND uuid = coalesce(r.transaction_uuid, l.transaction_uuid) LIMIT 1) AS t ON true
  JOIN bank_accounts a ON a.shard = e.shard AND a.processor_id = e.processor_id AND a.uuid = e.bank_account_uuid
  JOIN users u ON u.shard = a.shard AND u.processor_id = a.processor_id AND u.uuid = a.user_uuid
  ${originator} ${kindOfBatch}`;

/**
 * The entries of a file that were not taken out, page by page. Entries with the same batch header
 * are adjacent and in the order of their trace numbers. Entries of fees come last.
 */
export function entriesToWrite(database: Database, fileUuid: string, atMost: number): AsyncGenerator<EntryToWrite[]> {
  const select = `${selectEntries(`file_uuid = $1 AND NOT rejected`)}
     ORDER BY e.purpose = 'fee_payout', company_identification NULLS FIRST, company_name, sec_code,
       prescribed NULLS FIRST, description NULLS FIRST, e.purpose, trace_id`;
  return streamFromSnapshot(database, (snapshot) => readPages<SelectedEntry>(snapshot, select, [fileUuid], atMost));
}

/** An entry with the effective date of its batch and the bank of its file. */
export type WrittenEntry = EntryToWrite & { effective_entry_date: string; bank: string };

// The columns of the index legs_of_file that all legs of an entry share.
const keyOfEntry = inOrder.replace(', uuid', '');

/** The entry of a leg. */
export async function selectEntryOfLeg(
  db: Queryable,
  { processor_id, uuid }: { processor_id: string; uuid: string },
): Promise<WrittenEntry | null> {
  const [row] = await db.query<WrittenEntry & SelectedEntry>(
    `SELECT entry.*, f.effective_entry_date, f.bank
     FROM (${selectEntries(`(shard, ${keyOfEntry}) IN (
       SELECT shard, ${keyOfEntry} FROM legs WHERE shard = $1 AND processor_id = $2 AND uuid = $3)`)}) AS entry
     JOIN bank_files f ON f.uuid = entry.file_uuid`,
    [...tenantKey(processor_id), uuid],
  );
  return row ?? null;
}

/** An entry of a stage of a file, in the order of the index legs_of_file. */
export interface EntryPlace {
  processor_id: string;
  entry_uuid: string;
}

/** The entries of a stage of a file after a place, up to another one. */
export function selectEntriesBetween(
  db: Queryable,
  fileUuid: string,
  stage: Purpose,
  after: EntryPlace,
  until: EntryPlace,
): Promise<EntryToWrite[]> {
  return db.query<SelectedEntry>(
    selectEntries(`file_uuid = $1 AND stage = $2 AND (processor_id, entry_uuid) > ($3::uuid, $4::uuid)
       AND (processor_id, entry_uuid) <= ($5::uuid, $6::uuid) AND NOT rejected`),
    [fileUuid, stage, after.processor_id, after.entry_uuid, until.processor_id, until.entry_uuid],
  );
}
