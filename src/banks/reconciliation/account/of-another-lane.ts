// Why a line of the bank statement cannot be matched to something that home does not know: it may
// be in another lane.
import { selectProcessorOfTransaction } from '../../../payments/transactions/transactions.sql.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { overEveryLane } from '../../../platform/database/lanes/over-every-lane.ts';
import { type Refusal, refuse } from '../../../platform/refusals.ts';
import { selectFileCopy } from '../../origination/file-copies/file-copies.sql.ts';

/** Two databases cannot change together: an act in its lane moves a payment of another lane. */
export async function refuseUnknown(phase: AtomicPhase, transaction_uuid: string): Promise<Refusal> {
  const elsewhere = await overEveryLane(phase, () => selectProcessorOfTransaction(phase, transaction_uuid));
  if (elsewhere === null) return refuse('not_found', 'transaction_uuid');
  return refuse(
    'invalid_state',
    'transaction_uuid',
    'the payment is in another lane than the statement of its bank, so a line cannot move it. Record that the payer paid, or that the capture was won back, on the payment itself: the line is then ticked off. For a return, ask the bank for the file of the return',
  );
}

export async function refuseUnknownCopy(phase: AtomicPhase, uuid: string): Promise<Refusal> {
  if ((await overEveryLane(phase, () => selectFileCopy(phase, uuid))) === null)
    return refuse('not_found', 'file_copy_uuid');
  return refuse(
    'invalid_state',
    'file_copy_uuid',
    'the file is of another lane than the statement of its bank. Correct the line with the line by which the bank takes the copy back',
  );
}
