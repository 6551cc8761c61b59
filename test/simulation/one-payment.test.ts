// The stage tables hold at random where every order is too much, and a row of them that is broken
// is found out.
import { describe, expect, it } from 'vitest';
import type { Transition } from '../../src/lifecycle/stage.ts';
import { step, stepper } from '../../src/lifecycle/step.ts';
import { type TransitionName, type Transitions, transitions } from '../../src/lifecycle/transitions.ts';
import { beginning } from './one-payment.ts';
import { chance, playAll, playRandomly, told } from './play.ts';
import { anything, worlds } from './worlds.ts';

describe('One payment, with everything at once', () => {
  it('holds at random', () => {
    const choose = chance(Number(process.env.SEED ?? 1));
    expect(told(playRandomly(() => anything(choose), step, 40_000, choose))).toBeNull();
  });
});

/** Tables of which one row is broken; each must be found out. */
const broken: { name: TransitionName; how: string; tables: Transitions }[] = [];
const asked =
  /^(canceled|capture_given_up|payout_to_another|payout_left|reverse_payout_to|clawback_(barred|again|offset|written)|refund_(credit|given)|debt_)/;
const rows = Object.entries(transitions) as [TransitionName, Transition][];
for (const [name, row] of rows) {
  if (name === 'C1') continue;
  row.posts.forEach((rule, n) => {
    const posts = row.posts.filter((__, index) => index !== n);
    broken.push({ name, how: `without ${rule}`, tables: { ...transitions, [name]: { ...row, posts } } });
  });
  // What people do when they may is asked of the tables: that those rows are there is seen by their
  // being reached.
  if (asked.test(row.cause)) continue;
  const { [name]: _, ...others } = transitions;
  broken.push({ name, how: 'missing', tables: others as unknown as Transitions });
}

describe('A table with a broken row', () => {
  const rowsOf = new Map(
    Object.values(worlds).map((left) => [left, playAll(beginning({ ...left }), step, 60_000).reached] as const),
  );
  // Only where the row is taken can a broken one be noticed; the small worlds first.
  const caught = (name: string, tables: Transitions) =>
    [...rowsOf]
      .filter(([, reached]) => reached.has(name))
      .sort(([, a], [, b]) => a.size - b.size)
      .some(([left]) => playAll(beginning({ ...left }), stepper(tables), 60_000).violation !== null);
  it.each(broken)('is found out: $name $how', ({ name, tables }) => expect(caught(name, tables)).toBe(true));
});
