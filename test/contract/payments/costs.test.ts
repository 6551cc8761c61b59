// What work costs the database: rows, index entries, write-ahead log, queries and round trips. None
// of it depends on how busy the machine is.
import { beforeAll, describe, expect, it } from 'vitest';
import { nextBankingDay } from '../../../src/ach/calendar/banking-days.ts';
import { cutOffFrom } from '../../../src/ach/calendar/banking-instants.ts';
import { easternTime } from '../../../src/ach/calendar/eastern-time.ts';
import { positionEventsJob } from '../../../src/events/log/position-events.job.ts';
import { openStates } from '../../../src/payments/lifecycle/open-states.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { differences, type Price, priceOf, sumOf } from '../../support/costs/price.ts';
import { flightsOf, watchWire } from '../../support/costs/wire.ts';
import { prepareToRead } from '../../support/costs/written.ts';
import { registerPayerAndPayee } from '../../support/payments/payer-and-payee.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { deliverersOf } from '../../support/webhooks/deliverer.ts';
import { positioning } from '../../support/webhooks/positioning.ts';
import { startReceiver, trustTestAuthority } from '../../support/webhooks/receiver.ts';
import { registerEndpoint } from '../../support/webhooks/webhooks.ts';

/**
 * What one of many payments costs. Change a line here when a change of the service makes work
 * cheaper or dearer; the test shows the new figures.
 */
const prices = {
  'a start alone': {
    rows: [
      'insert events',
      'insert idempotency_keys',
      'insert list_checkpoints_due',
      'insert states_due',
      'insert transactions',
      'lock event_positions',
      'update event_positions',
    ],
    entries: [
      'events_batches',
      'events_pkey',
      'idempotency_keys_pkey',
      'list_checkpoints_due_pkey',
      'states_due_pkey',
      'transactions_by_amount',
      'transactions_by_payee_account',
      'transactions_by_payer_account',
      'transactions_pkey',
    ],
    wal_records: 18,
    wal_bytes: 1794,
    queries: 7,
    round_trips: 1,
  },
  'a start, 100 in a batch': {
    rows: ['insert idempotency_keys', 'insert transactions'],
    entries: [
      'idempotency_keys_pkey',
      'transactions_by_amount',
      'transactions_by_payee_account',
      'transactions_by_payer_account',
      'transactions_pkey',
    ],
    wal_records: 5.2,
    wal_bytes: 895,
    queries: 7,
    round_trips: 1,
  },
  'a start with a reference, 100 in a batch': {
    rows: ['insert idempotency_keys', 'insert transactions'],
    entries: [
      'idempotency_keys_pkey',
      'transactions_by_amount',
      'transactions_by_payee_account',
      'transactions_by_payer_account',
      'transactions_by_reference',
      'transactions_pkey',
    ],
    wal_records: 6.2,
    wal_bytes: 1063,
    queries: 7,
    round_trips: 1,
  },
  'a replay, 100 together': {
    rows: [],
    entries: [],
    wal_records: 0,
    wal_bytes: 0,
    queries: 3,
    round_trips: 1,
  },
  opening: {
    rows: ['insert transaction_states'],
    entries: ['transaction_states_pkey', 'transaction_states_to_capture'],
    wal_records: 4.0,
    wal_bytes: 381,
    queries: 6,
    round_trips: 6,
  },
  'cut-off of captures': {
    rows: ['insert entries', 'insert legs', 'insert postings', 'move transaction_states', 'update transaction_states'],
    entries: [
      'entries_of_trace',
      'entries_pkey',
      'legs_attempt',
      'legs_of_file',
      'legs_of_file_by_payment',
      'legs_pkey',
      'postings_by_time',
      'postings_pkey',
      'transaction_states_pkey',
    ],
    wal_records: 15.2,
    wal_bytes: 1975,
    queries: 112,
    round_trips: 112,
  },
  'settlement of captures': {
    rows: ['insert postings', 'update transaction_states'],
    entries: ['postings_by_time', 'postings_pkey'],
    wal_records: 4.3,
    wal_bytes: 575,
    queries: 39,
    round_trips: 39,
  },
  'captures good, payouts reserved': {
    rows: ['3 × insert postings', 'move transaction_states'],
    entries: [
      '3 × postings_by_time',
      'postings_credited',
      '3 × postings_pkey',
      'transaction_states_pkey',
      'transaction_states_to_pay_out',
    ],
    wal_records: 13.5,
    wal_bytes: 1795,
    queries: 43,
    round_trips: 43,
  },
  'cut-off of payouts': {
    rows: ['insert entries', 'insert legs', 'insert postings', 'move transaction_states', 'update transaction_states'],
    entries: [
      'entries_of_trace',
      'entries_pkey',
      'legs_attempt',
      'legs_of_file',
      'legs_of_file_by_payment',
      'legs_pkey',
      'postings_by_time',
      'postings_debited',
      'postings_pkey',
      'transaction_states_pkey',
    ],
    wal_records: 16.1,
    wal_bytes: 2110,
    queries: 113,
    round_trips: 113,
  },
  'settlement of payouts': {
    rows: ['insert postings', 'update transaction_states'],
    entries: ['postings_by_time', 'postings_pkey'],
    wal_records: 4.3,
    wal_bytes: 650,
    queries: 39,
    round_trips: 39,
  },
  'a life: all of these, and its events told': {
    rows: [
      '2 × insert entries',
      '2 × insert legs',
      '3 × move transaction_states',
      '4 × update transaction_states',
      '7 × insert postings',
      'insert transaction_states',
    ],
    entries: [
      '2 × entries_of_trace',
      '2 × entries_pkey',
      '2 × legs_attempt',
      '2 × legs_of_file',
      '2 × legs_of_file_by_payment',
      '2 × legs_pkey',
      '4 × transaction_states_pkey',
      '7 × postings_by_time',
      '7 × postings_pkey',
      'postings_credited',
      'postings_debited',
      'transaction_states_to_capture',
      'transaction_states_to_pay_out',
    ],
    wal_records: 57.2,
    wal_bytes: 7_490,
    queries: null,
    round_trips: null,
  },
  'deliveries of starts created': {
    rows: ['insert webhook_due'],
    entries: ['webhook_due_order', 'webhook_due_pkey'],
    wal_records: 3.0,
    wal_bytes: 357,
    queries: null,
    round_trips: null,
  },
  'deliveries made': {
    rows: ['delete webhook_due', 'insert webhook_deliveries'],
    entries: ['webhook_deliveries_of_endpoint', 'webhook_deliveries_pkey'],
    wal_records: 4.3,
    wal_bytes: 475,
    queries: null,
    round_trips: null,
  },
} satisfies Record<string, Price>;
type Work = keyof typeof prices;

let service: TestService;
let payments: Payments;
let superuser: Database;

beforeAll(async () => {
  const endWatching = watchWire();
  trustTestAuthority();
  service = await testService({ settings: { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' } });
  payments = await paymentsOf(service);
  superuser = openDatabase(service.database.superuserUrl, 1, () => {});
  await prepareToRead(superuser);
  await startMany(10);
  await positionEvents();
  return async () => {
    endWatching();
    await superuser.end();
  };
});

const deliverer = deliverersOf(() => service);

/** So that no event waits in the outbox: new ones get their positions at once. */
async function positionEvents(): Promise<void> {
  const job = positionEventsJob({ database: service.context.database, positioning });
  while ((await job.run()) > 0);
}

async function expectRoundTrips(count: number, work: () => Promise<unknown>): Promise<void> {
  const flights = await flightsOf(work);
  expect(flights, flights.flat().join('\n')).toHaveLength(count);
}

const bodyOf = (count: number, more: (n: number) => object = () => ({})) => ({
  transactions: Array.from({ length: count }, (_, n) => ({
    idempotency_key: `${n}-${crypto.randomUUID()}`,
    ...payments.pair,
    amount: 10_000 + n,
    transaction_fee: 100,
    ...more(n),
  })),
});

async function send(bulk: object): Promise<string> {
  const { token } = payments.processor;
  const { status, body, text } = await service.send('POST', '/3p/api/v1/transactions/bulk', { token, body: bulk });
  expect([status, body.data.results.filter(({ code }: { code: number }) => code !== 201)]).toEqual([200, []]);
  return text;
}

const startMany = (count: number) => send(bodyOf(count));

/** The cheapest of three: a page that is full by chance makes one dearer. */
async function cheapest(find: () => Promise<Price>): Promise<Price> {
  const found = [await find(), await find(), await find()];
  return found.toSorted((one, other) => one.wal_bytes - other.wal_bytes)[0]!;
}

function expectPrice(work: Work, found: Price): void {
  expect(differences(found, prices[work]), work).toEqual([]);
}

describe('Starting payments', () => {
  it('takes one round trip for each 128 that start together', async () => {
    for (const count of [1, 128]) await expectRoundTrips(1, () => startMany(count));
    await expectRoundTrips(2, () => startMany(129));
  });

  it('takes two round trips for a pair that was not used lately, and six when its remembered data has changed', async () => {
    const { pair } = payments;
    payments = { ...payments, pair: await registerPayerAndPayee(service, payments.processor.uuid) };
    await positionEvents();
    await expectRoundTrips(2, () => startMany(1));
    await superuser.query('UPDATE users SET version = version + 1 WHERE uuid = $1', [payments.pair.payer_uuid]);
    await expectRoundTrips(6, () => startMany(1));
    // The clock of the server may be what has changed: it is asked again.
    await expectRoundTrips(2, () => startMany(1));
    await expectRoundTrips(1, () => startMany(1));
    payments = { ...payments, pair };
  });

  it('has its price, alone and in a batch', async () => {
    expectPrice('a start alone', await cheapest(() => priceOf(superuser, 1, () => startMany(1))));
    expectPrice('a start, 100 in a batch', await cheapest(() => priceOf(superuser, 100, () => startMany(100))));
    const referred = () =>
      send(bodyOf(100, (n) => ({ client_reference_id: `order-${n}-${crypto.randomUUID().slice(0, 8)}` })));
    expectPrice('a start with a reference, 100 in a batch', await cheapest(() => priceOf(superuser, 100, referred)));
  });
});

describe('Replays', () => {
  it('write nothing and take one query for all that are sent together, also after their users have changed', async () => {
    const bulk = bodyOf(100);
    const first = await send(bulk);
    await superuser.query('UPDATE users SET version = version + 1', []);
    let again = '';
    const price = await priceOf(superuser, 100, async () => {
      again = await send(bulk);
    });
    expect(again).toBe(first);
    expectPrice('a replay, 100 together', price);
  });
});

describe('The key of a started payment', () => {
  it('stores a reference to the payment, not its answer', async () => {
    await startMany(1);
    const [row] = await superuser.query<{ width: number; without_body: boolean }>(
      `SELECT pg_column_size(k.*) AS width, k.response_body IS NULL AS without_body
       FROM idempotency_keys k JOIN transactions t ON t.uuid = k.transaction_uuid
       ORDER BY t.uuid DESC LIMIT 1`,
      [],
    );
    expect(row!.without_body).toBe(true);
    // The encrypted answer alone has more than a thousand bytes.
    expect(row!.width).toBeLessThan(176);
  });
});

describe('A banking day of straight-through payments', () => {
  it('has its prices, and takes as many queries for 400 payments as for 40', async () => {
    // Moves what other tests have started.
    await playDays(1);
    const few = await playDays(40);
    const queriesOf = (of: (work: Work, price: Price) => Price) =>
      Object.fromEntries(
        [...few].map(([work, price]) => [work, [of(work, price).queries, of(work, price).round_trips]]),
      );
    expect(queriesOf((_, price) => price)).toEqual(queriesOf((work) => prices[work]));
    // While another atomic phase still sees the old rows of a page, their room is not free: each
    // work needs its price on one of five days.
    let differing: { work: Work; text: string }[] = [];
    for (let day = 0; day < 5; day++) {
      const found = [...(await playDays(400))].filter(
        ([work]) => day === 0 || differing.some((other) => other.work === work),
      );
      differing = found.flatMap(([work, price]) => differences(price, prices[work]).map((text) => ({ work, text })));
      if (differing.length === 0) break;
    }
    expect(differing).toEqual([]);
  });

  /** The price of each step of `count` payments. */
  async function playDays(count: number): Promise<Map<Work, Price>> {
    await startMany(count);
    const { clock } = service.context;
    const { day } = cutOffFrom(clock.now(), 'standard');
    const settled = nextBankingDay(day);
    const good = nextBankingDay(nextBankingDay(settled));
    const found = new Map<Work, Price>();
    const told: Price[] = [];
    found.set('opening', await priceOf(superuser, count, () => openStates(service.context.database)));
    for (const [work, at] of [
      ['cut-off of captures', easternTime(day, 17, 0)],
      ['settlement of captures', easternTime(settled, 8, 30)],
      ['captures good, payouts reserved', easternTime(good, 8, 30)],
      ['cut-off of payouts', easternTime(good, 17, 0)],
      ['settlement of payouts', easternTime(nextBankingDay(good), 8, 30)],
    ] as const) {
      const to = (ms: number) => advance(service, { to: new Date(at.getTime() + ms).toISOString() });
      await to(-60_000);
      found.set(work, await priceOf(superuser, count, () => to(60_000)));
      told.push(await priceOf(superuser, count, positionEvents));
    }
    found.set('a life: all of these, and its events told', sumOf([...found.values(), ...told]));
    return found;
  }
});

describe('Deliveries', () => {
  it('have their prices', async () => {
    const receiver = await startReceiver();
    await positionEvents();
    await registerEndpoint(service, payments.processor.token, `${receiver.url}/hook`, ['TransactionStarted']);
    await positionEvents();
    await startMany(400);
    expectPrice('deliveries of starts created', await priceOf(superuser, 400, positionEvents));
    const { turn } = deliverer();
    expectPrice('deliveries made', await priceOf(superuser, 400, turn));
    expect(receiver.received).toHaveLength(400);
  });
});
