// Why a line of the bank statement cannot be matched to something that home does not know: it may
// be in another lane. Says what to do instead, step by step.
import { selectProcessorOfTransaction } from '../../../payments/transactions/transactions.sql.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { overEveryLane } from '../../../platform/database/lanes/over-every-lane.ts';
import { type Refusal, refuse } from '../../../platform/refusals.ts';
import { selectFileCopy } from '../../origination/file-copies/file-copies.sql.ts';
import type { Meaning } from '../statement-line.ts';

const explain = 'explain the line with the cash of it (POST /admin/v1/bank-statement/explain, or the desk)';

const instead: Partial<Record<Meaning, (path: string) => string>> = {
  debt_paid: (path) => `Record on the payment that the payer paid (POST ${path}/payer-debt/paid), then ${explain}`,
  dishonor_won: (path) =>
    `Record on the payment that the capture was won back (POST ${path}/dishonor-won), then ${explain}`,
  return_of: (path) =>
    `Place a hold on the payment (POST ${path}/holds), and ask the bank to send the file of the return again. When it is read, ${explain}`,
};

/** Two databases cannot change together: an act in its lane moves a payment of another lane. */
export async function refuseUnknown(phase: AtomicPhase, transaction_uuid: string, as: Meaning): Promise<Refusal> {
  const elsewhere = await overEveryLane(phase, () => selectProcessorOfTransaction(phase, transaction_uuid));
  if (elsewhere === null) return refuse('not_found', 'transaction_uuid');
  return refuse(
    'invalid_state',
    'transaction_uuid',
    `the payment is in another lane than the bank statement, so a line cannot move it. ${instead[as]!(`/admin/v1/transactions/${transaction_uuid.toLowerCase()}`)}`,
  );
}

export async function refuseUnknownCopy(phase: AtomicPhase, uuid: string): Promise<Refusal> {
  if ((await overEveryLane(phase, () => selectFileCopy(phase, uuid))) === null)
    return refuse('not_found', 'file_copy_uuid');
  return refuse(
    'invalid_state',
    'file_copy_uuid',
    'the file is of another lane than the bank statement. When the bank takes the copy back with a second line, mark this line as corrected by that one (POST /admin/v1/bank-statement/lines/{uuid}/correct), then close the copy',
  );
}
