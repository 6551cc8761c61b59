// A batch of starts that is copied writes the same rows as one that is inserted, and starts nothing
// that the other would not start.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { expectInvariants } from '../../../../../test/support/payments/invariants.ts';
import { type PayerAndPayee, registerPayerAndPayee } from '../../../../../test/support/payments/payer-and-payee.ts';
import { budget } from '../../../../../test/support/runner/budget.ts';
import { type TestDatabase, testDatabase } from '../../../../../test/support/runner/database.ts';
import { metricsOf } from '../../../../../test/support/service/metrics.ts';
import { type TestService, testService } from '../../../../../test/support/service/service.ts';
import { originatedSecCodes } from '../../../../ach/nacha/codes/sec-codes.ts';
import type { Caller } from '../../../../api/http/caller.ts';
import { claimOf } from '../../../../api/idempotency/key.ts';
import { atomically } from '../../../../platform/database/atomic-phase.ts';
import { type Database, openDatabase } from '../../../../platform/database/database.ts';
import { serverClock } from '../../../../platform/database/server-clock.ts';
import { tenantKey } from '../../../../platform/database/tenant-key.ts';
import { uuidv7 } from '../../../../platform/std/identifiers.ts';
import { entryPurposes } from '../../../lifecycle/entry-kind/entry-kind.ts';
import type { Start } from '../decide-start.ts';
import { startCache } from '../load-start-inputs.ts';
import { insertTransactions, type Written } from '../start-transactions.sql.ts';
import { startTransactions } from '../start-transactions.ts';
import { type BatchWay, copyOrInsert } from './copy-or-insert.ts';

describe('A batch that is copied', () => {
  let clone: TestDatabase;
  let database: Database;
  let superuser: Database;
  /** Two users and two vendors of each of two tenants. */
  let tenants: { processor_id: string; users: string[]; vendors: string[] }[];
  beforeAll(async () => {
    clone = await testDatabase();
    database = openDatabase(clone.url, 2, () => {});
    superuser = openDatabase(clone.superuserUrl, 1, () => {});
    tenants = [];
    for (let n = 0; n < 2; n++) {
      const tenant = {
        processor_id: randomUUID(),
        users: [randomUUID(), randomUUID()],
        vendors: [randomUUID(), randomUUID()],
      };
      await superuser.query(
        "INSERT INTO processors (shard, processor_id, name, created_at) VALUES ($1, $2, 'Northwind Pay', now())",
        tenantKey(tenant.processor_id),
      );
      await superuser.query(
        'INSERT INTO event_positions (shard, processor_id) VALUES ($1, $2)',
        tenantKey(tenant.processor_id),
      );
      for (const uuid of tenant.users)
        await superuser.query(
          `INSERT INTO users (shard, processor_id, uuid, kind, first_name, payout_type, created_at, updated_at)
           VALUES ($1, $2, $3, 'person', 'Ada', 'individual', now(), now())`,
          [...tenantKey(tenant.processor_id), uuid],
        );
      tenants.push(tenant);
    }
    return async () => {
      await database.end();
      await superuser.end();
      await clone.drop();
    };
  });

  const written = [
    'transactions',
    'idempotency_keys',
    'events',
    'event_batches_due',
    'outbox',
    'states_due',
    'list_checkpoints_due',
  ];
  interface Around {
    /** Endpoints receive the events of the tenant. */
    delivers: boolean;
    /** Events of it wait in the outbox. */
    waits: boolean;
  }
  async function prepare(around: readonly Around[]): Promise<void> {
    await superuser.query(`TRUNCATE ${written.join(', ')}, transitions CASCADE`, []);
    for (const [n, { delivers, waits }] of around.entries()) {
      const { processor_id, users } = tenants[n]!;
      await superuser.query(
        'UPDATE event_positions SET last_position = 5, delivers_starts = $2 WHERE processor_id = $1',
        [processor_id, delivers],
      );
      if (waits)
        await superuser.query(
          `INSERT INTO outbox (shard, processor_id, uuid, type, subject_uuid, sequence, occurred_at, state)
           VALUES ($1, $2, $3, 'BankLinkedSuccessfully', $3, 1, '2026-03-01', '{}')`,
          [...tenantKey(processor_id), users[0]],
        );
    }
  }
  async function everything(): Promise<Record<string, unknown>> {
    const tables = await Promise.all(
      [...written, 'event_positions'].map(async (table) => {
        const rows = await superuser.query<{ row: Record<string, unknown> }>(
          `SELECT to_json(t) AS row FROM ${table} t ORDER BY to_json(t)::text`,
          [],
        );
        return [table, rows.map(({ row }) => row)] as const;
      }),
    );
    return Object.fromEntries(
      tables.map(([table, rows]) => {
        // Drawn at random: the uuids of events in the outbox. By the clock: when keys expire.
        const compared = rows.map(({ expires_at, ...row }) => (table === 'outbox' ? { ...row, uuid: null } : row));
        return [table, compared.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))];
      }),
    );
  }

  const text = (maxLength: number) => fc.string({ unit: 'binary', maxLength }).filter((value) => !value.includes('\0'));
  const started = fc.record({
    tenant: fc.nat(1),
    vendor: fc.option(fc.nat(1), { nil: null }),
    turned: fc.boolean(),
    keyed: fc.boolean(),
    refused: fc.boolean(),
    at: fc.integer({ min: 0, max: 3_000 }),
    amount: fc.integer({ min: 100, max: 2 ** 50 }),
    client_reference_id: text(300),
    company_name: fc.string({ maxLength: 16 }).filter((value) => !value.includes('\0')),
    vendor_name: fc.constantFrom('Northwind Pay', 'Fjord Märket'),
    description: fc.option(text(40), { nil: null }),
    addenda: fc.option(text(40), { nil: null }),
    metadata: fc.option(
      fc.dictionary(fc.string({ maxLength: 9 }), text(40), { minKeys: 1 }).map((entries) => JSON.stringify(entries)),
      { nil: null },
    ),
    speed: fc.constantFrom('standard', 'sameday'),
    sec_code: fc.constantFrom(null, ...originatedSecCodes),
    entry_purpose: fc.constantFrom(null, ...entryPurposes),
    payment_type_code: fc.constantFrom(null, 'R', 'S'),
    aggregator_type: fc.constantFrom('manual', 'bank_link'),
  });

  function writtenOf(starts: readonly (typeof started extends fc.Arbitrary<infer One> ? One : never)[]): Written[] {
    return starts
      .filter(({ keyed, refused }) => keyed || !refused)
      .map(({ tenant, vendor, turned, keyed, refused, at, ...fields }, n): Written => {
        const { processor_id, users, vendors } = tenants[tenant]!;
        const created_at = new Date(Date.UTC(2026, 2, 1) + at);
        const answer = {
          n,
          processor_id,
          key_hash: keyed ? randomUUID() : null,
          fingerprint: keyed ? Buffer.from(fields.client_reference_id) : null,
          response_status: refused ? 422 : 201,
          response_body: refused ? Buffer.from([0, 1, 255]) : null,
        };
        if (refused) return { ...answer, uuid: null };
        const { aggregator_type, ...shown } = fields;
        return {
          ...answer,
          ...shown,
          uuid: uuidv7(created_at),
          vendor_id: vendor === null ? null : vendors[vendor]!,
          payer_uuid: users[turned ? 0 : 1]!,
          payee_uuid: users[turned ? 1 : 0]!,
          payer_version: 1,
          payee_version: 1,
          processor_version: 1,
          payer_bank_account_uuid: randomUUID(),
          payee_bank_account_uuid: randomUUID(),
          payer_aggregator_type: aggregator_type as 'manual',
          payee_aggregator_type: 'manual',
          type: 'api',
          payout_type: 'batch',
          payout_delay_days: 2,
          transaction_fee: 99,
          created_at,
          counted_merchant_uuid: null,
          reference_is_unique: false,
          needs_authorization: false,
          authorization_uuid: null,
          payer_kind: 'person',
          entries: [],
          held: false,
        };
      });
  }

  it('is the same in every row as one that is inserted', async () => {
    const ways: BatchWay[] = [];
    const copy = copyOrInsert(serverClock(), (way) => ways.push(way));
    const around = fc.record({ delivers: fc.boolean(), waits: fc.boolean() });
    let batches = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(started, { maxLength: 30 }), fc.tuple(around, around), async (starts, surroundings) => {
        const batch = writtenOf(starts);
        if (batch.length === 0) return;
        batches++;
        await prepare(surroundings);
        const outcomes = await copy(database, batch, 24);
        const copied = await everything();
        await prepare(surroundings);
        expect(outcomes.toSorted((one, other) => one.n - other.n)).toEqual(
          (await insertTransactions(database, batch, 24)).toSorted((one, other) => one.n - other.n),
        );
        expect(copied).toEqual(await everything());
      }),
      { numRuns: budget({ usual: 20, campaign: 600 }) },
    );
    expect(ways).toEqual(Array.from({ length: batches }, () => 'copied'));
  });

  it('keeps its keys for their retention, by the clock of the database', async () => {
    await prepare([]);
    const [one] = writtenOf([{ ...fc.sample(started, { seed: 1, numRuns: 1 })[0]!, keyed: true, refused: false }]);
    const clock = serverClock();
    // This process believes to be two days behind, and a minute ahead.
    for (const wrongMs of [-2 * 86_400_000, 60_000]) {
      const ways: BatchWay[] = [];
      const copy = copyOrInsert(clock, (way) => ways.push(way));
      clock.synchronize((await clock.now(database)).getTime() + wrongMs);
      for (let n = 0; n < 2; n++)
        await copy(database, [{ ...one!, key_hash: randomUUID(), uuid: uuidv7(new Date()) } as Written], 24);
      // The second one has asked again.
      expect(ways).toEqual(['outdated', 'copied']);
    }
    const [kept] = await superuser.query<{ least: number; most: number }>(
      `SELECT extract(epoch FROM min(expires_at) - clock_timestamp()) / 60 AS least,
              extract(epoch FROM max(expires_at) - clock_timestamp()) / 60 AS most FROM idempotency_keys`,
      [],
    );
    expect(kept!.most).toBeLessThan(24 * 60 + 1);
    expect(kept!.least).toBeGreaterThan(24 * 60 - 10);
  });
});

describe('Starts', () => {
  let service: TestService;
  let superuser: Database;
  let caller: Caller;
  let token: string;
  let pair: PayerAndPayee;
  beforeAll(async () => {
    service = await testService();
    superuser = openDatabase(service.database.superuserUrl, 4, () => {});
    const tenant = await service.processor();
    token = tenant.token;
    caller = (await service.context.callers.find(token))!;
    pair = await registerPayerAndPayee(service, tenant.uuid);
    return () => superuser.end();
  });
  afterAll(() => expectInvariants(service.context.database));

  const startOf = (key: string | null = randomUUID(), request: object = {}): Start => {
    const body = { ...pair, amount: 1_000, ...request };
    const path = { method: 'POST', path: '/3p/api/v1/transaction', query: '', body, raw: new Uint8Array() };
    return {
      caller,
      request: body,
      type: 'api',
      claim: key === null ? null : claimOf(key, { ...caller, ...path }, service.context.vault),
      now: service.context.clock.now(),
    };
  };
  /** A process of its own: it knows nothing of what the others remember. */
  const process = () => {
    const ways: BatchWay[] = [];
    const cache = startCache();
    return {
      ways,
      async start(...starts: Start[]) {
        ways.length = 0;
        const context = { ...service.context.execution, cache, counted: (way: BatchWay) => void ways.push(way) };
        return (await startTransactions(context, starts)).map((outcome) => {
          if ('error' in outcome) return { error: outcome.error };
          const { status, replayed, body } = outcome.result;
          return { status, replayed, body: body.toString() };
        });
      },
    };
  };

  it('are copied, with and without a key, together with the refusals of others', async () => {
    const { start, ways } = process();
    const statuses = async (...starts: Start[]) => (await start(...starts)).map((one) => one.status);
    const refused = startOf(randomUUID(), { payee_uuid: randomUUID() });
    expect(await statuses(startOf(), startOf(null), refused)).toEqual([201, 201, 422]);
    expect(ways).toEqual(['copied']);
    expect(await start(refused)).toMatchObject([{ status: 422, replayed: true }]);
    expect(await statuses(startOf(randomUUID(), { payee_uuid: randomUUID() }))).toEqual([422]);
    expect(ways).toEqual(['copied']);
  });

  it('are counted by the metrics', async () => {
    const send = () => service.send('POST', '/3p/api/v1/transaction', { token, body: { ...pair, amount: 1_000 } });
    await send();
    const name = 'achord_start_batches_total{way="copied"}';
    const before = (await metricsOf(service))[name]!;
    expect((await send()).status).toBe(201);
    expect((await metricsOf(service))[name]).toBe(before + 1);
  });

  it('are inserted when a user or the processor has changed, and copied again afterwards', async () => {
    const { start, ways } = process();
    await start(startOf());
    for (const change of [
      `UPDATE users SET version = version + 1, transaction_fee_fixed = 7 WHERE uuid = '${pair.payee_uuid}'`,
      `UPDATE processors SET version = version + 1 WHERE processor_id = '${caller.processor_id}'`,
    ]) {
      await superuser.query(change, []);
      const [one, other] = await start(startOf(), startOf(null));
      expect([one!.status, other!.status]).toEqual([201, 201]);
      expect(JSON.parse(one!.body!).data.transaction_fee).toBe(7);
      expect(ways).toEqual(['outdated']);
      await start(startOf());
      expect(ways).toEqual(['copied']);
    }
  });

  it('with a key that another process has used are replayed, and the other payments start', async () => {
    const [one, other] = [process(), process()];
    const used = startOf();
    const [first] = await one.start(used);
    await other.start(startOf());
    const answers = await other.start(startOf(), used, startOf(null));
    expect(answers.map(({ status, replayed }) => [status, replayed])).toEqual([
      [201, false],
      [201, true],
      [201, false],
    ]);
    expect(answers[1]!.body).toBe(first!.body);
    expect(other.ways).toEqual(['key_taken']);
  });

  it('with one key in two processes at the same time have one effect', async () => {
    const processes = [process(), process(), process()];
    for (const { start } of processes) await start(startOf());
    for (let round = 0; round < 5; round++) {
      const same = startOf();
      const answers = (await Promise.all(processes.map(({ start }) => start(startOf(), same, startOf())))).map(
        (all) => all[1]!,
      );
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    }
  });

  it('that one value makes impossible fail alone', async () => {
    const { start, ways } = process();
    const bad = startOf();
    const answers = await start(
      startOf(),
      startOf(randomUUID(), { client_reference_id: 'no\0text' }),
      { ...bad, now: new Date(8.64e15) },
      startOf(),
    );
    expect(answers).toMatchObject([
      { status: 201 },
      { error: { code: '22021' } },
      { error: { name: 'ValueUnwritable' } },
      { status: 201 },
    ]);
    expect(ways).toEqual(['unwritable', 'copied', 'refused', 'unwritable', 'copied']);
  });

  /** Runs a query and keeps its database transaction open until the returned function ends it. */
  async function holding(text: string, values: readonly unknown[] = []): Promise<() => Promise<void>> {
    const held = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const ended = atomically(superuser, async (phase) => {
      await phase.query(text, values);
      held.resolve();
      await over.promise;
    });
    await held.promise;
    const release = async () => {
      over.resolve();
      await ended;
    };
    onTestFinished(release);
    return release;
  }
  const waiting = (event: string) =>
    expect
      .poll(async () => {
        const [row] = await superuser.query<{ waiting: number }>(
          `SELECT count(*) AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event = $1`,
          [event],
        );
        return row!.waiting;
      })
      .toBeGreaterThan(0);

  const changes = {
    'the deletion of its user': async (user: string) =>
      (await service.send('DELETE', `/3p/api/v2/users/${user}`, { token })).status,
    'the removal of its bank account': async (user: string) => {
      const [row] = await superuser.query<{ uuid: string }>('SELECT uuid FROM bank_accounts WHERE user_uuid = $1', [
        user,
      ]);
      return (await service.send('DELETE', `/3p/api/v2/bank-accounts/manual/${row!.uuid}`, { token })).status;
    },
    'a block of its user': async (user: string) =>
      (await service.send('POST', `/admin/v1/users/${user}/blocks`, { body: { kind: 'fraud', reason: 'seen' } }))
        .status,
  };
  const positions = 'SELECT FROM event_positions WHERE processor_id = $1 FOR UPDATE';

  it.each([
    ['the deletion of its user', 422],
    ['the removal of its bank account', 422],
    ['a block of its user', 201],
  ] as const)('that have looked at versions are seen by %s', async (change, status) => {
    const own = await registerPayerAndPayee(service, caller.processor_id);
    const { start, ways } = process();
    // Afterwards no event waits in the outbox.
    await service.send('GET', '/3p/api/v1/events', { token });
    await start(startOf(null, own));
    // The copied payments are written, and wait for the positions of their events.
    const release = await holding(positions, [caller.processor_id]);
    const starting = start(startOf(null, own));
    await waiting('transactionid');
    const changing = changes[change](own.payer_uuid);
    await waiting('advisory');
    await release();
    expect(await starting).toMatchObject([{ status: 201 }]);
    expect(ways).toEqual(['copied']);
    expect(await changing).toBe(status);
    const [payments] = await superuser.query<{ payments: number; holds: number }>(
      `SELECT count(*) AS payments, count(h.uuid) AS holds FROM transactions t LEFT JOIN holds h ON h.transaction_uuid = t.uuid
       WHERE t.payer_uuid = $1`,
      [own.payer_uuid],
    );
    expect(payments).toEqual({ payments: 2, holds: change === 'a block of its user' ? 2 : 0 });
  });

  it.each(Object.entries(changes))('that come during %s are decided after it', async (_, change) => {
    const own = await registerPayerAndPayee(service, caller.processor_id);
    const { start, ways } = process();
    // Remembered, and no payment that stops the change.
    await start(startOf(null, { ...own, amount: 0 }));
    await start(startOf(null));
    const release = await holding('LOCK TABLE audit_trail IN SHARE MODE');
    const changing = change(own.payer_uuid);
    await waiting('relation');
    const starting = start(startOf(null, own), startOf(null));
    await waiting('transactionid');
    await release();
    expect(await changing).toBeLessThan(300);
    const [refused, started] = await starting;
    expect(refused!.status).toBeGreaterThanOrEqual(400);
    expect(started!.status).toBe(201);
    expect(ways).toEqual(['changing']);
  });
});
