// The query that moves many payments does to each what `move` does to its twin, and leaves other
// payments unchanged.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestService, testService } from '../../../../test/support/service/service.ts';
import { readEventBodies } from '../../../../test/support/webhooks/event-bodies.ts';
import { atomically } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import { uuidStart } from '../../../platform/std/identifiers.ts';
import { move } from '../move.ts';
import type { Cause } from '../stage.ts';
import type { transitions } from '../transitions.ts';
import { isStraightThrough, type StraightThroughMove, straightThroughMove } from './straight-through.ts';
import { movingStraightThrough } from './straight-through-moves.sql.ts';

let service: TestService;
let database: Database;
let processor_id: string;

beforeAll(async () => {
  service = await testService();
  database = service.context.database;
  processor_id = (await service.processor()).uuid;
});

const captured = fc.record({
  capture_status: fc.constantFrom('CAPTURE_PENDING', 'CAPTURE_ACH_PENDING'),
  capture_leg: fc.constantFrom(null, 'filed', 'sent', 'settled', 'returned'),
  payout_status: fc.constant(null),
  payout_leg: fc.constant(null),
});
const complete = fc.record({
  capture_status: fc.constantFrom('CAPTURE_COMPLETE', 'CAPTURE_ACH_FAILED'),
  capture_leg: fc.constantFrom('good', 'returned'),
  payout_status: fc.constantFrom(null, 'PAYOUT_PENDING_ACH', 'PAYOUT_ACH_PENDING', 'PAYOUT_COMPLETE'),
  payout_leg: fc.constantFrom('filed', 'sent', 'settled'),
});
const rarely = fc.integer({ min: 0, max: 9 }).map((number) => number === 0);
const payment = fc.tuple(
  fc.oneof(captured, complete),
  fc.record({
    payout_type: fc.constantFrom('individual', 'batch'),
    vendor_id: fc.constantFrom(null, randomUUID()),
    amount: fc.integer({ min: 2, max: 9_999_999_999 }),
    transaction_fee: fc.constantFrom(0, 1),
    ach_return_code: fc.constantFrom(null, 'R01'),
    failure_code: fc.constantFrom(null, 'insufficient_funds'),
    capture_trace_id: fc.constantFrom(null, '011000010000001'),
    clawback_status: rarely.map((is) => (is ? 'CLAWBACK_COMPLETE' : null)),
    reverse_payout_status: rarely.map((is) => (is ? 'REVERSE_PAYOUT_CANCELED' : null)),
    payout_back: rarely,
    payout_again: rarely,
    refund_count: rarely.map(Number),
    event_count: fc.integer({ min: 1, max: 5 }),
    move_count: fc.integer({ min: 1, max: 9 }),
  }),
);
type Arbitrary = typeof payment extends fc.Arbitrary<infer Tuple> ? Tuple : never;
type Twin = Arbitrary[0] & Arbitrary[1] & { uuid: string; source_uuid: string; moved_amount: number; owner: string };

/** One of a pair. `owner` is the payer, so that the twins of a test are not mixed up. */
const bornOf = ([place, facts]: Arbitrary): Twin => ({
  ...place,
  ...facts,
  uuid: randomUUID(),
  source_uuid: randomUUID(),
  moved_amount: facts.amount - facts.transaction_fee,
  owner: randomUUID(),
});

async function insert(twins: readonly Twin[]): Promise<void> {
  await database.query(
    `WITH asked AS (
       INSERT INTO transactions (shard, processor_id, uuid, vendor_id, payer_uuid, payee_uuid, payer_bank_account_uuid,
         payee_bank_account_uuid, payer_aggregator_type, payee_aggregator_type, type, speed, payout_type,
         payout_delay_days, amount, transaction_fee, created_at, client_reference_id, company_name)
       SELECT shard_of($2), $2, uuid, vendor_id, owner, $2, $2, $2, 'manual', 'manual', 'api', 'standard', payout_type, 2, amount,
         transaction_fee, now(), '', ''
       FROM json_populate_recordset(NULL::transactions, $1::json) JOIN json_to_recordset($1::json) AS o (uuid uuid, owner uuid) USING (uuid)
     )
     INSERT INTO transaction_states (shard, processor_id, uuid, payee_uuid, transaction_status, capture_status, payout_status,
       clawback_status, reverse_payout_status, event_count, move_count, updated_at, ach_return_code, failure_code,
       capture_trace_id, capture_leg, payout_leg, payout_back, payout_again, refund_count)
     SELECT shard_of($2), $2, uuid, $2, 'CAPTURE_PENDING', capture_status, payout_status, clawback_status, reverse_payout_status,
       event_count, move_count, now(), ach_return_code, failure_code, capture_trace_id, capture_leg, payout_leg,
       payout_back, payout_again, refund_count
     FROM json_populate_recordset(NULL::transaction_states, $1::json)`,
    [JSON.stringify(twins), processor_id],
  );
}

const readEvents = () => readEventBodies(service, processor_id);

/** All rows of a payment, without what differs between twins. */
async function traceOf(one: Twin, events: ReadonlyMap<string, string[]>): Promise<string> {
  const rows = await database.query<{ found: object }>(
    `SELECT to_jsonb(t) - 'updated_at' - 'created_at' AS found FROM current_transactions t WHERE uuid = $1
     UNION ALL (SELECT to_jsonb(h) FROM payment_moves h WHERE transaction_uuid = $1 AND transition <> 'C1' ORDER BY number)
     UNION ALL (SELECT to_jsonb(p) - 'move_number' FROM postings p WHERE transaction_uuid = $1 ORDER BY transition, line)`,
    [one.uuid],
  );
  return JSON.stringify([rows, events.get(one.uuid) ?? []], null, 1)
    .replaceAll(one.uuid, 'payment')
    .replaceAll(one.source_uuid, 'source')
    .replaceAll(one.owner, 'payer');
}

const moveQuery = (moving: StraightThroughMove) => `
  WITH source AS (
    SELECT shard_of($3) AS shard, $3::uuid AS processor_id, uuid AS transaction_uuid, source_uuid, moved_amount,
           '011000017654321' AS trace_id, $2::text AS id_start
    FROM json_to_recordset($4::json) AS i (uuid uuid, source_uuid uuid, moved_amount bigint)
  ), ${movingStraightThrough(moving)}
  SELECT transaction_uuid FROM moved`;

const valuesOf = (twins: readonly Twin[], now: Date) => [now, uuidStart(now), processor_id, JSON.stringify(twins)];

async function countBatched({ steps }: StraightThroughMove): Promise<number> {
  const [row] = await database.query<{ batched: number }>(
    `SELECT coalesce(sum(cardinality(subject_uuids)), 0)::integer AS batched FROM events
     WHERE processor_id = $1 AND sequence IS NOT NULL AND type = ANY ($2::event_type[])`,
    [processor_id, steps.flatMap(({ notifies }) => notifies)],
  );
  return row!.batched;
}

/** A capture that becomes good next. */
const captureSettled = (): Twin =>
  bornOf([
    { capture_status: 'CAPTURE_ACH_PENDING', capture_leg: 'settled', payout_status: null, payout_leg: null },
    {
      ...{ payout_type: 'individual', vendor_id: null, amount: 12_500, transaction_fee: 1, ach_return_code: null },
      ...{
        failure_code: null,
        capture_trace_id: '011000010000001',
        clawback_status: null,
        reverse_payout_status: null,
      },
      ...{ payout_back: false, payout_again: false, refund_count: 0, event_count: 2, move_count: 3 },
    },
  ] as Arbitrary);

const moves = {
  'C3: a capture was sent': { rows: ['C3'], causes: ['capture_sent'] },
  'C4: a capture settles': { rows: ['C4'], causes: ['capture_settled'] },
  'C5: a capture becomes good': { rows: ['C5'], causes: ['capture_good'] },
  'C5 and P1: and its payout is reserved': { rows: ['C5', 'P1'], causes: ['capture_good', 'payout_due'] },
  'P2: a payout was sent': { rows: ['P2'], causes: ['payout_sent'] },
  'P3: a payout settles': { rows: ['P3'], causes: ['payout_settled'] },
} as const satisfies Record<string, { rows: readonly (keyof typeof transitions)[]; causes: readonly Cause[] }>;

describe('The query moves straight-through payments as `move` moves each', () => {
  const reached = new Set<string>();
  it.each(Object.entries(moves))('%s', async (name, { rows, causes }) => {
    const moving = straightThroughMove(...rows);
    // A payment that is not captured has no payout.
    const begins = {
      ...{ capture_leg: 'good', payout_status: null, payout_leg: null },
      ...Object.fromEntries(moving.from.map(({ column, values }) => [column, values[0]])),
    } as unknown as Arbitrary[0];
    let batched = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(payment, { minLength: 120, maxLength: 120 }), async (born) => {
        // Every other payment is in the state where the move begins.
        const placed = born.map(([place, facts], n): Arbitrary => [n % 2 === 0 ? place : begins, facts]);
        const pairs = placed.map((one) => [bornOf(one), bornOf(one)] as const);
        await insert(pairs.flat());
        const now = new Date('2026-03-02T15:00:00.123Z');
        const many = pairs.map(([one]) => one);
        const found = await database.query<{ transaction_uuid: string }>(moveQuery(moving), valuesOf(many, now));
        batched += await countBatched(moving);
        const moved = new Set(found.map(({ transaction_uuid }) => transaction_uuid));
        for (const [one, twin] of pairs) {
          const straightThrough = isStraightThrough(one as unknown as Parameters<typeof isStraightThrough>[0]);
          if (straightThrough) await moveAlone(twin, causes, now);
        }
        const events = await readEvents();
        for (const [one, twin] of pairs) {
          const straightThrough = isStraightThrough(one as unknown as Parameters<typeof isStraightThrough>[0]);
          const expected = await traceOf(twin, events);
          expect(await traceOf(one, events)).toBe(expected);
          expect(moved.has(one.uuid)).toBe(straightThrough && expected.includes(`"transition": "${rows.at(-1)}"`));
          if (moved.has(one.uuid)) reached.add(name);
        }
      }),
      { numRuns: 2, endOnFailure: true },
    );
    expect(reached).toContain(name);
    expect(batched > 0).toBe(moving.steps.some(({ notifies }) => notifies.length > 0));
  });

  it('announces nothing before what waits in the outbox', async () => {
    const [one, other] = [captureSettled(), captureSettled()];
    await insert([one, other]);
    await moveAlone(other, ['capture_good'], new Date('2026-03-02T15:00:00.123Z'));
    await database.query(moveQuery(straightThroughMove('C5')), valuesOf([one], new Date('2026-03-02T15:00:00.124Z')));
    const waiting = await database.query('SELECT subject_uuid FROM outbox WHERE processor_id = $1', [processor_id]);
    expect(new Set(waiting.map((row) => (row as { subject_uuid: string }).subject_uuid))).toEqual(
      new Set([one.uuid, other.uuid]),
    );
    expect((await readEvents()).get(one.uuid)).toHaveLength(1);
  });

  async function moveAlone(twin: Twin, causes: readonly Cause[], now: Date): Promise<void> {
    const { uuid: transaction_uuid, source_uuid, moved_amount } = twin;
    const one = { processor_id, transaction_uuid, source_uuid, moved_amount, details: { trace_id: '011000017654321' } };
    await atomically(database, async (phase) => {
      for (const cause of causes) {
        const [made] = await move(phase, [{ ...one, cause }], now);
        if (made!.steps.length === 0) return;
      }
    });
  }
});

describe('A move is not made in sets if it needs to know more than the columns of the payment', () => {
  it.each([
    ['its posting has a side', 'C8'],
    ['it asks for a balance', 'P5'],
    ['its measure is an unknown balance', 'P6'],
    ['it stores details that only a return has', 'C6'],
  ] as const)('%s: %s', (_, name) => {
    expect(() => straightThroughMove(name)).toThrow(name);
  });

  it('or if a row does not follow the one before it', () => {
    expect(() => straightThroughMove('C5', 'C4')).toThrow('C4 does not follow');
  });
});
