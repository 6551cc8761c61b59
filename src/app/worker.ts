// Every job of the worker, wired by hand.
import { removeItemsJob } from '../bank-accounts/linking/remove-items.job.ts';
import { openNumbersJob } from '../bank-accounts/open-numbers.job.ts';
import { jobMs } from '../database/database.ts';
import { keepHistoryDays } from '../database/days/keep-days.job.ts';
import type { Job } from '../database/repeat.ts';
import { positionEventsJob } from '../events/position-events.job.ts';
import { purgeIdempotencyKeys } from '../idempotency/purge.job.ts';
import { checkEveryPaymentJob } from '../invariants/check-every-payment.job.ts';
import { checkMovedJob } from '../invariants/check-moved.job.ts';
import { showViolations } from '../invariants/shown-violations.ts';
import { foldBalancesJob } from '../ledger/fold-balances.job.ts';
import { tidySignInsJob } from '../operators/tidy-sign-ins.job.ts';
import { eraseEventsJob } from '../personal-data/erasure/erase-events.job.ts';
import { removeExpiredJob } from '../personal-data/removal/remove-expired.job.ts';
import { reconcileStatementsJob } from '../reconciliation/reconcile-statements.job.ts';
import { countEarlierJob } from '../risk/limits/count-earlier.job.ts';
import { watchReturnRatesJob } from '../risk/return-rates/watch-return-rates.job.ts';
import { chainActsJob } from '../seals/chain-acts.job.ts';
import { sealPostingsJob } from '../seals/seal-postings.job.ts';
import { realClock } from '../std/clock.ts';
import { fraction } from '../std/random.ts';
import { setCheckpointsJob } from '../transactions/list/set-checkpoints.job.ts';
import { sendSubmissionsJob } from '../users/verification/over-http/send-submissions.job.ts';
import { followEveryMs } from '../vault/seal-limits.ts';
import { reachable } from '../webhooks/addresses/public-address.ts';
import { resolveHost } from '../webhooks/addresses/resolve-host.ts';
import { databaseQueue } from '../webhooks/delivery/database-queue.ts';
import { deliverWebhooksJob } from '../webhooks/delivery/deliver.job.ts';
import { posterOnDemand } from '../webhooks/delivery/post-on-demand.ts';
import { showDeliveries } from '../webhooks/delivery/show-deliveries.ts';
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
