// GET /3p/api/v1/events: the log in order, each event exactly once.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { announce } from '../../../src/events/log/announce.ts';
import { positionEventsJob } from '../../../src/events/log/position-events.job.ts';
import { atomically } from '../../../src/platform/database/atomic-phase.ts';
import { instant } from '../../../src/platform/std/clock.ts';
import { uuidv7 } from '../../../src/platform/std/identifiers.ts';
import { budget } from '../../support/runner/budget.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { announceEvent, announcement } from '../../support/webhooks/announce-event.ts';
import { positioning } from '../../support/webhooks/positioning.ts';

const path = '/3p/api/v1/events';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

const get = (token: string, query: Record<string, string | number> = {}) =>
  service.send(
    'GET',
    `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]))}`,
    {
      token,
    },
  );

interface Listed {
  uuid: string;
  type: string;
  timestamp: string;
  data: { uuid: string; sequence: number; [key: string]: unknown };
}

/** Reads every event after a cursor, page by page. A `next` of null is the end. */
async function all(token: string, limit = 100, after?: string): Promise<Listed[]> {
  const events: Listed[] = [];
  for (let cursor = after; ; ) {
    const { data } = (await get(token, { limit, ...(cursor === undefined ? {} : { after: cursor }) })).body;
    events.push(...data.events);
    if (data.next === null) return events;
    cursor = data.next;
  }
}

describe('GET /3p/api/v1/events', () => {
  it('shows what its caller just did, also before the event has a position', async () => {
    const { uuid: processor_id, token } = await service.processor();
    const raised = await announceEvent(service.context.database, { processor_id });
    const answer = await get(token);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: true,
      message: '',
      data: {
        events: [
          {
            uuid: expect.any(String),
            type: 'BusinessCreated',
            timestamp: raised.occurred_at.toISOString(),
            livemode: false,
            data: { uuid: raised.subject_uuid, business_name: 'Nordlys 🌌 \u2028 AS', sequence: 1 },
          },
        ],
        next: null,
      },
      errors: [],
    });
  });

  it('answers pages with next, a URL-safe string that is null at the end; 10 events without a limit', async () => {
    const { uuid: processor_id, token } = await service.processor();
    for (let index = 0; index < 12; index++) await announceEvent(service.context.database, { processor_id });
    const first = (await get(token)).body.data;
    expect(first.events).toHaveLength(10);
    expect(first.next).toMatch(/^[A-Za-z0-9_-]+$/);
    const second = (await get(token, { after: first.next })).body.data;
    expect(second.events).toHaveLength(2);
    expect(second.next).toBeNull();
    const exact = (await get(token, { limit: 12 })).body.data;
    expect(exact).toEqual({ events: [...first.events, ...second.events], next: null });
  });

  it('continues after the uuid of any event, and from latest', async () => {
    const { uuid: processor_id, token } = await service.processor();
    expect((await get(token, { after: 'latest' })).body.data).toEqual({ events: [], next: null });
    await announceEvent(service.context.database, { processor_id });
    const [{ uuid }] = (await get(token)).body.data.events;
    expect((await get(token, { after: 'latest' })).body.data).toEqual({ events: [], next: uuid });
    expect((await get(token, { after: uuid })).body.data).toEqual({ events: [], next: null });
    const later = await announceEvent(service.context.database, { processor_id });
    expect((await get(token, { after: uuid })).body.data.events[0].data.uuid).toBe(later.subject_uuid);
  });

  it('of one type in order, also when few have it, and each event by its uuid', async () => {
    const { uuid: processor_id, token } = await service.processor();
    const { database } = service.context;
    const rare: string[] = [];
    // More than one answer looks at.
    for (let part = 0; part < 3; part++) {
      await atomically(database, (phase) =>
        announce(
          phase,
          Array.from({ length: 600 }, () => announcement({ processor_id })),
        ),
      );
      rare.push((await announceEvent(database, { processor_id, type: 'BankAccountRemoved' })).subject_uuid);
    }
    const found: string[] = [];
    let after: { after: string } | undefined;
    for (let pages = 0; pages < 9; pages++) {
      const { data } = (await get(token, { type: 'BankAccountRemoved', limit: 1, ...after })).body;
      found.push(...data.events.map((event: Listed) => event.data.uuid));
      if (data.next === null) break;
      after = { after: data.next };
    }
    expect(found).toEqual(rare);
    for (const event of (await all(token)).slice(599, 602)) {
      const one = await service.send('GET', `${path}/${event.uuid.toUpperCase()}`, { token });
      expect([one.status, one.body.data]).toEqual([200, event]);
    }
    const other = await service.processor();
    const [first] = await all(token);
    for (const unknown of [`${path}/${first!.uuid}`, `${path}/${processor_id}`])
      expect((await service.send('GET', unknown, { token: other.token })).status).toBe(404);
    expect((await get(token, { type: 'Nothing' })).body.errors[0].field).toBe('type');
  });

  it('refuses a cursor that is malformed, unknown, or of another tenant', async () => {
    const { token } = await service.processor();
    const other = await service.processor();
    await announceEvent(service.context.database, { processor_id: other.uuid });
    const [{ uuid }] = (await get(other.token)).body.data.events;
    for (const after of ['', 'x', '-1', '1', uuidv7(service.context.clock.now()), uuid, 'a'.repeat(200)]) {
      const answer = await get(token, { after });
      expect([after, answer.status, answer.body.errors?.[0]?.field]).toEqual([after, 422, 'after']);
    }
    for (const limit of ['0', '101', '10abc', '-1', '1.0', '']) expect((await get(token, { limit })).status).toBe(422);
    for (const limit of [1, 100]) expect((await get(token, { limit })).status).toBe(200);
  });

  it('shows a vendor its own events without BatchPayout and BatchRefund, and a processor all of them', async () => {
    const { uuid: processor_id, token } = await service.processor();
    const [one, two] = [await service.vendor(processor_id), await service.vendor(processor_id)];
    const { database } = service.context;
    for (const type of ['BatchPayout', 'MerchantBatchPayout', 'BatchRefund'] as const)
      await announceEvent(database, { processor_id, vendor_id: one.uuid, type });
    await announceEvent(database, { processor_id });
    // Events of different subjects at one instant may be in any order.
    const theirs = await all(token, 1);
    expect(theirs.map((event) => event.type).toSorted()).toEqual([
      'BatchPayout',
      'BatchRefund',
      'BusinessCreated',
      'MerchantBatchPayout',
    ]);
    const ofOne = await all(one.token, 1);
    expect(ofOne.map((event) => event.type)).toEqual(['MerchantBatchPayout']);
    expect(await all(two.token)).toEqual([]);
    expect((await get(one.token, { after: 'latest' })).body.data).toEqual({ events: [], next: ofOne[0]!.uuid });
    expect((await get(two.token, { after: 'latest' })).body.data).toEqual({ events: [], next: null });
    const hidden = theirs.find((event) => event.type === 'BatchPayout');
    expect((await get(one.token, { after: hidden!.uuid })).status).toBe(422);
  });

  it('keeps the events of a subject in sequence, even when a later one has an earlier timestamp', async () => {
    const { uuid: processor_id, token } = await service.processor();
    const subject_uuid = uuidv7(instant(0));
    const at = service.context.clock.now().getTime();
    // Requests wait for the subject's row; the third one began first. Events of other subjects lie
    // between, more than one batch of them.
    for (const [sequence, ms] of [
      [1, 30_000],
      [2, 20_000],
      [3, 10_000],
    ] as const)
      await announceEvent(service.context.database, {
        processor_id,
        subject_uuid,
        sequence,
        occurred_at: instant(at + ms),
      });
    const others = Array.from({ length: 1_200 }, (_, index) =>
      announcement({ processor_id, occurred_at: instant(at + 10_001 + index) }),
    );
    await atomically(service.context.database, (phase) => announce(phase, others));
    const events = await all(token);
    expect(events).toHaveLength(1_203);
    expect(events.filter((event) => event.data.uuid === subject_uuid).map((event) => event.data.sequence)).toEqual([
      1, 2, 3,
    ]);
  });

  it('shows an event of 20 kB or more without its state, marked as truncated', async () => {
    const { uuid: processor_id, token } = await service.processor();
    const raised = await announceEvent(service.context.database, {
      processor_id,
      state: { text: 'é'.repeat(10_000) },
    });
    const [event] = await all(token);
    expect(event!.data).toEqual({ uuid: raised.subject_uuid, truncated: true, sequence: 1 });
  });

  it('shows each event once, in any order of commits, with two workers and a reader', async () => {
    const { database } = service.context;
    const write = fc.record({ events: fc.integer({ min: 1, max: 5 }), held: fc.nat(15), fails: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(write, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 5 }),
        fc.integer({ min: 1, max: 7 }),
        async (writers, limit) => {
          const { uuid: processor_id, token } = await service.processor();
          const committed = new Set<string>();
          let writing = true;

          const write = async (phases: (typeof writers)[number]) => {
            for (const { events, held, fails } of phases) {
              const made = Array.from({ length: events }, () => announcement({ processor_id }));
              await atomically(database, async (phase) => {
                await announce(phase, made);
                // The rows have their timestamps and ids, and commit late.
                await new Promise((resolve) => setTimeout(resolve, held));
                if (fails) throw new Error('rolled back');
              }).then(
                () => {
                  for (const one of made) committed.add(one.subject_uuid);
                },
                () => {},
              );
            }
          };
          const work = async () => {
            const job = positionEventsJob({ database, positioning });
            while (writing) if ((await job.run()) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
          };
          const seen: string[] = [];
          const read = async () => {
            let after: string | undefined;
            for (let last = false; ; last = !writing) {
              const batch = await all(token, limit, after);
              seen.push(...batch.map((event) => event.data.uuid));
              after = batch.at(-1)?.uuid ?? after;
              if (last) return;
            }
          };
          const working = [work(), work(), read()];
          await Promise.all(writers.map(write));
          writing = false;
          await Promise.all(working);

          expect(seen.length).toBe(new Set(seen).size);
          expect(new Set(seen)).toEqual(committed);
          expect((await all(token)).map((event) => event.data.uuid)).toEqual(seen);
        },
      ),
      { numRuns: budget({ usual: 5, campaign: 200 }) },
    );
  });
});
