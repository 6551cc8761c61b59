// Lists and the event log, page by page, against the service.
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  Achord,
  type DataOf,
  type Transaction,
  type TransactionWithMetadata,
  type WebhookEvent,
} from '../../../clients/typescript/src/index.ts';
import { merchant, payment, person } from '../../../clients/typescript/src/sandbox/steps.ts';
import { testService } from '../../support/service/service.ts';

const service = await testService();
const operator = new Achord({ baseUrl: service.address, token: service.adminToken });

/** A tenant with its payments, the oldest first. */
async function tenantWith(payments: number) {
  const { token } = await service.processor();
  const tenant = new Achord({ baseUrl: service.address, token });
  const players = { tenant, operator };
  const [payer_uuid, payee_uuid] = [await person(players), await merchant(players)];
  const start = async () => (await tenant.transactions.create({ payer_uuid, payee_uuid, amount: 100 })).uuid;
  const uuids: string[] = [];
  for (let n = 0; n < payments; n += 1) uuids.push(await start());
  return { tenant, players, uuids, start };
}

describe('A list', () => {
  it('with numbered pages is read to its end, oldest first; new payments come last', async () => {
    const { tenant, uuids, start } = await tenantWith(7);
    const seen: string[] = [];
    for await (const { uuid } of tenant.transactions.list({ per_page: 2 })) {
      seen.push(uuid);
      if (seen.length === 3) uuids.push(await start());
    }
    expect(seen).toEqual(uuids);
  });

  it('with the newest first has each payment once, though new ones come before the next page', async () => {
    const { tenant, uuids, start } = await tenantWith(5);
    const seen: string[] = [];
    for await (const { uuid } of tenant.transactions.list({ sort_order: 'newest', per_page: 2 })) {
      seen.push(uuid);
      await start();
    }
    expect(seen).toEqual(uuids.toReversed());
  });

  it('whose pages begin after a record is read to its end', async () => {
    const { tenant, uuids } = await tenantWith(5);
    const found = await tenant.transactions.search({ limit: 2 }).toArray();
    expect(found.map(({ uuid }) => uuid)).toEqual(uuids.toReversed());
    const sizes: number[] = [];
    for await (const { transactions } of tenant.transactions.search({ limit: 2 }).pages())
      sizes.push(transactions.length);
    expect(sizes).toEqual([2, 2, 1]);
  });

  it('finds what has the metadata now', async () => {
    const { tenant, uuids } = await tenantWith(2);
    const metadata = { order: 'a&b=[7]', 'my shop': 'é' };
    expect((await tenant.transactions.update(uuids[0]!, { metadata })).metadata).toEqual(metadata);
    const changed = await tenant.transactions.update(uuids[0]!, { metadata: { order: null, cart: '9' } });
    expect(changed.metadata).toEqual({ 'my shop': 'é', cart: '9' });
    for (const [wanted, found] of [
      [{ order: 'a&b=[7]' }, []],
      [{ 'my shop': 'é', cart: '9' }, [uuids[0]]],
    ] as const)
      expect((await tenant.transactions.search({ metadata: wanted }).toArray()).map(({ uuid }) => uuid)).toEqual(found);
    const { payer_uuid } = await tenant.transactions.get(uuids[0]!);
    await tenant.users.update(payer_uuid, { metadata: { tier: 'gold' } });
    const users = await tenant.users.list({ metadata: { tier: 'gold' } }).toArray();
    expect(users.map(({ uuid }) => uuid)).toEqual([payer_uuid]);
  });

  it('has one page on demand, and refuses to collect more than was asked for', async () => {
    const { tenant, uuids } = await tenantWith(3);
    const list = tenant.transactions.list({ per_page: 2 });
    expect(await list.first()).toMatchObject({ pagination: { totalItems: 3 }, transactions: { length: 2 } });
    await expect(list.toArray(2)).rejects.toThrow('The list has more than 2 records.');
    expect(await list.toArray(3)).toHaveLength(uuids.length);
  });

  it('that is empty has no records', async () => {
    const { tenant } = await tenantWith(0);
    expect(await tenant.transactions.list().toArray()).toEqual([]);
    expect(await tenant.refunds.list().toArray()).toEqual([]);
  });

  it('is left when the loop is left', async () => {
    const { tenant, uuids } = await tenantWith(3);
    for await (const { uuid } of tenant.transactions.list({ per_page: 1 })) {
      expect(uuid).toBe(uuids[0]);
      break;
    }
  });
});

describe('The event log', () => {
  it('goes on after the last event that was handled', async () => {
    const { tenant, players } = await tenantWith(0);
    const read = async (after: string | null, limit = 2) => {
      const events: WebhookEvent[] = [];
      for await (const event of tenant.events.since(after, { limit })) events.push(event);
      return events;
    };
    const first = await read(null);
    expect(first.map(({ type }) => type)).toContain('BusinessCreated');
    expect(await read(first.at(-1)!.uuid)).toEqual([]);
    await payment(players);
    const rest = await read(first.at(-1)!.uuid);
    expect(rest.at(-1)!.type).toBe('TransactionStarted');
    expect(await read(null, 100)).toEqual([...first, ...rest]);
  });

  it('is followed until the signal ends it', async () => {
    const { tenant, players } = await tenantWith(0);
    const ending = new AbortController();
    const seen: string[] = [];
    const following = (async () => {
      for await (const event of tenant.events.since(null, { follow: true, every: 20, signal: ending.signal })) {
        seen.push(event.type);
        if (event.type === 'TransactionStarted') ending.abort(new Error('seen'));
      }
    })();
    const ended = expect(following).rejects.toThrow('seen');
    await payment(players);
    await ended;
    expect(seen.at(-1)).toBe('TransactionStarted');
  });
});

describe('What is followed', () => {
  it('is a stream that ends with its signal', async () => {
    const ending = new AbortController();
    const stream = await operator.operations.followChanges({}, { signal: ending.signal, timeout: 1_000 });
    expectTypeOf(stream).toEqualTypeOf<ReadableStream<Uint8Array>>();
    const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
    await tenantWith(0);
    expect((await reader.read()).value).toContain(':');
    ending.abort(new Error('enough'));
    await expect(reader.read()).rejects.toThrow('enough');
  });
});

describe('Waiting for a status', () => {
  it('ends when the payment has it, and says where it stands when it does not come', async () => {
    const { tenant, uuids } = await tenantWith(1);
    const waiting = tenant.transactions.waitFor(uuids[0]!, 'CAPTURE_COMPLETE', { every: 20 });
    await operator.sandbox.advance({ banking_days: 5 });
    expect((await waiting).capture_status).toBe('CAPTURE_COMPLETE');
    await expect(tenant.transactions.waitFor(uuids[0]!, 'CLAWBACK_PENDING', { every: 20, within: 40 })).rejects.toThrow(
      /did not become CLAWBACK_PENDING: it is /,
    );
  });
});

describe('The types', () => {
  it('equal the lists of the description', () => {
    const achord = new Achord({ baseUrl: '' });
    type Created = Awaited<ReturnType<typeof achord.transactions.create>>;
    expectTypeOf<Created>().toExtend<Transaction>();
    expectTypeOf<Created>().toEqualTypeOf<TransactionWithMetadata>();
    expectTypeOf<Created['amount']>().toEqualTypeOf<number>();
    expectTypeOf<DataOf<'getToday'>['waiting'][number]['count']>().toEqualTypeOf<number>();
    const told = (event: WebhookEvent) => (event.type === 'TransactionFailed' ? event.data : null);
    expectTypeOf<NonNullable<ReturnType<typeof told>>['transaction_status']>().toEqualTypeOf<
      Transaction['transaction_status']
    >();
    // @ts-expect-error: an operation that does not exist
    expect(achord.operations.createRefundV1).toBeUndefined();
    // @ts-expect-error: a misspelled filter
    expect(() => achord.transactions.list({ startDay: '2026-11-01' })).not.toThrow();
  });
});
