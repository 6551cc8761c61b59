// Starts payments while the database fails: every start gets its own answer, and none starts twice.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../../test/support/payments/invariants.ts';
import {
  insertUser,
  type PayerAndPayee,
  registerPayerAndPayee,
} from '../../../../test/support/payments/payer-and-payee.ts';
import { type TestService, testService } from '../../../../test/support/service/service.ts';
import type { Caller } from '../../../api/http/caller.ts';
import { insertClaim } from '../../../api/idempotency/idempotency.sql.ts';
import { claimOf } from '../../../api/idempotency/key.ts';
import { OutcomeUnknown } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Step } from '../../../platform/database/pipeline/pipeline.ts';
import type { Start } from './decide-start.ts';
import { startCache } from './load-start-inputs.ts';
import { startTransactions } from './start-transactions.ts';

let service: TestService;
let caller: Caller;
let token: string;
let pair: PayerAndPayee;

beforeAll(async () => {
  service = await testService();
  const tenant = await service.processor();
  const { uuid } = tenant;
  token = tenant.token;
  caller = (await service.context.callers.find(token))!;
  pair = await registerPayerAndPayee(service, uuid);
});
afterAll(() => expectInvariants(service.context.database));

let lastAmount = 0;
const startOf = (key: string | null, request: object = {}): Start => {
  const body = { ...pair, amount: ++lastAmount, ...request };
  const path = { method: 'POST', path: '/3p/api/v1/transaction', query: '', body, raw: new Uint8Array() };
  return {
    caller,
    request: body,
    type: 'api',
    claim: key === null ? null : claimOf(key, { ...caller, ...path }, service.context.vault),
    now: service.context.clock.now(),
  };
};
const made = async (start: Start) =>
  (
    await service.context.database.query('SELECT 1 FROM transactions WHERE amount = $1 AND processor_id = $2', [
      start.request.amount,
      caller.processor_id,
    ])
  ).length;

/** The others look up keys. */
const copies = (steps: readonly Step[]) => steps.some((step) => 'copy' in step);

/** The database, with `meddle` called around each copy and each query that writes payments. */
const meddled = (meddle: (write: () => Promise<unknown>, number: number) => Promise<unknown>): Database => {
  const { database } = service.context;
  let number = 0;
  return {
    ...database,
    pipeline(steps) {
      if (!copies(steps)) return database.pipeline(steps);
      return meddle(() => database.pipeline(steps), ++number) as ReturnType<Database['pipeline']>;
    },
    query: <Row>(text: string, values?: readonly unknown[]) =>
      text.includes('INSERT INTO transactions')
        ? (meddle(() => database.query(text, values), ++number) as Promise<Row[]>)
        : database.query<Row>(text, values),
  };
};
const run = (database: Database, starts: Start[], cache = startCache()) =>
  startTransactions({ ...service.context.execution, database, cache }, starts);
const lost = () => Object.assign(new Error('Connection terminated unexpectedly'), {});
const raise = (code: string) => Object.assign(new pg.DatabaseError('raised', 0, 'error'), { code });
const statusOf = (outcome: Awaited<ReturnType<typeof run>>[number]) =>
  'result' in outcome ? outcome.result.status : outcome.error;
const bump = (userUuid: string) =>
  service.context.database.query('UPDATE users SET version = version + 1 WHERE uuid = $1', [userUuid]);

describe('startTransactions', () => {
  it('finds a payment by its key when it was written before the connection broke', async () => {
    const starts = [startOf(randomUUID()), startOf(randomUUID())];
    const outcomes = await run(
      meddled(async (write, number) => {
        const rows = await write();
        if (number === 1) throw lost();
        return rows;
      }),
      starts,
    );
    expect(outcomes.map(statusOf)).toEqual([201, 201]);
    for (const start of starts) expect(await made(start)).toBe(1);
  });

  it('writes a payment that was not written when the connection broke', async () => {
    const start = startOf(randomUUID());
    const outcomes = await run(
      meddled((write, number) => (number === 1 ? Promise.reject(lost()) : write())),
      [start],
    );
    expect(outcomes.map(statusOf)).toEqual([201]);
    expect(await made(start)).toBe(1);
  });

  it('does not retry a start without a key: it may have been written', async () => {
    const starts = [startOf(null), startOf(randomUUID())];
    const outcomes = await run(
      meddled(async (write, number) => {
        const rows = await write();
        if (number === 1) throw lost();
        return rows;
      }),
      starts,
    );
    expect(outcomes.map(statusOf)).toEqual([expect.any(OutcomeUnknown), 201]);
    for (const start of starts) expect(await made(start)).toBe(1);
  });

  it('keeps what an early round has written when a later round fails', async () => {
    const changing = { ...pair, payee_uuid: await insertUser(service, caller.processor_id, {}) };
    await service.context.database.query(
      `INSERT INTO bank_accounts (shard, processor_id, user_uuid, uuid, aggregator_type, account_number_encrypted,
         account_number_last4, routing_number, account_name, account_type, matching_index, valid_account, created_at)
       SELECT shard, processor_id, $2, gen_random_uuid(), aggregator_type, account_number_encrypted,
         account_number_last4, routing_number, account_name, account_type, matching_index, valid_account, now()
       FROM bank_accounts WHERE user_uuid = $1`,
      [pair.payee_uuid, changing.payee_uuid],
    );
    const [stable, changed] = [startOf(null), startOf(null, changing)];
    const outcomes = await run(
      meddled(async (write) => {
        await bump(changing.payee_uuid); // after each load
        return write();
      }),
      [stable, changed],
    );
    expect(statusOf(outcomes[0]!)).toBe(201);
    expect(statusOf(outcomes[1]!)).toMatchObject({ code: 'overloaded' });
    expect([await made(stable), await made(changed)]).toEqual([1, 0]);
  });

  it('decides again when a user changed between load and write', async () => {
    const start = startOf(randomUUID());
    const outcomes = await run(
      meddled(async (write, number) => {
        if (number === 1)
          await service.context.database.query(
            `UPDATE users SET version = version + 1, transaction_fee_fixed = 1, company_name = 'RENAMED' WHERE uuid = $1`,
            [pair.payee_uuid],
          );
        return write();
      }),
      [start],
    );
    const [outcome] = outcomes;
    expect(JSON.parse('result' in outcome! ? outcome.result.body.toString() : '').data.company_name).toBe('RENAMED');
    expect(await made(start)).toBe(1);
  });

  it('fails only the row that the database refuses or that cannot be written', async () => {
    const starts = [startOf(null), startOf(null), startOf(null), startOf(randomUUID())];
    const [, refused, unwritable] = starts;
    starts[1] = { ...refused!, request: { ...refused!.request, client_reference_id: 'no\0text' } };
    starts[2] = { ...unwritable!, now: new Date(8.64e15) }; // no uuid has room for it
    const outcomes = await run(service.context.database, starts);
    expect(outcomes.map(statusOf)).toMatchObject([201, { code: '22021' }, { name: 'ValueUnwritable' }, 201]);
    expect([await made(starts[0]!), await made(starts[3]!)]).toEqual([1, 1]);
  });

  it('retries after a deadlock, also without a key', async () => {
    const start = startOf(null);
    const outcomes = await run(
      meddled((write, number) => (number === 1 ? Promise.reject(raise('40P01')) : write())),
      [start],
    );
    expect(outcomes.map(statusOf)).toEqual([201]);
    expect(await made(start)).toBe(1);
  });
});

describe('The cache of earlier starts', () => {
  const cache = startCache();
  const statements = { lookedUp: 0, copied: 0, written: 0 };
  const counted = (): Database => {
    const { database } = service.context;
    Object.assign(statements, { lookedUp: 0, copied: 0, written: 0 });
    return {
      ...database,
      pipeline(steps) {
        if (copies(steps)) statements.copied++;
        else statements.lookedUp++;
        return database.pipeline(steps);
      },
      query<Row>(text: string, values?: readonly unknown[]) {
        if (text.includes('INSERT INTO transactions')) statements.written++;
        else statements.lookedUp++;
        return database.query<Row>(text, values);
      },
    };
  };
  const answers = async (...starts: Start[]) =>
    (await run(counted(), starts, cache)).map((outcome) => {
      if ('error' in outcome) throw outcome.error;
      const { status, replayed, body } = outcome.result;
      const { data, errors } = JSON.parse(body.toString());
      return { status, replayed, data, codes: errors.map(({ code }: { code: string }) => code) };
    });
  const answer = async (start = startOf(null)) => (await answers(start))[0]!;
  const operator = async (method: string, path: string, body?: object) => {
    const done = await service.send(method, `/admin/v1/${path}`, { body });
    expect(done.status).toBeLessThan(300);
    return done.body.data;
  };

  it('saves every query before the write', async () => {
    await answer();
    const all = await answers(startOf(randomUUID()), startOf(randomUUID()), startOf(null));
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(statements).toEqual({ lookedUp: 0, copied: 1, written: 0 });
  });

  it('loads the stored answer of a repeated key, and a replay is the same when the key is not cached', async () => {
    const start = startOf(randomUUID());
    const first = await answer(start);
    expect(await answer(start)).toEqual({ ...first, replayed: true });
    expect(statements).toEqual({ lookedUp: 1, copied: 0, written: 0 });
    cache.keys.remove(start.claim!.key_hash);
    expect(await answer(start)).toEqual({ ...first, replayed: true });
    expect(statements).toEqual({ lookedUp: 1, copied: 1, written: 1 });
    expect(await made(start)).toBe(1);
  });

  it('decides a start whose key has a claim without an answer, when that claim has expired', async () => {
    const start = startOf(randomUUID());
    const { database } = service.context;
    await insertClaim(database, start.claim!, 25);
    cache.keys.add(start.claim!.key_hash);
    const expiring = meddled(async (write, number) => {
      if (number === 1)
        await database.query('UPDATE idempotency_keys SET expires_at = clock_timestamp() WHERE key_hash = $1', [
          start.claim!.key_hash,
        ]);
      return write();
    });
    expect((await run(expiring, [start], cache)).map(statusOf)).toEqual([201]);
    expect(await made(start)).toBe(1);
  });

  it('does not let a key be used for another request', async () => {
    const key = randomUUID();
    await answer(startOf(key));
    await expect(answer(startOf(key))).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    const other = startOf(key);
    cache.keys.remove(other.claim!.key_hash);
    await expect(answer(other)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(await made(other)).toBe(0);
  });

  it('starts nothing from outdated entries: a user, a default account, a setting, a company name', async () => {
    await answer();
    await service.context.database.query(
      'UPDATE users SET version = version + 1, transaction_fee_fixed = 3, transaction_fee_percent = 0 WHERE uuid = $1',
      [pair.payee_uuid],
    );
    expect((await answer(startOf(null, { amount: 1_000 }))).data.transaction_fee).toBe(3);
    expect(statements).toEqual({ lookedUp: 1, copied: 1, written: 2 });

    const path = '/3p/api/v1/bank-account';
    const custom = {
      account_number: '40007',
      routing_number: '011000015',
      account_name: 'New',
      account_type: 'checking',
    };
    const added = await service.send('POST', `${path}/${pair.payer_uuid}`, { token, body: { custom } });
    const { uuid } = added.body.data;
    const body = { account_uuid: uuid, aggregator_type: 'manual' };
    const switched = await service.send('PUT', `${path}/switch/default/${pair.payer_uuid}`, { token, body });
    expect([added.status, switched.status]).toEqual([201, 200]);
    expect((await answer()).data.payer_bank_account.uuid).toBe(uuid);

    await operator('PUT', `processors/${caller.processor_id}`, { payout_delay_days: 9 });
    expect((await answer()).data.payout_delay_days).toBe(9);
    for (const [of, company_name] of [
      [`processors/${caller.processor_id}`, 'NORTHWIND'],
      [`users/${pair.payee_uuid}/originator`, 'HARBOUR'],
    ] as const) {
      await operator('PUT', of, of.startsWith('users') ? { company_name } : { originator: { company_name } });
      expect((await answer()).data.company_name).toBe(company_name);
    }
  });

  it('refuses nothing from outdated entries', async () => {
    await answer();
    const block = await operator('POST', `users/${pair.payer_uuid}/blocks`, { kind: 'fraud', reason: 'seen' });
    for (let times = 1; times <= 2; times++)
      expect(await answer(startOf(randomUUID()))).toMatchObject({ status: 422, codes: ['user_blocked'] });
    await operator('POST', `blocks/${block.uuid}/lift`, { reason: 'not so' });
    expect((await answer(startOf(randomUUID()))).status).toBe(201);
  });

  it('has no entries of a tenant with limits', async () => {
    await answer();
    const limits = (of: object) => operator('PUT', `processors/${caller.processor_id}/limits`, of);
    await limits({ amount_per_payment: 500 });
    expect((await answer(startOf(randomUUID(), { amount: 501 }))).codes).toEqual(['limit_exceeded']);
    await answer(startOf(null, { amount: 499 }));
    expect(statements.lookedUp).toBeGreaterThan(0);
    await limits({});
    expect((await answer(startOf(randomUUID(), { amount: 501 }))).status).toBe(201);
  });
});
