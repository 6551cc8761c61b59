// What each table and view is on a sharded PostgreSQL. A test compares the names with
// docs/reference/schema.sql.

/**
 * tenant: rows belong to a tenant (processor) and are distributed with it. reference: small, and a
 * copy is on every node. local: belongs to no tenant, and is on one node.
 */
export type TableKind = 'tenant' | 'reference' | 'local';

export const tables: Readonly<Record<string, TableKind>> = {
  // Tenants and who may act for them: read by every node, changed by operators.
  processors: 'reference',
  vendors: 'reference',
  tokens: 'reference',
  approvals: 'reference',
  approval_policies: 'reference',
  operators: 'reference',
  operator_links: 'reference',
  operator_sessions: 'reference',
  invariant_rounds: 'reference',
  sign_in_attempts: 'reference',
  originators: 'reference',
  vault_keys: 'reference',
  legal_postings: 'reference',
  migrations: 'reference',
  // Answers of bank accounts read the name of the institution on the node of the tenant.
  routing_directory: 'reference',
  sandbox_clock: 'reference',
  service_mode: 'reference',

  // Files of banks have entries of many tenants.
  archived_chunks: 'local',
  archived_files: 'local',
  bank_days: 'local',
  bank_files: 'local',
  bank_items: 'local',
  cash_acts: 'local',
  dishonors: 'local',
  file_arrivals: 'local',
  file_deliveries: 'local',
  files_only_at_banks: 'local',
  inbound_files: 'local',
  leg_dates: 'local',
  // A notice of a provider names a submission or an item, and no tenant.
  kyb_submissions: 'local',
  linked_items: 'local',
  restore_releases: 'local',
  restores: 'local',
  routing_directory_imports: 'local',
  simulated_answers: 'local',
  simulated_faults: 'local',
  statement_lines: 'local',
  statement_ticks: 'local',
  trace_counters: 'local',

  // One chain over the acts or the postings of all tenants.
  audit_links: 'local',
  audit_links_due: 'local',
  posting_seals: 'local',

  // One worker takes the lanes that are due, of whatever tenant.
  webhook_lanes: 'local',

  audit_trail: 'tenant',
  authorizations: 'tenant',
  account_validations: 'tenant',
  erasures: 'tenant',
  unlisted_accounts: 'tenant',
  bank_account_corrections: 'tenant',
  bank_accounts: 'tenant',
  batch_payout_members: 'tenant',
  batches: 'tenant',
  billable_events: 'tenant',
  blocks: 'tenant',
  business_owners: 'tenant',
  debit_days: 'tenant',
  entries: 'tenant',
  event_batches_due: 'tenant',
  event_fan_outs: 'tenant',
  event_positions: 'tenant',
  events: 'tenant',
  fee_accounts: 'tenant',
  fee_payouts: 'tenant',
  holds: 'tenant',
  idempotency_keys: 'tenant',
  kyb_decisions: 'tenant',
  ledger_balances: 'tenant',
  ledger_deltas: 'tenant',
  legs: 'tenant',
  limits: 'tenant',
  linked_accounts: 'tenant',
  list_asked_pairs: 'tenant',
  list_checkpoints: 'tenant',
  list_checkpoints_due: 'tenant',
  list_pair_payments: 'tenant',
  merchant_batches: 'tenant',
  metadata_entries: 'tenant',
  outbox: 'tenant',
  postings: 'tenant',
  refunds: 'tenant',
  request_batches: 'tenant',
  return_rate_states: 'tenant',
  states_due: 'tenant',
  transaction_states: 'tenant',
  transactions: 'tenant',
  transitions: 'tenant',
  unopened_accounts: 'tenant',
  users: 'tenant',
  webhook_attempts: 'tenant',
  webhook_deliveries: 'tenant',
  webhook_due: 'tenant',
  webhook_endpoints: 'tenant',
  webhook_registrations: 'tenant',

  // Views. A query that reads one also reads its tables.
  current_legs: 'tenant',
  current_transactions: 'tenant',
  payment_moves: 'tenant',
};
