// What the operations and the jobs share beyond the foundation, assembled once a process.
import { join } from 'node:path';

import { type Asking, askingProviders } from './bank-accounts/providers.ts';
import type { Storing } from './bank-accounts/store-bank-account.ts';
import { testPairOf } from './bank-accounts/test-pair.ts';
import type { Bank } from './banks/bank.ts';
import { openBank } from './banks/configuration/open-bank.ts';
import { type BankingDays, bankingDays } from './banks/play-banking-day.ts';
import { type SimulatedBank, simulatedBank } from './banks/simulated-bank/simulated-bank.ts';
import type { BankNames } from './banks/statement/reconcile-bank.ts';
import { networkWindows, type Windows } from './calendar/windows.ts';
import type { Foundation } from './foundation.ts';
import { type Sandbox, sandbox } from './sandbox/sandbox.ts';
import type { SandboxClock } from './sandbox/sandbox-clock.ts';
import { type StartTransaction, transactionStarter } from './transactions/start-transactions.ts';

export interface Parts extends Foundation {
  /** What adding a bank account takes: the providers, and what it is stored with. */
  accounts: Asking & Storing;
  start: StartTransaction;
  /** When the cut-offs of the bank are that payments go through; the network's where there is none. */
  windows: Windows;
  /** Null where there is no bank: in live mode without a banks file. */
  days: BankingDays | null;
  /** The bank that payments go through; null where there is none. */
  bank: Bank | null;
  /** All that are configured, that one first. */
  bankNames: BankNames | null;
  /** Null in live mode. */
  sandbox: { sandbox: Sandbox; clock: SandboxClock; days: BankingDays; bank: SimulatedBank } | null;
}

/** Payments go through the first bank of the file; null where there is none. */
function liveBank({ banks, database, clock, log }: Foundation): Bank | null {
  const [first, ...others] = banks;
  if (first === undefined) return null;
  if (others.length > 0)
    log.warn({ bank: first.name }, `payments go through ${first.name}; the other banks of the file are not used yet`);
  return openBank(first, database, clock);
}

export function assemble(on: Foundation): Parts {
  const { database, vault, log, settings, execution, sandboxClock: clock } = on;
  const accounts = { ...askingProviders(on), vault, testPair: testPairOf(settings) };
  const start = transactionStarter(execution);
  if (clock === null) {
    const bank = liveBank(on);
    const windows = bank?.windows ?? networkWindows;
    const days = bank === null ? null : bankingDays({ database, vault, bank, clock: on.clock, log });
    const bankNames = bank === null ? null : ([bank.name, ...on.banks.slice(1).map(({ name }) => name)] as const);
    return { ...on, accounts, start, windows, days, bank, bankNames, sandbox: null };
  }
  const bank = simulatedBank({ database, vault, clock, directory: join(settings.ACHORD_DATA_DIR, 'banks') });
  const days = bankingDays({ database, vault, bank, clock, log });
  const playing = { sandbox: sandbox({ database, clock, days }), clock, days, bank };
  return { ...on, accounts, start, windows: bank.windows, days, bank, bankNames: [bank.name], sandbox: playing };
}
