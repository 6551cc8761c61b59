// The state of a payment in one word: every payment that the stage tables can make has one, and the
// SQL of the search finds the same one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionsOf, judge, type World, worldWith } from '../../../../test/models/simulation/one-payment.ts';
import { chance, playAllOf, playRandomlyOf } from '../../../../test/models/simulation/play.ts';
import { randomWorld, worlds } from '../../../../test/models/simulation/worlds.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/runner/database.ts';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import type { PaymentState } from '../payment-state.ts';
import { captureStatuses, clawbackStatuses, payoutStatuses, reversePayoutStatuses } from '../statuses.ts';
import { step } from '../step.ts';
import { stateFrom } from './summary-state.sql.ts';
import {
  type StateFacts,
  type SummaryState,
  stateMeanings,
  stateOf,
  statesAfterFailure,
  stateTable,
  summaryStates,
} from './summary-state.ts';

const refunded = ({ refunds }: PaymentState) =>
  refunds.reduce((sum, { status, amount }) => (status === 'REFUND_COMPLETE' ? sum + amount : sum), 0);

const noHold = { on_hold: false, capture_on_hold: false };

const factsOf = (state: PaymentState, holds: Pick<StateFacts, 'on_hold' | 'capture_on_hold'>): StateFacts => ({
  capture_status: state.capture_status,
  payout_status: state.payout_status,
  clawback_status: state.clawback_status,
  reverse_payout_status: state.reverse_payout_status,
  capture_leg: state.capture_leg,
  payout_leg: state.payout_leg,
  reverse_payout_leg: state.reverse_payout_leg,
  payout_back: state.payout_back,
  debt_open: (state.balances.CLAW ?? 0) > 0 || (state.balances.RECV ?? 0) > 0,
  payer_waits:
    state.payout_back &&
    ((state.balances.PAYER ?? 0) < 0 || state.refunds.some(({ status }) => status === 'REFUND_ACH_PENDING')),
  refunded_in_full: refunded(state) >= state.amount,
  ...holds,
});

/** Facts of every payment that was reached, with any holds, and the payments without holds. */
const reachedFacts = new Map<string, StateFacts>();
const reachedPayments: { state: SummaryState; world: World }[] = [];
const seen = new Set<string>();

function note(world: World): void {
  judge(world);
  const facts = factsOf(world.state, noHold);
  for (const holds of [noHold, { ...noHold, on_hold: true }, { on_hold: true, capture_on_hold: true }]) {
    const withHolds = { ...facts, ...holds };
    reachedFacts.set(JSON.stringify(withHolds), withHolds);
  }
  const entries = world.entries.map(({ stage, at }) => `${stage} ${at}`);
  const what = JSON.stringify([facts, entries, world.state.refunds.length]);
  if (seen.has(what)) return;
  seen.add(what);
  reachedPayments.push({ state: stateOf(facts), world: structuredClone(world) });
}

const game = { actionsOf, judge: note, judgeRest: () => {} };

beforeAll(() => {
  for (const left of Object.values(worlds)) playAllOf(game, worldWith({ ...left }), step, 5_000);
  const choose = chance(Number(process.env.SEED ?? 1));
  const { violation } = playRandomlyOf(game, () => randomWorld(choose), step, 20_000, choose);
  expect(violation).toBeNull();
}, 120_000);

const payments = (...states: SummaryState[]) => reachedPayments.filter(({ state }) => states.includes(state));
const places = ({ entries }: World, stage: string) =>
  entries.filter((entry) => entry.stage === stage).map(({ at }) => at);

describe('The state of a payment', () => {
  it('is exactly one word for every payment that the stage tables can make, with any holds', () => {
    expect(reachedFacts.size).toBeGreaterThan(300);
    for (const facts of reachedFacts.values()) expect(summaryStates).toContain(stateOf(facts));
  });

  it('has each of its words, and each row of its table decides some payment', () => {
    const words = [...reachedFacts.values()].map(stateOf);
    expect([...new Set(words)].toSorted()).toEqual([...summaryStates].toSorted());
    expect(Object.keys(stateMeanings)).toEqual([...summaryStates]);
    const deciding = [...reachedFacts.values()].map((facts) => stateTable.findIndex(({ when }) => fits(when, facts)));
    expect([...new Set(deciding)].toSorted((a, b) => a - b)).toEqual([...stateTable.keys()]);
  });

  it('is defined for combinations that no payment has', () => {
    for (const facts of randomFacts(20_000)) expect(summaryStates).toContain(stateOf(facts));
  });

  it('says whether the bank has the debit', () => {
    for (const { world } of payments('started'))
      expect(places(world, 'capture').filter((at) => at === 'sent' || at === 'settled' || at === 'good')).toEqual([]);
    for (const { world } of payments('debited')) expect(['sent', 'settled']).toContain(places(world, 'capture').at(-1));
    for (const { world } of payments('good', 'paying', 'paid', 'refunded'))
      expect([world.captureIsGood, places(world, 'capture').at(-1)]).toEqual([true, 'good']);
    for (const { world } of payments('canceled'))
      expect(places(world, 'capture').every((at) => at === 'off')).toBe(true);
  });

  it('says whether a payout is under way', () => {
    const underWay = ({ world }: { world: World }) =>
      places(world, 'payout').some((at) => at === 'filed' || at === 'sent');
    expect(payments('paying').every(underWay)).toBe(true);
    expect(payments('started', 'debited', 'good', 'paid').some(underWay)).toBe(false);
  });

  it('is owed exactly while an account of debts is open', () => {
    for (const { state, world } of reachedPayments) {
      const { CLAW = 0, RECV = 0 } = world.state.balances;
      expect(state === 'owed').toBe(CLAW > 0 || RECV > 0);
    }
  });

  it('is clawed_back only after the clawback, and refunded only when the payer has the whole amount', () => {
    for (const { world } of payments('clawed_back'))
      expect([world.captureIsGood, world.state.clawback_status]).toEqual([false, 'CLAWBACK_COMPLETE']);
    for (const { world } of payments('refunded')) {
      const credits = world.entries.filter(({ stage, at }) => /^re.*payout$/.test(stage) && at === 'settled');
      expect(credits.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThanOrEqual(world.amount);
    }
  });

  it('is searched where it can be: debts and failures have conditions of their own', () => {
    for (const { state, world } of reachedPayments) {
      const { capture_status, clawback_status, reverse_payout_status } = world.state;
      const { payout_back, refunds } = world.state;
      const failed = capture_status === 'CAPTURE_ACH_FAILED';
      // What `debt_open` looks at in SQL.
      if (state === 'owed')
        expect(clawback_status !== null || (failed && (payout_back || refunds.length > 0))).toBe(true);
      // The column `failed_or_canceled`. A returned payout stores its return code.
      if (statesAfterFailure.includes(state))
        expect(
          failed ||
            capture_status === 'CAPTURE_CANCELED' ||
            payout_back ||
            clawback_status !== null ||
            reverse_payout_status !== null,
        ).toBe(true);
    }
  });
});

function fits(when: object, facts: StateFacts): boolean {
  return Object.entries(when).every(([fact, wanted]) => [wanted].flat().includes(facts[fact as keyof StateFacts]));
}

function randomFacts(count: number): StateFacts[] {
  const choose = chance(Number(process.env.SEED ?? 1));
  const one = <Value>(values: readonly Value[]) => values[choose(values.length)]!;
  const leg = () => one([null, 'filed', 'sent', 'settled', 'good', 'returned'] as const);
  const either = () => choose(2) === 1;
  return Array.from({ length: count }, () => ({
    capture_status: one(captureStatuses),
    payout_status: one([null, ...payoutStatuses]),
    clawback_status: one([null, ...clawbackStatuses]),
    reverse_payout_status: one([null, ...reversePayoutStatuses]),
    capture_leg: leg(),
    payout_leg: leg(),
    reverse_payout_leg: leg(),
    payout_back: either(),
    // Most payments owe nothing: other rows decide.
    debt_open: choose(8) === 0,
    payer_waits: either(),
    refunded_in_full: either(),
    on_hold: either(),
    capture_on_hold: either(),
  }));
}

describe('The SQL of the state', () => {
  let test: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    test = await testDatabase();
    database = openDatabase(test.ownerUrl, 1, () => {});
  });
  afterAll(async () => {
    await database.end();
    await test.drop();
  });

  const types = {
    capture_status: 'capture_status',
    payout_status: 'payout_status',
    clawback_status: 'clawback_status',
    reverse_payout_status: 'reverse_payout_status',
    capture_leg: 'leg_place',
    payout_leg: 'leg_place',
    reverse_payout_leg: 'leg_place',
    payout_back: 'boolean',
    debt_open: 'boolean',
    payer_waits: 'boolean',
    refunded_in_full: 'boolean',
    on_hold: 'boolean',
    capture_on_hold: 'boolean',
  } as const satisfies Record<keyof StateFacts, string>;

  it('agrees with the function for every payment that was reached, and for other combinations', async () => {
    const all = [...reachedFacts.values(), ...randomFacts(20_000)];
    const columns = Object.entries(types).map(([name, type]) => `${name} ${type}`);
    const names = Object.fromEntries(Object.keys(types).map((name) => [name, `f.${name}`]));
    const rows = await database.query<{ state: string }>(
      `SELECT ${stateFrom(names as Record<keyof StateFacts, string>)} AS state
       FROM json_to_recordset($1::json) AS f (number integer, ${columns.join(', ')}) ORDER BY f.number`,
      [JSON.stringify(all.map((facts, number) => ({ number, ...facts })))],
    );
    expect(rows.map(({ state }) => state)).toEqual(all.map(stateOf));
  });
});
