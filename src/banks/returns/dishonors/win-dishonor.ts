// Wins a dishonor: the capture is good again (C10).

import { insertCashAct } from '../../../payments/ledger/cash-acts.sql.ts';
import type { Cash } from '../../../payments/ledger/posting-rules.ts';
import type { PaymentKey } from '../../../payments/lifecycle/move.sql.ts';
import { move } from '../../../payments/lifecycle/move.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { refuse } from '../../../platform/refusals.ts';
import { moveDishonors, type SeenDishonor, selectUuidsOfPayment } from '../../origination/dishonors/dishonors.sql.ts';
import { restoreCapture } from '../items/suspense.sql.ts';

/**
 * The bank gave back the money of a returned capture: the capture is good again, and all its
 * dishonors are won. `source_uuid`: the act of an operator, whose cash is at `bank` (default: the
 * bank of the entry), or the bank statement line that showed the money. Refuses, about `field`, a
 * capture that no bank returned.
 */
export async function winCaptureBack(
  phase: AtomicPhase,
  { processor_id, transaction_uuid }: PaymentKey,
  { source_uuid, bank, cash = 'BANK', field }: { source_uuid: string; bank?: string; cash?: Cash; field: string },
  now: Date,
): Promise<void> {
  const payment = { processor_id, transaction_uuid };
  const [made] = await move(phase, [{ ...payment, cause: 'dishonor_won', source_uuid, cash }], now);
  if (made === undefined || made.steps.length === 0)
    throw refuse(
      'invalid_state',
      field,
      `capture_status of the transaction is ${made?.payment.capture_status}; only a capture that a bank returned (CAPTURE_ACH_FAILED) can be reinstated. Read the transaction first`,
    );
  const ofEntry = await restoreCapture(phase, payment);
  if (ofEntry === null)
    throw refuse(
      'invalid_state',
      field,
      'the capture failed without a return; only a capture that a bank returned can be reinstated. Read the transaction first',
    );
  if (cash === 'BANK') await insertCashAct(phase, source_uuid, bank ?? ofEntry);
  await moveDishonors(phase, 'won', await selectUuidsOfPayment(phase, payment), { at: now });
}

/**
 * The dishonor must be locked. A return in suspense moved no money: its money comes with the bank
 * statement (S3).
 */
export async function winDishonor(
  phase: AtomicPhase,
  { uuid, bank, processor_id, transaction_uuid, item_state }: SeenDishonor,
  source_uuid: string,
  now: Date,
): Promise<void> {
  if (item_state === 'applied') {
    const payment = { processor_id: processor_id!, transaction_uuid: transaction_uuid! };
    await winCaptureBack(phase, payment, { source_uuid, bank, field: 'uuid' }, now);
  }
  await moveDishonors(phase, 'won', [uuid], { at: now });
}
