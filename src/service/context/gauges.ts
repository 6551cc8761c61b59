// The gauges of the features: what waits, and for how long. For an operator's daily check.

import { selectBankProgress } from '../../banks/connections/banks-in-use.sql.ts';
import { selectUncertain } from '../../banks/connections/exchange/delivery-notes.sql.ts';
import { selectBankFilesOpen } from '../../banks/origination/files/bank-files.sql.ts';
import { countUnreadable } from '../../banks/returns/files/inbound-files.sql.ts';
import { countNotRemoved } from '../../customers/bank-accounts/linking/linked-items.sql.ts';
import { selectDirectoryAge } from '../../customers/bank-accounts/routing-directory/directory.sql.ts';
import { countUnlistedAccounts } from '../../customers/bank-accounts/routing-directory/unlisted-accounts.sql.ts';
import { countNotSent } from '../../customers/users/verification/over-http/submissions.sql.ts';
import { countBatchesDue } from '../../events/log/batches.sql.ts';
import { selectOutboxWaiting } from '../../events/log/outbox.sql.ts';
import { selectDeliveriesWaiting, selectHealth } from '../../events/webhooks/delivery/waiting.sql.ts';
import { selectOwersOfFees } from '../../payments/fees/fee-accounts.sql.ts';
import { selectDeltasWaiting } from '../../payments/ledger/balances.sql.ts';
import { countStates } from '../../payments/risk/return-rates/debit-days.sql.ts';
import { countCheckpointsDue } from '../../payments/transactions/list/checkpoints.sql.ts';
import { type Database, troubles } from '../../platform/database/database.ts';
import { selectArchiver } from '../../platform/database/embedded/archiver.sql.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { realClock } from '../../platform/std/clock.ts';
import { usualSealLimits } from '../../platform/vault/seal-limits.ts';
import { selectSeals } from '../../platform/vault/vault.sql.ts';
import { backupAge } from '../backups/backup-age.ts';

/** `dataDirectory`: of the embedded database; null with one of DATABASE_URL. */
export function showGauges(metrics: Metrics, database: Database, dataDirectory: string | null): void {
  metrics.gauges(
    'achord_database_trouble',
    'Above 0: why the database does not work. silent: it does not answer; read_only: it accepts no writes; disk_full, disk_failing: it cannot write.',
    'trouble',
    async () => Object.fromEntries(troubles.map((trouble) => [trouble, Number(database.trouble() === trouble)])),
  );
  metrics.gauge(
    'achord_outbox_events',
    'Announced events that have no position yet.',
    async () => (await selectOutboxWaiting(database)).events,
  );
  metrics.gauge('achord_event_batches_due', 'Batches of events whose deliveries are not created yet.', () =>
    countBatchesDue(database),
  );
  metrics.gauge(
    'achord_webhook_deliveries_pending',
    'Deliveries that are due or wait for their next attempt.',
    async () => (await selectDeliveriesWaiting(database)).pending,
  );
  metrics.gauge(
    'achord_webhook_deliveries_due',
    'Deliveries that are due now.',
    async () => (await selectDeliveriesWaiting(database)).due,
  );
  metrics.gauge(
    'achord_webhook_oldest_due_seconds',
    'Seconds that the oldest due delivery has waited; 0: none is due.',
    async () => (await selectDeliveriesWaiting(database)).oldest_due_seconds,
  );
  metrics.gauges(
    'achord_webhook_endpoints',
    'Webhook endpoints that had a delivery, by state.',
    'health',
    async () => ({ ...(await selectHealth(database)) }),
  );
  metrics.gauge(
    'achord_linked_items_not_removed',
    'Items that the linking provider has refused to remove at least once. They are tried again.',
    () => countNotRemoved(database),
  );
  metrics.gauge(
    'achord_unlisted_accounts',
    'Usable bank accounts whose routing number is not in the routing directory, or was replaced there.',
    () => countUnlistedAccounts(database),
  );
  metrics.gauge(
    'achord_kyb_submissions_not_sent',
    'Businesses that could not be sent to the verification provider. They are tried again.',
    () => countNotSent(database),
  );
  metrics.gauge('achord_ledger_deltas', 'Changes of balances that are not folded yet.', () =>
    selectDeltasWaiting(database),
  );
  metrics.gauge('achord_list_checkpoints_due', 'Batches of payments that have no checkpoints in their lists yet.', () =>
    countCheckpointsDue(database),
  );
  metrics.gauge(
    'achord_vault_seals',
    'Values that the current data key may have sealed. A new key is made at 2147483648.',
    () => selectSeals(database),
  );
  metrics.gauge(
    'achord_vault_seals_share',
    'Used share of the limit of the current data key, 0 to 1. Above 0.6: no new key was made.',
    async () => (await selectSeals(database)) / usualSealLimits.limit,
  );
  metrics.gauges(
    'achord_return_rates',
    'Merchants and processors whose return rate is near its limit (warning) or above it (exceeded).',
    'rate_state',
    () => countStates(database),
  );
  metrics.gauge(
    'achord_fees_owed_back',
    'Vendors and processors that owe fees, because the fees were returned after they were paid out.',
    () => selectOwersOfFees(database),
  );
  metrics.gauge(
    'achord_database_archive_failing',
    '1: the last attempt to archive the log of PostgreSQL failed, and it tries again; 0: it did not, or there is no archive.',
    async () => Number((await selectArchiver(database)).is_failing),
  );
  if (dataDirectory !== null)
    metrics.gauge(
      'achord_backup_age_seconds',
      'Seconds since the last "achord backup" ended; without one, since the database was made.',
      () => backupAge(database, dataDirectory, realClock.now()),
    );
  metrics.gauge(
    'achord_routing_directory_age_seconds',
    'Seconds since the last import of the routing directory; 0: none was imported.',
    () => selectDirectoryAge(database),
  );
  metrics.gauge('achord_bank_files_open', 'Files whose outcome the bank has not reported yet.', () =>
    selectBankFilesOpen(database),
  );
  metrics.gauge(
    'achord_bank_files_uncertain',
    'Files with an uncertain delivery: an operator has to decide (achord banks decide).',
    async () => (await selectUncertain(database)).length,
  );
  metrics.gauge('achord_bank_files_unreadable', 'Stored files of a bank that could not be opened.', () =>
    countUnreadable(database),
  );
  metrics.gauges(
    'achord_bank_inbound_behind_seconds',
    "Seconds that the reading of a bank's files is behind the bank's day; 0: all are read.",
    'bank',
    async () =>
      Object.fromEntries(
        (await selectBankProgress(database)).map(({ bank, played_until, inbound_read_at }) => [
          bank,
          inbound_read_at === null ? 0 : (played_until.getTime() - inbound_read_at.getTime()) / 1_000,
        ]),
      ),
  );
}
