// What the operations and the jobs share beyond the foundation, assembled once a process.
import { type BankingDays, bankingDays } from './banks/play-banking-day.ts';
import { simulatedBank } from './banks/simulated-bank/simulated-bank.ts';
import type { Foundation } from './foundation.ts';
import { type Sandbox, sandbox } from './sandbox/sandbox.ts';
import type { SandboxClock } from './sandbox/sandbox-clock.ts';
import { type StartTransaction, transactionStarter } from './transactions/start-transactions.ts';

export interface Parts extends Foundation {
  start: StartTransaction;
  /** Null where there is no bank: in live mode. */
  days: BankingDays | null;
  /** Null in live mode. */
  sandbox: { sandbox: Sandbox; clock: SandboxClock } | null;
}

export function assemble(on: Foundation): Parts {
  const { database, execution, sandboxClock: clock } = on;
  const start = transactionStarter(execution);
  if (clock === null) return { ...on, start, days: null, sandbox: null };
  const days = bankingDays({ database, bank: simulatedBank, clock });
  return { ...on, start, days, sandbox: { sandbox: sandbox({ database, clock, days }), clock } };
}
