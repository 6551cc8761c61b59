// TransactionStarted: the events of a batch of starts are one row, and look like every other event.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { positionEventsJob } from '../../../src/events/log/position-events.job.ts';
import { positionEvents } from '../../../src/events/log/position-events.ts';
import type { TransactionRow } from '../../../src/payments/lifecycle/transaction.ts';
import { cacheStarted } from '../../../src/payments/transactions/start/started-payments-cache.ts';
import { atomically } from '../../../src/platform/database/atomic-phase.ts';
import { readSettings } from '../../../src/platform/settings/read-settings.ts';
import { instant } from '../../../src/platform/std/clock.ts';
import { uuidv7 } from '../../../src/platform/std/identifiers.ts';
import { openContext } from '../../../src/service/context/context.ts';
import { startService } from '../../../src/service/start/service.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { insertBankAccount, insertUser, type PayerAndPayee } from '../../support/payments/payer-and-payee.ts';
import { registerBusiness } from '../../support/payments/users.ts';
import { budget } from '../../support/runner/budget.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { deliverersOf } from '../../support/webhooks/deliverer.ts';
import { positioning } from '../../support/webhooks/positioning.ts';
import { startReceiver, trustTestAuthority, verifyPayload } from '../../support/webhooks/receiver.ts';
import { endpointsPath, listDeliveries, registerEndpoint } from '../../support/webhooks/webhooks.ts';

const path = '/3p/api/v1/events';

let service: TestService;
/** Another service on the same database, like a second process. */
let other: { address: string; stop(): Promise<void> };
beforeAll(async () => {
  trustTestAuthority();
  service = await testService({ settings: { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' } });
  const directory = await mkdtemp(join(tmpdir(), 'achord-test-'));
  const context = await openContext({
    settings: readSettings({ PORT: '0', ACHORD_SANDBOX_PACE: '0', ACHORD_DATA_DIR: directory }),
    databaseUrl: service.database.url,
    adminToken: service.adminToken,
    encryptionKeys: { current: Buffer.alloc(32, 7) },
    log: service.context.log,
  });
  other = await startService(context, { api: true, worker: false });
  endAfterFile(async () => {
    await other.stop();
    await rm(directory, { recursive: true, force: true });
  });
});

const deliverer = deliverersOf(() => service);

interface Listed {
  uuid: string;
  type: string;
  timestamp: string;
  data: { uuid: string; sequence: number; [key: string]: unknown };
}

const page = async (token: string, query: Record<string, string | number>) => {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, `${value}`]));
  const answer = await service.send('GET', `${path}?${text}`, { token });
  return { status: answer.status, data: answer.body.data as { events: Listed[]; next: string | null } };
};

/** Every event after a cursor, page by page. */
async function log(token: string, limit = 100, after?: string): Promise<Listed[]> {
  const events: Listed[] = [];
  for (let cursor = after; ; ) {
    const { data } = await page(token, { limit, ...(cursor === undefined ? {} : { after: cursor }) });
    events.push(...data.events);
    if (data.next === null) return events;
    cursor = data.next;
  }
}

interface Tenant {
  uuid: string;
  token: string;
  pair: PayerAndPayee;
}

/** A payer and a payee that no event is about. */
async function pairOf(processorId: string, vendorId: string | null): Promise<PayerAndPayee> {
  const user = async (kind: 'person' | 'business') => {
    const uuid = await insertUser(service, processorId, { kind, vendorId });
    await insertBankAccount(service, processorId, uuid);
    return uuid;
  };
  return { payer_uuid: await user('person'), payee_uuid: await user('business') };
}

async function tenant(): Promise<Tenant> {
  const { uuid, token } = await service.processor();
  return { uuid, token, pair: await pairOf(uuid, null) };
}

async function vendorOf(processor: Tenant): Promise<Tenant> {
  const { uuid, token } = await service.vendor(processor.uuid);
  return { uuid, token, pair: await pairOf(processor.uuid, uuid) };
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the record holds
type Record_ = any;

const start = async ({ token, pair }: Tenant, body: object = {}, address = service.address): Promise<Record_> => {
  const request = { token, address, body: { ...pair, amount: 10_000, ...body } };
  const answer = await service.send('POST', '/3p/api/v1/transaction', request);
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([201, expect.any(String)]);
  return answer.body.data;
};

/** One batch, as long as it is within one second. */
async function startInBulk({ token, pair }: Tenant, count: number): Promise<Record_[]> {
  const transactions = Array.from({ length: count }, (_, n) => ({
    ...pair,
    amount: 1_000 + n,
    idempotency_key: randomUUID(),
  }));
  const answer = await service.send('POST', '/3p/api/v1/transactions/bulk', { token, body: { transactions } });
  return answer.body.data.results.map(({ body }: Record_) => body.data);
}

const cancel = ({ token }: Tenant, uuid: string) =>
  service.send('DELETE', `/3p/api/v2/transactions/${uuid}`, { token });

const query = <Row extends object>(text: string, values: unknown[]) =>
  service.context.database.query<Row>(text, values);

/** Like a restart: nothing that was started is in memory. */
function forgetStarted(): void {
  for (let n = 0; n < 600; n++) cacheStarted({ uuid: randomUUID() } as TransactionRow);
}

const fanOut = (processorId: string) => positionEvents(service.context.database, positioning, [processorId]);

describe('The events of a batch of starts', () => {
  it('are in the log with the answer, one row a second and tenant, and nothing is left to fan out', async () => {
    const processor = await tenant();
    const started = await startInBulk(processor, 100);
    const rows = await query<{ position: number; size: number }>(
      'SELECT position, cardinality(subject_uuids) AS size FROM events WHERE processor_id = $1 ORDER BY position',
      [processor.uuid],
    );
    const seconds = new Set(started.map(({ created_at }) => created_at));
    expect(rows).toHaveLength(seconds.size);
    expect(rows.at(-1)!.position).toBe(100);
    const left = await query<{ left: number }>(
      `SELECT (SELECT count(*) FROM outbox WHERE processor_id = $1) + (SELECT count(*) FROM event_batches_due WHERE processor_id = $1)
         + (SELECT count(*) FROM webhook_due WHERE processor_id = $1) AS left`,
      [processor.uuid],
    );
    expect(left).toEqual([{ left: 0 }]);
    const events = await log(processor.token);
    expect(events.map(({ data }) => data.uuid)).toEqual(started.map(({ uuid }) => uuid).toSorted());
    const records = new Map(started.map((record) => [record.uuid, record]));
    for (const { type, data } of events) {
      expect(type).toBe('TransactionStarted');
      expect(data).toEqual({ ...records.get(data.uuid), sequence: 1 });
    }
  });

  it('are read from the cursor of any of them, in pages of any size', async () => {
    const processor = await tenant();
    for (const count of [3, 1, 8]) {
      const started = await startInBulk(processor, count);
      await cancel(processor, started[0].uuid);
    }
    const events = await log(processor.token);
    expect(events).toHaveLength(15);
    expect(new Set(events.map(({ uuid }) => uuid)).size).toBe(15);
    for (const limit of [1, 2, 5, 14, 15, 100]) expect(await log(processor.token, limit)).toEqual(events);
    for (const [index, { uuid }] of events.entries())
      expect(await log(processor.token, 4, uuid)).toEqual(events.slice(index + 1));
    const started = await startInBulk(processor, 2);
    const latest = await page(processor.token, { after: 'latest' });
    expect(latest.data).toEqual({ events: [], next: (await log(processor.token)).at(-1)!.uuid });
    expect(await log(processor.token, 10, latest.data.next!)).toEqual([]);
    expect((await log(processor.token, 10, events.at(-1)!.uuid)).map(({ data }) => data.uuid).toSorted()).toEqual(
      started.map(({ uuid }) => uuid).toSorted(),
    );
  });

  it('of a vendor are read by the vendor and its processor; other cursors are refused', async () => {
    const processor = await tenant();
    const [one, two] = [await vendorOf(processor), await vendorOf(processor)];
    const own = await startInBulk(processor, 2);
    await startInBulk(one, 3);
    await Promise.all([start(one), start(two), start(processor), start(two)]);
    const [all, ofOne, ofTwo] = [await log(processor.token), await log(one.token, 1), await log(two.token)];
    expect([all.length, ofOne.length, ofTwo.length]).toEqual([9, 4, 2]);
    const others = new Set([...ofOne, ...ofTwo].map(({ uuid }) => uuid));
    expect(all.filter(({ uuid }) => others.has(uuid)).map(({ uuid }) => uuid)).toHaveLength(6);
    expect(ofOne).toEqual(all.filter(({ uuid }) => ofOne.some((event) => event.uuid === uuid)));
    expect((await page(one.token, { after: 'latest' })).data.next).toBe(ofOne.at(-1)!.uuid);
    const elsewhere = await tenant();
    await start(elsewhere);
    const [foreign] = await log(elsewhere.token);
    for (const after of [ofTwo[0]!.uuid, all.find(({ uuid }) => !others.has(uuid))!.uuid, foreign!.uuid])
      expect((await page(one.token, { after })).status).toBe(422);
    for (const after of [own[0].uuid, uuidv7(service.context.clock.now()), foreign!.uuid, randomUUID()])
      expect((await page(processor.token, { after })).status).toBe(422);
  });

  it('come after the events of other records that were committed before them', async () => {
    const processor = await tenant();
    const payee = await registerBusiness(service, processor.token);
    const account = await addBankAccount(service, processor.token, payee.uuid);
    const paid = { ...processor, pair: { ...processor.pair, payee_uuid: payee.uuid } };
    const first = await startInBulk(paid, 3);
    const inOrder = (await log(processor.token)).map(({ type, data }) => `${type} ${data.uuid}`);
    expect(inOrder).toEqual([
      `BusinessCreated ${payee.uuid}`,
      `BankLinkedSuccessfully ${account.uuid}`,
      // Payments of one millisecond are in the order of their uuids.
      ...first.map(({ uuid }) => `TransactionStarted ${uuid}`).toSorted(),
    ]);
    // The outbox is empty now: this one is in a batch.
    const last = await start(paid);
    expect((await log(processor.token)).map(({ data }) => data.uuid).slice(5)).toEqual([last.uuid]);
    await expectInvariants(service.context.database);
  });

  it('keep their bytes when the payment moves, its tenant is renamed, and the service restarts', async () => {
    let status = 500;
    const hook = await startReceiver((_request, response) => response.writeHead(status).end());
    const processor = await tenant();
    const { uuid, secret } = await registerEndpoint(service, processor.token, hook.url, ['TransactionStarted']);
    const started = await start(processor, { client_reference_id: 'Ærø “1”\u2028🌌', description: 'ORDER 1' });
    await fanOut(processor.uuid);
    const { turn, clock } = deliverer();
    await turn();
    const before = await log(processor.token);
    await service.send('PUT', `/admin/v1/processors/${processor.uuid}`, { body: { name: 'Renamed' } });
    await cancel(processor, started.uuid);
    forgetStarted();
    status = 200;
    clock.pass(60_000);
    await turn();
    expect(hook.received).toHaveLength(2);
    const [first, second] = hook.received.map(({ body, headers }) => [body, headers['webhook-id']]);
    expect(second).toEqual(first);
    const { type, timestamp, livemode, data } = verifyPayload(secret, hook.received[1]!);
    expect(before).toEqual([{ uuid: first![1], type, timestamp, livemode, data }]);
    expect(data).toEqual({ ...started, sequence: 1 });
    expect((await log(processor.token))[0]).toEqual(before[0]);

    const [delivery] = await listDeliveries(service, processor.token, uuid);
    expect(delivery).toMatchObject({ event_uuid: first![1], event_name: 'TransactionStarted', state: 'delivered' });
    await service.send('POST', `${endpointsPath}/deliveries/${delivery.uuid}/replay`, { token: processor.token });
    await turn();
    expect(hook.received[2]!.body).toBe(first![0]);
  });

  it('reach the endpoints that are registered for them, of the processor and of the vendor', async () => {
    const processor = await tenant();
    const [one, two] = [await vendorOf(processor), await vendorOf(processor)];
    const hooks = await Promise.all([startReceiver(), startReceiver(), startReceiver()]);
    await registerEndpoint(service, processor.token, hooks[0]!.url, ['TransactionStarted', 'TransactionCanceled']);
    await registerEndpoint(service, one.token, hooks[1]!.url, ['TransactionStarted']);
    await registerEndpoint(service, two.token, hooks[2]!.url, ['TransactionCanceled']);
    const ofOne = await startInBulk(one, 3);
    const ofTwo = await startInBulk(two, 2);
    await cancel(two, ofTwo[0].uuid);
    while ((await fanOut(processor.uuid)) > 0);
    await deliverer().turn();
    const received = hooks.map((hook) =>
      hook.received.map(({ body }) => JSON.parse(body)).map(({ type, data }) => `${type} ${data.uuid}`),
    );
    const named = (type: string, of: Record_[]) => of.map(({ uuid }) => `${type} ${uuid}`);
    expect(received.map((all) => all.toSorted())).toEqual([
      [
        ...named('TransactionCanceled', ofTwo.slice(0, 1)),
        ...named('TransactionStarted', [...ofOne, ...ofTwo]).toSorted(),
      ],
      named('TransactionStarted', ofOne).toSorted(),
      named('TransactionCanceled', ofTwo.slice(0, 1)),
    ]);
  });

  it('stay due when fan-out fails, and are delivered once', async () => {
    const hook = await startReceiver();
    const processor = await tenant();
    await registerEndpoint(service, processor.token, hook.url, ['TransactionStarted']);
    const started = await startInBulk(processor, 5);
    const failing = { ...positioning, onPositioned: () => Promise.reject(new Error('killed')) };
    await expect(positionEvents(service.context.database, failing, [processor.uuid])).rejects.toThrow('killed');
    await Promise.all([fanOut(processor.uuid), fanOut(processor.uuid)]);
    while ((await fanOut(processor.uuid)) > 0);
    await deliverer().turn();
    expect(hook.received.map(({ body }) => JSON.parse(body).data.uuid).toSorted()).toEqual(
      started.map(({ uuid }) => uuid).toSorted(),
    );
  });

  it('are not delivered to an endpoint that was de-registered before fan-out', async () => {
    const hook = await startReceiver();
    const processor = await tenant();
    await registerEndpoint(service, processor.token, hook.url, ['TransactionStarted']);
    await start(processor);
    const body = { event_names: ['TransactionStarted'] };
    await service.send('DELETE', '/3p/api/v1/webhook', { token: processor.token, body });
    await start(processor);
    expect(await fanOut(processor.uuid)).toBe(1);
    await deliverer().turn();
    expect(hook.received).toEqual([]);
    const [{ delivers_starts }] = (await query<{ delivers_starts: boolean }>(
      'SELECT delivers_starts FROM event_positions WHERE processor_id = $1',
      [processor.uuid],
    )) as [{ delivers_starts: boolean }];
    expect(delivers_starts).toBe(false);
  });

  it('in two batches at once of several tenants wait for each other in one order', async () => {
    const tenants = await Promise.all([tenant(), tenant(), tenant()]);
    for (let round = 0; round < 5; round++)
      await Promise.all(
        [service.address, other.address].flatMap((address) =>
          tenants.flatMap((one) => Array.from({ length: 6 }, () => start(one, {}, address))),
        ),
      );
    for (const one of tenants) expect(await log(one.token, 7)).toHaveLength(60);
  });
});

describe('Started at once with registrations', () => {
  it('a payment that waits for a registration is delivered, although it was sent before the answer', async () => {
    const hook = await startReceiver();
    const processor = await tenant();
    await start(processor);
    const { database } = service.context;
    const waiting = async (count: number) => {
      for (;;) {
        const [row] = await query<{ count: number }>(
          `SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          [],
        );
        if (row!.count === count) return;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const [registering, starting] = await atomically(database, async (phase) => {
      await phase.query('SELECT FROM event_positions WHERE processor_id = $1 FOR NO KEY UPDATE', [processor.uuid]);
      const first = registerEndpoint(service, processor.token, hook.url, ['TransactionStarted']);
      await waiting(1);
      const second = start(processor);
      await waiting(2);
      return [first, second] as const;
    });
    await registering;
    const { uuid } = await starting;
    while ((await fanOut(processor.uuid)) > 0);
    await deliverer().turn();
    expect(hook.received.map(({ body }) => JSON.parse(body).data.uuid)).toEqual([uuid]);
  });

  it('each payment that starts after the answer is delivered: the delivered events are the end of the log', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 30 }), fc.boolean(), async (delayMs, again) => {
        const hook = await startReceiver();
        const processor = await tenant();
        const after: string[] = [];
        let registered = false;
        let starting = true;
        const starts = [service.address, other.address].map(async (address) => {
          for (let n = 0; n < 15 || !registered; n++) {
            const promised = registered;
            const { uuid } = await start(processor, {}, address);
            if (promised) after.push(uuid);
          }
        });
        const work = async () => {
          const job = positionEventsJob({ database: service.context.database, positioning });
          while (starting) if ((await job.run()) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
        };
        const working = work();
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        await registerEndpoint(service, processor.token, hook.url, ['TransactionStarted']);
        if (again) await registerEndpoint(service, processor.token, hook.url, ['TransactionStarted', 'PayoutFailed']);
        registered = true;
        await Promise.all(starts);
        starting = false;
        await working;
        while ((await fanOut(processor.uuid)) > 0);
        await deliverer().turn();
        const received = hook.received.map(({ body }) => JSON.parse(body).data.uuid as string);
        expect(new Set(received).size).toBe(received.length);
        const all = (await log(processor.token)).map(({ data }) => data.uuid);
        expect(received.toSorted()).toEqual(all.slice(all.length - received.length).toSorted());
        expect(after.filter((uuid) => !received.includes(uuid))).toEqual([]);
      }),
      { numRuns: budget({ usual: 3, campaign: 100 }) },
    );
  });
});

describe('Readers by cursor', () => {
  it('see each event once and in sequence, next to starts of two processes, moves and two workers', async () => {
    const tenantStarts = fc.array(fc.record({ cancels: fc.boolean(), bulk: fc.nat(4) }), {
      minLength: 1,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(tenantStarts, { minLength: 2, maxLength: 4 }),
        fc.integer({ min: 1, max: 7 }),
        async (writers, limit) => {
          const processor = await tenant();
          const vendor = await vendorOf(processor);
          const started = { processor: [] as string[], vendor: [] as string[] };
          const canceled = new Set<string>();
          let writing = true;

          const write = async (starts: (typeof writers)[number], writer: number) => {
            const whose = writer % 2 === 0 ? 'processor' : 'vendor';
            const from = whose === 'processor' ? processor : vendor;
            for (const { cancels, bulk } of starts) {
              const made =
                bulk === 0
                  ? [await start(from, {}, writer < 2 ? service.address : other.address)]
                  : await startInBulk(from, bulk);
              started[whose].push(...made.map(({ uuid }) => uuid));
              if (!cancels) continue;
              await cancel(from, made[0].uuid);
              canceled.add(made[0].uuid);
            }
          };
          const work = async () => {
            const job = positionEventsJob({ database: service.context.database, positioning });
            while (writing) if ((await job.run()) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
          };
          const read = async (token: string) => {
            const seen: Listed[] = [];
            for (let last = false; ; last = !writing) {
              seen.push(...(await log(token, limit, seen.at(-1)?.uuid)));
              if (last) return seen;
            }
          };
          const working = [work(), work()];
          const reading = [read(processor.token), read(vendor.token)];
          await Promise.all(writers.map(write));
          writing = false;
          await Promise.all(working);
          const [ofProcessor, ofVendor] = (await Promise.all(reading)) as [Listed[], Listed[]];

          const expected = (uuids: string[]) =>
            uuids.flatMap((uuid) => [`${uuid} 1`, ...(canceled.has(uuid) ? [`${uuid} 2`] : [])]).toSorted();
          const seenBy = (events: Listed[]) => events.map(({ data }) => `${data.uuid} ${data.sequence}`);
          expect(seenBy(ofVendor).toSorted()).toEqual(expected(started.vendor));
          expect(seenBy(ofProcessor).toSorted()).toEqual(expected([...started.processor, ...started.vendor]));
          for (const events of [ofProcessor, ofVendor]) {
            const last = new Map<string, number>();
            for (const { data } of events) {
              expect(data.sequence).toBe((last.get(data.uuid) ?? 0) + 1);
              last.set(data.uuid, data.sequence);
            }
          }
          // A later reader sees the same order: nothing appeared before what was read.
          expect(await log(processor.token)).toEqual(ofProcessor);
          expect(await log(vendor.token, limit)).toEqual(ofVendor);
          const rows = await query<{ first: number; last: number }>(
            `SELECT position - coalesce(cardinality(subject_uuids), 1) + 1 AS first, position AS last FROM events
             WHERE processor_id = $1 ORDER BY position`,
            [processor.uuid],
          );
          for (const [index, { first }] of rows.entries()) expect(first).toBe((rows[index - 1]?.last ?? 0) + 1);
        },
      ),
      { numRuns: budget({ usual: 3, campaign: 100 }) },
    );
    await expectInvariants(service.context.database);
  });

  it('find the batch of a payment among batches of the same second, also when they overlap', async () => {
    const processor = await tenant();
    const second = Math.floor(Date.now() / 1_000) * 1_000;
    const batches = await Promise.all(Array.from({ length: 12 }, () => startInBulk(processor, 4)));
    expect(batches.flat()).toHaveLength(48);
    const events = await log(processor.token);
    for (const { uuid } of events) expect((await page(processor.token, { after: uuid })).status).toBe(200);
    // Uuids of that second that no event has.
    for (let n = 0; n < 20; n++)
      expect((await page(processor.token, { after: uuidv7(instant(second + n * 50)) })).status).toBe(422);
  });
});
