// Invariants of entries and files: an entry is its legs, a file is its entries, and trace numbers
// are unique.

import { ofEntry } from '../../banks/origination/entries/legs.sql.ts';
import { offsetTotals } from '../../banks/origination/offsets/offset-entries.sql.ts';
import { holderOfStage } from '../../payments/lifecycle/stage-accounts.sql.ts';
import { directionOf, otherPurposesList, purposes } from '../../payments/lifecycle/stage-names.ts';
import { valuesOf } from './declared-moves.ts';
import type { QueryInvariant } from './invariant.ts';
import { withEntries, withLegs } from './legs-of-payments.sql.ts';

const directions = valuesOf(purposes.map((purpose) => [purpose, directionOf(purpose)] as const));

// As SQL: of all numbers of the range. A portion that does not fit at the end leaves some unused.
const nearlyAll = `(SELECT c.last_trace - c.first_trace - 99999 FROM trace_counters c WHERE c.odfi = left(again.trace_id, 8))`;

/**
 * The entries of `traces` (trace_id) that repeat a number too early. The seven digits restart: a
 * bank with many entries uses them up before the oldest entries are past all return deadlines.
 */
const repeated = (traces: string) => `
      WITH traces AS (${traces}), numbered AS (
        SELECT e.processor_id, e.uuid, e.trace_id, e.created_at, e.file_uuid,
               lag(e.created_at) OVER same AS earlier, lag(e.file_uuid) OVER same AS earlier_file
        FROM traces JOIN entries e ON e.trace_id = traces.trace_id
        WINDOW same AS (PARTITION BY e.trace_id ORDER BY e.created_at, e.uuid)
      ), again AS (
        SELECT DISTINCT ON (earlier_file, file_uuid) processor_id, uuid, trace_id, earlier_file, file_uuid, created_at
        FROM numbered WHERE created_at < earlier + interval '180 days' ORDER BY earlier_file, file_uuid, created_at
      )
      SELECT processor_id, uuid AS subject_uuid, trace_id AS found FROM again
      WHERE earlier_file = file_uuid OR ${nearlyAll} > (
        SELECT coalesce(sum(between_them.entry_count), 0)
        FROM bank_files first JOIN bank_files between_them ON between_them.odfi = left(again.trace_id, 8)
          AND between_them.created_at BETWEEN first.created_at AND again.created_at
        WHERE first.uuid = again.earlier_file)`;

const unique =
  'Within half a year another entry has the number only after all other numbers were used, and never in the same file.';

export const entryInvariants: QueryInvariant[] = [
  {
    name: 'legs_match_entries',
    rule: 'The entry of a leg is in the same file, for the same stage and in its direction.',
    reads: 'payments',
    sql: (payments) => `
      SELECT l.processor_id, l.transaction_uuid AS subject_uuid,
             format('%s leg, its entry %s %s', l.stage, coalesce(e.direction, 'is missing'), e.purpose) AS found
      FROM ${withLegs(payments)}
      JOIN ${directions} AS d (stage, direction) ON d.stage = l.stage::text
      LEFT JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid
      WHERE (e.file_uuid, e.purpose, e.direction) IS DISTINCT FROM (l.file_uuid, l.stage, d.direction)`,
  },
  {
    name: 'entry_amounts_match_legs',
    rule: 'The amount of an entry is the sum of its legs.',
    reads: 'payments',
    sql: (payments) => `
      SELECT e.processor_id, e.uuid AS subject_uuid, format('%s entry of %s, legs of %s', e.purpose, e.amount, legs.amount) AS found
      FROM (SELECT DISTINCT e.shard, e.processor_id, e.uuid, e.file_uuid, e.purpose, e.amount FROM ${withEntries(payments)}) AS e
      CROSS JOIN LATERAL (SELECT coalesce(sum(l.amount), 0) AS amount FROM legs l WHERE ${ofEntry('l', 'e')}) AS legs
      WHERE e.amount <> legs.amount`,
  },
  {
    name: 'entry_accounts_match_party',
    rule: 'The bank account of an entry belongs to the payer or the payee of its payment, whom its stage debits or credits.',
    reads: 'payments',
    sql: (payments) => `
      SELECT l.processor_id, l.transaction_uuid AS subject_uuid, format('%s entry of account %s', l.stage, e.bank_account_uuid) AS found
      FROM ${withEntries(payments)}
      LEFT JOIN bank_accounts a ON a.shard = e.shard AND a.processor_id = e.processor_id AND a.uuid = e.bank_account_uuid
      WHERE a.user_uuid IS DISTINCT FROM ${holderOfStage('l.stage')}`,
  },
  {
    name: 'trace_numbers_are_unique',
    rule: `A trace number belongs to one entry. ${unique}`,
    reads: 'payments',
    sql: (payments) => repeated(`SELECT DISTINCT e.trace_id FROM ${withEntries(payments)}`),
  },
  {
    name: 'fee_and_dishonor_trace_numbers_are_unique',
    rule: `The same for fee payouts, reversals, checks of accounts and dishonors. ${unique}`,
    reads: 'everything',
    sql: () =>
      repeated(
        `SELECT DISTINCT trace_id FROM entries WHERE purpose IN (${otherPurposesList}, 'dishonor') AND created_at >= $1`,
      ),
  },
  {
    name: 'file_totals',
    rule: 'The count and totals of a file equal the count and totals of its entries, without the entries taken out of it.',
    reads: 'period',
    sql: () => `
      SELECT NULL::uuid AS processor_id, f.uuid AS subject_uuid,
             format('%s entries, %s debits, %s credits', count(e.uuid), coalesce(sum(e.amount) FILTER (WHERE e.direction = 'debit'), 0),
                    coalesce(sum(e.amount) FILTER (WHERE e.direction = 'credit'), 0)) AS found
      FROM bank_files f
      LEFT JOIN (
        SELECT file_uuid, shard, processor_id, entry_uuid FROM legs WHERE NOT rejected
        UNION
        -- The bank rejected this entry alone: the file has it all the same.
        SELECT unsettled_file_uuid, shard_of(processor_id), processor_id, entry_uuid FROM bank_items
        WHERE unsettled_file_uuid IS NOT NULL AND kind = 'reject' AND state = 'applied') AS l ON l.file_uuid = f.uuid
      LEFT JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid
      WHERE f.created_at >= $1 AND f.state <> 'rejected' AND f.kind = 'entries'
      GROUP BY f.uuid, f.entry_count, f.total_debits, f.total_credits
      HAVING count(e.uuid) <> f.entry_count
          OR coalesce(sum(e.amount) FILTER (WHERE e.direction = 'debit'), 0) <> f.total_debits
          OR coalesce(sum(e.amount) FILTER (WHERE e.direction = 'credit'), 0) <> f.total_credits`,
  },
  {
    name: 'offsets_balance_files',
    rule: 'The offset entries of a written file are its totals, in the other direction.',
    reads: 'period',
    sql: () => `
      SELECT NULL::uuid AS processor_id, f.uuid AS subject_uuid,
             format('%s offset debits, %s offset credits', o.offset_debits, o.offset_credits) AS found
      FROM bank_files f ${offsetTotals}
      WHERE f.created_at >= $1 AND f.content_uuid IS NOT NULL AND o.offset_entries > 0
        AND (o.offset_debits, o.offset_credits) IS DISTINCT FROM (f.total_credits, f.total_debits)`,
  },
  {
    name: 'dishonor_file_totals',
    rule: 'The count and totals of a dishonor file equal the count and totals of its dishonors, each entry has the amount of its return, and the file has no leg.',
    reads: 'period',
    sql: () => `
      SELECT NULL::uuid AS processor_id, f.uuid AS subject_uuid, format('%s dishonors of %s', count(b.uuid), coalesce(sum(b.amount), 0)) AS found
      FROM bank_files f
      LEFT JOIN entries e ON e.file_uuid = f.uuid AND e.purpose = 'dishonor'
      LEFT JOIN dishonors d ON d.entry_uuid = e.uuid AND d.entry_processor_id = e.processor_id
      LEFT JOIN bank_items b ON b.uuid = d.item_uuid AND (b.amount, b.direction) = (e.amount, e.direction)
      WHERE f.created_at >= $1 AND f.state <> 'rejected' AND f.kind = 'dishonors'
      GROUP BY f.uuid, f.entry_count, f.total_debits, f.total_credits
      HAVING count(b.uuid) <> f.entry_count OR coalesce(sum(b.amount), 0) <> f.total_debits + f.total_credits
          OR EXISTS (SELECT FROM legs l WHERE l.file_uuid = f.uuid)`,
  },
];
