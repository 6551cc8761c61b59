// Invariants of suspense: its balance equals the unexplained bank statement lines, on the
// operator's books only.

import { movedCash } from '../../../banks/reconciliation/cash-movements.sql.ts';
import { operatorBooksUuid } from '../../../payments/ledger/operator-books.ts';
import { shardOf } from '../../../platform/database/tenant-key.ts';
import type { Invariant } from '../invariant.ts';

const signed = (alias: string) => `CASE ${alias}.direction WHEN 'debit' THEN ${alias}.amount ELSE -${alias}.amount END`;

/** The postings on SUSP of the operator's books per line, debit positive. */
const posted = `
  SELECT p.source_uuid, sum(CASE p.debit_account WHEN 'SUSP' THEN p.amount ELSE -p.amount END) AS amount
  FROM postings p
  WHERE (p.shard, p.processor_id) = (${shardOf(operatorBooksUuid)}, '${operatorBooksUuid}') AND 'SUSP' IN (p.debit_account, p.credit_account)
  GROUP BY p.source_uuid`;

/**
 * The postings on BANK per line, debit negative as in a line: on the operator's books, and on the
 * tenant's when a payment took the cash over (S2).
 */
const booked = `
  SELECT l.uuid AS source_uuid, sum(CASE 'BANK' WHEN p.debit_account THEN -p.amount WHEN p.credit_account THEN p.amount ELSE 0 END) AS amount
  FROM statement_lines l
  CROSS JOIN LATERAL (VALUES ('${operatorBooksUuid}'::uuid), (l.processor_id)) AS books (processor_id)
  JOIN postings p ON p.shard = shard_of(books.processor_id) AND p.processor_id = books.processor_id
    AND p.transaction_uuid = l.uuid AND p.source_uuid = l.uuid
  GROUP BY l.uuid`;

export const suspenseInvariants: Invariant[] = [
  {
    name: 'suspense_equals_open_lines',
    rule: 'The balance in suspense equals the sum of the bank statement lines in suspense. Two lines that offset each other name each other and add up to zero.',
    reads: 'period',
    sql: () => `
      SELECT NULL::uuid AS processor_id, coalesce(s.uuid, posted.source_uuid) AS subject_uuid,
             format('%s, with %s in suspense', coalesce(s.state::text, 'no line'), coalesce(posted.amount, 0)) AS found
      FROM statement_lines s
      FULL JOIN (${posted}) AS posted ON posted.source_uuid = s.uuid
      LEFT JOIN statement_lines other ON other.uuid = s.corrected_by
      WHERE s.uuid IS NULL
         OR coalesce(posted.amount, 0) <> CASE WHEN s.state = 'suspense' OR s.corrected_by IS NOT NULL THEN ${signed('s')} ELSE 0 END
         OR (s.corrected_by IS NOT NULL AND (other.corrected_by IS DISTINCT FROM s.uuid OR ${signed('s')} + ${signed('other')} <> 0))`,
  },
  {
    name: 'tenants_have_no_suspense_balance',
    rule: 'A tenant has no balance in suspense: cash matched to its event was booked by that event.',
    reads: 'period',
    sql: () => `
      SELECT processor_id, NULL::uuid AS subject_uuid, format('%s in suspense', sum(balance)) AS found
      FROM (
        SELECT b.shard, b.processor_id, b.debits - b.credits AS balance FROM processors t
        JOIN ledger_balances b ON b.shard = t.shard AND b.processor_id = t.processor_id AND b.owner_uuid = t.processor_id AND b.account = 'SUSP' AND b.day = 'infinity'
        UNION ALL
        SELECT shard, processor_id, debits - credits FROM ledger_deltas WHERE account = 'SUSP' AND processor_id <> '${operatorBooksUuid}'
      ) AS kept
      GROUP BY shard, processor_id HAVING sum(balance) <> 0`,
  },
  {
    name: 'lines_equal_cash',
    rule: 'The cash of the books that a line shows, and the cash that was booked for the line itself, add up to its amount; to zero for a line that is open or that the bank removed.',
    reads: 'period',
    sql: () => `
      SELECT NULL::uuid AS processor_id, s.uuid AS subject_uuid,
             format('%s of %s, shows %s, booked %s', s.state, ${signed('s')}, coalesce(shown.amount, 0), coalesce(booked.amount, 0)) AS found
      FROM statement_lines s
      LEFT JOIN (SELECT line_uuid, sum(${signed('t')}) AS amount FROM statement_ticks t GROUP BY line_uuid) AS shown ON shown.line_uuid = s.uuid
      LEFT JOIN (${booked}) AS booked ON booked.source_uuid = s.uuid
      WHERE coalesce(shown.amount, 0) + coalesce(booked.amount, 0) <>
              CASE WHEN s.state = 'open' OR s.state = 'corrected' AND s.corrected_by IS NULL THEN 0 ELSE ${signed('s')} END
         OR s.state NOT IN ('expected', 'matched') AND shown.amount IS NOT NULL
         OR s.state = 'expected' AND coalesce(booked.amount, 0) <> 0`,
  },
  {
    name: 'cash_is_shown_once',
    rule: 'The lines of the bank statements show at most the cash that the books moved.',
    reads: 'everything',
    ofAllLanes: true,
    sql: () => `
      SELECT NULL::uuid AS processor_id, t.source_uuid AS subject_uuid, format('%s shown of %s', t.amount, coalesce(moved.amount, 0)) AS found
      FROM (SELECT source_uuid, direction, moved_on, sum(amount) AS amount FROM statement_ticks GROUP BY 1, 2, 3) AS t
      LEFT JOIN (${movedCash({ bank: null, from: `'-infinity'::date`, until: `'9999-12-30'::date` })}) AS moved
        ON moved.source_uuid = t.source_uuid AND moved.direction = t.direction AND moved.moved_on = t.moved_on
      WHERE t.amount > coalesce(moved.amount, 0)`,
  },
];
