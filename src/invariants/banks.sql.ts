// Invariants of banks: entries, answers and bank statement lines stay with their bank.
import type { Invariant } from './invariant.ts';
import { withLegs } from './legs-of-payments.sql.ts';

export const bankInvariants: Invariant[] = [
  {
    name: 'payment_trace_numbers_match_bank',
    rule: 'The trace number of each entry of a payment begins with the ODFI number of the bank that received its file.',
    reads: 'payments',
    sql: (payments) => `
      SELECT l.processor_id, l.transaction_uuid AS subject_uuid, format('%s leg %s in a file of %s', l.stage, l.trace_id, f.odfi) AS found
      FROM ${withLegs(payments)}
      JOIN bank_files f ON f.uuid = l.file_uuid
      WHERE left(l.trace_id, 8) <> f.odfi`,
  },
  {
    name: 'fee_and_dishonor_trace_numbers_match_bank',
    rule: 'The trace number of a fee payout or a dishonor begins with the ODFI number of the bank that received its file.',
    reads: 'period',
    sql: () => `
      SELECT other.processor_id, other.uuid AS subject_uuid, format('%s in a file of %s', other.trace_id, f.odfi) AS found
      FROM bank_files f
      JOIN (SELECT processor_id, uuid, trace_id, file_uuid FROM fee_payouts
            UNION ALL SELECT NULL, uuid, trace_id, file_uuid FROM dishonors) AS other ON other.file_uuid = f.uuid
      WHERE f.created_at >= $1 AND left(other.trace_id, 8) <> f.odfi`,
  },
  {
    name: 'returns_and_changes_match_bank',
    rule: 'A return or change from a bank is applied only to entries sent through this bank, unless an operator named the entry.',
    reads: 'payments',
    sql: (payments) => `
      SELECT l.processor_id, l.transaction_uuid AS subject_uuid, format('%s from %s of an entry at %s', b.code, i.bank, f.bank) AS found
      FROM ${withLegs(payments)}
      JOIN bank_files f ON f.uuid = l.file_uuid
      JOIN bank_items b ON b.original_trace = l.trace_id AND b.leg_uuid = l.uuid
      JOIN inbound_files i ON i.content_uuid = b.content_uuid
      WHERE b.state = 'applied' AND b.assigned_leg_uuid IS NULL AND i.bank <> f.bank`,
  },
  {
    name: 'unsettled_returns_move_no_cash',
    rule: 'The return of an unsettled entry moves no cash on BANK. If the bank books gross, its two lines offset each other.',
    reads: 'payments',
    sql: (payments) => `
      SELECT l.processor_id, l.transaction_uuid AS subject_uuid, format('%s of %s posted %s', b.code, l.trace_id, p.transition) AS found
      FROM ${withLegs(payments)}
      JOIN bank_items b ON b.leg_uuid = l.uuid AND b.unsettled_file_uuid = l.file_uuid
      JOIN postings p ON p.processor_id = l.processor_id AND p.transaction_uuid = l.transaction_uuid AND p.source_uuid = b.uuid
      WHERE 'BANK' IN (p.debit_account, p.credit_account)`,
  },
  {
    name: 'lines_match_bank',
    rule: 'A bank statement line shows only cash of its own bank: of files with that bank, or of acts that name it.',
    reads: 'period',
    sql: () => `
      SELECT NULL::uuid AS processor_id, s.uuid AS subject_uuid, format('of %s, shows cash of %s', s.bank, coalesce(f.bank, i.bank, a.bank)) AS found
      FROM statement_ticks t
      JOIN statement_lines s ON s.uuid = t.line_uuid
      LEFT JOIN bank_files f ON f.uuid = t.source_uuid
      LEFT JOIN inbound_files i ON i.content_uuid = t.source_uuid
      LEFT JOIN cash_acts a ON a.source_uuid = t.source_uuid
      WHERE coalesce(f.bank, i.bank, a.bank) <> s.bank`,
  },
];
