// POST /admin/v1/…/payout-again, /reverse-payout-again, /clawback-again, /send-again: sends a
// returned entry again (P6, P7, RP5, K9, F9).
import { Type } from 'typebox';
import type { Acting } from '../../../access/tenants/audit-trail.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { Uuid } from '../../../api/http/schema.ts';
import { selectAccountsOf } from '../../../customers/bank-accounts/usable-accounts.sql.ts';
import { obstaclesOf } from '../../../customers/bank-accounts/usable-accounts.ts';
import { keepUsers } from '../../../customers/users/users.sql.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { refuse } from '../../../platform/refusals.ts';
import {
  type ClawbackToDebit,
  selectUnauthorizedClawbacks,
} from '../../lifecycle/clawbacks/unauthorized-clawbacks.sql.ts';
import { lockForMoves } from '../../lifecycle/move.ts';
import { owedToPayer } from '../../lifecycle/payment-state.ts';
import { type RepeatedStage, selectAccountOf, updateAccountOf } from '../../lifecycle/stage-accounts.sql.ts';
import { offsetDebts } from '../offsets/offset-debts.ts';
import { selectOwedBack, selectPayee } from '../offsets/offsets.sql.ts';
import { actOnPayment, currentOfRefund, lockForAct, mayAct, type PaymentAct, type Subject } from './act-on-payment.ts';
import { type OperatorAct, operatorAct } from './operator-act.ts';

interface Repeat extends PaymentAct, Pick<OperatorAct, 'of' | 'path' | 'operationId' | 'summary' | 'refusals'> {
  /** For the description: when it is allowed, and what it also does. */
  rule: string;
  effect: string;
  example: OperatorAct['done']['example'];
}

export const repeats: Record<RepeatedStage, Repeat> = {
  payout: {
    of: 'transactions',
    path: 'payout-again',
    operationId: 'sendPayoutAgain',
    summary: 'Pay out again',
    rule: 'Allowed after a returned payout was kept for the payee, or when something owed to the payee is left over. Debts of the payee on other transactions are paid first, unless a debit is collecting them.',
    effect: 'All later entries of the payee use this account too.',
    example: { payout_status: 'PAYOUT_PENDING_ACH' },
    action: 'transaction.payout_retried',
    causes: ['payout_to_another_account', 'payout_left_over'],
    current: ({ payout_status, balances }) =>
      `payout_status is ${payout_status} and the payee is owed ${-(balances.PAYEE ?? 0)} cents`,
    allowed:
      'a new payout needs PAYOUT_COMPLETE, PAYOUT_ACH_FAILED or PAYOUT_CANCELED and an amount owed to the payee. While a payout is in progress, wait until it ends',
  },
  reverse_payout: {
    of: 'transactions',
    path: 'reverse-payout-again',
    operationId: 'sendReversePayoutAgain',
    summary: 'Send a reverse payout again',
    rule: 'Allowed after the reverse payout was returned, while something is owed to the payer.',
    effect: 'Announces ReversePayoutStarted.',
    example: {
      transaction_status: 'REVERSE_PAYOUT',
      payout_status: 'PAYOUT_ACH_FAILED',
      reverse_payout_status: 'REVERSE_PAYOUT_PENDING',
    },
    action: 'transaction.reverse_payout_retried',
    causes: ['reverse_payout_to_another_account'],
    current: (payment) =>
      `reverse_payout_status is ${payment.reverse_payout_status} and the payer is owed ${owedToPayer(payment)} cents`,
    allowed:
      'a new reverse payout needs REVERSE_PAYOUT_ACH_FAILED or REVERSE_PAYOUT_ACH_COMPLETE and an amount owed to the payer. While one is in progress, wait until it ends',
  },
  clawback: {
    of: 'transactions',
    path: 'clawback-again',
    operationId: 'sendClawbackAgain',
    summary: 'Claw back again',
    rule: 'Debits the payee again for what they still owe, after a clawback failed. Refused when the payee may not be debited.',
    effect: 'Announces ClawbackStarted.',
    example: {
      transaction_status: 'CAPTURE_ACH_FAILED',
      capture_status: 'CAPTURE_ACH_FAILED',
      clawback_status: 'CLAWBACK_PENDING',
    },
    refusals: ['bank_account_blocked', 'user_blocked', 'not_authorized'],
    action: 'transaction.clawback_retried',
    causes: ['clawback_again'],
    current: ({ clawback_status, balances }) =>
      `clawback_status is ${clawback_status} and the payee owes ${balances.CLAW ?? 0} cents`,
    allowed:
      'a new clawback needs CLAWBACK_ACH_FAILED and a debt above 0. While a clawback is in progress, wait until it ends',
  },
  refund_payout: {
    of: 'refunds',
    path: 'send-again',
    operationId: 'sendRefundAgain',
    summary: 'Send the credit of a refund again',
    rule: 'Allowed after the credit to the payer was returned.',
    effect: 'Announces RefundPayoutPending.',
    example: { status: 'REFUND_ACH_PENDING' },
    action: 'refund.credit_retried',
    causes: ['refund_credit_again'],
    current: currentOfRefund,
    allowed: 'a new credit needs REFUND_FAILED with money that is still held for the payer',
  },
};

function repeatEntry(stage: RepeatedStage) {
  const { of, path, operationId, summary, rule, effect, example, refusals = [], ...act } = repeats[stage];
  return operatorAct(
    {
      of,
      path,
      operationId,
      summary,
      description: `${rule} Uses \`bank_account_uuid\`, another account of the same user; without it, the account as before. ${effect}`,
      body: Type.Object({ bank_account_uuid: Type.Optional(Uuid) }),
      example: { bank_account_uuid: '019a2f3d-9a00-7e55-8c31-6f5e4d3c2b1a' },
      done: { description: 'It waits for the next file', example },
      // The service claws back by itself too.
      ...(stage === 'clawback' ? {} : { approval: { act: 'pay_again' } }),
      refusals: ['bank_account_unusable', ...refusals],
    },
    (phase, call, subject) => repeat(phase, call, stage, subject, act),
  );
}

/**
 * Starts the stage again, on another account if one is named. Refuses an account that cannot be
 * used.
 */
async function repeat(
  phase: AtomicPhase,
  call: Acting & { body: { bank_account_uuid?: string } },
  stage: RepeatedStage,
  subject: Subject,
  act: PaymentAct,
): Promise<void> {
  const { processor_id, transaction_uuid, refund_uuid = null } = subject;
  const offset_amount = stage === 'payout' ? await payDebtsFirst(phase, subject, act, call.now) : 0;
  const entry = { processor_id, transaction_uuid, refund_uuid, stage };
  const { payee_uuid, payer_uuid } = await lockForAct(phase, subject, act);
  const user_uuid = stage === 'payout' || stage === 'clawback' ? payee_uuid : payer_uuid;
  const bank_account_uuid = call.body.bank_account_uuid?.toLowerCase() ?? (await selectAccountOf(phase, entry));
  const settled = offset_amount > 0;
  const detail = { bank_account_uuid, ...(settled ? { offset_amount } : {}) };
  if (!(await actOnPayment(phase, call, act, { ...subject, detail, settled }))) return;

  // A wrong state is refused first. The account matters only after that.
  await keepUsers(phase, processor_id, [user_uuid]);
  // Also of a deleted user: what is owed to them is still paid.
  const accounts = await selectAccountsOf(phase, [{ processor_id, user_uuid }]);
  if (!accounts.some(({ uuid }) => uuid === bank_account_uuid))
    throw refuse('bank_account_unusable', 'bank_account_uuid');
  if (stage === 'clawback') await refuseBarred(phase, { processor_id, transaction_uuid, bank_account_uuid }, call.now);
  if (call.body.bank_account_uuid !== undefined) await updateAccountOf(phase, entry, bank_account_uuid);
}

/**
 * A payment that is about to be paid out pays the debts of its payee first (K6). Returns cents: 0
 * when the act is not possible.
 */
async function payDebtsFirst(phase: AtomicPhase, subject: Subject, act: PaymentAct, now: Date): Promise<number> {
  const paying = { ...subject, payee_uuid: await selectPayee(phase, subject) };
  // One query locks all payments that may be moved, so that locks are always taken in one order.
  const owing = await selectOwedBack(phase, [paying]);
  const payments = await lockForMoves(
    phase,
    [...owing, paying].map((one) => ({ ...one, cause: act.causes[0] })),
  );
  if (!mayAct(payments.get(subject.transaction_uuid)!, act)) return 0;
  return (await offsetDebts(phase, [paying], now)).get(subject.transaction_uuid) ?? 0;
}

/** A debit that K8 would stop is not started. */
async function refuseBarred(phase: AtomicPhase, clawback: ClawbackToDebit, now: Date): Promise<void> {
  const obstacle = (await obstaclesOf(phase, 'debit', [clawback])).get(clawback.bank_account_uuid);
  if (obstacle?.holder_deleted)
    throw refuse('bank_account_unusable', 'bank_account_uuid', 'its holder was deleted and cannot be debited');
  const block = obstacle?.block ?? null;
  if (block !== null)
    throw refuse(
      block.of === 'user' ? 'user_blocked' : 'bank_account_blocked',
      'bank_account_uuid',
      `it is blocked: ${block.reason}`,
    );
  if ((await selectUnauthorizedClawbacks(phase, [clawback], easternDay(now))).size > 0)
    throw refuse('not_authorized', 'bank_account_uuid', 'its holder has authorized no clawbacks of it');
}

export const sendPayoutAgain = repeatEntry('payout');
export const sendReversePayoutAgain = repeatEntry('reverse_payout');
export const sendClawbackAgain = repeatEntry('clawback');
export const sendRefundAgain = repeatEntry('refund_payout');
