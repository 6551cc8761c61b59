// Closes a bank statement line that was not one of our events: the bank has corrected it (S3), or
// an operator writes it off (S4).

import { postDirectly } from '../../payments/ledger/post-directly.sql.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { refuse } from '../../platform/refusals.ts';
import { cashOf, reversed, suspend } from './reconcile-bank.ts';
import { type StatementLine, signed } from './statement-line.ts';
import { moveLines } from './statement-lines.sql.ts';

interface Reason {
  note: string;
}

/** The bank has removed the line from its statement: the posting for it is reversed. */
export async function withdrawLine(
  phase: AtomicPhase,
  line: StatementLine,
  { note }: Reason,
  now: Date,
): Promise<StatementLine> {
  if (line.suspended) await postDirectly(phase, [reversed(line)], now);
  await moveLines(phase, 'withdrawn', [line.uuid], { note, at: now });
  return { ...line, state: 'corrected', note, decided_at: now };
}

/**
 * A second line of the same amount in the other direction offsets this one: the bank has corrected
 * itself, or the operator moved money between its accounts at two banks. Both must be locked.
 */
export async function offsetLines(
  phase: AtomicPhase,
  line: StatementLine,
  by: StatementLine,
  { note }: Reason,
  now: Date,
): Promise<StatementLine> {
  if (signed(line) + signed(by) !== 0)
    throw refuse(
      'invalid_state',
      'corrected_by',
      `this line is a ${by.direction} of ${by.amount} cents; a correction of a ${line.direction} of ${line.amount} cents has the same amount and the other direction. Name another line`,
    );
  await suspend(
    phase,
    [line, by].filter(({ suspended }) => !suspended),
    now,
  );
  await moveLines(phase, 'offset', [by.uuid], { corrected_by: line.uuid, note, at: now });
  await moveLines(phase, 'offset', [line.uuid], { corrected_by: by.uuid, note, at: now });
  return { ...line, state: 'corrected', corrected_by: by.uuid, note, decided_at: now };
}

/**
 * Posts LOSS/SUSP. Only a debit: money that came in belongs to someone, even if it is unknown to
 * whom.
 */
export async function writeOffLine(
  phase: AtomicPhase,
  line: StatementLine,
  { note }: Reason,
  now: Date,
): Promise<StatementLine> {
  if (line.direction !== 'debit')
    throw refuse(
      'invalid_state',
      'uuid',
      'the line is a credit; only a debit can be written off. Use match or correct',
    );
  await suspend(phase, line.suspended ? [] : [line], now);
  await postDirectly(phase, [{ ...cashOf(line), transition: 'S4', debit: 'LOSS', credit: 'SUSP' }], now);
  await moveLines(phase, 'written_off', [line.uuid], { note, at: now });
  return { ...line, state: 'written_off', note, decided_at: now };
}
