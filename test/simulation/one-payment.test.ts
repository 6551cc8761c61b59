// The stage tables hold in every order of events that can befall a payment, and no row of them is there for nothing.
import { describe, expect, it } from 'vitest';
import type { Transition } from '../../src/transactions/stages/stage.ts';
import { step, stepper } from '../../src/transactions/stages/step.ts';
import { type TransitionName, type Transitions, transitions } from '../../src/transactions/stages/transitions.ts';
import { beginning } from './one-payment.ts';
import { type Played, playAll, playRandomly } from './play.ts';

/** What people and policies may do, how often, in each of the worlds that are played to their end. */
const worlds: Record<string, Record<string, number>> = {
  'a capture that comes back, whatever became of its payout': {
    'return capture': 1,
    'return payout': 1,
    'return clawback': 1,
    'return reverse_payout': 1,
    'claw again': 1,
    'reverse payout again': 1,
    'write off': 1,
    'to another account': 1,
    'left over': 1,
    bar: 1,
    present_again: 1,
    'give up': 1,
    cancel: 1,
  },
  'a refund, with everything that can come back': {
    'return capture': 1,
    'return payout': 1,
    'return refund_capture': 1,
    'return refund_payout': 1,
    refund: 1,
    'credit again': 1,
    'give back': 1,
  },
  'a dishonour that is won, and files that are rejected': {
    'return capture': 1,
    'return payout': 1,
    dishonour: 1,
    reject: 1,
    refund: 1,
    'return refund_payout': 1,
  },
  'a reverse payout that is sent again, and an earlier one that comes back': {
    'return payout': 1,
    refund: 1,
    'return refund_payout': 1,
    'reverse payout again': 1,
    'return reverse_payout': 1,
  },
  'a clawback that is made again, and an earlier one that comes back': {
    'return capture': 1,
    'return refund_capture': 1,
    'return clawback': 1,
    refund: 1,
    dishonour: 1,
  },
  'a refund whose files are rejected': { refund: 1, 'return refund_capture': 1, reject: 1 },
  'what a payer owes, paid and written off': {
    'return capture': 1,
    'return payout': 1,
    'return reverse_payout': 1,
    dishonour: 1,
    'write debt off': 2,
    'pay debt': 2,
  },
  'a refund that its payer owes': {
    'return capture': 1,
    'return refund_payout': 1,
    refund: 1,
    'write debt off': 1,
    'pay debt': 1,
  },
  'what a payout left over': {
    'return capture': 2,
    'return payout': 2,
    dishonour: 1,
    'left over': 1,
    'to another account': 1,
  },
  'offsets against other payments': {
    'return payout': 1,
    'return capture': 1,
    'return clawback': 1,
    'claw again': 1,
    'write off': 1,
    offset: 1,
    offset_of_other: 1,
  },
};

const told = ({ violation }: Played) => violation && `${violation.what}\n  ${violation.path.join('\n  ')}`;

/** Chance from a seed: mulberry32. */
function chance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

describe('One payment, in every order of events', () => {
  const reached = new Set<string>(['C1']);
  it.each(Object.entries(worlds))('%s', (_, left) => {
    const played = playAll(beginning({ ...left }), step, 60_000);
    expect(told(played)).toBeNull();
    for (const transition of played.reached.keys()) reached.add(transition);
  });

  it('with everything at once, at random', () => {
    const choose = chance(Number(process.env.SEED ?? 1));
    const all = [...new Set(Object.values(worlds).flatMap((left) => Object.keys(left)))];
    const anything = () => beginning(Object.fromEntries(all.map((name) => [name, choose(4)])));
    const played = playRandomly(anything, step, 40_000, choose);
    expect(told(played)).toBeNull();
    for (const transition of played.reached.keys()) reached.add(transition);
  });

  it('reaches every row of the tables', () => {
    expect(Object.keys(transitions).filter((name) => !reached.has(name))).toEqual([]);
  });
});

/** Tables of which one row is broken; each must be found out. */
const broken = new Map<string, Transitions>();
const asked =
  /^(canceled|capture_given_up|payout_to_another|payout_left|reverse_payout_to|clawback_(barred|again|offset|written)|refund_(credit|given)|debt_)/;
const rows = Object.entries(transitions) as [TransitionName, Transition][];
for (const [name, row] of rows) {
  if (name === 'C1') continue;
  row.posts.forEach((rule, n) => {
    const posts = row.posts.filter((__, index) => index !== n);
    broken.set(`${name} without ${rule}`, { ...transitions, [name]: { ...row, posts } });
  });
  // What people do when they may is asked of the tables: that those rows are there is seen by their being reached.
  if (asked.test(row.cause)) continue;
  const { [name]: _, ...others } = transitions;
  broken.set(`without ${name}`, others as unknown as Transitions);
}

describe('A table with a broken row', () => {
  const caught = (tables: Transitions) =>
    Object.values(worlds).some((left) => playAll(beginning({ ...left }), stepper(tables), 60_000).violation !== null);
  it.each([...broken])('is found out: %s', (_, tables) => expect(caught(tables)).toBe(true));
});
