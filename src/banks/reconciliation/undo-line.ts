// Undoes what explained a bank statement line: it is open again, and so is the cash that it showed.

import { lockClosing, selectLastClosedDay } from '../../payments/ledger/closed-until.sql.ts';
import { operatorBooksUuid } from '../../payments/ledger/operator-books.ts';
import { type DirectPosting, postDirectly, selectPostedDirectly } from '../../payments/ledger/post-directly.sql.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { refuse } from '../../platform/refusals.ts';
import { lockFileCopy } from '../origination/file-copies/file-copies.sql.ts';
import { isUndecided, type StatementLine } from './statement-line.ts';
import { lockLines, moveLines, selectLine } from './statement-lines.sql.ts';
import { deleteTicks, lockTicks, selectTicks } from './statement-ticks.sql.ts';

/** True: an operator may undo it, unless its day is closed. */
export const isUndoable = (line: StatementLine): boolean => !isUndecided(line) && line.processor_id === null;

/**
 * Returns the line, and the second one if two lines offset each other, as they are and as they
 * were. `before` is empty: it was undone before. The day of the lines and of the cash that they
 * show must not be closed.
 */
export async function undoLine(
  phase: AtomicPhase,
  uuid: string,
  now: Date,
): Promise<{ lines: StatementLine[]; before: StatementLine[] }> {
  await lockClosing(phase, 'change');
  const lines = await lockWithOffset(phase, uuid);
  const line = lines.find((one) => one.uuid === uuid.toLowerCase())!;
  if (isUndecided(line) && line.undone_count > 0) return { lines: [line], before: [] };
  if (isUndecided(line))
    throw refuse('invalid_state', 'uuid', `the line is \`${line.state}\`: nothing explains it yet`);
  if (!isUndoable(line))
    throw refuse(
      'invalid_state',
      'uuid',
      'the decision moved a payment, and a payment does not go back. Record on the payment what happened instead',
    );
  if (line.file_copy_uuid !== null) await expectOpenCopy(phase, line.file_copy_uuid);
  const uuids = lines.map((one) => one.uuid);
  await expectOpenDays(phase, lines, uuids);
  await deleteTicks(phase, uuids);
  const undone: StatementLine[] = [];
  for (const one of lines) undone.push(await reopen(phase, one, now));
  return { lines: undone, before: lines };
}

/** Banks first, in order, then the lines: as every phase that changes what lines show. */
async function lockWithOffset(phase: AtomicPhase, uuid: string): Promise<StatementLine[]> {
  const found = await selectLine(phase, uuid);
  if (found === null) throw refuse('not_found', 'uuid');
  const other = found.corrected_by === null ? null : await selectLine(phase, found.corrected_by);
  const both = other === null ? [found] : [found, other];
  for (const bank of [...new Set(both.map(({ bank: of }) => of))].toSorted()) await lockTicks(phase, bank);
  const locked = await lockLines(
    phase,
    both.map((one) => one.uuid),
  );
  const { corrected_by } = locked.find((one) => one.uuid === found.uuid)!;
  if (corrected_by !== null && locked.every((one) => one.uuid !== corrected_by))
    throw refuse(
      'invalid_state',
      'uuid',
      'another operator has just marked the line as corrected by a second line. Read it again, then undo it if that was wrong',
    );
  // Another phase undid the offset before the lock.
  return locked.filter((one) => one.uuid === found.uuid || one.uuid === corrected_by);
}

/** The money of a closed copy is even: it stays so. */
async function expectOpenCopy(phase: AtomicPhase, uuid: string): Promise<void> {
  if ((await lockFileCopy(phase, uuid))!.state === 'closed')
    throw refuse(
      'invalid_state',
      'uuid',
      'the line shows money of a file that was processed twice, and that copy is closed. It stays as it is',
    );
}

async function expectOpenDays(
  phase: AtomicPhase,
  lines: readonly StatementLine[],
  uuids: readonly string[],
): Promise<void> {
  const last = await selectLastClosedDay(phase);
  const days = [
    ...lines.map(({ booked_on }) => booked_on),
    ...(await selectTicks(phase, uuids)).map((one) => one.moved_on),
  ];
  const closed = days.find((day) => last !== null && day <= last);
  if (closed !== undefined)
    throw refuse(
      'invalid_state',
      'uuid',
      `the books are closed until ${last!}, and this is of ${closed}. What was signed stays; correct it with a new line or act of an open day`,
    );
}

/** Posts the reverse of all that the line posted on the operator books (S6). */
async function reopen(phase: AtomicPhase, line: StatementLine, now: Date): Promise<StatementLine> {
  const undone_count = line.undone_count + 1;
  const of = { processor_id: operatorBooksUuid, source_uuid: line.uuid };
  const posted = await selectPostedDirectly(phase, of);
  const back = posted.flatMap(({ debit, credit, amount }) => {
    const before = posted.find((other) => other.debit === credit && other.credit === debit)?.amount ?? 0;
    return amount > before ? [{ debit: credit, credit: debit, amount: amount - before }] : [];
  });
  // The cash and the decision: at most two.
  const reversals = back.map(
    (one, index): DirectPosting => ({ ...of, ...one, transition: 'S6', line: 2 * line.undone_count + index + 1 }),
  );
  await postDirectly(phase, reversals, now);
  await moveLines(phase, 'undone', [line.uuid], { suspended: false, undone_count });
  const cleared = { corrected_by: null, matched_as: null, file_copy_uuid: null, note: null, decided_at: null };
  return { ...line, ...cleared, state: 'open', suspended: false, undone_count, shown_amount: 0 };
}
