// The one table of the rights that the serving role has on each table and view. A test fails for a
// table or view without an entry.

/** A right on a table, or on some of its columns: `UPDATE (amount)`. */
export type TableRight = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE' | `UPDATE (${string})`;

const read: readonly TableRight[] = ['SELECT'];
/** Rows are only added. */
const added: readonly TableRight[] = ['SELECT', 'INSERT'];
/** Rows are added and changed, never deleted. Locking a row needs the right to change it. */
const changed: readonly TableRight[] = ['SELECT', 'INSERT', 'UPDATE'];
/** Rows are added and deleted, never changed. */
const queued: readonly TableRight[] = ['SELECT', 'INSERT', 'DELETE'];
const all: readonly TableRight[] = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];

/**
 * By table. The daily partitions of the webhook history are read and written through their parents.
 */
export const tableGrants: Readonly<Record<string, readonly TableRight[]>> = {
  account_numbers: queued,
  account_validations: added,
  approval_policies: ['SELECT', 'INSERT', 'UPDATE (is_required, above_amount, changed_at)'],
  approval_notices: ['SELECT', 'INSERT', 'UPDATE (attempt_count, next_attempt_at, sent_at, error)'],
  // What was asked for, and by whom, does not change.
  approvals: ['SELECT', 'INSERT', 'UPDATE (outcome, decided_by, decided_at, decision_reason, answer_sealed)'],
  archived_chunks: added,
  archived_files: all,
  audit_links: added,
  audit_links_due: queued,
  audit_trail: added,
  authorization_requests: [
    'SELECT',
    'INSERT',
    'UPDATE (terms_sealed, ended_as, ended_at, authorization_uuid)',
    'DELETE',
  ],
  authorizations: [
    'SELECT',
    'INSERT',
    'UPDATE (evidence_encrypted, revoked_at, revoked_reason, used_by_transaction_uuid)',
  ],
  authorized_payments: added,
  bank_account_corrections: ['SELECT', 'INSERT', 'UPDATE (former_sealed)'],
  bank_accounts: changed,
  bank_days: changed,
  bank_files: changed,
  bank_items: changed,
  batch_payout_members: added,
  batches: changed,
  billable_events: added,
  billed_subjects: read,
  blocks: changed,
  business_owners: queued,
  cash_acts: added,
  closed_days: added,
  current_legs: read,
  current_transactions: read,
  debit_days: all,
  dishonors: changed,
  // The entry of a batch grows while its file is open. A closed file may be divided.
  entries: ['SELECT', 'INSERT', 'UPDATE (file_uuid, amount)'],
  erasures: changed,
  event_batches_due: queued,
  event_fan_outs: changed,
  event_positions: changed,
  events: added,
  fee_accounts: changed,
  fee_payouts: changed,
  file_arrivals: changed,
  file_deliveries: changed,
  files_only_at_banks: added,
  holds: changed,
  idempotency_keys: all,
  inbound_files: changed,
  ledger_balances: changed,
  ledger_deltas: all,
  invariant_rounds: changed,
  kyb_decisions: added,
  kyb_submissions: changed,
  leg_dates: queued,
  legal_postings: read,
  legs: changed,
  limits: all,
  linked_accounts: ['SELECT', 'INSERT', 'UPDATE (account_id, persistent_account_id)'],
  linked_items: changed,
  list_asked_pairs: changed,
  list_checkpoints: changed,
  list_checkpoints_due: queued,
  list_pair_payments: added,
  merchant_batches: changed,
  metadata_entries: queued,
  migrations: read,
  operator_links: all,
  operator_sessions: all,
  // Who a person is does not change.
  operators: [
    'SELECT',
    'INSERT',
    'UPDATE (name, role, processor_id, password_hash, password_only, totp_sealed, totp_step, oidc_subject, joined_at, disabled_at, disabled_by_service)',
  ],
  originators: changed,
  offset_entries: all,
  outbox: queued,
  payment_moves: read,
  posting_seals: added,
  postings: added,
  processors: changed,
  refunds: changed,
  request_batches: queued,
  request_batches_default: queued,
  restore_releases: added,
  restores: added,
  proof_requests: ['SELECT', 'INSERT', 'UPDATE (answered_at, answer)'],
  return_rate_states: changed,
  return_requests: ['SELECT', 'INSERT', 'UPDATE (answer, answer_note, answered_at, returned_with, returned_at)'],
  reversals: changed,
  routing_directory: all,
  routing_directory_imports: added,
  sandbox_clock: changed,
  service_mode: added,
  saved_views: ['SELECT', 'INSERT', 'DELETE'],
  file_schedules: all,
  scheduled_files: all,
  scheduled_file_chunks: ['SELECT', 'INSERT', 'DELETE'],
  sign_in_attempts: all,
  simulated_answers: changed,
  simulated_faults: changed,
  statement_balances: changed,
  statement_lines: changed,
  statement_settings: changed,
  // A line that is explained again shows other cash.
  statement_ticks: queued,
  states_due: queued,
  // What a token may do does not change.
  today_cards: changed,
  today_figures: all,
  tokens: ['SELECT', 'INSERT', 'UPDATE (issued_by_operator, revoked_at, last_used_at)'],
  trace_counters: changed,
  transaction_states: changed,
  transactions: added,
  transitions: added,
  unlisted_accounts: queued,
  unopened_accounts: queued,
  users: changed,
  vault_keys: changed,
  vendors: added,
  webhook_attempts: added,
  webhook_attempts_default: queued,
  webhook_deliveries: queued,
  webhook_deliveries_default: queued,
  webhook_due: all,
  webhook_endpoints: changed,
  webhook_lanes: changed,
  webhook_registrations: queued,
};

/** Functions that run with the rights of the owner, and that the serving role may call. */
export const functionGrants: readonly string[] = [
  'create_history_day(text, date)',
  'drop_history_day(text, date)',
  'erase_approvals(uuid)',
  'erase_event(smallint, uuid, bigint, text)',
  'remove_file_content(uuid)',
];
