// Two payments of one payee: in any order of moves, a payee who owes is not paid.
import { describe, expect, it } from 'vitest';
import type { PaymentState } from '../../../src/payments/lifecycle/payment-state.ts';
import { step } from '../../../src/payments/lifecycle/step.ts';
import { isLeftOver, type Offset, planOffsets } from '../../../src/payments/transactions/offsets/plan-offsets.ts';
import { worldWith } from './one-payment.ts';
import { chance, playAllOf, playRandomlyOf, violationIn } from './play.ts';
import { type PayeeRules, payeeGame } from './two-payments.ts';
import { randomWorld } from './worlds.ts';

/** A debt, and left-over money: a clawed back amount is owed again after a won dishonor. */
const small = () => ({
  payments: [
    worldWith({ 'return capture': 1, 'return clawback': 1 }),
    worldWith({ 'return capture': 1, dishonor: 1, 'left over': 1 }),
  ],
});

describe('Two payments of one payee', () => {
  it('keep the rules in every order of moves', () => {
    const played = playAllOf(payeeGame(), small(), step, 60_000);
    expect(violationIn(played)).toBeNull();
    expect([...played.reached.keys()]).toEqual(expect.arrayContaining(['K6', 'K6o', 'P7', 'P5', 'K10']));
  });

  it('keep the rules in random orders, with everything at once', () => {
    const choose = chance(Number(process.env.SEED ?? 1));
    const two = () => ({ payments: [randomWorld(choose), randomWorld(choose)] });
    expect(violationIn(playRandomlyOf(payeeGame(), two, step, 8_000, choose))).toBeNull();
  });
});

/** Rules that would pay a payee who owes, or debit a payee for money that we owe them. */
const worse: Record<string, Partial<PayeeRules>> = {
  'left-over money pays no debts': {
    planOffsets: <P extends PaymentState>(owing: readonly P[], paying: readonly P[]): Offset<P>[] =>
      planOffsets(
        owing,
        paying.filter(({ payout_status }) => payout_status === null),
      ),
  },
  'no debt is paid': { planOffsets: () => [] },
};

describe('A wrong rule', () => {
  it.each(Object.entries(worse))('is detected: %s', (_, rule) => {
    const rules: PayeeRules = { isLeftOver, planOffsets, ...rule };
    expect(violationIn(playAllOf(payeeGame(rules), small(), step, 60_000))).toMatch(/owe/);
  });
});
