// Two payments of one payee, played against the stage tables: what the payee is owed on one pays
// what they owe on the other.

import type { PaymentState } from '../../../src/payments/lifecycle/payment-state.ts';
import type { Cause } from '../../../src/payments/lifecycle/stage.ts';
import type { Stepper } from '../../../src/payments/lifecycle/step.ts';
import { isLeftOver, planOffsets } from '../../../src/payments/transactions/offsets/plan-offsets.ts';
import { judgeDebit, judgePayout, judgeRest, violated } from './judge.ts';
import { type Action, actionsOf, judge, type World } from './one-payment.ts';
import type { Game } from './play.ts';

/** What a payee is paid, and what they owe. */
export interface Payee {
  payments: World[];
}

export type PayeeAction = Action<Payee>;

// Done for a payee as a whole, and not for one payment. See below.
const ofPayee = /^(payout due|left over|to another account) /;

/**
 * The rules by which the service pays a payee. Another set of rules shows that the judge notices.
 */
export interface PayeeRules {
  isLeftOver: typeof isLeftOver;
  planOffsets: typeof planOffsets;
}

const ours: PayeeRules = { isLeftOver, planOffsets };

function payeeActions(payee: Payee, step: Stepper, reached: (name: string) => void, rules: PayeeRules): PayeeAction[] {
  const { payments } = payee;
  const actions: PayeeAction[] = [];
  const netting = rules.planOffsets(states(payee), states(payee).filter(rules.isLeftOver));

  /** Applies a cause that the tables must have. If it is optional, returns whether they have it. */
  const happens = (world: World, cause: Cause, more: object = {}, must = true): boolean => {
    const steps = step(world.state, { cause, ...more });
    if (steps.length === 0 && must) violated(`no row for ${cause}`);
    for (const { transition } of steps) reached(transition);
    return steps.length > 0;
  };
  /** K6 and K6o: debts of the payee are paid out of what these payments are owed. */
  const offset = (whose: Payee, paying: readonly PaymentState[]) => {
    const worldOf = (state: PaymentState) => whose.payments.find((one) => one.state === state)!;
    for (const one of rules.planOffsets(states(whose), paying)) {
      const [debtor, payer] = [worldOf(one.owing), worldOf(one.paying)];
      happens(debtor, 'clawback_offset', { moved_amount: one.amount, other: payer.state.balances });
      debtor.offsets += one.amount;
      payer.offsets -= one.amount;
      debtor.offsetCount++;
      payer.offsetCount++;
      happens(payer, 'offset_for_another');
    }
  };
  /** Reserves a payout, if the tables allow it. The payee may owe nothing then. */
  const reserve = (whose: Payee, world: World, cause: Cause) => {
    if (!happens(world, cause, {}, cause === 'payout_due')) return;
    if ((world.state.balances.PRES ?? 0) !== 0) judgePayout(whose.payments);
  };

  payments.forEach((world, index) => {
    for (const { name, byItself, play } of actionsOf(world, step, reached)) {
      const label = `${index + 1}: ${name}`;
      if (!ofPayee.test(`${name} `)) {
        // A cut-off offsets debts before it fills a file.
        const files = name.startsWith('file clawback');
        if (files && netting.length > 0) continue;
        actions.push({
          name: label,
          byItself,
          play: (whose) => {
            if (files) judgeDebit(whose.payments);
            play(whose.payments[index]!);
          },
        });
        continue;
      }
      if (name === 'payout due')
        actions.push({
          name: label,
          byItself,
          play: (whose) => {
            const due = whose.payments[index]!;
            const leftOver = whose.payments.filter(({ state }) => rules.isLeftOver(state));
            offset(
              whose,
              [...leftOver, due].map(({ state }) => state),
            );
            reserve(whose, due, 'payout_due');
            for (const one of leftOver) reserve(whose, one, 'payout_left_over');
          },
        });
      else
        actions.push({
          name: label,
          byItself,
          play: (whose) => {
            const again = whose.payments[index]!;
            const what = name.trim() as 'left over' | 'to another account';
            again.left[what]!--;
            offset(whose, [again.state]);
            reserve(whose, again, what === 'left over' ? 'payout_left_over' : 'payout_to_another_account');
          },
        });
    }
  });
  if (netting.length > 0)
    actions.push({
      name: 'offset left-over money',
      byItself: true,
      play: (whose) => offset(whose, states(whose).filter(rules.isLeftOver)),
    });
  return actions;
}

const states = ({ payments }: Payee): PaymentState[] => payments.map(({ state }) => state);

export const payeeGame = (rules: PayeeRules = ours): Game<Payee> => ({
  actionsOf: (payee, step, reached) => payeeActions(payee, step, reached, rules),
  judge: ({ payments }) => payments.forEach(judge),
  judgeRest: ({ payments }) => {
    for (const world of payments) judgeRest(world, world.state);
    judgeDebit(payments);
  },
});
