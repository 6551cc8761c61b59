// Queries on the entries of a file that is reversed: portion by portion, and counted before.
import type { Purpose } from '../../../payments/lifecycle/stage-names.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { lastUuid } from '../../../platform/std/identifiers.ts';
import type { EntryPlace } from '../entries/file-entries.sql.ts';
import { ofEntry } from '../entries/legs.sql.ts';
import { openCopyOf } from '../file-copies/file-copies.sql.ts';
import { type EntryToReverse, isLatest, reversalOfEntry } from '../reversals/reversible-entries.sql.ts';
import type { WhyNot } from '../reversals/why-not.ts';
import type { PartOfFile } from './file-reversals.sql.ts';

/** A leg of an entry of the file. */
export interface LegToReverse extends EntryToReverse {
  transaction_uuid: string;
}

/**
 * Up to `atMost` legs of a stage of the file, in the order of the index legs_of_file, of the
 * entries after a place. `processor_id` null: of all tenants. What the bank never had is left out.
 */
export function selectPortion(
  db: Queryable,
  { file_uuid, processor_id }: PartOfFile,
  stage: Purpose,
  after: EntryPlace,
  atMost: number,
): Promise<LegToReverse[]> {
  return db.query(
    `SELECT l.processor_id, l.uuid, l.transaction_uuid, l.stage, l.state, ${isLatest}, l.entry_uuid, e.direction, e.amount,
       e.bank_account_uuid, e.bank, f.settles_at, e.trace_id, (SELECT count(*) FROM legs m WHERE ${ofEntry('m', 'e')}) AS members,
       ${reversalOfEntry('l')} AS reversal_uuid, ${openCopyOf('l.file_uuid')} AS file_copy_uuid
     FROM (SELECT shard, processor_id, uuid, transaction_uuid, stage, attempt, state, entry_uuid, file_uuid FROM current_legs
           WHERE file_uuid = $1 AND stage = $2 AND (processor_id, entry_uuid) > ($3::uuid, $4::uuid) AND processor_id <= $5::uuid
             AND NOT rejected
           ORDER BY file_uuid, stage, processor_id, entry_uuid, uuid LIMIT $6) AS l
     JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid
     JOIN bank_files f ON f.uuid = l.file_uuid
     ORDER BY l.processor_id, l.entry_uuid, l.uuid`,
    [file_uuid, stage, after.processor_id, after.entry_uuid, processor_id ?? lastUuid, atMost],
  );
}

/** Entries of a tenant with one verdict. */
export interface CountedEntries {
  processor_id: string;
  processor_name: string;
  stage: Purpose;
  direction: 'debit' | 'credit';
  /** Null: they can be reversed. */
  why: Exclude<WhyNot, 'too_late'> | null;
  count: number;
  /** Cents. */
  amount: number;
  /** Cents of captures whose payout a bank has: it is clawed back. */
  paid_out: number;
}

const underWay = (leg: string) => `${leg} IN ('filed', 'sent', 'settled')`;

/**
 * Counts the entries of a part of a file by what a reversal would do with each now. The same rules
 * as `whyNot`, but for the time, in one query: a file may have a million entries. `held`: payments
 * that a return names which waits.
 */
export function countEntries(
  db: Queryable,
  { file_uuid, processor_id, stage }: PartOfFile,
  held: readonly string[],
): Promise<CountedEntries[]> {
  return db.query(
    `SELECT o.processor_id, coalesce(p.name, '') AS processor_name, o.stage, o.direction, o.why, count(*)::integer AS count,
       sum(o.amount)::bigint AS amount, (coalesce(sum(o.amount) FILTER (WHERE o.is_paid_out), 0))::bigint AS paid_out
     FROM (
       SELECT l.shard, l.processor_id, l.stage, e.direction, e.amount,
         l.stage = 'capture' AND s.payout_leg IN ('sent', 'settled') AS is_paid_out,
         CASE
           WHEN ${reversalOfEntry('l')} IS NOT NULL THEN 'already_reversed'
           WHEN l.state IN ('filed', 'rejected') THEN 'not_at_bank'
           WHEN l.state = 'returned' THEN 'returned'
           WHEN ${openCopyOf('$1')} IS NOT NULL THEN 'processed_twice'
           WHEN l.stage NOT IN ('capture', 'payout') THEN 'not_reversible'
           WHEN l.members > 1 THEN 'several_payments'
           WHEN NOT (SELECT is_latest FROM (SELECT ${isLatest}) AS of_leg) THEN 'later_entry'
           WHEN l.stage = 'payout' AND (coalesce(${underWay('s.clawback_leg')}, false) OR EXISTS (
             SELECT FROM refunds f WHERE f.shard = l.shard AND f.processor_id = l.processor_id
               AND f.transaction_uuid = l.transaction_uuid AND ${underWay('f.refund_capture_leg')})) THEN 'on_its_way_back'
           WHEN l.stage = 'capture' AND (s.payout_back OR s.reverse_payout_status IS NOT NULL OR EXISTS (
             SELECT FROM refunds f WHERE f.shard = l.shard AND f.processor_id = l.processor_id
               AND f.transaction_uuid = l.transaction_uuid AND f.standing <> 'void')) THEN 'on_its_way_back'
           WHEN l.transaction_uuid = ANY ($4::uuid[]) THEN 'return_waits'
         END AS why
       FROM (SELECT shard, processor_id, stage, entry_uuid, min(attempt) AS attempt, min(state) AS state, count(*) AS members,
               (array_agg(transaction_uuid ORDER BY uuid))[1] AS transaction_uuid
             FROM current_legs
             WHERE file_uuid = $1 AND ($2::uuid IS NULL OR processor_id = $2) AND ($3::stage IS NULL OR stage = $3) AND NOT rejected
             GROUP BY shard, processor_id, stage, entry_uuid) AS l
       JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid
       LEFT JOIN transaction_states s ON s.shard = l.shard AND s.processor_id = l.processor_id AND s.uuid = l.transaction_uuid) AS o
     LEFT JOIN processors p ON p.shard = o.shard AND p.processor_id = o.processor_id
     GROUP BY o.processor_id, p.name, o.stage, o.direction, o.why ORDER BY o.processor_id, o.stage, o.why NULLS FIRST`,
    [file_uuid, processor_id, stage, held],
  );
}
