// The stage tables hold in every order of the moves of a payment, and every row of them is used.
import { describe, expect, it } from 'vitest';
import { step } from '../../../src/payments/lifecycle/step.ts';
import { transitions } from '../../../src/payments/lifecycle/transitions.ts';
import { worldWith } from './one-payment.ts';
import { playAll, violationIn } from './play.ts';
import { worlds } from './worlds.ts';

describe('One payment, in every order of events', () => {
  const reached = new Set<string>(['C1']);
  it.each(Object.entries(worlds))('%s', (_, left) => {
    const played = playAll(worldWith({ ...left }), step, 60_000);
    expect(violationIn(played)).toBeNull();
    for (const transition of played.reached.keys()) reached.add(transition);
  });

  it('reaches every row of the tables', () => {
    expect(Object.keys(transitions).filter((name) => !reached.has(name))).toEqual([]);
  });
});
