// An act of an operator on a payment: a move if the current state allows it, else a refusal.

import { wasDone } from '../../../access/tenants/audit-trail.sql.ts';
import { type Acting, recordAct } from '../../../access/tenants/audit-trail.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { mayBeDone, refuse } from '../../../platform/refusals.ts';
import { insertCashAct } from '../../ledger/cash-acts.sql.ts';
import type { PaymentKey } from '../../lifecycle/move.sql.ts';
import { lockForMoves, move, type Payment } from '../../lifecycle/move.ts';
import type { Cause } from '../../lifecycle/stage.ts';
import { step } from '../../lifecycle/step.ts';

export interface PaymentAct {
  /** Its name in the audit trail. */
  action: string;
  /** Tried in order. The first cause that fits the state is used. */
  causes: readonly [Cause, ...Cause[]];
  /** For the refusal: the current state that decides. */
  current(payment: Payment, refund: Payment['refunds'][number] | undefined): string;
  /** For the refusal: the state that allows the act, and the next step. */
  allowed: string;
}

/** The payment, or the refund of it, that the act is about. */
export interface Subject extends PaymentKey {
  refund_uuid?: string;
}

/** Whether the state of a locked payment allows the act. */
export const mayAct = (payment: Payment, { causes }: PaymentAct): boolean =>
  causes.some((cause) => step(structuredClone(payment), { cause }).length > 0);

/** The act in the audit trail, if an earlier request did it. */
export const earlier = ({ action }: PaymentAct, { processor_id, transaction_uuid, refund_uuid }: Subject) => ({
  processor_id,
  action,
  subject_uuid: refund_uuid ?? transaction_uuid,
});

/** Whether the money of a refund is held for the payer, because its credit was returned. */
export const isHeld = (refund: Payment['refunds'][number] | undefined): boolean =>
  refund?.standing === 'standing' && refund.refund_payout_leg === 'returned';

/** The current state of a refund, for a refusal. */
export const currentOfRefund: PaymentAct['current'] = (_, refund) =>
  `status is ${refund?.status} and its money is ${isHeld(refund) ? '' : 'not '}held for the payer`;

export async function lockForAct(phase: AtomicPhase, subject: Subject, act: PaymentAct): Promise<Payment> {
  const payments = await lockForMoves(phase, [{ ...subject, cause: act.causes[0] }]);
  return payments.get(subject.transaction_uuid)!;
}

/**
 * Makes the move and its entry in the audit trail. The uuid of the entry is the source of the move,
 * so that the history of a payment leads to who did what. `moved_amount`: cents. `bank`: the bank
 * at which the act moves cash, if it does. `settled`: offsets did a part of the act, so it is not
 * refused when nothing is left to move. Returns whether a move was made.
 */
export async function actOnPayment(
  phase: AtomicPhase,
  call: Acting,
  act: PaymentAct,
  {
    moved_amount,
    bank,
    detail = {},
    settled = false,
    ...subject
  }: Subject & { moved_amount?: number; bank?: string; detail?: Record<string, unknown>; settled?: boolean },
): Promise<boolean> {
  const { processor_id, transaction_uuid, refund_uuid } = subject;
  const source_uuid = await recordAct(phase, call, {
    processor_id,
    action: act.action,
    subject: refund_uuid === undefined ? 'transaction' : 'refund',
    subject_uuid: refund_uuid ?? transaction_uuid,
    detail: {
      ...detail,
      ...(moved_amount === undefined ? {} : { amount: moved_amount }),
      ...(bank === undefined ? {} : { bank }),
    },
  });
  if (bank !== undefined) await insertCashAct(phase, source_uuid, bank);
  for (const cause of act.causes) {
    const request = { ...subject, cause, source_uuid, ...(moved_amount === undefined ? {} : { moved_amount }) };
    const [made] = await move(phase, [request], call.now);
    if (made !== undefined && made.steps.length > 0) return true;
  }
  if (settled) return false;
  const payment = await lockForAct(phase, subject, act);
  const refund = payment.refunds.find(({ uuid }) => uuid === refund_uuid);
  const again = (await wasDone(phase, earlier(act, subject), source_uuid)) ? `. ${mayBeDone}` : '';
  throw refuse('invalid_state', 'uuid', `${act.current(payment, refund)}; ${act.allowed}${again}`);
}
