// The gauges that the parts show: what waits, and for how long. For the morning's look at the
// service.
import { selectBankProgress } from '../banks/banks-in-use.sql.ts';
import { selectUncertain } from '../banks/exchange/delivery-notes.sql.ts';
import { type Database, troubles } from '../database/database.ts';
import { selectOutboxWaiting } from '../events/outbox.sql.ts';
import { selectOwersOfFees } from '../fees/fee-accounts.sql.ts';
import { selectDeltasWaiting } from '../ledger/balances.sql.ts';
import type { Metrics } from '../metrics.ts';
import { selectBankFilesOpen } from '../origination/files/bank-files.sql.ts';
import { selectUnreadable } from '../returns/files/arrivals.sql.ts';
import { countStates } from '../risk/return-rates/debit-days.sql.ts';
import { countCheckpointsDue } from '../transactions/list/checkpoints.sql.ts';
import { usualSealLimits } from '../vault/seal-limits.ts';
import { selectSeals } from '../vault/vault.sql.ts';
import { selectDeliveriesWaiting, selectHealth } from '../webhooks/delivery/waiting.sql.ts';

export function showGauges(metrics: Metrics, database: Database): void {
  metrics.gauges(
    'achord_database_trouble',
    'Above 0: why the database does not work. silent: it does not answer; disk_full, disk_failing: it cannot write.',
    'trouble',
    async () => Object.fromEntries(troubles.map((trouble) => [trouble, Number(database.trouble() === trouble)])),
  );
  metrics.gauge(
    'achord_outbox_events',
    'Events announced that have no position yet.',
    async () => (await selectOutboxWaiting(database)).events,
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
    'How long the oldest due delivery has waited; 0: none is due.',
    async () => (await selectDeliveriesWaiting(database)).oldest_due_seconds,
  );
  metrics.gauges(
    'achord_webhook_endpoints',
    'Endpoints that anything was ever due to, by how they fare.',
    'health',
    async () => ({ ...(await selectHealth(database)) }),
  );
  metrics.gauge('achord_ledger_deltas', 'Changes of balances that are not folded yet.', () =>
    selectDeltasWaiting(database),
  );
  metrics.gauge('achord_list_checkpoints_due', 'Batches of payments that have no marks in their lists yet.', () =>
    countCheckpointsDue(database),
  );
  metrics.gauge(
    'achord_vault_seals',
    'Values that the present data key may have sealed; a new key is made at 2147483648.',
    () => selectSeals(database),
  );
  metrics.gauge(
    'achord_vault_seals_share',
    'The same as a share of what a data key may ever seal: above 0.6 no new key was made.',
    async () => (await selectSeals(database)) / usualSealLimits.limit,
  );
  metrics.gauges(
    'achord_return_rates',
    'Merchants and processors whose return rate comes near its limit (warning) or is past it (exceeded).',
    'rate_state',
    () => countStates(database),
  );
  metrics.gauge(
    'achord_fees_owed_back',
    'Vendors and processors that owe fees back: they came back after they had been paid out.',
    () => selectOwersOfFees(database),
  );
  metrics.gauge('achord_bank_files_open', 'Files whose outcome the bank has not told yet.', () =>
    selectBankFilesOpen(database),
  );
  metrics.gauge(
    'achord_bank_files_uncertain',
    'Files that a bank has taken or that are lost: an operator has to decide.',
    async () => (await selectUncertain(database)).length,
  );
  metrics.gauge('achord_bank_files_unreadable', "Files of a bank's that are kept and could not be opened.", () =>
    selectUnreadable(database),
  );
  metrics.gauges(
    'achord_bank_inbound_behind_seconds',
    "How far the reading of a bank's files is behind the bank's day; 0: they are read.",
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
