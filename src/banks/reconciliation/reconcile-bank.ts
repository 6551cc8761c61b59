// Reconciles the open lines of a bank statement with the books: ticks off expected lines, and puts
// the others in suspense (S1).

import { nextBankingDay } from '../../ach/calendar/banking-days.ts';
import { opening, timeOn } from '../../ach/calendar/windows.ts';
import { operatorBooksUuid } from '../../payments/ledger/operator-books.ts';
import { type DirectPosting, postDirectly } from '../../payments/ledger/post-directly.sql.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { accountReadAt } from '../connections/bank-days.sql.ts';
import { overAccount } from './account/over-account.ts';
import { selectMissing } from './cash-movements.sql.ts';
import { daysToSearch, findExpected } from './find-expected.ts';
import type { StatementLine } from './statement-line.ts';
import { lockUndecided, moveLines } from './statement-lines.sql.ts';
import { insertTicks, lockTicks } from './statement-ticks.sql.ts';

export interface Reconciled {
  /** Lines whose cash the books moved. */
  expected: number;
  /** Lines that nothing expects, now booked in suspense. */
  suspended: number;
}

/**
 * Safe to repeat at any time. An unexpected line stays open until the files of the next banking day
 * are read, because they may explain it. A line in suspense is still ticked off when its cash is
 * posted later, for example from a file that was in quarantine. What an operator undid is left to
 * operators.
 */
export async function reconcileBank(phase: AtomicPhase, bank: string, now: Date): Promise<Reconciled> {
  await lockTicks(phase, bank);
  const lines = await lockUndecided(phase, bank);
  if (lines.length === 0) return { expected: 0, suspended: 0 };
  const { movements, readAt } = await overAccount(phase, bank, async () => ({
    movements: await selectMissing(phase, { bank, ...daysToSearch(lines) }),
    readAt: await accountReadAt(phase, bank),
  }));
  const found = findExpected(
    lines.filter(({ undone_count }) => undone_count === 0),
    movements,
  );
  await insertTicks(
    phase,
    found.flatMap(({ line, movements: shown }) => shown.map((one) => ({ ...one, line_uuid: line.uuid }))),
  );
  const shown = found.map(({ line }) => line);
  await postDirectly(phase, shown.filter(({ suspended }) => suspended).map(reversed), now);
  await moveLines(
    phase,
    'expected',
    shown.map(({ uuid }) => uuid),
    { at: now },
  );
  const unexpected = lines.filter(
    (line) =>
      line.state === 'open' && !shown.includes(line) && timeOn(nextBankingDay(line.booked_on), opening) <= readAt,
  );
  await suspend(phase, unexpected, now);
  return { expected: shown.length, suspended: unexpected.length };
}

/** S1: books cash that nothing expects, on the operator's books. */
export async function suspend(phase: AtomicPhase, lines: readonly StatementLine[], now: Date): Promise<void> {
  await postDirectly(
    phase,
    lines.map((line) => ({ ...cashOf(line), transition: 'S1' })),
    now,
  );
  await moveLines(
    phase,
    'suspense',
    lines.map(({ uuid }) => uuid),
    { suspended: true },
  );
}

/** S3: the reverse of S1. */
export function reversed(line: StatementLine): DirectPosting {
  return { ...reverseOf(cashOf(line)), transition: 'S3' };
}

type Cash = Omit<DirectPosting, 'transition'>;

/** The cash of a line against suspense, on the operator's books. */
export function cashOf({ uuid, direction, amount, undone_count }: StatementLine): Cash {
  const [debit, credit] = direction === 'debit' ? (['SUSP', 'BANK'] as const) : (['BANK', 'SUSP'] as const);
  return { processor_id: operatorBooksUuid, source_uuid: uuid, line: undone_count + 1, debit, credit, amount };
}

export const reverseOf = (cash: Cash): Cash => ({ ...cash, debit: cash.credit, credit: cash.debit });
