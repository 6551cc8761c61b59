// Returns of entries of a copy: the bank processed their file twice, so each may come back twice.
// They move cash on the operator books, and no payment (decision 62).
import { operatorBooksUuid } from '../../../payments/ledger/operator-books.ts';
import { postDirectly } from '../../../payments/ledger/post-directly.sql.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { lockFileCopy, moveFileCopies } from '../../origination/file-copies/file-copies.sql.ts';

export interface CopyReturn {
  /** The item of the bank. */
  uuid: string;
  direction: 'debit' | 'credit';
  /** Cents. */
  amount: number;
  file_copy_uuid: string;
}

/**
 * S8. A closed copy is open again: its money is not even any more. A prenote moves nothing, and so
 * does its return.
 */
export async function applyCopyReturns(phase: AtomicPhase, returned: readonly CopyReturn[], now: Date): Promise<void> {
  const moved = returned.filter(({ amount }) => amount > 0);
  if (moved.length === 0) return;
  const copies = [...new Set(moved.map(({ file_copy_uuid }) => file_copy_uuid))].toSorted();
  for (const uuid of copies) await lockFileCopy(phase, uuid);
  await moveFileCopies(phase, 'reopen', copies, {});
  await postDirectly(
    phase,
    moved.map(({ uuid, direction, amount }) => {
      const [debit, credit] = direction === 'debit' ? (['DUP', 'BANK'] as const) : (['BANK', 'DUP'] as const);
      return { processor_id: operatorBooksUuid, source_uuid: uuid, transition: 'S8', debit, credit, amount };
    }),
    now,
  );
}
