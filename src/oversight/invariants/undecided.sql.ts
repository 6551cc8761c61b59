// Invariants of what waits for an operator: no money leaves that its decision could cost.

import { ofEntry } from '../../banks/origination/entries/legs.sql.ts';
import { isReturnOrReject, isUndecidedFile } from '../../payments/lifecycle/held-by.sql.ts';
import type { Invariant } from './invariant.ts';

export const undecidedInvariants: Invariant[] = [
  {
    name: 'undecided_returns_hold_payouts',
    rule: 'No payout is in a file that was made while a return or reject of its capture waited for an operator.',
    reads: 'period',
    // A return that was dishonored is in suspense again when the dishonor is lost.
    sql: () => `
      SELECT p.processor_id, p.transaction_uuid AS subject_uuid, format('paid at %s, %s in suspense since %s', f.cut_off_at, b.code, b.received_at) AS found
      FROM bank_items b
      JOIN inbound_files i ON i.content_uuid = b.content_uuid
      JOIN entries e ON e.trace_id = b.original_trace AND e.bank = i.bank AND e.purpose = 'capture'
      JOIN legs c ON ${ofEntry('c', 'e')}
      JOIN legs p ON p.shard = c.shard AND p.processor_id = c.processor_id AND p.transaction_uuid = c.transaction_uuid
        AND p.stage = 'payout' AND NOT p.rejected
      JOIN bank_files f ON f.uuid = p.file_uuid AND f.bank = i.bank AND f.cut_off_at >= b.received_at
      WHERE b.state = 'suspense' AND ${isReturnOrReject}
        AND NOT EXISTS (SELECT FROM dishonors d WHERE d.item_uuid = b.uuid)`,
  },
  {
    name: 'undecided_files_hold_payouts',
    rule: 'No payout is in a file that was made while a file of the bank waited for an operator.',
    reads: 'period',
    sql: () => `
      SELECT p.processor_id, p.transaction_uuid AS subject_uuid, format('paid at %s, %s waits since %s', f.cut_off_at, i.name, i.read_at) AS found
      FROM inbound_files i
      JOIN bank_files f ON f.bank = i.bank AND f.cut_off_at >= i.read_at
      JOIN legs p ON p.file_uuid = f.uuid AND p.stage = 'payout' AND NOT p.rejected
      WHERE ${isUndecidedFile}`,
  },
];
