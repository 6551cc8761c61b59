// The context of the operations and jobs, assembled once in each process.

import { join } from 'node:path';
import type { AccessContext } from '../../access/operations.ts';
import { requestLog } from '../../access/requests/request-log.ts';
import { termsOf } from '../../access/tenants/bank-named.ts';
import type { Bank } from '../../banks/connections/bank.ts';
import type { BankingDays } from '../../banks/connections/banking-days.ts';
import { describedBank, openBank } from '../../banks/connections/configuration/open-bank.ts';
import { bankingDays } from '../../banks/day/play-banking-day.ts';
import { onlySimulatedBank, type SimulatedBank, simulatedBank } from '../../banks/simulated/simulated-bank.ts';
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
import type { Metrics } from '../../platform/metrics.ts';
import { realClock } from '../../platform/std/clock.ts';
import { type Sandbox, sandbox } from '../sandbox/sandbox.ts';
import type { SandboxClock } from '../sandbox/sandbox-clock.ts';
import type { Context } from './context.ts';
import { positioningOf } from './positioning.ts';

/** What the operations and jobs of the wings need, and the sandbox. */
export interface ServiceContext extends Context, AccessContext, CustomersContext, PaymentsContext, OversightContext {
  banks: readonly Bank[];
  /** Null in live mode. */
  sandbox: { sandbox: Sandbox; clock: SandboxClock; days: BankingDays; banks: readonly SimulatedBank[] } | null;
}

/** The names of the banks for entries. The sandbox has one bank even without a banks file. */
export function bankNames({ configuredBanks, sandboxClock }: Context): string[] {
  if (configuredBanks.length === 0) return sandboxClock === null ? [] : [onlySimulatedBank.name];
  return configuredBanks.map(({ name }) => name);
}

/** The banks of the banks file, or the default one. */
function simulatedBanks({ database, vault, clock, bankingClock, settings, configuredBanks }: Context): SimulatedBank[] {
  const context = { database, vault, clock, bankingClock, directory: join(settings.ACHORD_DATA_DIR, 'banks') };
  if (configuredBanks.length === 0) return [simulatedBank(context, onlySimulatedBank)];
  return configuredBanks.map((configured, index) => simulatedBank(context, describedBank(configured, index)));
}

const startBatches = (metrics: Metrics) => metrics.counts<BatchWay>('achord_start_batches_total');

export function serviceContext(context: Context, stopping: AbortSignal): ServiceContext {
  const { vault, log, settings, execution, clock, bankingClock, sandboxClock, configuredBanks, metrics } = context;
  // The banking day moves many payments at a time: its queries take longer than the queries of a
  // request.
  const database = context.database.withDeadline(jobMs);
  const accounts = { ...askingProviders(context), vault, testPair: testPairOf(settings) };
  const start = transactionStarter({ ...execution, counted: startBatches(metrics) });
  const requests = requestLog(context.database, realClock, metrics.counts('achord_requests_not_logged_total'));
  const topicWatch = watchTopics(context.database, stopping, (err) =>
    log.warn({ err }, 'what has changed cannot be read'),
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
  const playing = { database, vault, clock, bankingClock, log };
  if (sandboxClock === null) {
    const banks = configuredBanks.map((configured, index) => openBank(configured, index, database, clock));
    const days = banks.map((bank) => bankingDays({ ...playing, banks: [bank] }));
    return { ...shared, banks, termsOf: termsOf(banks), days, sandbox: null };
  }
  const banks = simulatedBanks({ ...context, database });
  const days = bankingDays({ ...playing, banks });
  const ofSandbox = {
    sandbox: sandbox({ database, clock: sandboxClock, days, log }),
    clock: sandboxClock,
    days,
    banks,
  };
  return { ...shared, banks, termsOf: termsOf(banks), days: [days], sandbox: ofSandbox };
}
