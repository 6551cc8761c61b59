// Invariants of suspense: its balance equals the unexplained bank statement lines, on the
// operator's books only.

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

export const suspenseInvariants: Invariant[] = [
  {
    name: 'suspense_equals_open_lines',
    rule: 'The balance in suspense equals the sum of the bank statement lines in suspense. Two lines that offset each other add up to zero.',
    reads: 'period',
    sql: () => `
      SELECT NULL::uuid AS processor_id, coalesce(s.uuid, posted.source_uuid) AS subject_uuid,
             format('%s, with %s in suspense', coalesce(s.state::text, 'no line'), coalesce(posted.amount, 0)) AS found
      FROM statement_lines s
      FULL JOIN (${posted}) AS posted ON posted.source_uuid = s.uuid
      LEFT JOIN statement_lines other ON other.uuid = s.corrected_by
      WHERE s.uuid IS NULL
         OR coalesce(posted.amount, 0) <> CASE WHEN s.state = 'suspense' OR s.corrected_by IS NOT NULL THEN ${signed('s')} ELSE 0 END
         OR (s.corrected_by IS NOT NULL AND ${signed('s')} + ${signed('other')} <> 0)`,
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
    rule: 'An expected line shows cash of the books with exactly its amount. No other line shows cash.',
    reads: 'period',
    sql: () => `
      SELECT NULL::uuid AS processor_id, s.uuid AS subject_uuid, format('%s, shows %s of %s', s.state, coalesce(shown.amount, 0), ${signed('s')}) AS found
      FROM statement_lines s
      LEFT JOIN (SELECT line_uuid, sum(${signed('t')}) AS amount FROM statement_ticks t GROUP BY line_uuid) AS shown ON shown.line_uuid = s.uuid
      WHERE coalesce(shown.amount, 0) <> CASE s.state WHEN 'expected' THEN ${signed('s')} ELSE 0 END`,
  },
];
