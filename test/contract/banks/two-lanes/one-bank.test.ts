// Two lanes that share one bank: one account, one directory of files from the bank, one statement.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeAfter } from '../../../../src/ach/calendar/banking-instants.ts';
import { selectBankProgress } from '../../../../src/banks/connections/banks-in-use.sql.ts';
import { describedBank } from '../../../../src/banks/connections/configuration/open-bank.ts';
import { bankingDays } from '../../../../src/banks/day/play-banking-day.ts';
import { reconcileStatementsJob } from '../../../../src/banks/reconciliation/reconcile-statements.job.ts';
import { takeHandedOver } from '../../../../src/banks/returns/handed/take-handed-over.ts';
import { simulatedBank } from '../../../../src/banks/simulated/simulated-bank.ts';
import { type Database, openDatabase } from '../../../../src/platform/database/database.ts';
import { onLane } from '../../../../src/platform/database/lanes/lane.ts';
import { serviceContext } from '../../../../src/service/context/service-context.ts';
import { jobs } from '../../../../src/service/jobs.ts';
import { answerToEntry, directoryOf, writeAnswers, writeInboundFile } from '../../../support/banks/bank-answers.ts';
import {
  enterExpectedLines,
  enterLines,
  enterLinesAt,
  reconciliation,
} from '../../../support/banks/bank-statements.ts';
import { readBanks, sharedBankService, tenantsOfBoth } from '../../../support/banks/one-bank-of-two-lanes.ts';
import { entriesAt } from '../../../support/banks/two-banks.ts';
import { expectInvariants } from '../../../support/payments/invariants.ts';
import { advance, type Payments, sundayAhead } from '../../../support/payments/payments.ts';
import { type PlayedPayment, playStarted } from '../../../support/payments/played-payment.ts';
import { endAfterFile } from '../../../support/runner/end-after-file.ts';
import { longWaitMs } from '../../../support/runner/long-wait.ts';
import type { CuttingProxy } from '../../../support/service/cutting-proxy.ts';
import type { TestService } from '../../../support/service/service.ts';

let service: TestService;
let proxy: CuttingProxy;
let tenants: { home: Payments; second: Payments };
beforeAll(async () => {
  ({ service, proxy } = await sharedBankService());
  tenants = await tenantsOfBoth(service);
  await advance(service, { to: sundayAhead(service) });
});
afterAll(() => expectInvariants(service.context.database));

const days = (banking_days: number) => advance(service, { banking_days });

async function startedInBoth(amount = 10_000): Promise<{ home: PlayedPayment; second: PlayedPayment }> {
  const started = async (payments: Payments) =>
    playStarted(service, payments, (await payments.started({ amount })).uuid);
  return { home: await started(tenants.home), second: await started(tenants.second) };
}

/** A return of the capture with another trace number. */
async function receiveReturn(payment: PlayedPayment, trace_number: string): Promise<void> {
  const answer = await answerToEntry(service, payment.uuid, { code: 'R01', changes: { trace_number } });
  await writeInboundFile(service, await writeAnswers(service, [answer], 'first'), undefined, 'first');
  await days(1);
}

const bankFiles = async (): Promise<{ bank: string; name: string; state: string }[]> =>
  (await service.send('GET', '/admin/v1/bank-files')).body.data.bank_files;

const items = (original_trace: string) =>
  service.context.lanes.all.map(({ database }) =>
    database.query<{ state: string; reason: string | null; handed_to: string | null }>(
      'SELECT state, reason, handed_to FROM bank_items WHERE original_trace = $1 ORDER BY received_at',
      [original_trace],
    ),
  );
const itemsInBoth = async (original_trace: string) => {
  const [home, second] = await Promise.all(items(original_trace));
  return { home: home!, second: second! };
};

describe('The files of two lanes to one bank', () => {
  it('differ in name and modifier, and each lane has trace numbers of its own', async () => {
    const payments = await startedInBoth();
    await days(1);
    const files = (await bankFiles()).slice(0, 2).toSorted((one, other) => (one.bank < other.bank ? -1 : 1));
    expect(files).toMatchObject([
      { bank: 'first', name: expect.stringMatching(/-A\.ach$/) },
      { bank: 'first-2', name: expect.stringMatching(/-S\.ach$/) },
    ]);
    const traces: string[] = [];
    for (const bank of ['first', 'first-2'])
      for (const { header, trace_id } of await entriesAt(service, bank)) {
        expect(header).toMatchObject({
          immediate_origin: '1234567890',
          file_id_modifier: bank === 'first' ? 'A' : 'S',
        });
        traces.push(trace_id);
      }
    expect(traces).toEqual(['091000010000001', '091000015000000']);
    await days(8);
    for (const payment of Object.values(payments))
      expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_COMPLETE', payout: 'PAYOUT_COMPLETE' });
  });
});

describe('A file of the bank', () => {
  it('has returns for both lanes: each is applied once, in the lane of its entry', async () => {
    const payments = await startedInBoth();
    await days(2);
    const answers = [
      await answerToEntry(service, payments.home.uuid, { code: 'R01' }),
      await answerToEntry(service, payments.second.uuid, { code: 'R01' }),
    ];
    const name = await writeInboundFile(service, await writeAnswers(service, answers, 'first'), undefined, 'first');
    await days(1);
    for (const payment of Object.values(payments))
      expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_FAILED' });
    expect(await itemsInBoth(answers[0]!.entry.trace_number)).toMatchObject({
      home: [{ state: 'applied' }],
      second: [],
    });
    expect(await itemsInBoth(answers[1]!.entry.trace_number)).toEqual({
      home: [
        {
          state: 'not_ours',
          handed_to: 'first-2',
          reason: 'the trace number is of the bank first-2: the lane second decides',
        },
      ],
      second: [{ state: 'applied', handed_to: null, reason: null }],
    });
    const { inbound_files } = (await service.send('GET', '/admin/v1/inbound-files')).body.data;
    expect(inbound_files.filter((file: { name: string }) => file.name === name)).toMatchObject([
      { bank: 'first', verdict: 'accept', entries: 2 },
    ]);
  });

  it('with a format error is quarantined at home, and holds the payouts of both lanes until it is decided', async () => {
    const payments = await startedInBoth();
    await days(2);
    const answers = [await answerToEntry(service, payments.second.uuid, { code: 'R01' })];
    const content = (await writeAnswers(service, answers, 'first')).toString('latin1').replace(/^9000001/m, '9000002');
    await writeInboundFile(service, Buffer.from(content, 'latin1'), 'malformed.ach', 'first');
    await days(5);
    for (const payment of Object.values(payments))
      expect(await payment.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_PENDING' });
    const listed = await service.send('GET', '/admin/v1/inbound-files?open=true');
    expect(listed.body.data.inbound_files).toMatchObject([
      { name: 'malformed.ach', verdict: 'quarantine', bank: 'first' },
    ]);
    const { waiting } = (await service.send('GET', '/admin/v1/today')).body.data;
    expect(waiting.filter(({ kind }: { kind: string }) => kind === 'file_quarantined')).toMatchObject([{ count: 1 }]);
    const released = await service.send(
      'POST',
      `/admin/v1/inbound-files/${listed.body.data.inbound_files[0].uuid}/release`,
    );
    expect(released.status).toBe(200);
    await days(3);
    expect(await payments.second.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_FAILED' });
    expect(await payments.home.statuses()).toMatchObject({ payout: 'PAYOUT_COMPLETE' });
  });

  it('has an item without its trace number: an operator names an entry of the other lane, and that lane applies it', async () => {
    const payments = await startedInBoth();
    await days(2);
    await receiveReturn(payments.second, '091000010777777');
    const suspense = async () => (await service.send('GET', '/admin/v1/suspense')).body.data.items;
    const resolve = async (body: object) => {
      const [{ uuid }] = await suspense();
      return service.send('POST', `/admin/v1/suspense/${uuid}/resolve`, {
        body: { as: 'return_of', stage: 'capture', ...body },
      });
    };
    const unknown = await resolve({ transaction_uuid: '019a2f3d-2b10-7a20-8c30-4d5e6f708192' });
    expect([unknown.status, unknown.body.errors]).toMatchObject([404, [{ field: 'transaction_uuid' }]]);
    const [before] = await suspense();
    const handed = await resolve({ transaction_uuid: payments.second.uuid });
    expect(handed.body.data).toMatchObject({ uuid: before.uuid, state: 'not_ours', bank: 'first' });
    await days(1);
    expect(await payments.second.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_FAILED' });
    expect(await payments.home.statuses()).toMatchObject({ capture: 'CAPTURE_COMPLETE' });
    expect(await suspense()).toEqual([]);
  });

  it('has an item with a trace number of the other lane: that lane keeps it, and says what to do if it is about a payment of home', async () => {
    const payments = await startedInBoth();
    await days(2);
    await receiveReturn(payments.home, '091000015999999');
    const [item] = (await service.send('GET', '/admin/v1/suspense')).body.data.items;
    const resolve = (body: object) => service.send('POST', `/admin/v1/suspense/${item.uuid}/resolve`, { body });
    const refused = await resolve({ as: 'return_of', stage: 'capture', transaction_uuid: payments.home.uuid });
    expect([refused.status, refused.body.errors]).toMatchObject([
      422,
      [{ field: 'transaction_uuid', message: expect.stringContaining('ask the bank to send the item again') }],
    ]);
    expect((await resolve({ as: 'ignored' })).status).toBe(200);
  });

  it('is an acknowledgment of a file of the other lane: that lane applies it', async () => {
    await startedInBoth();
    await days(1);
    const [file] = (await bankFiles()).filter(({ bank }) => bank === 'first-2');
    const text = `ACKNOWLEDGMENT\n\nFILE ${file!.name}\nSTATUS: ACCEPTED\n`;
    await writeInboundFile(service, Buffer.from(text), 'acknowledgment-2.txt', 'first');
    await days(1);
    const rows = await service.context.lanes.all[1]!.database.query(
      'SELECT name, acknowledged_at FROM bank_files WHERE acknowledged_at IS NOT NULL',
      [],
    );
    expect(rows).toEqual([{ name: file!.name, acknowledged_at: expect.any(Date) }]);
    const { inbound_files } = (await service.send('GET', '/admin/v1/inbound-files')).body.data;
    expect(inbound_files[0]).toMatchObject({
      name: 'acknowledgment-2.txt',
      verdict: 'report',
      note: `The bank took ${file!.name}.`,
      released_at: expect.any(String),
    });
  });
});

describe('The statement of the bank', () => {
  const cash = async () =>
    (await reconciliation(service)).days.flatMap((day: { day: string; missing: object[] }) =>
      day.missing.map((one) => ({ ...one, day: day.day })),
    );

  /** No payment of an earlier test moves cash any more, and lines show all of it. */
  async function allShown(): Promise<void> {
    await days(10);
    await enterExpectedLines(service);
  }

  it('shows the files of both lanes, each once, and a file of returns as one sum', async () => {
    await allShown();
    expect(await cash()).toEqual([]);
    const payments = await startedInBoth(12_345);
    await days(3);
    const answers = [
      await answerToEntry(service, payments.home.uuid, { code: 'R01' }),
      await answerToEntry(service, payments.second.uuid, { code: 'R01' }),
    ];
    await writeInboundFile(service, await writeAnswers(service, answers, 'first'), 'both.ach', 'first');
    await days(1);
    const missing = await cash();
    expect(missing).toMatchObject([
      { name: expect.stringMatching(/-A\.ach$/), direction: 'credit', amount: 12_345 },
      { name: expect.stringMatching(/-S\.ach$/), direction: 'credit', amount: 12_345 },
      { name: 'both.ach', direction: 'debit', amount: 24_690 },
    ]);
    const entered = await enterLines(
      service,
      ...missing.map(
        ({ day, direction, amount, name }: { day: string; direction: 'debit'; amount: number; name: string }) => ({
          ...{ booked_on: day, direction, amount, reference: name },
        }),
      ),
    );
    expect(entered.body.data.lines.map(({ state }: { state: string }) => state)).toEqual([
      'expected',
      'expected',
      'expected',
    ]);
    for (const day of (await reconciliation(service)).days)
      expect(day).toMatchObject({ difference: 0, unexpected: 0, missing: [] });
  });

  it('is ticked off by the job that runs each minute, also for cash of the other lane', async () => {
    const payments = await startedInBoth(777);
    await days(1);
    const line = { direction: 'credit', amount: 777 } as const;
    const entered = await enterLines(
      service,
      ...['one', 'two', 'no cash'].map((reference) => ({ ...line, reference })),
    );
    const states = async () =>
      Promise.all(
        entered.body.data.lines.map(
          async ({ uuid }: { uuid: string }) =>
            (await service.send('GET', `/admin/v1/bank-statement/lines/${uuid}`)).body.data.state,
        ),
      );
    expect(await states()).toEqual(['open', 'open', 'open']);
    const { home } = service.context.lanes;
    const job = reconcileStatementsJob({ ...home, clock: service.context.clock });
    const runAtHome = () => onLane(home, job.run);
    await days(1);
    await runAtHome();
    expect((await states()).filter((state) => state === 'expected')).toEqual(['expected', 'expected']);
    await days(2);
    await runAtHome();
    const suspended = await service.send('GET', '/admin/v1/bank-statement/lines?state=suspense');
    expect(suspended.body.data.lines).toMatchObject([{ amount: 777 }]);
    const [{ uuid }] = suspended.body.data.lines;
    const match = (body: object) => service.send('POST', `/admin/v1/bank-statement/lines/${uuid}/match`, { body });
    const refused = await match({ as: 'debt_paid', transaction_uuid: payments.second.uuid });
    expect([refused.status, refused.body.errors[0]]).toMatchObject([
      422,
      { field: 'transaction_uuid', message: expect.stringContaining('the payment is in another lane') },
    ]);
    const unknown = await match({ as: 'debt_paid', transaction_uuid: '019a2f3d-2b10-7a20-8c30-4d5e6f708192' });
    expect(unknown.body.errors).toMatchObject([{ field: 'transaction_uuid', code: 'not_found' }]);
    expect((await match({ as: 'own_funds' })).status).toBe(200);
  });

  it('is the one of the bank of home: an act that names the other bank is refused', async () => {
    const { status, body } = await enterLinesAt(service, 'first-2', {});
    expect([status, body.errors]).toMatchObject([
      422,
      [
        {
          field: 'bank',
          message: 'must be first: first-2 shares its account, and the lines of both are on one statement',
        },
      ],
    ]);
    const { statements } = (await service.send('GET', '/admin/v1/closing-checklist')).body.data;
    expect(statements).toMatchObject([{ bank: 'first', difference: 0 }]);
  });

  it('that misses cash of the other lane is shown on Today', async () => {
    await allShown();
    await startedInBoth(4_321);
    await days(3);
    const [home] = (await cash()).filter(({ name }: { name: string }) => name.endsWith('-A.ach'));
    await enterLines(service, { booked_on: home.day, direction: 'credit', amount: 4_321, reference: home.name });
    const missing = await cash();
    expect(missing).toMatchObject([{ name: expect.stringMatching(/-S\.ach$/), amount: 4_321 }]);
    const troubled = async () =>
      (await service.send('GET', '/admin/v1/today')).body.data.trouble.filter(
        ({ kind }: { kind: string }) => kind === 'statement_missing',
      );
    expect(await troubled()).toMatchObject([
      { count: 1, amount: 4_321, subjects: [{ name: 'first', day: home.day, amount: 4_321 }] },
    ]);
    const assembled = serviceContext(service.context, new AbortController().signal);
    const noting = jobs(assembled).find(({ name }) => name === 'note the figures of today')!;
    await noting.run();
    const noted = await service.context.lanes.home.database.query(
      `SELECT count, amount FROM today_figures WHERE kind = 'statement_missing' ORDER BY day DESC LIMIT 1`,
    );
    expect(noted).toEqual([{ count: 1, amount: 4_321 }]);
    // A day of the account is one subject, with the cash of both lanes.
    await enterExpectedLines(service);
    await startedInBoth(1_234);
    await days(3);
    const all = await cash();
    const [{ day }] = all;
    const amount = all.reduce((sum: number, one: { amount: number }) => sum + one.amount, 0);
    expect(await troubled()).toMatchObject([{ count: 1, amount, subjects: [{ name: 'first', day, amount }] }]);
    await enterExpectedLines(service);
  });
});

describe('While home is reading a file of the bank', () => {
  it('the lane takes none of its decisions: a file that holds payouts holds them until its items are here', async () => {
    const { lanes } = service.context;
    const [home, second] = lanes.all;
    const payments = await startedInBoth();
    await days(2);
    const answer = await answerToEntry(service, payments.second.uuid, { code: 'R01' });
    const content = (await writeAnswers(service, [answer], 'first')).toString('latin1').replace(/^9000001/m, '9000002');
    const name = await writeInboundFile(service, Buffer.from(content, 'latin1'), undefined, 'first');
    await days(1);
    // Released, and home has not read its items yet.
    await home!.database.query('UPDATE inbound_files SET released_at = read_at WHERE name = $1', [name]);
    const takes = async () => {
      const bank = (await readBanks()).map(describedBank).find((one) => one.name === 'first-2')!;
      const context = { ...service.context, database: second!.database, bank: { ...bank, names: null } };
      return takeHandedOver(context as never, home!.database);
    };
    const copy = async () =>
      (await second!.database.query('SELECT released_at FROM inbound_files WHERE name = $1', [name]))[0];
    expect(await takes()).toBe(null);
    expect(await copy()).toEqual({ released_at: null });
    await days(1);
    expect(await copy()).toEqual({ released_at: expect.any(Date) });
    expect(await payments.second.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_FAILED' });
    expect(await takes()).toEqual(expect.any(Date));
  });
});

describe('While home is away', () => {
  it('the lane reads no file of the bank, and its captures do not become good', async () => {
    const { lanes, log, vault, clock, bankingClock } = service.context;
    const second = lanes.all[1]!;
    const payments = await startedInBoth();
    await days(1);
    const [bank] = (await readBanks()).filter(({ name }) => name === 'first-2');
    const away = openDatabase('postgresql://achord@127.0.0.1:1/nowhere', 1, () => {});
    endAfterFile(away.end);
    const playing = { ...second, vault, clock, bankingClock, log };
    const played = (home: Database) =>
      bankingDays({
        ...playing,
        banks: [simulatedBank({ ...playing, home, directory: directoryOf(service) }, describedBank(bank!, 0))],
      });
    const until = closeAfter(clock.now(), 7);
    const readAt = async () =>
      (await selectBankProgress(second.database)).map(({ inbound_read_at }) => inbound_read_at);
    const before = await readAt();
    await played(away).playUntil(until);
    expect(await readAt()).toEqual(before);
    const states = () =>
      second.database.query('SELECT state FROM current_legs WHERE transaction_uuid = $1 ORDER BY created_at', [
        payments.second.uuid,
      ]);
    expect(await states()).toEqual([{ state: 'settled' }]);
    // Home has read the files of these days, and so can the lane.
    await days(7);
    await days(1);
    expect(await states()).toMatchObject([{ state: 'good' }, {}]);
  });
});

describe('While the other lane is away', () => {
  it('a statement is refused, because cash of that lane would be missing; afterwards it is entered', async () => {
    const line = { direction: 'credit', amount: 55, reference: 'while the lane is away' } as const;
    await proxy.stop();
    const refused = await enterLines(service, line);
    expect([refused.status, refused.body.message]).toMatchObject([503, expect.any(String)]);
    const { bankingClock } = service.context;
    const before = bankingClock.bankingNow().getTime();
    const body = { banking_days: 1 };
    expect((await service.send('POST', '/sandbox/v1/clock/advance', { body })).status).toBe(503);
    expect(bankingClock.bankingNow().getTime() - before).toBeLessThan(3_600_000);
    await proxy.start();
    const entered = await vi.waitUntil(
      async () => {
        const answer = await enterLines(service, line);
        return answer.status === 503 ? false : answer.body.data.lines;
      },
      { timeout: longWaitMs, interval: 200 },
    );
    expect(entered).toMatchObject([{ state: 'open', amount: 55 }]);
    const undone = await service.send('POST', `/admin/v1/bank-statement/lines/${entered[0].uuid}/correct`);
    expect(undone.status).toBe(200);
  });
});

describe('The simulated bank of the other lane', () => {
  it('returns an entry when an operator asks for it, through the directory of the shared bank', async () => {
    const payments = await startedInBoth();
    await days(2);
    await payments.second.returnEntry('capture', 'R01');
    expect(await payments.second.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_FAILED' });
    expect(await payments.home.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_PENDING' });
  });
});
