// What account statements and payment details show of an offset (Lifecycle, K6), and the entry and
// return behind each movement.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { utcDay } from '../../../src/platform/std/timestamps.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { type PlayedPayment, playPayment, playStarted } from '../../support/payments/played-payment.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
/** Its capture was returned after the payout: the payee owed 97. */
let owed: PlayedPayment;
/** It became good on the next morning. It paid the debt, and 3 were paid out. */
let paying: PlayedPayment;
let period: string;

beforeAll(async () => {
  service = await testService();
  const begin = service.context.clock.now();
  owed = await playPayment(service, { amount: 100, transaction_fee: 3, client_reference_id: 'owed' });
  await owed.days(5);
  const { uuid } = await owed.payments.started({ amount: 100, client_reference_id: 'paying' });
  paying = playStarted(service, owed.payments, uuid);
  await paying.days(3);
  await owed.returnEntry('capture', 'R01');
  await paying.days(2);
  expect(await paying.moved('payout')).toEqual([3]);
  period = `start_date=${utcDay(begin)}&end_date=${utcDay(service.context.clock.now())}&per_page=100`;
});
afterAll(() => expectInvariants(service.context.database));

const get = (path: string) => service.send('GET', `/3p/api/v2/${path}`, { token: owed.payments.processor.token });
// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the record holds
const details = async ({ uuid }: PlayedPayment): Promise<any> => (await get(`transactions/${uuid}/details`)).body.data;
// biome-ignore lint/suspicious/noExplicitAny: a movement as answered
const movements = async (path: string): Promise<any[]> => (await get(`${path}?${period}`)).body.data.movements;
const ofPayee = () => movements(`users/${owed.payments.pair.payee_uuid}/statement`);
const traceOf = async ({ payments, uuid }: PlayedPayment, stage: 'capture' | 'payout') =>
  (await payments.read(uuid)).trace_ids[`${stage}_trace_id`];

describe('An offset', () => {
  it('shows its amount and the other payment in the details of both', async () => {
    const of = async (payment: PlayedPayment, transition: string) =>
      (await details(payment)).moves.filter((move: { transition: string }) => move.transition === transition);
    expect(await of(owed, 'K6')).toMatchObject([
      { offset_amount: 97, counterpart_transaction_uuid: paying.uuid, trace_id: null, return_code: null },
    ]);
    expect(await of(paying, 'K6o')).toMatchObject([
      { offset_amount: 97, counterpart_transaction_uuid: owed.uuid, trace_id: null, return_code: null },
    ]);
    const [started] = await of(owed, 'C1');
    expect(started).toMatchObject({ offset_amount: null, counterpart_transaction_uuid: null });
  });

  it('is in the statement of the payee with both payments, and changes no balance', async () => {
    const lines = (await ofPayee()).map(
      ({ transition, account, debit, credit, balance, client_reference_id, counterpart_transaction_uuid }) => {
        const other = counterpart_transaction_uuid === null ? '' : ` for ${counterpart_transaction_uuid}`;
        return `${client_reference_id}: ${transition} ${account} ${debit} ${credit} = ${balance}${other}`;
      },
    );
    expect(lines).toEqual([
      'owed: C5 PAYEE 0 97 = 97',
      'owed: P2 PRES 97 0 = 0',
      'owed: C9 CLAW 97 0 = -97',
      'paying: C5 PAYEE 0 100 = 3',
      expect.stringMatching(/: K6 /),
      expect.stringMatching(/: K6 /),
      'paying: P2 PRES 3 0 = 0',
    ]);
    const offset = (await ofPayee()).filter(({ transition }) => transition === 'K6');
    const of = (account: string) => offset.find((one) => one.account === account);
    expect(of('PAYEE')).toMatchObject({
      transaction_uuid: paying.uuid,
      counterpart_transaction_uuid: owed.uuid,
      debit: 97,
      description: 'Paid a debt of another payment',
    });
    expect(of('CLAW')).toMatchObject({
      transaction_uuid: owed.uuid,
      counterpart_transaction_uuid: paying.uuid,
      credit: 97,
      description: 'Debt paid from another payment',
    });
  });

  it('is found page by page, for one account and for the whole tenant', async () => {
    const path = `users/${owed.payments.pair.payee_uuid}/statement?${period.replace('per_page=100', 'per_page=1')}`;
    const all = await ofPayee();
    for (const [index, movement] of all.entries()) {
      const { data } = (await get(`${path}&page=${index + 1}`)).body;
      expect([data.movements, data.pagination.totalItems]).toEqual([[movement], all.length]);
    }
    const tenant = (await movements('statement')).filter(({ transition }) => transition === 'K6');
    expect(tenant.map(({ account, transaction_uuid }) => [account, transaction_uuid])).toEqual(
      expect.arrayContaining([
        ['PAYEE', paying.uuid],
        ['CLAW', owed.uuid],
      ]),
    );
    const claw = (await get(`statement?${period}&account=CLAW`)).body.data.movements;
    expect(claw.map(({ transition }: { transition: string }) => transition)).toEqual(['C9', 'K6']);
  });
});

describe('A movement', () => {
  it('carries the trace number of its entry and the return code', async () => {
    const [good, paid, back] = await ofPayee();
    expect(good).toMatchObject({ trace_id: await traceOf(owed, 'capture'), return_code: null });
    expect(paid).toMatchObject({ trace_id: await traceOf(owed, 'payout'), return_code: null });
    expect(back).toMatchObject({ transition: 'C9', trace_id: await traceOf(owed, 'capture'), return_code: 'R01' });
    const moves = (await details(owed)).moves;
    const of = (name: string) => moves.find(({ transition }: { transition: string }) => transition === name);
    expect(of('C3')).toMatchObject({ trace_id: await traceOf(owed, 'capture'), return_code: null });
    expect(of('P3')).toMatchObject({ trace_id: await traceOf(owed, 'payout') });
    expect(of('C9')).toMatchObject({ trace_id: await traceOf(owed, 'capture'), return_code: 'R01' });
    expect(of('C1')).toMatchObject({ trace_id: null });
  });

  it('has the same values in the columns of the file', async () => {
    const { text } = await get(`users/${owed.payments.pair.payee_uuid}/statement?${period}&format=csv`);
    const [header, ...rows] = text.trimEnd().split('\r\n');
    expect(header).toMatch(/,source_uuid,trace_id,return_code,counterpart_transaction_uuid,/);
    const trace = await traceOf(owed, 'capture');
    expect(rows.find((row) => row.includes(',C9,'))).toMatch(new RegExp(`,${trace},R01,,,[^,]+,[^,]+$`));
    expect(rows.find((row) => row.includes(',K6,') && row.includes(',PAYEE,'))).toMatch(
      new RegExp(`,,,${owed.uuid},,[^,]+,[^,]+$`),
    );
    for (const row of rows) expect(row.split(',')).toHaveLength(header!.split(',').length);
  });
});
