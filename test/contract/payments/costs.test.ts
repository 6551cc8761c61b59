// What work costs the database, in queries and write-ahead log records. Neither depends on how busy
// the machine is.
import { beforeAll, describe, expect, it } from 'vitest';
import { nextBankingDay } from '../../../src/calendar/banking-days.ts';
import { cutOffFrom } from '../../../src/calendar/banking-instants.ts';
import { easternTime } from '../../../src/calendar/eastern-time.ts';
import { type Database, openDatabase } from '../../../src/database/database.ts';
import { openStates } from '../../../src/lifecycle/open-states.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
let superuser: Database;

beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
  superuser = openDatabase(service.database.superuserUrl, 1, () => {});
  await superuser.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements', []);
  await startMany(10);
  return () => superuser.end();
});

interface Cost {
  /** How many queries were run. */
  statements: number;
  /**
   * Records in the write-ahead log: one for each row and each index entry written, and one for each
   * commit.
   */
  wal_records: number;
}

/**
 * The cost of the queries that read or write payments, their entries, legs, history or postings. Of
 * the queries on events only the start counts, because fan-out runs when it likes.
 */
async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const ours = `dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND query ~ '(transactions|entries|legs|transitions|postings|idempotency_keys|users)'
    AND query !~ 'pg_stat_statements|webhook_' AND (query ~ 'idempotency_keys' OR query !~ '\\m(events|positioned)\\M')`;
  const read = () =>
    superuser.query<Cost>(
      `SELECT coalesce(sum(calls), 0) AS statements, coalesce(sum(wal_records), 0) AS wal_records FROM pg_stat_statements WHERE ${ours}`,
      [],
    );
  const [before] = await read();
  await work();
  const [after] = await read();
  return {
    statements: after!.statements - before!.statements,
    wal_records: after!.wal_records - before!.wal_records,
  };
}

async function startMany(count: number): Promise<void> {
  const transactions = Array.from({ length: count }, (_, n) => ({
    idempotency_key: `${n}-${crypto.randomUUID()}`,
    ...payments.pair,
    amount: 10_000 + n,
    transaction_fee: 100,
  }));
  const { token } = payments.processor;
  const { status, body } = await service.send('POST', '/3p/api/v1/transactions/bulk', {
    token,
    body: { transactions },
  });
  expect([status, body.data.results.filter(({ code }: { code: number }) => code !== 201)]).toEqual([200, []]);
}

// PostgreSQL counts a prepared COPY at its first run only: what is counted of a copied batch is the
// look at its users.
describe('Starting payments', () => {
  it('takes one query for each 128 that start together', async () => {
    for (const count of [1, 128]) expect((await costOf(() => startMany(count))).statements, `${count}`).toBe(1);
    expect((await costOf(() => startMany(129))).statements).toBe(2);
  });

  it('takes three queries for a pair that was not used lately, and four when its remembered data has changed', async () => {
    payments = await paymentsOf(service);
    expect((await costOf(() => startMany(1))).statements).toBe(3);
    await superuser.query('UPDATE users SET version = version + 1 WHERE uuid = $1', [payments.pair.payer_uuid]);
    expect((await costOf(() => startMany(1))).statements).toBe(4);
    expect((await costOf(() => startMany(1))).statements).toBe(1);
  });

  it('writes little to the log for each payment: its row, its event, its stored answer and index entries', async () => {
    const written = async () => {
      const [row] = await superuser.query<{ bytes: number }>(
        "SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS bytes",
        [],
      );
      return row!.bytes;
    };
    const before = await written();
    await startMany(200);
    const bytes = ((await written()) - before) / 200;
    // Checkpoints of lists and other work of the service are in it.
    expect(bytes).toBeLessThan(1_800);
    expect(bytes).toBeGreaterThan(500);
  });
});

describe('Replays', () => {
  it('take one query for all that are sent together, also after their users have changed', async () => {
    const transactions = Array.from({ length: 100 }, (_, n) => ({
      idempotency_key: `${n}-${crypto.randomUUID()}`,
      ...payments.pair,
      amount: 20_000 + n,
    }));
    const { token } = payments.processor;
    const send = () => service.send('POST', '/3p/api/v1/transactions/bulk', { token, body: { transactions } });
    const first = await send();
    await superuser.query('UPDATE users SET version = version + 1', []);
    let again: typeof first | undefined;
    const cost = await costOf(async () => {
      again = await send();
    });
    expect(again!.text).toBe(first.text);
    expect(cost.statements).toBe(1);
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

// At most this many records a payment. The opening inserts the state, in its table and two indexes.
// A cut-off writes three for the entry, one for the state and one for each index. A settlement
// writes one each for the state and its leg, which touch no index (HOT updates), two for the
// history and three for the posting. More records mean a new index, or an update that is not HOT
// any more.
const records: Record<string, number> = {
  opening: 5,
  'cut-off of captures': 23.5,
  'settlement of captures': 8.5,
  'captures good, payouts reserved': 21.5,
  'cut-off of payouts': 19.5,
  'settlement of payouts': 10.5,
};

describe('A banking day of straight-through payments', () => {
  it('takes as many queries for 400 payments as for 40, and few log records for each payment', async () => {
    const few = await days(40);
    const many: Map<string, Cost>[] = [];
    const least = (name: string, of: keyof Cost) => Math.min(...many.map((costs) => costs.get(name)![of]));
    const areFew = () =>
      Object.entries(records).every(
        ([name, most]) =>
          least(name, 'statements') === few.get(name)!.statements && least(name, 'wal_records') / 400 < most,
      );
    // While another atomic phase still sees the old rows of a page, their room is not free: take
    // the lowest cost of up to three days.
    do many.push(await days(400));
    while (!areFew() && many.length < 3);
    for (const [name, most] of Object.entries(records)) {
      expect(least(name, 'statements'), name).toBe(few.get(name)!.statements);
      const each = least(name, 'wal_records') / 400;
      expect(each, `${name}: ${each} a payment`).toBeLessThan(most);
      expect(each, `${name}: ${each} a payment`).toBeGreaterThan(most - 2);
    }
  });

  /** The cost of each step of `count` payments. */
  async function days(count: number): Promise<Map<string, Cost>> {
    await startMany(count);
    const { clock } = service.context;
    const { day } = cutOffFrom(clock.now(), 'standard');
    const settled = nextBankingDay(day);
    const good = nextBankingDay(nextBankingDay(settled));
    const costs = new Map<string, Cost>();
    costs.set('opening', await costOf(() => openStates(service.context.database)));
    for (const [name, at] of [
      ['cut-off of captures', easternTime(day, 17, 0)],
      ['settlement of captures', easternTime(settled, 8, 30)],
      ['captures good, payouts reserved', easternTime(good, 8, 30)],
      ['cut-off of payouts', easternTime(good, 17, 0)],
      ['settlement of payouts', easternTime(nextBankingDay(good), 8, 30)],
    ] as const) {
      const to = (ms: number) => advance(service, { to: new Date(at.getTime() + ms).toISOString() });
      await to(-60_000);
      costs.set(name, await costOf(() => to(60_000)));
    }
    return costs;
  }
});
