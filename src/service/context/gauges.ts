// The gauges of the features: what waits, and for how long. For an operator's daily check.

import { selectBankProgress } from '../../banks/connections/banks-in-use.sql.ts';
import { selectUncertain } from '../../banks/connections/exchange/delivery-notes.sql.ts';
import { selectBankFilesOpen } from '../../banks/origination/files/bank-files.sql.ts';
import { countUnreadable } from '../../banks/returns/files/inbound-files.sql.ts';
import { countNotRemoved } from '../../customers/bank-accounts/linking/linked-items.sql.ts';
import { selectDirectoryAge } from '../../customers/bank-accounts/routing-directory/directory.sql.ts';
import { countUnlistedAccounts } from '../../customers/bank-accounts/routing-directory/unlisted-accounts.sql.ts';
import { countNotSent } from '../../customers/users/verification/over-http/submissions.sql.ts';
import { countBatchesDue } from '../../events/log/fast/batches.sql.ts';
import { selectOutboxWaiting } from '../../events/log/outbox.sql.ts';
import { selectDeliveriesWaiting, selectHealth } from '../../events/webhooks/delivery/waiting.sql.ts';
import { selectOwersOfFees } from '../../payments/fees/fee-accounts.sql.ts';
import { selectDeltasWaiting } from '../../payments/ledger/balances.sql.ts';
import { selectOpenReviews } from '../../payments/risk/monitoring/reviews.sql.ts';
import { countStates } from '../../payments/risk/return-rates/debit-days.sql.ts';
import { selectOpenHits } from '../../payments/risk/screening/hits/hits.sql.ts';
import { selectImportAge } from '../../payments/risk/screening/lists/lists.sql.ts';
import { selectUnanswered } from '../../payments/risk/screening/provider/requests.sql.ts';
import { countCheckpointsDue } from '../../payments/transactions/list/fast/checkpoints.sql.ts';
import { troubles } from '../../platform/database/deadlines/troubles.ts';
import { selectArchiver } from '../../platform/database/embedded/archiver.sql.ts';
import type { Lanes } from '../../platform/database/lanes/lanes.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { realClock } from '../../platform/std/clock.ts';
import { usualSealLimits } from '../../platform/vault/seal-limits.ts';
import { selectSeals } from '../../platform/vault/vault.sql.ts';
import { backupAge } from '../backups/backup-age.ts';
import type { Readiness } from '../lanes/readiness.ts';

/** `dataDirectory`: of the embedded database; null with one of DATABASE_URL. */
export function showGauges(
  metrics: Metrics,
  { home, all, every: { database } }: Pick<Lanes, 'home' | 'all' | 'every'>,
  laneStates: Readiness['states'],
  dataDirectory: string | null,
): void {
  metrics.gauges('achord_database_trouble', async () =>
    Object.fromEntries(troubles.map((trouble) => [trouble, Number(home.database.trouble() === trouble)])),
  );
  metrics.gauges('achord_lane_trouble', async () =>
    all.length === 1
      ? {}
      : Object.fromEntries((await laneStates()).map(({ name, state }) => [name, Number(state === 'away')])),
  );
  metrics.gauge('achord_outbox_events', async () => (await selectOutboxWaiting(database)).events);
  metrics.gauge('achord_event_batches_due', () => countBatchesDue(database));
  metrics.gauge('achord_webhook_deliveries_pending', async () => (await selectDeliveriesWaiting(database)).pending);
  metrics.gauge('achord_webhook_deliveries_due', async () => (await selectDeliveriesWaiting(database)).due);
  metrics.gauge(
    'achord_webhook_oldest_due_seconds',
    async () => (await selectDeliveriesWaiting(database)).oldest_due_seconds,
  );
  metrics.gauges('achord_webhook_endpoints', async () => ({ ...(await selectHealth(database)) }));
  metrics.gauge('achord_linked_items_not_removed', () => countNotRemoved(database));
  metrics.gauge('achord_unlisted_accounts', () => countUnlistedAccounts(database));
  metrics.gauge('achord_kyb_submissions_not_sent', () => countNotSent(database));
  // A sandbox that is ahead finds them in the future.
  const secondsSince = (at: Date) => Math.max(0, (realClock.now().getTime() - at.getTime()) / 1_000);
  const waited = async (work: Promise<{ oldest_at: Date } | null>) => {
    const found = await work;
    return found === null ? 0 : secondsSince(found.oldest_at);
  };
  metrics.gauge('achord_sanctions_hits_open', async () => (await selectOpenHits(database))?.count ?? 0);
  metrics.gauge('achord_sanctions_oldest_hit_seconds', () => waited(selectOpenHits(database)));
  metrics.gauge('achord_sanctions_import_age_seconds', () => selectImportAge(database));
  metrics.gauge('achord_screening_oldest_request_seconds', async () => {
    const { oldest_at } = await selectUnanswered(database, realClock.now());
    return oldest_at === null ? 0 : secondsSince(oldest_at);
  });
  metrics.gauge('achord_fraud_reviews_open', async () => (await selectOpenReviews(database))?.count ?? 0);
  metrics.gauge('achord_fraud_oldest_review_seconds', () => waited(selectOpenReviews(database)));
  metrics.gauge('achord_ledger_deltas', () => selectDeltasWaiting(database));
  metrics.gauge('achord_list_checkpoints_due', () => countCheckpointsDue(database));
  metrics.gauge('achord_vault_seals', () => selectSeals(database));
  metrics.gauge('achord_vault_seals_share', async () => (await selectSeals(database)) / usualSealLimits.limit);
  metrics.gauges('achord_return_rates', () => countStates(database));
  metrics.gauge('achord_fees_owed_back', () => selectOwersOfFees(database));
  metrics.gauge('achord_database_archive_failing', async () => Number((await selectArchiver(database)).is_failing));
  if (dataDirectory !== null)
    metrics.gauge('achord_backup_age_seconds', () => backupAge(database, dataDirectory, realClock.now()));
  metrics.gauge('achord_routing_directory_age_seconds', () => selectDirectoryAge(database));
  metrics.gauge('achord_bank_files_open', () => selectBankFilesOpen(database));
  metrics.gauge('achord_bank_files_uncertain', async () => (await selectUncertain(database)).length);
  metrics.gauge('achord_bank_files_unreadable', () => countUnreadable(database));
  metrics.gauges('achord_bank_inbound_behind_seconds', async () =>
    Object.fromEntries(
      (await selectBankProgress(database)).map(({ bank, played_until, inbound_read_at }) => [
        bank,
        inbound_read_at === null ? 0 : (played_until.getTime() - inbound_read_at.getTime()) / 1_000,
      ]),
    ),
  );
}
