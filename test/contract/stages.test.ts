// The stage tables against everything that repeats them: database, books, transaction_status, sources; and move by chance.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { stageNames, stages } from '../../src/banks/origination/stages.ts';
import { atomically } from '../../src/database/atomic-phase.ts';
import { eventTypes } from '../../src/events/event-types.ts';
import { accounts, type Measure, postingLine } from '../../src/ledger/accounts.ts';
import { uuidv7 } from '../../src/std/identifiers.ts';
import { move, moveAll } from '../../src/transactions/stages/move.ts';
import type { From, Transition } from '../../src/transactions/stages/stage.ts';
import { transactionStatus } from '../../src/transactions/stages/transaction-status.ts';
import { type MoveName, transition, transitions } from '../../src/transactions/stages/transitions.ts';
import {
  captureStatuses,
  clawbackStatuses,
  payoutStatuses,
  reversePayoutStatuses,
  transactionStatuses,
} from '../../src/transactions/transaction.ts';
import { type Payments, paymentsOf } from '../support/payments.ts';
import { type TestService, testService } from '../support/service.ts';

let service: TestService;
let payments: Payments;

beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
});

const rows = Object.entries(transitions) as [keyof typeof transitions, Transition][];
const moveNames = rows.map(([name]) => name).filter((name): name is MoveName => name !== 'C1');

/** What of a payment the tables speak about. */
type Place = Required<From>;
const beginning = (payout_type: Place['payout_type']): Place => ({
  transaction_status: 'CAPTURE_PENDING',
  capture_status: 'CAPTURE_PENDING',
  payout_status: null,
  clawback_status: null,
  reverse_payout_status: null,
  capture_filed: false,
  capture_settled: false,
  payout_type,
});
const leavesFrom = (place: Place, { from }: Transition) =>
  Object.entries(from).every(([column, value]) => place[column as keyof Place] === value);

/** Every place that the tables and the cut-off can bring a payment to, with the row that led there. */
function reachable(): { place: Place; by: string }[] {
  const found = new Map<string, { place: Place; by: string }>();
  const open = (['individual', 'batch'] as const).map((type) => ({ place: beginning(type), by: 'C1' }));
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const { place } = one;
    if (found.has(JSON.stringify(place))) continue;
    found.set(JSON.stringify(place), one);
    if (place.capture_status === 'CAPTURE_PENDING')
      open.push({ place: { ...place, capture_filed: true }, by: 'cut-off' });
    for (const name of moveNames)
      if (leavesFrom(place, transition(name))) open.push({ place: { ...place, ...transition(name).to }, by: name });
  }
  return [...found.values()];
}

describe('The tables', () => {
  it('have the words of the database', async () => {
    const words = async (type: string) =>
      (
        await service.foundation.database.query<{ word: string }>(
          'SELECT enumlabel AS word FROM pg_enum WHERE enumtypid = $1::regtype ORDER BY enumsortorder',
          [type],
        )
      ).map(({ word }) => word);
    expect(await words('transaction_status')).toEqual([...transactionStatuses]);
    expect(await words('capture_status')).toEqual([...captureStatuses]);
    expect(await words('payout_status')).toEqual([...payoutStatuses]);
    expect(await words('clawback_status')).toEqual([...clawbackStatuses]);
    expect(await words('reverse_payout_status')).toEqual([...reversePayoutStatuses]);
    expect(await words('event_type')).toEqual([...eventTypes]);
    expect(await words('stage')).toEqual(expect.arrayContaining(stageNames));
  });

  it('post what the database holds postings to: no more, no less', async () => {
    const legal = await service.foundation.database.query(
      'SELECT transition, debit_account AS debit, credit_account AS credit FROM legal_postings',
      [],
    );
    const ours = rows.flatMap(([name, { posts }]) =>
      posts.map((rule) => {
        const { debit, credit } = postingLine(rule);
        return { transition: name, debit, credit };
      }),
    );
    const sorted = (list: unknown[]) => list.map((one) => JSON.stringify(one)).toSorted();
    expect(sorted(legal)).toEqual(sorted(ours));
    for (const { debit, credit } of ours) expect([debit in accounts, credit in accounts]).toEqual([true, true]);
  });

  it('lead to the transaction_status that the other statuses say, wherever a payment can get', () => {
    const places = reachable();
    for (const { place, by } of places)
      expect([by, transactionStatus({ ...place, unauthorised: false })]).toEqual([by, place.transaction_status]);
    // Each row of the tables was part of it.
    expect(new Set(places.map(({ by }) => by))).toEqual(new Set([...rows.map(([name]) => name), 'cut-off']));
  });

  it('never make both canceled and filed, a payout before the capture is good, or a capture good before it settles', () => {
    for (const { place } of reachable()) {
      expect(place.capture_status === 'CAPTURE_CANCELED' && place.capture_filed).toBe(false);
      if (place.payout_status !== null) expect(place.capture_status).toBe('CAPTURE_COMPLETE');
      if (place.capture_status === 'CAPTURE_COMPLETE') expect(place.capture_settled).toBe(true);
      if (place.capture_settled) expect(place.capture_filed).toBe(true);
    }
  });

  it('post what settles, the right way round for the direction of the entry', () => {
    for (const name of stageNames) {
      const { direction, sent, settled } = stages[name];
      const settles = postingLine(transition(settled).posts[0]!);
      const inFlight = direction === 'debit' ? 'DIF' : 'CIF';
      expect([settles.debit, settles.credit]).toEqual(direction === 'debit' ? ['BANK', inFlight] : [inFlight, 'BANK']);
      const leaves = postingLine(transition(sent).posts[0]!);
      expect(direction === 'debit' ? leaves.debit : leaves.credit).toBe(inFlight);
    }
  });
});

describe('The sources', () => {
  const folder = new URL('../../src/', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(new URL(path, folder), 'utf8') }));
  const naming = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

  it('write payments in three places: they start, the cut-off marks them, move moves them', () => {
    expect(naming(/INSERT\s+INTO\s+transactions\b/i)).toEqual(['transactions/start-transactions.sql.ts']);
    expect(naming(/UPDATE\s+transactions\b/i).toSorted()).toEqual([
      'banks/origination/legs.sql.ts',
      'transactions/stages/move.sql.ts',
    ]);
    const [cutOff] = sources.filter(({ path }) => path === 'banks/origination/legs.sql.ts');
    expect(cutOff!.text.match(/UPDATE\s+transactions\s+SET[^\n]*/g)).toEqual([
      'UPDATE transactions SET capture_filed = true',
    ]);
    expect(naming(/(DELETE\s+FROM|TRUNCATE|MERGE\s+INTO)\s+(transactions|transitions|postings)\b/i)).toEqual([]);
  });

  it('write history and postings beside the move and nowhere else', () => {
    const both = ['transactions/stages/move.sql.ts', 'transactions/start-transactions.sql.ts'];
    expect(naming(/INSERT\s+INTO\s+transitions\b/i).toSorted()).toEqual(both);
    expect(naming(/INSERT\s+INTO\s+postings\b/i)).toEqual(['transactions/stages/move.sql.ts']);
    expect(naming(/UPDATE\s+(transitions|postings)\b/i)).toEqual([]);
  });
});

describe('move', () => {
  const stand = async (uuid: string): Promise<Place & { move_count: number; event_count: number }> => {
    const [row] = await service.foundation.database.query<Place & { move_count: number; event_count: number }>(
      `SELECT transaction_status, capture_status, payout_status, clawback_status, reverse_payout_status, capture_filed,
              capture_settled, payout_type, move_count, event_count FROM transactions WHERE uuid = $1`,
      [uuid],
    );
    return row!;
  };
  const make = (name: MoveName, uuid: string, amount: number, source = uuidv7(service.foundation.clock.now())) =>
    atomically(service.foundation.database, (phase) =>
      move(
        phase,
        name,
        [
          {
            processor_id: payments.processor.uuid,
            transaction_uuid: uuid,
            source_uuid: source,
            amount,
            trace_id: '091000010000001',
            reason: 'by chance',
          },
        ],
        service.foundation.clock.now(),
      ),
    );
  const file = (uuid: string) =>
    service.foundation.database.query(
      `UPDATE transactions SET capture_filed = true WHERE uuid = $1 AND capture_status = 'CAPTURE_PENDING'`,
      [uuid],
    );

  it('makes in any order exactly the moves that the tables allow, each whole', async () => {
    const command = fc.constantFrom<MoveName | 'file'>(...moveNames, 'file');
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('individual', 'batch'),
        fc.integer({ min: 2, max: 1_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(command, { minLength: 5, maxLength: 40 }),
        async (payout_type, amount, share, commands) => {
          const fee = Math.floor(share * (amount - 1));
          const { uuid } = await payments.started({ amount, transaction_fee: fee });
          await service.foundation.database.query('UPDATE transactions SET payout_type = $2 WHERE uuid = $1', [
            uuid,
            payout_type,
          ]);
          let place = beginning(payout_type as Place['payout_type']);
          const made: (keyof typeof transitions)[] = ['C1'];
          for (const name of commands) {
            if (name === 'file') {
              await file(uuid);
              if (place.capture_status === 'CAPTURE_PENDING') place = { ...place, capture_filed: true };
              continue;
            }
            const moved = await make(name, uuid, amount - fee);
            expect([name, moved.length]).toEqual([name, leavesFrom(place, transition(name)) ? 1 : 0]);
            if (moved.length === 0) continue;
            place = { ...place, ...transition(name).to };
            made.push(name);
          }
          // Where the model stands, the row stands; with its history, its events and its postings.
          const told = made.flatMap((name) => transition(name).notifies ?? []);
          expect(await stand(uuid)).toEqual({ ...place, move_count: made.length, event_count: told.length });
          const { database } = service.foundation;
          expect(
            await database.query(
              'SELECT number, transition FROM transitions WHERE transaction_uuid = $1 ORDER BY number',
              [uuid],
            ),
          ).toEqual(made.map((name, n) => ({ number: n + 1, transition: name })));
          expect(
            await database.query('SELECT sequence, type FROM outbox WHERE subject_uuid = $1 ORDER BY sequence', [uuid]),
          ).toEqual(told.map((type, n) => ({ sequence: n + 1, type })));
          const measures: Record<Measure, number> = { A: amount, F: fee, N: amount - fee, n: amount - fee };
          const due = made.flatMap((name) =>
            transition(name).posts.map((rule) => {
              const { debit, credit, measure } = postingLine(rule);
              return { transition: name, debit, credit, amount: measures[measure] };
            }),
          );
          expect(
            await database.query(
              `SELECT p.transition, debit_account AS debit, credit_account AS credit, amount
               FROM postings p JOIN transitions h USING (processor_id, transaction_uuid, transition, source_uuid)
               WHERE p.transaction_uuid = $1 ORDER BY h.number, p.line`,
              [uuid],
            ),
          ).toEqual(due.filter((posting) => posting.amount > 0));
          // At rest nothing is in flight, unsettled or reserved.
          if (place.capture_status !== 'CAPTURE_CANCELED' && place.payout_status !== 'PAYOUT_COMPLETE') return;
          const flying = due.reduce<Record<string, number>>((sum, { debit, credit, amount }) => {
            sum[debit] = (sum[debit] ?? 0) + amount;
            sum[credit] = (sum[credit] ?? 0) - amount;
            return sum;
          }, {});
          for (const account of ['UNS', 'DIF', 'CIF', 'PRES', 'PAYEE']) expect(flying[account] ?? 0).toBe(0);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('moves each payment of many by itself, and answers which', async () => {
    const uuids = await Promise.all(Array.from({ length: 6 }, async () => (await payments.started()).uuid as string));
    await file(uuids[1]!);
    await file(uuids[4]!);
    const at = service.foundation.clock.now();
    const asked = uuids.map((uuid) => ({
      processor_id: payments.processor.uuid,
      transaction_uuid: uuid,
      source_uuid: uuid,
      reason: 'many',
    }));
    const moved = await atomically(service.foundation.database, (phase) => move(phase, 'C2', asked, at));
    expect(moved.map(({ transaction_uuid }) => transaction_uuid)).toEqual(uuids.filter((_, n) => n !== 1 && n !== 4));
  });

  it('moves nothing of another tenant', async () => {
    const { uuid } = await payments.started();
    const other = await service.processor();
    const asked = [{ processor_id: other.uuid, transaction_uuid: uuid, source_uuid: uuid, reason: 'foreign' }];
    const at = service.foundation.clock.now();
    expect(await atomically(service.foundation.database, (phase) => move(phase, 'C2', asked, at))).toEqual([]);
  });

  it('stops the phase, with nothing moved, when one of all stands elsewhere', async () => {
    const { uuid: standing } = await payments.started();
    const { uuid: canceled } = await payments.started();
    await payments.cancel(canceled);
    const asked = [standing, canceled].map((uuid) => ({
      processor_id: payments.processor.uuid,
      transaction_uuid: uuid,
      source_uuid: uuid,
      reason: 'all',
    }));
    const at = service.foundation.clock.now();
    await expect(atomically(service.foundation.database, (phase) => moveAll(phase, 'C2', asked, at))).rejects.toThrow(
      `C2 found 1 of 2 payments elsewhere, the first is ${canceled}`,
    );
    expect((await stand(standing)).capture_status).toBe('CAPTURE_PENDING');
  });

  it('of a payment twice in one list makes one move', async () => {
    const { uuid } = await payments.started();
    const at = service.foundation.clock.now();
    const twice = [1, 2].map(() => ({
      processor_id: payments.processor.uuid,
      transaction_uuid: uuid,
      source_uuid: uuidv7(at),
      reason: 'twice',
    }));
    expect(await atomically(service.foundation.database, (phase) => move(phase, 'C2', twice, at))).toHaveLength(1);
    expect((await stand(uuid)).move_count).toBe(2);
  });
});
