// What an operator may do with a payment now, and what each act would move. Decided by the stage
// tables, as the act itself is.
import type { Role } from '../../../../api/http/caller.ts';
import type { Operation } from '../../../../api/http/operation.ts';
import { winningBack } from '../../../../banks/returns/dishonors/record-capture-won-back.http.ts';
import { type Account, accountOf, type Balances } from '../../../../payments/ledger/accounts.ts';
import type { Payment } from '../../../../payments/lifecycle/move.ts';
import { step } from '../../../../payments/lifecycle/step.ts';
import { transitionWords } from '../../../../payments/lifecycle/transition-words.ts';
import {
  releaseFraudReview,
  stopFraudReview,
} from '../../../../payments/transactions/fraud-reviews/release-fraud-review.http.ts';
import { createHold, releaseHold } from '../../../../payments/transactions/holds/create-hold.http.ts';
import { givingBack } from '../../../../payments/transactions/operator-acts/give-refund-back.http.ts';
import { type ActInView, roleOfActs } from '../../../../payments/transactions/operator-acts/operator-act.ts';
import {
  cancelTransactionOfAnyTenant,
  refundTransactionOfAnyTenant,
} from '../../../../payments/transactions/operator-acts/refund-transaction-of-any-tenant.http.ts';
import { repeats } from '../../../../payments/transactions/operator-acts/send-payout-again.http.ts';
import { debtEndings } from '../../../../payments/transactions/operator-acts/write-off-payer-debt.http.ts';
import {
  isRefundable,
  leftToRefund,
  refundLimit,
} from '../../../../payments/transactions/refunds/refundable-amount.ts';

export interface AllowedAct {
  operation_id: string;
  summary: string;
  /** The least role that may do it. */
  role: Role;
  method: 'POST' | 'DELETE';
  path: string;
  /** The most cents that it takes as `amount`. Null: it takes no amount. */
  amount_up_to: number | null;
  moves: {
    transition: string;
    description: string;
    postings: { debit_account: Account; credit_account: Account; amount: number }[];
  }[];
}

const acts: readonly ActInView[] = [...Object.values(repeats), ...debtEndings, givingBack, winningBack];

interface WhatIsOpen {
  transaction_uuid: string;
  isReturned: boolean;
  openHolds: string[];
  openReviews: { uuid: string; hold_uuid: string | null }[];
}

/**
 * The acts that a payment allows. Null: it has not moved since its start. `isReturned`: a bank
 * returned its capture.
 */
export function allowedActs(
  payment: Payment | null,
  { transaction_uuid, isReturned, openHolds, openReviews }: WhatIsOpen,
): AllowedAct[] {
  const possible = acts.flatMap((act) => {
    if (payment === null || (act === winningBack && !isReturned)) return [];
    return act.of === 'transactions'
      ? allowed(act, payment)
      : payment.refunds.flatMap((one) => allowed(act, payment, one.uuid));
  });
  return [
    ...possible,
    ...refunding(payment),
    ...canceling(payment, transaction_uuid),
    withoutMoves(createHold, transaction_uuid),
    ...openReviews.flatMap(({ uuid }) => [withoutMoves(releaseFraudReview, uuid), withoutMoves(stopFraudReview, uuid)]),
    // The act on a review releases its hold.
    ...openHolds
      .filter((hold) => openReviews.every(({ hold_uuid }) => hold_uuid !== hold))
      .map((hold) => withoutMoves(releaseHold, hold)),
  ];
}

/** It asks for a refund: money moves when its entries are sent. */
function refunding(payment: Payment | null): AllowedAct[] {
  if (payment === null || !isRefundable(payment) || payment.refund_count >= refundLimit) return [];
  const left = leftToRefund(payment);
  return left === 0 ? [] : [ofTenant(refundTransactionOfAnyTenant, payment.transaction_uuid, 'F1', left)];
}

function canceling(payment: Payment | null, transaction_uuid: string): AllowedAct[] {
  const isPossible = payment === null || step(structuredClone(payment), { cause: 'canceled' }).length > 0;
  return isPossible ? [ofTenant(cancelTransactionOfAnyTenant, transaction_uuid, 'C2', null)] : [];
}

/** An act that its tenant may do too. It makes one move, without postings. */
const ofTenant = (
  operation: Operation,
  transaction_uuid: string,
  transition: string,
  amount_up_to: number | null,
): AllowedAct => ({
  ...withoutMoves(operation, transaction_uuid),
  amount_up_to,
  moves: [{ transition, description: transitionWords(transition), postings: [] }],
});

const withoutMoves = ({ operationId, summary, role, method, path }: Operation, uuid: string): AllowedAct => ({
  operation_id: operationId,
  summary,
  role: role as Role,
  method: method as AllowedAct['method'],
  path: path.replace(':uuid', uuid),
  amount_up_to: null,
  moves: [],
});

function allowed(act: ActInView, payment: Payment, refund_uuid?: string): AllowedAct[] {
  const most = mostOf(act, payment.balances);
  const of = refund_uuid === undefined ? {} : { refund_uuid };
  for (const cause of act.causes) {
    const steps = step(structuredClone(payment), { cause, ...of, ...(most === null ? {} : { moved_amount: most }) });
    if (steps.length === 0) continue;
    return [
      {
        operation_id: act.operationId,
        summary: act.summary,
        role: roleOfActs,
        method: 'POST',
        path: `/admin/v1/${act.of}/${refund_uuid ?? payment.transaction_uuid}/${act.path}`,
        amount_up_to: most,
        moves: steps.map(({ transition, postings }) => ({
          transition,
          description: transitionWords(transition),
          postings: postings.map(({ debit, credit, amount }) => ({
            debit_account: accountOf(debit),
            credit_account: accountOf(credit),
            amount,
          })),
        })),
      },
    ];
  }
  return [];
}

const mostOf = ({ owed }: ActInView, balances: Balances): number | null => (owed === undefined ? null : owed(balances));
