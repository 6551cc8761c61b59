// ACH, files: trace numbers start again after seven digits, and an item from a bank still finds its
// entry.
import { beforeAll, describe, expect, it } from 'vitest';
import { provideTraceRange } from '../../../src/banks/origination/files/trace-numbers.sql.ts';
import { countViolations } from '../../../src/oversight/invariants/count-violations.sql.ts';
import { entryInvariants } from '../../../src/oversight/invariants/entries.sql.ts';
import { answerToEntry, itemsOf, receive } from '../../support/banks/bank-answers.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { type PlayedPayment, playPayment, playStarted } from '../../support/payments/played-payment.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

const start = (body: object = {}) => playPayment(service, { amount: 100, transaction_fee: 3, ...body });
const query = <Row extends object>(text: string, values: unknown[] = []) =>
  service.context.database.query<Row>(text, values);
const traceOf = async ({ uuid, payments }: PlayedPayment) =>
  (await payments.read(uuid)).trace_ids.capture_trace_id as string;

/** Numbers continue from this one, as if all numbers before it were used. */
async function nextTrace(number: number): Promise<void> {
  await query('UPDATE trace_counters SET next_trace = $1', [number]);
}

/** Uses up a whole cycle of numbers without entries, so that no item matches one of them. */
async function wholeCycle(payment: PlayedPayment, at = service.context.clock.now()): Promise<void> {
  await query(
    `INSERT INTO bank_files (uuid, bank, odfi, kind, state, cut_off_at, effective_entry_date, settles_at, entry_count,
       total_debits, total_credits, created_at, taken_back_at)
     SELECT gen_random_uuid(), f.bank, f.odfi, f.kind, 'rejected', f.cut_off_at, f.effective_entry_date, f.settles_at, 9999999,
       0, 0, $2, $2
     FROM legs l JOIN bank_files f ON f.uuid = l.file_uuid WHERE l.transaction_uuid = $1`,
    [payment.uuid, at],
  );
}

/** Two payments with the same trace number, a whole cycle of numbers apart. */
async function sameNumber(first: object, second: object, days = 0, payments?: Payments) {
  const begin = async (body: object) =>
    payments === undefined
      ? start(body)
      : playStarted(service, payments, (await payments.started({ amount: 100, transaction_fee: 3, ...body })).uuid);
  const earlier = await begin(first);
  await advance(service, { banking_days: 1 });
  const trace = await traceOf(earlier);
  await wholeCycle(earlier);
  if (days > 0) await advance(service, { banking_days: days });
  await nextTrace(Number(trace.slice(8)));
  const later = await begin(second);
  await advance(service, { banking_days: 1 });
  expect(await traceOf(later)).toBe(trace);
  await nextTrace(Number(trace.slice(8)) + 100);
  return [earlier, later] as const;
}

const captureStatus = async (payment: PlayedPayment) => (await payment.payments.read(payment.uuid)).capture_status;

describe('Trace numbers', () => {
  it('start again when the next entries no longer fit, and are used up to the last', async () => {
    const first = await start();
    await first.days(1);
    await wholeCycle(first);
    await nextTrace(9_999_998);
    const last = [await start(), await start()];
    await advance(service, { banking_days: 1 });
    expect((await Promise.all(last.map(traceOf))).toSorted()).toEqual(['091000019999998', '091000019999999']);
    await nextTrace(9_999_999);
    const restarted = [await start(), await start()];
    await advance(service, { banking_days: 1 });
    expect((await Promise.all(restarted.map(traceOf))).toSorted()).toEqual(['091000010000001', '091000010000002']);
    await expectInvariants(service.context.database);
    await nextTrace(1_000);
  });

  it('that repeat without a whole cycle between them are noticed', async () => {
    const invariant = entryInvariants.find(({ name }) => name === 'trace_numbers_are_unique')!;
    const payment = await start();
    await payment.days(1);
    await nextTrace(Number((await traceOf(payment)).slice(8)));
    const other = await start();
    await other.days(1);
    const { database } = service.context;
    expect((await countViolations(database, [invariant], { since: null }))[0]!.violations).toBe(1);
    const [leg] = await query<{ created_at: Date }>('SELECT created_at FROM legs WHERE transaction_uuid = $1', [
      other.uuid,
    ]);
    await wholeCycle(payment, leg!.created_at);
    expect((await countViolations(database, [invariant], { since: null }))[0]!.violations).toBe(0);
    await nextTrace(2_000);
  });
});

describe('Of two entries with one trace number', () => {
  it('the return applies to the entry with its account and amount, even if it is the earlier one', async () => {
    const [earlier, later] = await sameNumber({}, { amount: 200 });
    await receive(service, await answerToEntry(service, earlier.uuid, { code: 'R01' }));
    expect([await captureStatus(earlier), await captureStatus(later)]).toEqual([
      'CAPTURE_ACH_FAILED',
      'CAPTURE_ACH_PENDING',
    ]);
    await receive(service, await answerToEntry(service, later.uuid, { code: 'R02' }));
    expect(await captureStatus(later)).toBe('CAPTURE_ACH_FAILED');
    expect(await itemsOf(service, earlier.uuid)).toMatchObject([{ code: 'R01', state: 'applied' }]);
    await expectInvariants(service.context.database);
  });

  it('corrects the changed entry', async () => {
    const [earlier] = await sameNumber({}, {});
    await receive(service, await answerToEntry(service, earlier.uuid, { code: 'C01', corrected: '88123456' }));
    const { payments } = earlier;
    const { body } = await service.send('GET', `/3p/api/v1/bank-account/${payments.pair.payer_uuid}`, {
      token: payments.processor.token,
    });
    expect(body.data.account_number).toBe('88123456');
  });

  it('and the same account and amount, the return applies to the one that is not late', async () => {
    const payments = await paymentsOf(service);
    const [earlier, later] = await sameNumber({}, {}, 6, payments);
    await receive(service, await answerToEntry(service, later.uuid, { code: 'R01' }));
    expect([await captureStatus(earlier), await captureStatus(later)]).toEqual([
      'CAPTURE_COMPLETE',
      'CAPTURE_ACH_FAILED',
    ]);
    // An unauthorized return applies to the other one by now.
    await receive(service, await answerToEntry(service, earlier.uuid, { code: 'R10' }));
    expect(await captureStatus(earlier)).toBe('CAPTURE_ACH_FAILED');
  });

  it('and the same account and amount, a return that fits both waits until an operator chooses', async () => {
    const payments = await paymentsOf(service);
    const [earlier, later] = await sameNumber({}, {}, 0, payments);
    await receive(service, await answerToEntry(service, earlier.uuid, { code: 'R10' }));
    expect([await captureStatus(earlier), await captureStatus(later)]).toEqual([
      'CAPTURE_ACH_PENDING',
      'CAPTURE_ACH_PENDING',
    ]);
    const { items } = (await service.send('GET', '/admin/v1/suspense')).body.data;
    const [item] = items;
    expect(item).toMatchObject({ code: 'R10', reason: 'several of our entries with this trace number match it' });
    const said = { as: 'return_of', transaction_uuid: later.uuid, stage: 'capture', reason: 'By its date.' };
    expect((await service.send('POST', `/admin/v1/suspense/${item.uuid}/resolve`, { body: said })).status).toBe(200);
    expect([await captureStatus(earlier), await captureStatus(later)]).toEqual([
      'CAPTURE_ACH_PENDING',
      'CAPTURE_ACH_FAILED',
    ]);
    // Only one of the two can still be returned.
    await receive(service, await answerToEntry(service, earlier.uuid, { code: 'R07' }));
    expect(await captureStatus(earlier)).toBe('CAPTURE_ACH_FAILED');
  });

  it('neither is returned when the return fits none, and the item names the newest', async () => {
    const [earlier, later] = await sameNumber({}, { amount: 200 });
    await receive(service, await answerToEntry(service, earlier.uuid, { code: 'R01', changes: { amount: 150 } }));
    expect(await itemsOf(service, later.uuid)).toMatchObject([
      { state: 'suspense', reason: 'the entry was for a different bank account' },
    ]);
    expect([await captureStatus(earlier), await captureStatus(later)]).toEqual([
      'CAPTURE_ACH_PENDING',
      'CAPTURE_ACH_PENDING',
    ]);
  });
});

// The last one: it repeats numbers before their cycle is over.
describe('The trace numbers of a lane', () => {
  it('stay in its range', async () => {
    const { database } = service.context;
    await provideTraceRange(database, '09100001', { first: 5_000_000, last: 5_499_999 });
    const first = await start();
    await first.days(1);
    expect(await traceOf(first)).toBe('091000015000000');
    await nextTrace(5_499_999);
    const last = [await start(), await start()];
    await advance(service, { banking_days: 1 });
    expect((await Promise.all(last.map(traceOf))).toSorted()).toEqual(['091000015000000', '091000015000001']);
    await nextTrace(5_499_999);
    const alone = await start();
    await alone.days(1);
    expect(await traceOf(alone)).toBe('091000015499999');
  });
});
