// Every job of the worker, wired by hand.

import { tidySignInsJob } from '../../access/operators/tidy-sign-ins.job.ts';
import { purgeIdempotencyKeys } from '../../api/idempotency/purge.job.ts';
import { reconcileStatementsJob } from '../../banks/reconciliation/reconcile-statements.job.ts';
import { removeItemsJob } from '../../customers/bank-accounts/linking/remove-items.job.ts';
import { openNumbersJob } from '../../customers/bank-accounts/open-numbers.job.ts';
import { sendSubmissionsJob } from '../../customers/users/verification/over-http/send-submissions.job.ts';
import { positionEventsJob } from '../../events/log/position-events.job.ts';
import { reachable } from '../../events/webhooks/addresses/public-address.ts';
import { resolveHost } from '../../events/webhooks/addresses/resolve-host.ts';
import { databaseQueue } from '../../events/webhooks/delivery/database-queue.ts';
import { deliverWebhooksJob } from '../../events/webhooks/delivery/deliver.job.ts';
import { posterOnDemand } from '../../events/webhooks/delivery/post-on-demand.ts';
import { showDeliveries } from '../../events/webhooks/delivery/show-deliveries.ts';
import { checkEveryPaymentJob } from '../../oversight/invariants/check-every-payment.job.ts';
import { checkMovedJob } from '../../oversight/invariants/check-moved.job.ts';
import { showViolations } from '../../oversight/invariants/shown-violations.ts';
import { eraseEventsJob } from '../../oversight/personal-data/erasure/erase-events.job.ts';
import { removeExpiredJob } from '../../oversight/personal-data/removal/remove-expired.job.ts';
import { chainActsJob } from '../../oversight/seals/chain-acts.job.ts';
import { sealPostingsJob } from '../../oversight/seals/seal-postings.job.ts';
import { foldBalancesJob } from '../../payments/ledger/fold-balances.job.ts';
import { countEarlierJob } from '../../payments/risk/limits/count-earlier.job.ts';
import { watchReturnRatesJob } from '../../payments/risk/return-rates/watch-return-rates.job.ts';
import { setCheckpointsJob } from '../../payments/transactions/list/set-checkpoints.job.ts';
import { jobMs } from '../../platform/database/database.ts';
import { keepHistoryDays } from '../../platform/database/days/keep-days.job.ts';
import type { Job } from '../../platform/database/repeat.ts';
import { realClock } from '../../platform/std/clock.ts';
import { fraction } from '../../platform/std/random.ts';
import { followEveryMs } from '../../platform/vault/seal-limits.ts';
import { positioning } from './positioning.ts';
import type { ServiceContext } from './service-context.ts';

/** The jobs of every process, also of one that only serves the API. */
export function jobsOfEveryProcess({ database, vault, sandbox, requestLog }: ServiceContext): Job[] {
  const list: Job[] = [
    { name: 'follow the data keys', everyMs: followEveryMs, run: () => vault.follow().then(() => 0) },
    {
      name: 'write the log of requests',
      everyMs: 500,
      run: () => requestLog.write(false),
      ended: () => requestLog.write(true).then(() => {}),
    },
  ];
  if (sandbox !== null)
    list.push({
      name: "follow the sandbox's clock",
      everyMs: 1_000,
      run: () => sandbox.clock.refresh(database).then(() => 0),
    });
  return list;
}

export function jobs(on: ServiceContext): Job[] {
  const { vault, clock, bankingClock, days, banks, sandbox, settings, metrics, log, stopping } = on;
  const { bankAccountProviders, businessVerification } = on;
  const database = on.database.withDeadline(jobMs);
  const mayReach = reachable(settings.ACHORD_WEBHOOK_ALLOW_ADDRESSES);
  const delivering = deliverWebhooksJob({
    queue: databaseQueue(database, realClock, positioning.readBodies),
    vault,
    clock: realClock,
    random: fraction,
    poster: posterOnDemand(mayReach, resolveHost(mayReach)),
    log,
    attempted: showDeliveries(metrics, () => delivering.underWay()),
  });
  const list: Job[] = [
    tidySignInsJob(database),
    { name: 'purge idempotency keys', everyMs: 600_000, run: () => purgeIdempotencyKeys(database) },
    positionEventsJob({ database, positioning }),
    foldBalancesJob(database),
    chainActsJob(database),
    sealPostingsJob({ database, clock, stopping }),
    setCheckpointsJob(database),
    delivering,
    countEarlierJob(database, clock),
    openNumbersJob({ database, vault, clock, log }),
    eraseEventsJob({ database, clock: realClock }),
    removeExpiredJob({
      database,
      clock: realClock,
      removedAccountDays: settings.ACHORD_REMOVED_ACCOUNT_DAYS,
      removed: metrics.counts(
        'achord_personal_data_removed_total',
        'Personal data that was removed because its time had ended: contents of files, account numbers, kept identities.',
        'what',
      ),
    }),
    watchReturnRatesJob({ database, clock, log }),
    {
      name: 'keep the days of histories',
      everyMs: 600_000,
      run: () =>
        keepHistoryDays(database, realClock, {
          webhook_deliveries: settings.ACHORD_WEBHOOK_HISTORY_DAYS,
          webhook_attempts: settings.ACHORD_WEBHOOK_HISTORY_DAYS,
          request_batches: settings.ACHORD_REQUEST_LOG_DAYS,
        }).then(() => 0),
    },
  ];
  // The sandbox has no provider, and so no items.
  if (sandbox === null)
    list.push(removeItemsJob({ database, vault, clock: realClock, log, provider: bankAccountProviders.linking }));
  const { overHttp } = businessVerification;
  if (overHttp !== null) list.push(sendSubmissionsJob({ database, vault, clock: realClock, log, ...overHttp }));
  const everyMinutes = settings.ACHORD_INVARIANTS_MINUTES;
  if (everyMinutes > 0) {
    const checking = { database, clock, log, shown: showViolations(metrics, log), stopping, everyMinutes };
    list.push(checkMovedJob(checking), checkEveryPaymentJob(checking));
  }
  for (const own of days)
    list.push({
      name: `play the banking day of ${own.banks.join(', ')}`,
      everyMs: 1_000,
      run: () => own.tick(bankingClock.bankingNow()),
    });
  if (banks.length > 0) list.push(reconcileStatementsJob({ database, clock }));
  const paceMs = settings.ACHORD_SANDBOX_PACE * 1_000;
  if (sandbox !== null && paceMs > 0)
    list.push({ name: 'keep the sandbox moving', everyMs: 500, run: () => sandbox.sandbox.keepPace(paceMs) });
  return list;
}
