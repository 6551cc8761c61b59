// Playing the days of banks while processes die, the bank fails, and two processes play at once: no
// entry is lost or doubled.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type RecordingBank, recordingBank } from '../../../test/support/banks/recording-bank.ts';
import { addBankAccount } from '../../../test/support/payments/bank-accounts.ts';
import { expectInvariants } from '../../../test/support/payments/invariants.ts';
import { type Payments, paymentsOf } from '../../../test/support/payments/payments.ts';
import { registerBusiness } from '../../../test/support/payments/users.ts';
import { budget } from '../../../test/support/runner/budget.ts';
import { type TestService, testService } from '../../../test/support/service/service.ts';
import { addBankingDays } from '../../ach/calendar/banking-days.ts';
import { closeAfter } from '../../ach/calendar/banking-instants.ts';
import { easternDay, easternTime } from '../../ach/calendar/eastern-time.ts';
import { transactionCodeRow } from '../../ach/nacha/codes/transaction-codes.ts';
import { readFile } from '../../ach/nacha/reading/read-file.ts';
import type { Database } from '../../platform/database/database.ts';
import { sleep } from '../../platform/std/clock.ts';
import { bankingDays } from './play-banking-day.ts';

let service: TestService;
let payments: Payments;
let bank: RecordingBank;

beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
  bank = recordingBank(service);
  // Without a delay a payment takes three banking days.
  await service.context.database.query('UPDATE processors SET payout_delay_days = 0', []);
});
afterEach(() => expectInvariants(service.context.database));

async function entriesAtBank() {
  const entries: { trace_id: string; amount: number; direction: string }[] = [];
  for (const [name, bytes] of bank.files) {
    const reading = readFile([bytes]);
    for await (const page of reading.pages)
      for (const item of page)
        if (item.record === 'entry')
          entries.push({
            trace_id: item.value.trace_number,
            amount: item.value.amount,
            direction: transactionCodeRow(item.value.transaction_code)!.direction,
          });
    expect([name, reading.summary().problems]).toEqual([name, []]);
  }
  return entries;
}

/** What the bank holds in the end must equal what our books say was sent. */
async function expectBankAgrees(): Promise<void> {
  const entries = await entriesAtBank();
  expect(new Set(entries.map(({ trace_id }) => trace_id)).size).toBe(entries.length);
  const legs = await service.context.database.query<{ trace_id: string; amount: number; direction: string }>(
    `SELECT e.trace_id, l.amount, CASE l.stage WHEN 'capture' THEN 'debit' ELSE 'credit' END AS direction
     FROM legs l JOIN entries e ON e.uuid = l.entry_uuid JOIN bank_files f ON f.uuid = l.file_uuid WHERE f.bank = $1`,
    [bank.name],
  );
  const sorted = (list: readonly { trace_id: string }[]) => list.toSorted((a, b) => (a.trace_id < b.trace_id ? -1 : 1));
  expect(
    await service.context.database.query(
      `SELECT uuid, state FROM bank_files WHERE bank = $1 AND state <> 'confirmed'`,
      [bank.name],
    ),
  ).toEqual([]);
  expect(sorted(entries)).toEqual(
    sorted(legs.map(({ trace_id, direction, amount }) => ({ trace_id, direction, amount }))),
  );
}

const daysOn = (database: Database) => {
  const { sandboxClock, vault, log } = service.context;
  const days = bankingDays({ database, vault, banks: [bank], clock: sandboxClock!, bankingClock: sandboxClock!, log });
  return (until: Date) => days.playUntil(until, (at) => sandboxClock!.advanceTo(service.context.database, at));
};

/** Ends the lease, as time would do for a process that died. */
const endLease = () => service.context.database.query('UPDATE bank_days SET leased_until = clock_timestamp()', []);

const inFourDays = () => closeAfter(service.context.clock.now(), 4);

const threePayments = async () => [
  (await payments.started()).uuid as string,
  (await payments.started({ speed: 'sameday' })).uuid as string,
  (await payments.started({ amount: 1, payout_delay_days_min: 1 })).uuid as string,
];
const expectPaidOut = async (uuids: readonly string[]) => {
  for (const uuid of uuids) expect((await payments.read(uuid)).payout_status).toBe('PAYOUT_COMPLETE');
};

/** Where a process dies: just before or after the n-th execution of a kind of query. */
interface DeathPoint {
  kind: string;
  nth: number;
  when: 'before' | 'after';
}

/** A COMMIT is named by the query before it. */
const kindOf = (text: string, previous: string | undefined) => (text === 'COMMIT' ? `COMMIT of ${previous}` : text);

/** How often each kind of query was run, over all processes. */
type Counts = Map<string, number>;

/**
 * The database of a process that dies at the first of these points that it reaches, and removes the
 * point. After that, none of its queries runs.
 */
function dyingAt(points: Set<DeathPoint>, counts: Counts): Database {
  const { database } = service.context;
  let dead = false;
  let previous: string | undefined;
  const dying =
    <Arguments extends [string, ...unknown[]], Result>(run: (...given: Arguments) => Promise<Result>) =>
    async (...given: Arguments): Promise<Result> => {
      const kind = kindOf(given[0], previous);
      previous = given[0];
      const nth = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, nth);
      const point = dead ? undefined : [...points].find((one) => one.kind === kind && one.nth <= nth);
      if (point !== undefined) {
        points.delete(point);
        dead = true;
      }
      if (dead && point?.when !== 'after') throw new Error('the process is dead');
      const result = await run(...given);
      if (dead) throw new Error('the process is dead');
      return result;
    };
  return {
    ...database,
    query: dying(database.query) as Database['query'],
    async connect() {
      const { query, command, release } = await database.connect();
      return { query: dying(query) as Database['query'], command: dying(command), release };
    },
  };
}

/**
 * The database of a process that dies when it has run a query with this text a number of times.
 */
function dyingAtPortion(text: string, nth: number, died: () => void): Database {
  const { database } = service.context;
  let left = nth;
  return {
    ...database,
    async connect() {
      const { query, command, release } = await database.connect();
      const alive = () => {
        if (left <= 0) throw new Error('the process is dead');
      };
      return {
        async query(given, values) {
          alive();
          const rows = await query<never>(given, values);
          if (given.includes(text) && --left === 0) died();
          alive();
          return rows;
        },
        async command(given) {
          if (given !== 'ROLLBACK') alive();
          return command(given);
        },
        release,
      };
    },
  };
}

/** The middle execution of each kind: in the middle of a day, with work to do. */
function pointsOf(counts: Counts): DeathPoint[] {
  return [...counts].flatMap(([kind, times]): DeathPoint[] => {
    if (kind === 'BEGIN') return [];
    const nth = Math.floor(times / 2) + 1;
    return kind.startsWith('COMMIT')
      ? (['before', 'after'] as const).map((when) => ({ kind, nth, when }))
      : [{ kind, nth, when: 'before' }];
  });
}

const everyNth = <Item>(items: readonly Item[], nth: number): Item[] => items.filter((_, index) => index % nth === 0);

// Each process dies once, and the next one continues: so many within the days of one set of
// payments.
const deathsInARow = 16;

/**
 * Plays four days repeatedly, and each process dies at another point. `start` creates the payments.
 * Returns the points that were not reached.
 */
async function playDying(points: readonly DeathPoint[], start: () => Promise<unknown>): Promise<number> {
  const missed: DeathPoint[] = [];
  // Points next to each other would all be reached by one process.
  const rows = Math.ceil(points.length / deathsInARow);
  for (let row = 0; row < rows; row++) {
    await start();
    const until = inFourDays();
    const here = new Set(points.filter((_, index) => index % rows === row));
    const counts: Counts = new Map();
    for (let left = here.size + 1; left !== here.size; ) {
      left = here.size;
      await daysOn(dyingAt(here, counts))(until).catch((error) => {
        if (here.size === left) throw error;
      });
      await endLease();
    }
    missed.push(...here);
  }
  return missed.length;
}

describe('A process that dies', () => {
  it('loses and doubles nothing, at any kind of query and just before or after any kind of COMMIT', async () => {
    const uuids = await threePayments();
    const counts: Counts = new Map();
    await daysOn(dyingAt(new Set(), counts))(inFourDays());
    await expectPaidOut(uuids);

    const reachable = pointsOf(counts);
    expect(reachable.length).toBeGreaterThan(30);
    // A campaign takes all of them.
    const points = everyNth(reachable, budget({ usual: 3, campaign: 1 }));
    const missed = await playDying(points, async () => uuids.push(...(await threePayments())));
    // Some points are not reached when the days have a little less to do.
    expect(missed).toBeLessThan(points.length * 0.2);
    await expectPaidOut(uuids);
    await expectBankAgrees();
  });

  it('pays a fee payout once, even if it dies while it sends it', async () => {
    const { token, uuid } = payments.processor;
    const { database } = service.context;
    const account = await addBankAccount(service, token, (await registerBusiness(service, token)).uuid);
    const name = (schedule: string) =>
      service.send('PUT', `/admin/v1/fee-accounts/${uuid}`, { body: { bank_account_uuid: account.uuid, schedule } });
    await name('daily');
    let started = 0;
    const start = async () => {
      started++;
      await payments.started({ transaction_fee: 7 });
    };
    await start();
    const counts: Counts = new Map();
    await daysOn(dyingAt(new Set(), counts))(inFourDays());
    const points = pointsOf(counts).filter(({ kind }) => kind.includes('fee_payouts'));
    expect(points.length).toBeGreaterThan(10);
    await playDying(points, start);
    expect(
      await database.query(
        'SELECT status, count(*) AS times, sum(amount)::bigint AS paid FROM fee_payouts GROUP BY status',
        [],
      ),
    ).toEqual([{ status: 'FEE_PAYOUT_COMPLETE', times: started, paid: 7 * started }]);
    await expectBankAgrees();
    await name('on_demand');
  });
});

describe('A bank that fails', () => {
  it.each([
    ['submit', 'before'],
    ['submit', 'after'],
    ['outcomeOf', 'before'],
    ['list', 'before'],
  ] as const)('gets the same files in the next run when %s fails once, %s it took effect', async (act, when) => {
    const uuids = await threePayments();
    const until = inFourDays();
    const play = daysOn(service.context.database);
    // Fails at each first, second, … call until a run succeeds.
    let failures = 0;
    for (let allowed = 0; ; allowed++) {
      let count = 0;
      bank.meddle = (acting, at) => {
        if (acting === act && at === when && count++ === allowed) throw new Error('the bank is away');
      };
      const failed = await play(until).then(
        () => false,
        () => true,
      );
      if (!failed) break;
      failures++;
    }
    bank.meddle = () => {};
    expect(failures).toBeGreaterThan(0);
    await expectPaidOut(uuids);
    await expectBankAgrees();
  });

  it('moves nothing before it has answered about a file', async () => {
    const uuids = await threePayments();
    const { clock, database } = service.context;
    const play = daysOn(database);
    bank.undecided = Number.POSITIVE_INFINITY;
    await play(closeAfter(clock.now(), 3));
    for (const uuid of uuids) {
      expect((await payments.read(uuid)).capture_status).toBe('CAPTURE_PENDING');
      expect((await payments.cancel(uuid)).status).toBe(422); // it is in a file
    }
    bank.undecided = 0;
    await play(closeAfter(clock.now(), 5));
    await expectPaidOut(uuids);
    await expectBankAgrees();
  });
});

describe('Two players', () => {
  it('play each instant once when they play at the same time', async () => {
    const uuids = await threePayments();
    const { database } = service.context;
    const until = inFourDays();
    const played = await Promise.all([daysOn(database)(until), daysOn(database)(until), daysOn(database)(until)]);
    expect(played.filter((count) => count > 0).length).toBeGreaterThan(0);
    await expectPaidOut(uuids);
    await expectBankAgrees();
  });

  it('do no harm when one sleeps in the middle of a day and wakes after the other has played it', async () => {
    const { database } = service.context;
    for (const act of ['submit', 'outcomeOf', 'list'] as const) {
      const uuids = await threePayments();
      const until = inFourDays();
      let slept = false;
      bank.meddle = async (acting, when) => {
        if (slept || acting !== act || when !== 'before') return;
        slept = true;
        // Another process takes over the day and plays it to its end.
        await endLease();
        await daysOn(database)(until);
      };
      await daysOn(database)(until);
      bank.meddle = () => {};
      expect(slept).toBe(true);
      await expectPaidOut(uuids);
      await expectBankAgrees();
    }
  });

  it('commit no phase of the one that has lost the day', async () => {
    const { database } = service.context;
    const uuids = await threePayments();
    const files = async () => (await database.query('SELECT 1 FROM bank_files', [])).length;
    let before = 0;
    let instants = 0;
    const dayTaken = new Promise<void>((resolve) => {
      bank.meddle = async (act) => {
        if (act !== 'list' || ++instants < 2) return; // in the midst of the first cut-off
        bank.meddle = () => {};
        before = await files();
        await database.query(
          `UPDATE bank_days SET player = $1, leased_until = clock_timestamp() + interval '2 seconds' WHERE bank = $2`,
          [randomUUID(), bank.name],
        );
        resolve();
      };
    });
    const playing = daysOn(database)(inFourDays());
    await dayTaken;
    await sleep(500);
    // The other process does nothing, and this one must do nothing either.
    expect(await files()).toBe(before);
    for (const uuid of uuids) expect((await payments.read(uuid)).capture_status).toBe('CAPTURE_PENDING');
    await playing; // when the stolen lease has run out
    await expectPaidOut(uuids);
  });
});

/** So many times seven hundred; every third becomes good so many days later. */
async function startMany(calls: number, later: number): Promise<void> {
  for (let call = 0; call < calls; call++) {
    const transactions = Array.from({ length: 700 }, (_, n) => ({
      idempotency_key: randomUUID(),
      ...payments.pair,
      amount: 100 + n,
      payout_delay_days_min: n % 3 === 0 ? later : 0,
    }));
    const { token } = payments.processor;
    const { status } = await service.send('POST', '/3p/api/v1/transactions/bulk', { token, body: { transactions } });
    expect(status).toBe(200);
  }
}

describe('A cut-off', () => {
  it('leaves payments that came after it to the next instant when it is played late', async () => {
    const { database, sandboxClock } = service.context;
    const play = daysOn(database);
    await play(inFourDays());
    const day = addBankingDays(easternDay(service.context.clock.now()), 1);
    await sandboxClock!.advanceTo(database, easternTime(day, 17, 1));
    const { uuid } = await payments.started();
    await play(easternTime(day, 18, 0));
    expect((await payments.read(uuid)).capture_status).toBe('CAPTURE_PENDING');
    await play(closeAfter(easternTime(day, 18, 0), 1));
    expect((await payments.read(uuid)).capture_status).toBe('CAPTURE_ACH_PENDING');
    await play(inFourDays());
  });

  it('writes one file of several portions, and several files when one cannot hold the entries', async () => {
    const { uuid } = payments.processor;
    await startMany(3, 0);
    const { database } = service.context;
    await daysOn(database)(inFourDays());
    const files = await database.query<{ entry_count: number }>(
      'SELECT entry_count FROM bank_files WHERE entry_count >= 100 ORDER BY created_at, uuid',
      [],
    );
    expect(files.map(({ entry_count }) => entry_count)).toEqual([2_100, 2_100]);
    const open = await database.query(
      `SELECT 1 FROM current_transactions WHERE processor_id = $1 AND payout_status IS DISTINCT FROM 'PAYOUT_COMPLETE'`,
      [uuid],
    );
    expect(open).toEqual([]);
    await expectBankAgrees();
  });

  it('moves portions of a large file at the same time; if one of them dies, the next process does its work', async () => {
    const { database } = service.context;
    const { uuid } = payments.processor;
    // At least two portions in each step.
    await startMany(budget({ usual: 5, campaign: 9 }), 1);
    const died: string[] = [];
    for (const leg of ['sent', 'settled', 'good']) {
      const dying = dyingAtPortion(`UPDATE legs l SET own_state = '${leg}'`, 2, () => died.push(leg));
      await daysOn(dying)(inFourDays()).catch(() => {});
      await endLease();
    }
    await daysOn(database)(inFourDays());
    expect(died).toEqual(['sent', 'settled', 'good']);
    const [{ open }] = (await database.query<{ open: number }>(
      `SELECT count(*) AS open FROM current_transactions WHERE processor_id = $1 AND payout_status IS DISTINCT FROM 'PAYOUT_COMPLETE'`,
      [uuid],
    )) as [{ open: number }];
    expect(open).toBe(0);
    await expectBankAgrees();
  });
});
