// Invariants of banks: entries, answers and bank statement lines stay with their bank.

import { isOfAccount } from '../../../banks/connections/account-sharing.sql.ts';
import { otherPurposesList } from '../../../payments/lifecycle/stage-names.ts';
import type { Invariant } from '../invariant.ts';
import { withEntries, withLegs } from '../legs-of-payments.sql.ts';

export const bankInvariants: Invariant[] = [
  {
    name: 'payment_trace_numbers_match_bank',
    rule: 'Each entry of a payment names the bank that received its file, and its trace number begins with the ODFI number of this bank.',
    reads: 'payments',
    sql: (payments) => `
      SELECT l.processor_id, l.transaction_uuid AS subject_uuid, format('%s entry %s in a file of %s', l.stage, e.trace_id, f.odfi) AS found
      FROM ${withEntries(payments)}
      JOIN bank_files f ON f.uuid = e.file_uuid
      WHERE left(e.trace_id, 8) <> f.odfi OR e.bank <> f.bank`,
  },
  {
    name: 'fee_and_dishonor_trace_numbers_match_bank',
    rule: 'The entry of a fee payout, a reversal, a check of an account or a dishonor names the bank that received its file, and its trace number begins with the ODFI number of this bank.',
    reads: 'period',
    sql: () => `
      SELECT other.processor_id, other.uuid AS subject_uuid, format('%s in a file of %s', other.trace_id, f.odfi) AS found
      FROM bank_files f
      JOIN LATERAL (
        SELECT e.processor_id, e.uuid, e.trace_id, e.bank FROM legs l
        JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid
        WHERE l.file_uuid = f.uuid AND l.stage IN (${otherPurposesList})
        UNION ALL
        SELECT processor_id, uuid, trace_id, bank FROM entries WHERE file_uuid = f.uuid AND purpose = 'dishonor') AS other ON true
      WHERE f.created_at >= $1 AND (left(other.trace_id, 8) <> f.odfi OR other.bank <> f.bank)`,
  },
  {
    name: 'returns_and_changes_match_bank',
    rule: 'A return or change from a bank is applied only to entries sent through this bank, unless an operator named the entry.',
    reads: 'payments',
    sql: (payments) => `
      SELECT l.processor_id, l.transaction_uuid AS subject_uuid, format('%s from %s of an entry at %s', b.code, i.bank, e.bank) AS found
      FROM ${withEntries(payments)}
      JOIN bank_items b ON b.entry_uuid = e.uuid
      JOIN inbound_files i ON i.content_uuid = b.content_uuid
      WHERE b.state = 'applied' AND b.assigned_entry_uuid IS NULL AND i.bank <> e.bank`,
  },
  {
    name: 'unsettled_returns_move_no_cash',
    rule: 'The return of an unsettled entry moves no cash on BANK. If the bank books gross, its two lines offset each other.',
    reads: 'payments',
    sql: (payments) => `
      SELECT l.processor_id, l.transaction_uuid AS subject_uuid, format('%s of a %s posted %s', b.code, l.stage, p.transition) AS found
      FROM ${withLegs(payments)}
      JOIN bank_items b ON b.entry_uuid = l.entry_uuid AND b.unsettled_file_uuid = l.file_uuid
      JOIN postings p ON p.shard = l.shard AND p.processor_id = l.processor_id AND p.transaction_uuid = l.transaction_uuid AND p.source_uuid = b.uuid
      WHERE 'BANK' IN (p.debit_account, p.credit_account)`,
  },
  {
    name: 'lines_match_bank',
    rule: 'A bank statement line shows only cash of its own bank, or of one that shares its account: of files with that bank, or of acts that name it.',
    reads: 'period',
    // The files of a bank that shares an account are in another lane.
    ofAllLanes: true,
    sql: () => `
      SELECT NULL::uuid AS processor_id, s.uuid AS subject_uuid, format('of %s, shows cash of %s', s.bank, coalesce(f.bank, i.bank, a.bank)) AS found
      FROM statement_ticks t
      JOIN statement_lines s ON s.uuid = t.line_uuid
      LEFT JOIN bank_files f ON f.uuid = t.source_uuid
      LEFT JOIN inbound_files i ON i.content_uuid = t.source_uuid
      LEFT JOIN cash_acts a ON a.source_uuid = t.source_uuid
      WHERE NOT ${isOfAccount('coalesce(f.bank, i.bank, a.bank)', 's.bank')}`,
  },
];
