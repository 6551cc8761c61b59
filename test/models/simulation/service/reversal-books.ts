// The books of reversals: what each has where by its status, and that REV of a payment and its
// reversals is even, except for reversing entries that are out and amounts that wait for an
// operator. Not predicted: the status of a reversal, and which reversal leaves an amount. The
// invariants hold these.
import type { Account } from '../../../../src/payments/ledger/accounts.ts';
import { type ReversalStatus, reversalEnds } from '../../../../src/payments/lifecycle/states/reversal.stage.ts';
import type { Judged } from './payment-history.ts';
import type { Rows } from './payment-rows.ts';
import type { ReversalRow } from './reversal-rows.ts';
import { expectSame } from './simulation-failed.ts';

type Sides = { debit: Account; credit: Account };

/** Which accounts have the amount of a reversal that was not ended. In other statuses, none. */
const booked: Record<'debit' | 'credit', Partial<Record<ReversalStatus, Sides>>> = {
  credit: {
    REVERSAL_ACH_PENDING: { debit: 'REV', credit: 'CIF' },
    REVERSAL_COMPLETE: { debit: 'REV', credit: 'BANK' },
  },
  debit: {
    REVERSAL_ACH_PENDING: { debit: 'DIF', credit: 'UNS' },
    REVERSAL_SETTLED: { debit: 'BANK', credit: 'UNS' },
    REVERSAL_COMPLETE: { debit: 'BANK', credit: 'REV' },
  },
};

/** Cents of a reversal by account, debit positive, without the ones of its payment. */
export function balancesOf({ direction, status, amount, posted }: ReversalRow): Map<Account, number> {
  const sums = new Map<Account, number>();
  const add = ({ debit, credit }: Sides) => {
    sums.set(debit, (sums.get(debit) ?? 0) + amount);
    sums.set(credit, (sums.get(credit) ?? 0) - amount);
  };
  const now = booked[direction][status];
  if (now !== undefined) add(now);
  for (const name of posted) if (name in reversalEnds) add(reversalEnds[name as keyof typeof reversalEnds].posts);
  return sums;
}

/** Cents that an operator must still end: positive when the receiver has the money twice. */
export const leftOf = ({ left_since, direction, status, amount }: ReversalRow): number => {
  if (left_since === null) return 0;
  return (direction === 'credit') === (status === 'REVERSAL_COMPLETE') ? amount : -amount;
};

/** Throws unless REV of each payment is even. */
export function judgeReversals({ payments, reversals }: Rows, judged: ReadonlyMap<string, Judged>): void {
  const own = Map.groupBy(reversals, ({ transaction_uuid }) => transaction_uuid);
  for (const [uuid, { rev }] of judged) {
    const name = payments.get(uuid)!.payment.client_reference_id;
    const ofPayment = own.get(uuid) ?? [];
    const open = ofPayment.reduce(
      (sum, one) =>
        sum + leftOf(one) + (one.direction === 'credit' && one.status === 'REVERSAL_ACH_PENDING' ? one.amount : 0),
      0,
    );
    const found = ofPayment.reduce((sum, one) => sum + (balancesOf(one).get('REV') ?? 0), rev);
    expectSame(`REV of the payment ${name} and its reversals`, found, open);
  }
}
