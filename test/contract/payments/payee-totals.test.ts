// What payees were paid in a year, for tax forms.
import { beforeAll, describe, expect, it } from 'vitest';
import { easternTime } from '../../../src/ach/calendar/eastern-time.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
let operator: Person;
let year: number;
let pending: string;
beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
  operator = await person(service, 'operator');
  year = service.context.clock.now().getUTCFullYear() + 1;
  await advance(service, { to: easternTime(`${year}-01-11`, 12, 0).toISOString() });
  // The fee is withheld from the payee: gross has it too.
  await payments.started({ amount: 10_000, transaction_fee: 250 });
  await payments.started({ amount: 5_000 });
  await advance(service, { to: easternTime(`${year}-02-08`, 12, 0).toISOString() });
  const { uuid } = await payments.started({ amount: 3_000 });
  await advance(service, { banking_days: 6 });
  // It did not become good.
  pending = (await payments.started({ amount: 9_900 })).uuid;
  await returnEntry(service, uuid, { stage: 'capture', code: 'R10' });
});

const totals = (query: string, who: Pick<Person, 'send'> = operator) =>
  who.send('GET', `/admin/v1/ledger/payee-totals?${query}`);
const ofYear = (of: number) => `processor_uuid=${payments.processor.uuid}&year=${of}`;
const zeros = (count: number) => Array.from({ length: count }, () => '0.00');

describe('The yearly totals of payees', () => {
  it('are the gross amount and the number of payments that became good, by month, also if they came back', async () => {
    const { status, text, headers } = await totals(ofYear(year));
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain(`payee-totals-${year}.csv`);
    const [head, ...lines] = text.trimEnd().split('\r\n');
    expect(head).toBe(
      'year,payee_uuid,payee_name,payee_kind,payments,gross,january,february,march,april,may,june,july,august,september,october,november,december',
    );
    expect(lines).toEqual([
      [
        year,
        payments.pair.payee_uuid,
        'Fjord Market LLC',
        'business',
        3,
        '180.00',
        '150.00',
        '30.00',
        ...zeros(10),
      ].join(','),
    ]);
  });

  it('belong to the Eastern year', async () => {
    const database = service.context.database;
    const { uuid: processor } = payments.processor;
    // The last second of the year before, in Eastern time, is in the present year of UTC.
    const before = new Date(easternTime(`${year}-01-01`, 0, 0).getTime() - 1_000);
    expect(before.getUTCFullYear()).toBe(year);
    await database.query(
      `INSERT INTO postings (shard, processor_id, transaction_uuid, transition, source_uuid, line, debit_account,
         debit_owner_uuid, credit_account, credit_owner_uuid, amount, posted_at)
       VALUES (shard_of($1), $1, $2, 'C5', $2, 1, 'UNS', $1, 'PAYEE', $3, 100, $4)`,
      [processor, pending, payments.pair.payee_uuid, before],
    );
    expect((await totals(ofYear(year - 1))).text).toContain(`,1,1.00,${[...zeros(11), '1.00'].join(',')}`);
    expect((await totals(ofYear(year))).text).toContain(',3,180.00,');
  });

  it('are of one tenant and not of a future year; a viewer does not read them', async () => {
    const viewer = await person(service, 'viewer');
    expect((await totals(ofYear(year), viewer)).status).toBe(403);
    const other = await service.processor();
    const { text } = await totals(`processor_uuid=${other.uuid}&year=${year}`);
    expect(text.trimEnd().split('\r\n')).toHaveLength(1);
    for (const [query, field] of [
      [ofYear(year + 1), 'year'],
      [`year=${year}`, 'processor_uuid'],
      [`processor_uuid=019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d&year=${year}`, 'processor_uuid'],
    ] as const) {
      const { status, body } = await totals(query);
      expect([status, body.errors[0].field]).toEqual([422, field]);
    }
  });
});
