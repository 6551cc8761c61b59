// The stage tables hold in random orders where there are too many to try all, and a broken row is
// detected.
import { describe, expect, it } from 'vitest';
import type { Transition } from '../../../src/payments/lifecycle/stage.ts';
import { step, stepper } from '../../../src/payments/lifecycle/step.ts';
import { type TransitionName, type Transitions, transitions } from '../../../src/payments/lifecycle/transitions.ts';
import { worldWith } from './one-payment.ts';
import { chance, playAll, playRandomly, violationIn } from './play.ts';
import { randomWorld, worlds } from './worlds.ts';

describe('One payment, with everything at once', () => {
  it('keeps the rules in random orders', () => {
    const choose = chance(Number(process.env.SEED ?? 1));
    expect(violationIn(playRandomly(() => randomWorld(choose), step, 40_000, choose))).toBeNull();
  });
});

/** Tables with one broken row. Each must be detected. */
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
  // The actions of people are read from the tables. Coverage shows that those rows exist.
  if (asked.test(row.cause)) continue;
  const { [name]: _, ...others } = transitions;
  broken.push({ name, how: 'missing', tables: others as unknown as Transitions });
}

describe('A table with a broken row', () => {
  const rowsOf = new Map(
    Object.values(worlds).map((left) => [left, playAll(worldWith({ ...left }), step, 60_000).reached] as const),
  );
  // A broken row shows only in a world that uses it. Small worlds come first.
  const caught = (name: string, tables: Transitions) =>
    [...rowsOf]
      .filter(([, reached]) => reached.has(name))
      .sort(([, a], [, b]) => a.size - b.size)
      .some(([left]) => playAll(worldWith({ ...left }), stepper(tables), 60_000).violation !== null);
  it.each(broken)('breaks a rule: $name $how', ({ name, tables }) => expect(caught(name, tables)).toBe(true));
});
