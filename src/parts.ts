// What the operations and the jobs share beyond the foundation, assembled once a process.
import { join } from 'node:path';

import { type Asking, askingProviders } from './bank-accounts/providers.ts';
import type { Storing } from './bank-accounts/store-bank-account.ts';
import { testPairOf } from './bank-accounts/test-pair.ts';
import { openBank } from './banks/configuration/open-bank.ts';
import { type BankingDays, bankingDays } from './banks/play-banking-day.ts';
import { type SimulatedBank, simulatedBank } from './banks/simulated-bank/simulated-bank.ts';
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
  /** Null in live mode. */
  sandbox: { sandbox: Sandbox; clock: SandboxClock; days: BankingDays; bank: SimulatedBank } | null;
}

/** Payments go through the first bank of the file; null where there is none. */
function liveDays({ banks, database, vault, clock, log }: Foundation): BankingDays | null {
  const [first, ...others] = banks;
  if (first === undefined) return null;
  if (others.length > 0)
    log.warn({ bank: first.name }, `payments go through ${first.name}; the other banks of the file are not used yet`);
  return bankingDays({ database, vault, bank: openBank(first, database, clock), clock, log });
}

export function assemble(on: Foundation): Parts {
  const { database, execution, sandboxClock: clock } = on;
  const accounts = { ...askingProviders(on), vault: on.vault, testPair: testPairOf(on.settings) };
  const start = transactionStarter(execution);
  const { vault, log, settings } = on;
  if (clock === null) {
    const windows = on.banks[0]?.windows ?? networkWindows;
    return { ...on, accounts, start, windows, days: liveDays(on), sandbox: null };
  }
  const bank = simulatedBank({ database, vault, clock, directory: join(settings.ACHORD_DATA_DIR, 'banks') });
  const days = bankingDays({ database, vault, bank, clock, log });
  const { windows } = bank;
  return {
    ...on,
    accounts,
    start,
    windows,
    days,
    sandbox: { sandbox: sandbox({ database, clock, days }), clock, days, bank },
  };
}
