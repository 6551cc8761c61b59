// The stage tables agree with everything that repeats them: database, postings, transaction_status,
// sources. Random moves follow them.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventTypes } from '../../../src/events/log/event-types.ts';
import { accounts } from '../../../src/payments/ledger/accounts.ts';
import { feePayoutStatuses } from '../../../src/payments/lifecycle/fee-payout.stage.ts';
import { legalPostings } from '../../../src/payments/lifecycle/legal-postings.ts';
import { lockForMoves, type Move, move, moveAll } from '../../../src/payments/lifecycle/move.ts';
import { insertMissingStates } from '../../../src/payments/lifecycle/open-states.sql.ts';
import { refundStatuses } from '../../../src/payments/lifecycle/refund-statuses.ts';
import type { Transition } from '../../../src/payments/lifecycle/stage.ts';
import { purposes, stageNames, stages } from '../../../src/payments/lifecycle/stage-names.ts';
import {
  captureStatuses,
  clawbackStatuses,
  payoutStatuses,
  reversePayoutStatuses,
  transactionStatuses,
} from '../../../src/payments/lifecycle/statuses.ts';
import { type MoveRequest, step } from '../../../src/payments/lifecycle/step.ts';
import { transitions } from '../../../src/payments/lifecycle/transitions.ts';
import { atomically } from '../../../src/platform/database/atomic-phase.ts';
import { uuidv7 } from '../../../src/platform/std/identifiers.ts';
import { actionsOf, fee, amount as modelAmount, worldWith } from '../../models/simulation/one-payment.ts';
import { type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { budget } from '../../support/runner/budget.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { announcedOf } from '../../support/webhooks/announced.ts';

let service: TestService;
let payments: Payments;

beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
});

const rows = Object.entries(transitions) as [keyof typeof transitions, Transition][];

describe('The tables', () => {
  it('use the status words of the database', async () => {
    const words = async (type: string) =>
      (
        await service.context.database.query<{ word: string }>(
          'SELECT enumlabel AS word FROM pg_enum WHERE enumtypid = $1::regtype ORDER BY enumsortorder',
          [type],
        )
      ).map(({ word }) => word);
    expect(await words('transaction_status')).toEqual([...transactionStatuses]);
    expect(await words('capture_status')).toEqual([...captureStatuses]);
    expect(await words('payout_status')).toEqual([...payoutStatuses]);
    expect(await words('clawback_status')).toEqual([...clawbackStatuses]);
    expect(await words('reverse_payout_status')).toEqual([...reversePayoutStatuses]);
    expect(await words('refund_status')).toEqual([...refundStatuses]);
    expect(await words('event_type')).toEqual([...eventTypes]);
    expect((await words('stage')).toSorted()).toEqual([...purposes, 'dishonor'].toSorted());
    expect(await words('fee_payout_status')).toEqual([...feePayoutStatuses]);
  });

  it('post exactly what the database accepts as postings', async () => {
    const legal = await service.context.database.query(
      `SELECT transition, debit_account AS debit, credit_account AS credit FROM legal_postings`,
      [],
    );
    const sorted = (list: unknown[]) => list.map((one) => JSON.stringify(one)).toSorted();
    expect(sorted(legal)).toEqual(sorted(legalPostings()));
    for (const { debit, credit } of legalPostings())
      expect([debit in accounts, credit in accounts]).toEqual([true, true]);
  });

  it('post nothing else: the database refuses any other posting', async () => {
    const { database } = service.context;
    const [{ words }] = (await database.query<{ words: string[] }>(
      `SELECT regexp_split_to_array(pg_get_constraintdef(oid), '''(::text)?[,\\])]?') AS words
       FROM pg_constraint WHERE conname = 'postings_are_legal'`,
      [],
    )) as [{ words: string[] }];
    const legal = await database.query<{ triple: string }>(
      `SELECT transition || ' ' || debit_account || '/' || credit_account AS triple FROM legal_postings`,
      [],
    );
    expect(words.filter((word) => /^[A-Z]+[0-9]+[a-z]? /.test(word)).toSorted()).toEqual(
      legal.map(({ triple }) => triple).toSorted(),
    );
    await expect(
      database.query(
        `INSERT INTO postings (shard, processor_id, transaction_uuid, transition, source_uuid, line, debit_account,
           debit_owner_uuid, credit_account, credit_owner_uuid, amount, posted_at)
         SELECT shard_of(id), id, id, 'C4', id, 1, 'DIF', id, 'BANK', id, 1, now() FROM gen_random_uuid() AS id`,
        [],
      ),
    ).rejects.toThrow('postings_are_legal');
  });

  it('have a move for each outcome of each leg of a bank file', () => {
    const causes = new Set(rows.map(([, { cause }]) => cause));
    for (const stage of stageNames) {
      for (const what of ['sent', 'settled', 'returned'] as const) expect(causes).toContain(`${stage}_${what}`);
      expect(causes.has(`${stage}_good`)).toBe(stages[stage].direction === 'debit');
      // A capture whose file was rejected has failed: sending it again needs the payer's knowledge.
      expect(causes.has(`${stage}_rejected`)).toBe(stage !== 'capture');
    }
  });
});

describe('The sources', () => {
  const folder = new URL('../../../src/', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(new URL(path, folder), 'utf8') }));
  const naming = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

  it('write payments in few places: start, cut-off, rejected file, move (one or many), and columns that are no status', () => {
    expect(naming(/INSERT\s+INTO\s+transactions\b/i)).toEqual([
      'payments/transactions/start/start-transactions.sql.ts',
    ]);
    expect(naming(/INSERT\s+INTO\s+transaction_states\b/i)).toEqual(['payments/lifecycle/open-states.sql.ts']);
    expect(naming(/UPDATE\s+(transactions|transaction_states|\$\{table\})/i).toSorted()).toEqual([
      'banks/origination/cut-off/choose.sql.ts',
      'banks/origination/cut-off/fast/straight-through-entries.sql.ts',
      'banks/origination/entries/entry-accounts.sql.ts',
      'payments/batches/join-batches.sql.ts',
      'payments/lifecycle/fast/straight-through-moves.sql.ts',
      'payments/lifecycle/holds.sql.ts',
      'payments/lifecycle/move.sql.ts',
      'payments/lifecycle/stage-accounts.sql.ts',
      'payments/risk/limits/limits.sql.ts',
      'payments/transactions/refunds/refunds.sql.ts',
      'payments/transactions/transactions.sql.ts',
      // Columns with sealed values: no table of payments has one.
      'service/reencryption/sealed-values.sql.ts',
    ]);
    const source = (of: string) => sources.find(({ path }) => path === of)!.text;
    const updates = (of: string) =>
      source(of).match(/(?<=UPDATE\s+)(transaction_states|\$\{table\})\s+SET .*?(?=\s+(?:FROM|WHERE))/g);
    expect(updates('banks/origination/cut-off/choose.sql.ts')).toEqual([
      `\${table} SET \${stages[stage].leg} = 'filed'`,
      `\${table} SET \${stages[stage].leg} = NULL`,
    ]);
    const fast = 'banks/origination/cut-off/fast/straight-through-entries.sql.ts';
    expect(source(fast).match(/UPDATE transaction_states s SET .*?(?= FROM)/g)).toEqual([
      `UPDATE transaction_states s SET \${stages[stage].leg} = 'filed'`,
    ]);
    expect(source('banks/origination/entries/entry-accounts.sql.ts').match(/UPDATE \$\{table\} t SET .*/g)).toEqual([
      `UPDATE \${table} t SET \${accountColumnOf[stage]} = found.another_uuid`,
    ]);
    expect(source('payments/lifecycle/holds.sql.ts').match(/UPDATE transaction_states s SET .*/g)).toEqual([
      'UPDATE transaction_states s SET open_hold_count = open_hold_count + 1',
      'UPDATE transaction_states s SET open_hold_count = open_hold_count + placed.holds',
      'UPDATE transaction_states s SET open_hold_count = open_hold_count - released.holds',
      'UPDATE transaction_states s SET open_hold_count = open_hold_count - 1',
    ]);
    expect(updates('payments/transactions/refunds/refunds.sql.ts')).toEqual([
      'transaction_states SET refund_count = refund_count + 1',
    ]);
    expect(updates('payments/transactions/transactions.sql.ts')).toEqual([
      'transaction_states SET metadata = $4, updated_at = greatest(updated_at, $5)',
    ]);
    expect(source('payments/risk/limits/limits.sql.ts').match(/UPDATE transaction_states s SET .* =/g)).toEqual([
      'UPDATE transaction_states s SET counted_merchant_uuid =',
    ]);
    expect(updates('payments/lifecycle/stage-accounts.sql.ts')).toEqual([
      `\${table} SET \${accountColumnOf[entry.stage]} = $4`,
    ]);
    expect(
      naming(/(DELETE\s+FROM|TRUNCATE|MERGE\s+INTO)\s+(transactions|transaction_states|transitions|postings)\b/i),
    ).toEqual([]);
  });

  it('write history and postings next to the move, for fee payouts and reversals next to theirs, and nowhere else', () => {
    const moving = ['payments/lifecycle/fast/straight-through-moves.sql.ts', 'payments/lifecycle/move.sql.ts'];
    expect(naming(/INSERT\s+INTO\s+transitions\b/i)).toEqual(['payments/lifecycle/move.sql.ts']);
    expect(naming(/INSERT\s+INTO\s+postings\b/i).toSorted()).toEqual([
      // These are not moves of a payment: lines of the bank statement and own funds; fee payouts,
      // reversals and micro-entries.
      'payments/ledger/post-directly.sql.ts',
      'payments/ledger/post-moved.sql.ts',
      ...moving,
    ]);
    expect(naming(/UPDATE\s+(transitions|postings)\b/i)).toEqual([]);
  });
});

describe('move', () => {
  const make = (moves: Move[]) =>
    atomically(service.context.database, (phase) => move(phase, moves, service.context.clock.now()));
  const canceling = (uuid: string, processor_id = payments.processor.uuid): Move => ({
    cause: 'canceled',
    processor_id,
    transaction_uuid: uuid,
    source_uuid: uuid,
    details: { reason: 'by chance' },
  });
  const query = <Row extends object>(text: string, values: unknown[]) =>
    service.context.database.query<Row>(text, values);
  const filed = async (uuid: string, leg = 'capture_leg', table = 'transaction_states') => {
    if (table === 'transaction_states')
      await insertMissingStates(service.context.database, [
        { processor_id: payments.processor.uuid, transaction_uuid: uuid },
      ]);
    await query(`UPDATE ${table} SET ${leg} = 'filed' WHERE uuid = $1`, [uuid]);
  };

  it('makes in any order exactly the moves that the tables allow, each one whole', async () => {
    const mayHappen = {
      'return capture': 1,
      'return payout': 2,
      'return clawback': 1,
      'return reverse_payout': 1,
      'return refund_capture': 1,
      'return refund_payout': 2,
      'claw again': 1,
      'reverse payout again': 1,
      'write off': 1,
      'to another account': 1,
      'left over': 1,
      dishonor: 1,
      refund: 2,
      'credit again': 1,
      'give back': 1,
      'write debt off': 1,
      'pay debt': 2,
      bar: 1,
      present_again: 1,
      'give up': 1,
      cancel: 1,
    };
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat({ max: 999 })), async (chances) => {
        const { uuid } = await payments.started({ amount: modelAmount, transaction_fee: fee });
        const world = worldWith({ ...mayHappen });
        const refunds = new Map<string, string>();
        const happened: MoveRequest[] = [];
        const made: string[] = ['C1'];
        const recording: typeof step = (state, request) => {
          const steps = step(state, request);
          if (state === world.state) {
            happened.push(request);
            made.push(...steps.map(({ transition }) => transition));
          }
          return steps;
        };
        for (let n = 0; n < 60; n++) {
          const actions = actionsOf(world, recording, () => {});
          if (actions.length === 0) break;
          const { name, play } = actions[chances.next().value! % actions.length]!;
          play(world);
          // The same move in the database: filed at cut-off, requested, or caused by the bank.
          const [verb, what = '', refund = ''] = name.split(' ');
          if (verb === 'file') {
            const { leg } = stages[what as keyof typeof stages];
            await (refund === '' ? filed(uuid, leg) : filed(refunds.get(refund)!, leg, 'refunds'));
          }
          if (verb === 'refund') {
            const added = world.refunds.at(-1)!;
            refunds.set(added.uuid, uuidv7(service.context.clock.now()));
            await insertRefundRow(uuid, refunds.get(added.uuid)!, added.amount);
          }
          for (const { refund_uuid, ...one } of happened.splice(0)) {
            const asked = {
              ...one,
              processor_id: payments.processor.uuid,
              transaction_uuid: uuid,
              source_uuid: uuidv7(service.context.clock.now()),
              ...(refund_uuid === undefined ? {} : { refund_uuid: refunds.get(refund_uuid)! }),
            };
            expect((await make([asked])).length).toBe(1);
          }
        }
        await expectSame(uuid, world.state, refunds, made);
      }),
      { numRuns: budget({ usual: 15, campaign: 500 }) },
    );
  });

  async function insertRefundRow(transactionUuid: string, uuid: string, amount: number) {
    await query(
      `INSERT INTO refunds (shard, processor_id, uuid, transaction_uuid, status, standing, amount, event_count, created_at,
         updated_at, client_reference_id)
       VALUES (shard_of($1), $1, $2, $3, 'REFUND_PENDING', 'asked', $4, 0, now(), now(), '')`,
      [payments.processor.uuid, uuid, transactionUuid, amount],
    );
    await query('UPDATE transaction_states SET refund_count = refund_count + 1 WHERE uuid = $1', [transactionUuid]);
  }

  /** The rows agree with the model: statuses, postings, history and number of events. */
  async function expectSame(
    uuid: string,
    state: Parameters<typeof step>[0],
    refunds: Map<string, string>,
    made: string[],
  ) {
    const key = { processor_id: payments.processor.uuid, transaction_uuid: uuid, cause: 'payout_due' };
    const found = await atomically(
      service.context.database,
      async (phase) => (await lockForMoves(phase, [key])).get(uuid)!,
    );
    const { refunds: _, ...place } = state;
    const balances = Object.fromEntries(Object.entries(state.balances).filter(([, balance]) => balance !== 0));
    expect(found).toMatchObject({ ...place, balances });
    expect(Object.keys(found.balances).toSorted()).toEqual(Object.keys(balances).toSorted());
    expect(found.refunds).toEqual(
      state.refunds.map((refund) => expect.objectContaining({ ...refund, uuid: refunds.get(refund.uuid) })),
    );
    const history = await query<{ number: number; transition: string }>(
      'SELECT number, transition FROM payment_moves WHERE transaction_uuid = $1 ORDER BY number',
      [uuid],
    );
    expect(history).toEqual(made.map((transition, n) => ({ number: n + 1, transition })));
    const announced = await announcedOf(service.context.database, [uuid, ...refunds.values()]);
    const notified = made.flatMap((name) => transitions[name as 'C1'].notifies as readonly string[]);
    expect(announced.map(({ type }) => type).toSorted()).toEqual(notified.toSorted());
  }

  it('moves each payment of many on its own, and answers which ones moved', async () => {
    const uuids = await Promise.all(Array.from({ length: 6 }, async () => (await payments.started()).uuid as string));
    await filed(uuids[1]!);
    await filed(uuids[4]!);
    const made = await make(uuids.map((uuid) => canceling(uuid)));
    expect(
      made.filter(({ steps }) => steps.length > 0).map(({ move: { transaction_uuid } }) => transaction_uuid),
    ).toEqual(uuids.filter((_, n) => n !== 1 && n !== 4));
  });

  it('moves nothing of another tenant', async () => {
    const { uuid } = await payments.started();
    const other = await service.processor();
    expect(await make([canceling(uuid, other.uuid)])).toEqual([]);
  });

  it('stops the atomic phase without any move when one payment is in another state', async () => {
    const { uuid: standing } = await payments.started();
    const { uuid: canceled } = await payments.started();
    await payments.cancel(canceled);
    const asked = [standing, canceled].map((uuid) => canceling(uuid));
    const at = service.context.clock.now();
    await expect(atomically(service.context.database, (phase) => moveAll(phase, asked, at))).rejects.toThrow(
      `canceled found 1 of 2 payments in a state that it cannot move; the first is ${canceled}`,
    );
    expect((await payments.read(standing)).capture_status).toBe('CAPTURE_PENDING');
  });

  it('makes one move for a payment that is twice in one list', async () => {
    const { uuid } = await payments.started();
    const made = await make([canceling(uuid), canceling(uuid)]);
    expect(made.map(({ steps }) => steps.length)).toEqual([1, 0]);
  });
});
