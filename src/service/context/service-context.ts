// The context of the operations and jobs, assembled once in each process.

import type { AccessContext } from '../../access/operations.ts';
import { requestLog } from '../../access/requests/request-log.ts';
import type { Bank } from '../../banks/connections/bank.ts';
import type { BankingDays } from '../../banks/connections/banking-days.ts';
import { inLockstep } from '../../banks/day/in-lockstep.ts';
import { bankOfAccountNamed } from '../../banks/reconciliation/account/statement-bank.ts';
import type { SimulatedBank } from '../../banks/simulated/simulated-bank.ts';
import { askingProviders } from '../../customers/bank-accounts/providers.ts';
import { testPairOf } from '../../customers/bank-accounts/test-pair.ts';
import type { CustomersContext } from '../../customers/operations.ts';
import { businessVerification } from '../../customers/users/verification/choose-provider.ts';
import { watchTopics } from '../../oversight/desk/live/watch-topics.ts';
import type { OversightContext } from '../../oversight/operations.ts';
import type { PaymentsContext } from '../../payments/operations.ts';
import type { BatchWay } from '../../payments/transactions/start/fast/copy-or-insert.ts';
import { transactionStarter } from '../../payments/transactions/start/start-transactions.ts';
import { jobMs } from '../../platform/database/database.ts';
import { lanesWithDeadline } from '../../platform/database/lanes/lanes.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { realClock } from '../../platform/std/clock.ts';
import { type Sandbox, sandbox } from '../sandbox/sandbox.ts';
import type { SandboxClock } from '../sandbox/sandbox-clock.ts';
import type { Context } from './context.ts';
import { positioningOf } from './positioning.ts';
import { termsOfLanes, type WorkingLane, workingLanes } from './working-lanes.ts';

/** What the operations and jobs of the wings need, and the sandbox. */
export interface ServiceContext extends Context, AccessContext, CustomersContext, PaymentsContext, OversightContext {
  banks: readonly Bank[];
  /** Each lane has a banking day of its own. */
  byLane: readonly WorkingLane[];
  /** Null in live mode. */
  sandbox: { sandbox: Sandbox; clock: SandboxClock; days: BankingDays; banks: readonly SimulatedBank[] } | null;
}

const startBatches = (metrics: Metrics) => metrics.counts<BatchWay>('achord_start_batches_total');

export function serviceContext(context: Context, stopping: AbortSignal): ServiceContext {
  const { lanes, vault, log, settings, execution, sandboxClock, metrics } = context;
  const accounts = { ...askingProviders(context), vault, testPair: testPairOf(settings) };
  const start = transactionStarter({ ...execution, lanes, counted: startBatches(metrics) });
  const requests = requestLog(lanes, realClock, metrics.counts('achord_requests_not_logged_total'));
  const topicWatch = watchTopics(
    lanes.all.map((lane) => lane.database),
    stopping,
    (err) => log.warn({ err }, 'what has changed cannot be read'),
  );
  const shared = {
    ...context,
    accounts,
    start,
    requestLog: requests,
    topicWatch,
    businessVerification: businessVerification(settings),
    positioning: positioningOf({ livemode: settings.ACHORD_MODE === 'live' }),
    stopping,
  };
  const byLane = workingLanes(context);
  const banks = byLane.flatMap((lane) => lane.banks);
  // A bank has the entries of one lane.
  const banksOfWork = () => byLane.find(({ name }) => name === lanes.ofWork().name)!.banks;
  const bankOfAccount = (name?: string) => bankOfAccountNamed(name, banksOfWork());
  const withBanks = { ...shared, byLane, banks, banksOfWork, bankOfAccount, termsOf: termsOfLanes(lanes, byLane) };
  if (sandboxClock === null) return { ...withBanks, days: byLane.flatMap((lane) => lane.days), sandbox: null };
  const days = inLockstep(byLane.flatMap((lane) => lane.days));
  const ofSandbox = {
    sandbox: sandbox({ lanes: lanesWithDeadline(lanes, jobMs), clock: sandboxClock, days, log }),
    clock: sandboxClock,
    days,
    banks: byLane.flatMap(({ simulated }) => simulated),
  };
  return { ...withBanks, days: [days], sandbox: ofSandbox };
}
