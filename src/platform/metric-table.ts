// Every metric of the service, in one table. `metrics.ts` shows them; who measures names them.

interface Metric {
  /**
   * `own`: of `metrics.ts`. `ofProcess`: a number of this process, several processes are added up.
   * `gauge`, `gauges`: read with the metrics, the same in every process. `counts`, `durations`: by
   * labels with few values, which never name a tenant, a user or an account.
   */
  kind: 'own' | 'ofProcess' | 'gauge' | 'gauges' | 'counts' | 'durations';
  labels: readonly string[];
  help: string;
}

export const metricTable = {
  achord_build_info: {
    kind: 'own',
    labels: ['version', 'node'],
    help: 'Always 1. The labels give the version of the service and of Node.',
  },
  achord_http_requests_total: {
    kind: 'own',
    labels: ['route', 'method', 'status'],
    help: 'Answered requests.',
  },
  achord_http_request_duration_seconds: {
    kind: 'own',
    labels: ['route', 'method'],
    help: 'Seconds from the head of the request to the end of the answer.',
  },
  achord_http_refused_total: {
    kind: 'own',
    labels: ['reason'],
    help: 'Requests and connections that were refused because of a limit or because they were unreadable.',
  },
  achord_database_connections: {
    kind: 'own',
    labels: ['state'],
    help: 'Connections of the database pool (in_use, idle), and requests that wait for one (waited_for).',
  },
  achord_http_requests_in_progress: {
    kind: 'ofProcess',
    labels: [],
    help: 'Requests in progress: their bodies have arrived.',
  },
  achord_http_requests_in_progress_limit: {
    kind: 'ofProcess',
    labels: [],
    help: 'Maximum number of requests in progress.',
  },
  achord_http_requests_in_progress_of_busiest_tenant: {
    kind: 'ofProcess',
    labels: [],
    help: 'Requests in progress of the processor with the most of them.',
  },
  achord_http_unread_bodies: {
    kind: 'ofProcess',
    labels: [],
    help: 'Requests whose body is still arriving.',
  },
  achord_http_unread_body_bytes: {
    kind: 'ofProcess',
    labels: [],
    help: 'Bytes that the arriving bodies may take, in steps of 64 KiB.',
  },
  achord_http_connections_ended_total: {
    kind: 'counts',
    labels: ['reason'],
    help: 'Connections that the service ended, by reason: dropped (above the limit), gave_way (closed for another one), not_taken (the client did not take its answer), left_open (the client did not close it after the end).',
  },
  achord_http_connections: {
    kind: 'ofProcess',
    labels: [],
    help: 'Open connections.',
  },
  achord_http_connections_limit: {
    kind: 'ofProcess',
    labels: [],
    help: 'Maximum number of connections.',
  },
  achord_start_batches_total: {
    kind: 'counts',
    labels: ['way'],
    help: 'batches of started payments: copied, or why they were inserted item by item',
  },
  achord_requests_not_logged_total: {
    kind: 'counts',
    labels: ['reason'],
    help: 'Requests that are missing in the log of requests.',
  },
  achord_log_lines_lost: {
    kind: 'ofProcess',
    labels: [],
    help: 'Log lines that were lost because their reader was too slow or their disk was full.',
  },
  achord_database_trouble: {
    kind: 'gauges',
    labels: ['trouble'],
    help: 'Above 0: why the database does not work. silent: it does not answer; read_only: it accepts no writes; disk_full, disk_failing: it cannot write.',
  },
  achord_lane_trouble: {
    kind: 'gauges',
    labels: ['lane'],
    help: 'With several databases: 1 for a lane whose database does not work.',
  },
  achord_outbox_events: {
    kind: 'gauge',
    labels: [],
    help: 'Announced events that have no position yet.',
  },
  achord_event_batches_due: {
    kind: 'gauge',
    labels: [],
    help: 'Batches of events whose deliveries are not created yet.',
  },
  achord_webhook_deliveries_pending: {
    kind: 'gauge',
    labels: [],
    help: 'Deliveries that are due or wait for their next attempt.',
  },
  achord_webhook_deliveries_due: {
    kind: 'gauge',
    labels: [],
    help: 'Deliveries that are due now.',
  },
  achord_webhook_oldest_due_seconds: {
    kind: 'gauge',
    labels: [],
    help: 'Seconds that the oldest due delivery has waited; 0: none is due.',
  },
  achord_webhook_endpoints: {
    kind: 'gauges',
    labels: ['health'],
    help: 'Webhook endpoints that had a delivery, by state.',
  },
  achord_linked_items_not_removed: {
    kind: 'gauge',
    labels: [],
    help: 'Items that the linking provider has refused to remove at least once. They are tried again.',
  },
  achord_approval_notices_total: {
    kind: 'counts',
    labels: ['result'],
    help: 'Attempts to tell operators of an approval: mail_sent, mail_failed, mail_no_recipient (no operator is to be told), webhook_sent, webhook_failed.',
  },
  achord_unlisted_accounts: {
    kind: 'gauge',
    labels: [],
    help: 'Usable bank accounts whose routing number is not in the routing directory, or was replaced there.',
  },
  achord_kyb_submissions_not_sent: {
    kind: 'gauge',
    labels: [],
    help: 'Businesses that could not be sent to the verification provider. They are tried again.',
  },
  achord_sanctions_hits_open: {
    kind: 'gauge',
    labels: [],
    help: 'Hits of the sanctions screening that wait for a decision. Their users are blocked.',
  },
  achord_sanctions_oldest_hit_seconds: {
    kind: 'gauge',
    labels: [],
    help: 'Seconds that the oldest open hit of the sanctions screening has waited; 0: none is open.',
  },
  achord_sanctions_import_age_seconds: {
    kind: 'gauge',
    labels: [],
    help: 'Seconds since the last import of a sanctions list; 0: none was imported.',
  },
  achord_screening_oldest_request_seconds: {
    kind: 'gauge',
    labels: [],
    help: 'Seconds that the oldest request to the screening provider has no answer; 0: none waits.',
  },
  achord_fraud_reviews_open: {
    kind: 'gauge',
    labels: [],
    help: 'Fraud reviews that wait for a decision. Their payments are on hold.',
  },
  achord_fraud_oldest_review_seconds: {
    kind: 'gauge',
    labels: [],
    help: 'Seconds that the oldest open fraud review has waited; 0: none is open.',
  },
  achord_ledger_deltas: {
    kind: 'gauge',
    labels: [],
    help: 'Changes of balances that are not folded yet.',
  },
  achord_list_checkpoints_due: {
    kind: 'gauge',
    labels: [],
    help: 'Batches of payments that have no checkpoints in their lists yet.',
  },
  achord_vault_seals: {
    kind: 'gauge',
    labels: [],
    help: 'Values that the current data key may have sealed. A new key is made at 2147483648.',
  },
  achord_vault_seals_share: {
    kind: 'gauge',
    labels: [],
    help: 'Used share of the limit of the current data key, 0 to 1. Above 0.6: no new key was made.',
  },
  achord_return_rates: {
    kind: 'gauges',
    labels: ['rate_state'],
    help: 'Merchants and processors whose return rate is near its limit (warning) or above it (exceeded).',
  },
  achord_fees_owed_back: {
    kind: 'gauge',
    labels: [],
    help: 'Vendors and processors that owe fees, because the fees were returned after they were paid out.',
  },
  achord_database_archive_failing: {
    kind: 'gauge',
    labels: [],
    help: '1: the last attempt to archive the log of PostgreSQL failed, and it tries again; 0: it did not, or there is no archive.',
  },
  achord_backup_age_seconds: {
    kind: 'gauge',
    labels: [],
    help: 'Seconds since the last "achord backup" ended; without one, since the database was made.',
  },
  achord_routing_directory_age_seconds: {
    kind: 'gauge',
    labels: [],
    help: 'Seconds since the last import of the routing directory; 0: none was imported.',
  },
  achord_bank_files_open: {
    kind: 'gauge',
    labels: [],
    help: 'Files whose outcome the bank has not reported yet.',
  },
  achord_bank_files_uncertain: {
    kind: 'gauge',
    labels: [],
    help: 'Files with an uncertain delivery: an operator has to decide (achord banks decide).',
  },
  achord_bank_files_unreadable: {
    kind: 'gauge',
    labels: [],
    help: 'Stored files of a bank that could not be opened.',
  },
  achord_bank_inbound_behind_seconds: {
    kind: 'gauges',
    labels: ['bank'],
    help: "Seconds that the reading of a bank's files is behind the bank's day; 0: all are read.",
  },
  achord_webhook_attempts_in_flight: {
    kind: 'gauge',
    labels: [],
    help: 'Attempts in this process that are under way or not recorded yet.',
  },
  achord_webhook_attempt_duration_seconds: {
    kind: 'durations',
    labels: ['outcome'],
    help: 'Seconds of each attempt by outcome, from the name lookup to the end of the answer.',
  },
  achord_invariant_violations: {
    kind: 'gauges',
    labels: ['invariant'],
    help: 'Violations found by the latest rounds of checks. The log has an error with examples for each.',
  },
  achord_invariants_checked_seconds_ago: {
    kind: 'gauge',
    labels: [],
    help: 'Seconds since the latest complete round over the payments that moved.',
  },
  achord_payments_checked_seconds_ago: {
    kind: 'gauge',
    labels: [],
    help: 'Seconds since the latest complete round over every payment.',
  },
  achord_invariant_query_seconds: {
    kind: 'durations',
    labels: ['round'],
    help: 'Queries that check invariants.',
  },
  achord_personal_data_removed_total: {
    kind: 'counts',
    labels: ['what'],
    help: 'Personal data that was removed because its time had ended: contents of files, account numbers, kept identities.',
  },
} as const satisfies Record<`achord_${string}`, Metric>;

export type MetricName = keyof typeof metricTable;

/** The names of the metrics of a kind. */
export type MetricOf<Kind extends Metric['kind']> = {
  [Name in MetricName]: (typeof metricTable)[Name]['kind'] extends Kind ? Name : never;
}[MetricName];

/** The labels of a metric. */
export type LabelOf<Name extends MetricName> = (typeof metricTable)[Name]['labels'][number];
