// What the operations and the jobs share beyond the context, assembled once a process.

import { join } from 'node:path';
import { type Asking, askingProviders } from '../bank-accounts/providers.ts';
import type { Storing } from '../bank-accounts/store-bank-account.ts';
import { testPairOf } from '../bank-accounts/test-pair.ts';
import { bankingDays } from '../banking-day/play-banking-day.ts';
import type { Bank } from '../banks/bank.ts';
import { termsOf } from '../banks/bank-named.ts';
import type { BankingDays } from '../banks/banking-days.ts';
import { describedBank, openBank } from '../banks/configuration/open-bank.ts';
import type { EntryTerms } from '../calendar/entry-dates.ts';
import { jobMs } from '../database/database.ts';
import { type Sandbox, sandbox } from '../sandbox/sandbox.ts';
import type { SandboxClock } from '../sandbox/sandbox-clock.ts';
import { onlySimulatedBank, type SimulatedBank, simulatedBank } from '../simulated-bank/simulated-bank.ts';
import { type StartTransaction, transactionStarter } from '../transactions/start/start-transactions.ts';
import type { Context } from './context.ts';

export interface ServiceContext extends Context {
  /** What adding a bank account takes: the providers, and what it is stored with. */
  accounts: Asking & Storing;
  start: StartTransaction;
  /** What entries go through, in the order of the banks file; none in live mode without one. */
  banks: readonly Bank[];
  /** What the bank of a tenant allows, by what is set for the tenant. */
  termsOf(bank: string | null): EntryTerms;
  /**
   * Whose play the banks' days: in live mode each bank has one of its own, so that none waits for
   * another.
   */
  days: readonly BankingDays[];
  /** Aborts when the process is told to stop: cancels work that the next process repeats. */
  stopping: AbortSignal;
  /** Null in live mode. */
  sandbox: { sandbox: Sandbox; clock: SandboxClock; days: BankingDays; banks: readonly SimulatedBank[] } | null;
}

/** Of the banks that entries go through; the sandbox has one without a banks file, too. */
export function bankNames({ configuredBanks, sandboxClock }: Context): string[] {
  if (configuredBanks.length === 0) return sandboxClock === null ? [] : [onlySimulatedBank.name];
  return configuredBanks.map(({ name }) => name);
}

/** Those of the banks file, or the one that is there without it. */
function simulatedBanks({ database, vault, clock, bankingClock, settings, configuredBanks }: Context): SimulatedBank[] {
  const on = { database, vault, clock, bankingClock, directory: join(settings.ACHORD_DATA_DIR, 'banks') };
  if (configuredBanks.length === 0) return [simulatedBank(on, onlySimulatedBank)];
  return configuredBanks.map((configured, index) => simulatedBank(on, describedBank(configured, index)));
}

export function serviceContext(on: Context, stopping: AbortSignal): ServiceContext {
  const { vault, log, settings, execution, clock, bankingClock, sandboxClock, configuredBanks } = on;
  // The banking day moves many payments at a time: its statements take longer than those of a
  // request.
  const database = on.database.patient(jobMs);
  const accounts = { ...askingProviders(on), vault, testPair: testPairOf(settings) };
  const start = transactionStarter(execution);
  const playing = { database, vault, clock, bankingClock, log };
  if (sandboxClock === null) {
    const banks = configuredBanks.map((configured, index) => openBank(configured, index, database, clock));
    const days = banks.map((bank) => bankingDays({ ...playing, banks: [bank] }));
    return { ...on, accounts, start, banks, termsOf: termsOf(banks), days, stopping, sandbox: null };
  }
  const banks = simulatedBanks({ ...on, database });
  const days = bankingDays({ ...playing, banks });
  const ofSandbox = { sandbox: sandbox({ database, clock: sandboxClock, days }), clock: sandboxClock, days, banks };
  return { ...on, accounts, start, banks, termsOf: termsOf(banks), days: [days], stopping, sandbox: ofSandbox };
}
