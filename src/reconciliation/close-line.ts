// Ends a line of the statement that was no event of ours: the bank has corrected it (S3), or it is
// written off (S4).
import type { AtomicPhase } from '../database/atomic-phase.ts';
import { postDirectly } from '../ledger/post-directly.sql.ts';
import { refuse } from '../refusals.ts';
import { cashOf, suspend, takenBack } from './reconcile-bank.ts';
import { type StatementLine, signed } from './statement-line.ts';
import { updateDecided } from './statement-lines.sql.ts';

interface Said {
  note: string;
}

/**
 * The bank has taken the line off its statement: it never was, and what was posted for it is
 * reversed.
 */
export async function withdrawLine(
  phase: AtomicPhase,
  line: StatementLine,
  { note }: Said,
  now: Date,
): Promise<StatementLine> {
  if (line.suspended) await postDirectly(phase, [takenBack(line)], now);
  return updateDecided(phase, line.uuid, { state: 'corrected', note }, now);
}

/**
 * Another line, of the same amount the other way, makes up for this one: the bank has corrected
 * itself, or the operator's money went from the account at one bank to that at another. Both must
 * be locked.
 */
export async function offsetLines(
  phase: AtomicPhase,
  line: StatementLine,
  by: StatementLine,
  { note }: Said,
  now: Date,
): Promise<StatementLine> {
  if (signed(line) + signed(by) !== 0)
    throw refuse('invalid_state', 'corrected_by', 'it is no line of the same amount in the other direction');
  await suspend(
    phase,
    [line, by].filter(({ suspended }) => !suspended),
    now,
  );
  await updateDecided(phase, by.uuid, { state: 'corrected', corrected_by: line.uuid, note }, now);
  return updateDecided(phase, line.uuid, { state: 'corrected', corrected_by: by.uuid, note }, now);
}

/**
 * LOSS/SUSP. What came in is somebody's, also when nobody knows whose: only what left can be
 * written off.
 */
export async function writeOffLine(
  phase: AtomicPhase,
  line: StatementLine,
  { note }: Said,
  now: Date,
): Promise<StatementLine> {
  if (line.direction !== 'debit')
    throw refuse('invalid_state', 'uuid', 'what came in is not ours to keep: only a debit can be written off');
  await suspend(phase, line.suspended ? [] : [line], now);
  await postDirectly(phase, [{ ...cashOf(line), transition: 'S4', debit: 'LOSS', credit: 'SUSP' }], now);
  return updateDecided(phase, line.uuid, { state: 'written_off', note }, now);
}
