// Decides which debts of a payee are paid by what the payee is owed (K6). Works on values only
// (decision 28).
import type { PaymentState } from '../../lifecycle/payment-state.ts';
import type { From } from '../../lifecycle/stage.ts';
import { matches } from '../../lifecycle/step.ts';
import { transitions } from '../../lifecycle/transitions.ts';

export interface Offset<Payment> {
  /** Its clawback becomes smaller by the amount. */
  owing: Payment;
  /** Its payout becomes smaller by the amount. */
  paying: Payment;
  /** Cents. */
  amount: number;
}

/**
 * A left-over that the next payout of its payee includes automatically (P7). After a returned
 * payout it waits for an operator: the same account would return it again.
 */
export const joinsNextPayout = {
  payout_status: ['PAYOUT_COMPLETE', 'PAYOUT_CANCELED'],
  PAYEE: 'open',
} as const satisfies From;

export const isLeftOver = (payment: PaymentState): boolean => matches(joinsNextPayout, payment, undefined);

/**
 * Pays debts in the order of `owing`, by payments in the order of `paying`. Does not pay a debt
 * that a debit is collecting, or that was written off.
 */
export function planOffsets<Payment extends PaymentState>(
  owing: readonly Payment[],
  paying: readonly Payment[],
): Offset<Payment>[] {
  const left = new Map(paying.map((one) => [one, Math.max(0, -(one.balances.PAYEE ?? 0))]));
  const offsets: Offset<Payment>[] = [];
  for (const debt of owing) {
    if (!matches(transitions.K6.from, debt, undefined)) continue;
    let owed = debt.balances.CLAW ?? 0;
    for (const one of paying) {
      const amount = Math.min(owed, left.get(one)!);
      if (amount === 0) continue;
      owed -= amount;
      left.set(one, left.get(one)! - amount);
      offsets.push({ owing: debt, paying: one, amount });
    }
  }
  return offsets;
}
