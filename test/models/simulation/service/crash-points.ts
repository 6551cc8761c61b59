// The points at which the service may die: each query that writes something, before its commit and
// after.

import { bankFileMoves } from '../../../../src/payments/lifecycle/states/bank-file.stage.ts';
import { startOfMove } from '../../../../src/payments/lifecycle/states/move-states.sql.ts';

export interface CrashPoint {
  name: string;
  /** A text in the query at which it dies. */
  statement: string;
  /** `before` the commit, or `after` it and before the caller receives the answer. */
  when: 'before' | 'after';
}

/** By what the query does. Every step at the bank's directories is between two of them. */
export const places = {
  // Requests.
  // Copied or inserted.
  'a payment is written': ' transactions (',
  'a key is claimed': 'RETURNING fence',
  'an answer is stored': 'SET response_status',
  'an act is recorded': 'INSERT INTO audit_trail',
  // Every move.
  'payments get their states': 'DELETE FROM states_due',
  'payments move': 'UPDATE transaction_states s SET',
  // The cut-off and the way to the bank.
  'entries are made': 'INSERT INTO entries',
  'entries are chosen': 'INSERT INTO legs',
  'straight-through payments are filed': 'WITH filed AS (',
  'the entry of a batch is stored': 'UPDATE merchant_batches m SET entry_uuid',
  'a file is closed': startOfMove('bank_files', bankFileMoves.close),
  'a file gets its name': 'UPDATE bank_files SET name',
  'a file is being archived': 'INSERT INTO archived_chunks',
  'a file is archived': 'UPDATE archived_files SET size',
  'a file is written': startOfMove('bank_files', bankFileMoves.write),
  'a delivery is recorded': 'INSERT INTO file_deliveries',
  'an upload begins': 'UPDATE file_deliveries SET temporary_name',
  'an upload is about to be renamed': `SET state = 'renaming'`,
  'a rename was answered': `SET state = 'renamed'`,
  'a delivery is done': `SET state = 'delivered', delivered_at`,
  'a file was submitted': startOfMove('bank_files', bankFileMoves.submit),
  'entries count as sent': `UPDATE legs l SET own_state = 'sent'`,
  'a file is confirmed': startOfMove('bank_files', bankFileMoves.confirm),
  'entries are taken back': `UPDATE legs l SET own_state = 'rejected'`,
  'a file is taken back': 'SET taken_back_at',
  // Work of the calendar.
  'legs settle or become good': 'UPDATE legs SET own_state = $1',
  'files have settled': 'UPDATE bank_files SET settled_at',
  'batches are joined': 'INSERT INTO merchant_batches',
  'a batch is announced': 'UPDATE batches b SET announced',
  'an instant was played': 'played_until = greatest',
  'the clock is advanced': 'UPDATE sandbox_clock SET ahead_ms',
  // The bank's side, and the way from it.
  'the bank plans its items': 'INSERT INTO simulated_answers',
  'the bank puts items into a file': 'UPDATE simulated_answers SET file_uuid',
  'the bank has published a file': 'SET laid_out = true',
  'a file is seen': 'INSERT INTO file_arrivals',
  'a file is kept': `SET state = 'kept'`,
  'a file was acknowledged': `SET state = 'acknowledged' WHERE uuid`,
  'a file is opened': 'UPDATE file_arrivals SET content_uuid',
  'a file is read': 'INSERT INTO inbound_files',
  'items are stored': 'INSERT INTO bank_items',
  'all items of a file are stored': 'UPDATE inbound_files SET taken_at',
  'items are decided': 'UPDATE bank_items b SET state',
  'legs are returned': `UPDATE legs SET own_state = 'returned'`,
  // Reversals.
  'a file is being reversed': 'INSERT INTO file_reversals',
  'reversals are placed': 'INSERT INTO reversals',
  'a portion of a file is reversed': 'UPDATE file_reversals SET after_stage',
  'reversals move': 'UPDATE reversals r SET status',
  // Events and their webhooks.
  'events get their position': 'DELETE FROM outbox',
  'a batch gets its deliveries': 'DELETE FROM event_batches_due',
  'deliveries become due': 'INSERT INTO webhook_due',
  'a lane is leased': 'UPDATE webhook_lanes l SET leased_until',
  'deliveries are acknowledged': 'INSERT INTO webhook_deliveries',
  'balances are folded': 'INSERT INTO ledger_balances',
} as const;

export const crashPoints: readonly CrashPoint[] = Object.entries(places).flatMap(([name, statement]) =>
  (['before', 'after'] as const).map((when) => ({ name: `${when} ${name}`, statement, when })),
);

/** Every seed has its own point, so that each is reached, however rarely it occurs. */
export const crashPointOf = (seed: number): CrashPoint => crashPoints[seed % crashPoints.length]!;
