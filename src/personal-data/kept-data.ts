// The one table of what is kept about people: which tables have it, how long, why, and what removes
// it. docs/personal-data.md is made from it, and a test fails for a table of the schema that is
// missing here.

export interface KeptData {
  what: string;
  tables: readonly string[];
  /** How long, in words. */
  kept: string;
  why: string;
  /** What removes it; null: nothing does. */
  removedBy: string | null;
}

const untilErased = 'Until the user is erased';
const erasure = 'the erasure of the user';

export const keptData: readonly KeptData[] = [
  {
    what: 'Names, contact data, addresses, tax identifiers of users and of the owners of businesses',
    tables: ['users', 'business_owners'],
    kept: untilErased,
    why: 'Payments, bank files and verification need them.',
    removedBy: erasure,
  },
  {
    what: 'Identity of an erased user, encrypted: names, addresses, tax identifiers, birth dates, account numbers',
    tables: ['erasures'],
    kept: 'Five years from the deletion of the user (`ACHORD_IDENTITY_DAYS`)',
    why: 'US banks must keep what identified a customer for five years after the account is closed (31 CFR 1020.220), and records of transfers for five years (31 CFR 1010.430). A bank usually asks the same of its originators.',
    removedBy: 'the hourly job',
  },
  {
    what: 'Numbers of bank accounts and numbers before a correction, encrypted',
    tables: ['bank_accounts', 'bank_account_corrections'],
    kept: 'Until two years after the account was removed (`ACHORD_REMOVED_ACCOUNT_DAYS`), and while a payment or a balance needs them',
    why: 'The bank of a consumer can claim an unauthorized debit for two years (Nacha Operating Rules, limitation on warranty claims).',
    removedBy: `the hourly job, or ${erasure}`,
  },
  {
    what: 'Operators of this service: names, email addresses, password hashes, and the secrets of their authenticator apps, encrypted',
    tables: ['operators', 'operator_links'],
    kept: 'Always; links until 90 days after they expire',
    why: 'The audit trail names who did what.',
    removedBy: 'the hourly job removes links',
  },
  {
    what: 'Sessions of operators, with addresses and browsers; attempts to sign in as keyed hashes',
    tables: ['operator_sessions', 'sign_in_attempts'],
    kept: '90 days; attempts 15 minutes',
    why: 'They show who was signed in, and stop who guesses.',
    removedBy: 'the hourly job',
  },
  {
    what: 'Last four characters and routing number of an account in a validation',
    tables: ['account_validations'],
    kept: 'Always',
    why: 'They prove why an account was called valid. Without the identity they name nobody.',
    removedBy: null,
  },
  {
    what: 'Ids and access tokens at a linking provider',
    tables: ['linked_items', 'linked_accounts'],
    kept: 'The token until the item is removed at the provider; ids until the user is erased',
    why: 'The removal of the item needs the token.',
    removedBy: `the removal of the last account of the item, and ${erasure}`,
  },
  {
    what: 'Files to and from banks, and what was read from them: account numbers and names, encrypted',
    tables: ['archived_files', 'archived_chunks', 'inbound_files', 'bank_items'],
    kept: 'Six years',
    why: 'An originating bank must keep entries for six years (Nacha Operating Rules, retention of records), and asks the same of its originators. Name, size and hash of a file stay.',
    removedBy: 'the hourly job, a file at a time; a file with an undecided item stays until the decision',
  },
  {
    what: 'Payments as they were asked for, with the description, the addenda and the reference of the tenant; their moves, entries and refunds',
    tables: [
      'transactions',
      'transaction_states',
      'transitions',
      'refunds',
      'entries',
      'legs',
      'merchant_batches',
      'batch_payout_members',
      'batches',
      'holds',
      'fee_payouts',
      'fee_accounts',
      'statement_lines',
      'dishonors',
    ],
    kept: 'Always',
    why: 'They are the record of the money, and nothing may change them. They name users by uuid. Tell tenants to write no personal data into descriptions and references.',
    removedBy: null,
  },
  {
    what: 'The ledger',
    tables: ['postings', 'posting_seals', 'ledger_deltas', 'ledger_balances', 'legal_postings', 'cash_acts'],
    kept: 'Always',
    why: 'A chain of hashes proves that it was not changed. It has uuids and amounts only.',
    removedBy: null,
  },
  {
    what: 'Who did what',
    tables: ['audit_trail', 'audit_links', 'audit_links_due'],
    kept: 'Always',
    why: 'A chain of hashes proves that it was not changed. It has names of fields, the last four characters of account numbers, and the reasons of operators: write no personal data into a reason.',
    removedBy: null,
  },
  {
    what: 'Events about businesses and bank accounts: names, contact data, names of accounts',
    tables: ['events', 'outbox', 'event_positions', 'event_fan_outs', 'event_batches_due'],
    kept: untilErased,
    why: 'Clients read the log from any position. The events of an erased user stay, without its data.',
    removedBy: `a job after ${erasure} (\`events_erased_at\`)`,
  },
  {
    what: 'The log of requests: paths with uuids, statuses and codes, without bodies and queries',
    tables: ['request_batches', 'request_batches_default'],
    kept: '14 days (`ACHORD_REQUEST_LOG_DAYS`)',
    why: 'A developer finds out why a request failed, an operator who asked for what.',
    removedBy: 'the job that drops a day',
  },
  {
    what: 'Finished deliveries of webhooks and the answers of receivers',
    tables: [
      'webhook_deliveries',
      'webhook_deliveries_default',
      'webhook_attempts',
      'webhook_attempts_default',
      'webhook_due',
      'webhook_lanes',
      'webhook_endpoints',
      'webhook_registrations',
    ],
    kept: '30 days (`ACHORD_WEBHOOK_HISTORY_DAYS`)',
    why: 'They show what a receiver got and answered. The body of an event is read from the log.',
    removedBy: 'the job that drops a day',
  },
  {
    what: 'Stored answers of idempotency keys, encrypted',
    tables: ['idempotency_keys'],
    kept: '25 hours (`ACHORD_IDEMPOTENCY_HOURS`)',
    why: 'A repeated request is answered as the first time.',
    removedBy: 'a job every ten minutes',
  },
  {
    what: 'Decisions about businesses, with reasons and references to documents',
    tables: ['kyb_decisions', 'kyb_submissions'],
    kept: 'Always',
    why: 'They prove how a business was verified (31 CFR 1020.220). Write no personal data into a reason.',
    removedBy: null,
  },
  {
    what: 'Authorizations of debits, with the reference of the tenant',
    tables: ['authorizations'],
    kept: 'Always',
    why: 'The originator must be able to prove an authorization until two years after it ends (Nacha Operating Rules, retention of authorizations). It names the user by uuid.',
    removedBy: null,
  },
  {
    what: 'Names of merchants in bank files',
    tables: ['originators'],
    kept: untilErased,
    why: 'Every batch has the name of its company.',
    removedBy: erasure,
  },
  {
    what: 'Nothing about people: settings, counts, calendars, keys, and uuids with dates or amounts',
    tables: [
      'bank_days',
      'bank_files',
      'billable_events',
      'blocks',
      'debit_days',
      'file_arrivals',
      'file_deliveries',
      'files_only_at_banks',
      'leg_dates',
      'limits',
      'list_asked_pairs',
      'list_checkpoints',
      'list_checkpoints_due',
      'list_pair_payments',
      'migrations',
      'processors',
      'restore_releases',
      'restores',
      'return_rate_states',
      'routing_directory',
      'routing_directory_imports',
      'sandbox_clock',
      'statement_ticks',
      'states_due',
      'tokens',
      'trace_counters',
      'unlisted_accounts',
      'unopened_accounts',
      'vault_keys',
      'vendors',
    ],
    kept: 'Always',
    why: 'The service needs them.',
    removedBy: null,
  },
  {
    what: 'What the simulated banks of the sandbox will answer',
    tables: ['simulated_answers', 'simulated_faults'],
    kept: 'Always; only in the sandbox',
    why: 'The sandbox has no real people. Use none.',
    removedBy: null,
  },
];
