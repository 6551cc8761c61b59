// GET /admin/v1/third-party-sender/exposure: what a tenant has at risk over several settlement
// dates.
import { type Static, Type } from 'typebox';
import { filteredProcessor } from '../../../access/tenants/named-in-filters.ts';
import { addDays } from '../../../ach/calendar/days.ts';
import { easternDay, easternTime } from '../../../ach/calendar/eastern-time.ts';
import { operation } from '../../../api/http/operation.ts';
import { Day, described, UuidOf } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { fromSnapshot } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { BankingClock } from '../../../platform/std/clock.ts';
import { selectSettlementDates, selectUnfiled } from './exposure.sql.ts';

/** A consumer can return an unauthorized debit for so many days. */
const returnableDays = 60;

const Count = (description: string) => Type.Integer({ minimum: 0, description });

const entries = {
  debits: Count('Debits.'),
  debit_amount: Count('Cents of the debits.'),
  credits: Count('Credits.'),
  credit_amount: Count('Cents of the credits.'),
};

const ExposureRecord = Type.Object(
  {
    processor_uuid: UuidOf('The tenant.'),
    start_date: described(Day, 'The first settlement date that is shown: 60 days ago.'),
    today: described(Day, 'Today, in Eastern time.'),
    dates: Type.Array(
      Type.Object(
        {
          settlement_date: described(Day, 'The date. After today: it is still to come.'),
          ...entries,
          debits_returned: Count('Debits of this date that came back.'),
          debit_amount_returned: Count('Their cents.'),
          credits_returned: Count('Credits of this date that came back.'),
          credit_amount_returned: Count('Their cents.'),
        },
        { title: 'ExposureOfDate' },
      ),
      { description: 'The settlement dates with entries of the tenant, oldest first.' },
    ),
    not_in_a_file: Type.Object(entries, { description: 'Payments that wait for a file.' }),
    may_be_returned_amount: Count(
      'Cents of the debits of these dates that did not come back: the most that may still come back.',
    ),
    paid_out_amount: Count('Cents of the credits of these dates that did not come back.'),
  },
  { title: 'Exposure', description: 'What a tenant has at risk, by settlement date.' },
);

const exampleExposure: Static<typeof ExposureRecord> = {
  processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
  start_date: '2026-01-03',
  today: '2026-03-04',
  dates: [
    {
      settlement_date: '2026-03-03',
      debits: 120,
      debit_amount: 1_480_000,
      credits: 96,
      credit_amount: 1_102_000,
      debits_returned: 2,
      debit_amount_returned: 21_000,
      credits_returned: 0,
      credit_amount_returned: 0,
    },
  ],
  not_in_a_file: { debits: 4, debit_amount: 52_000, credits: 11, credit_amount: 128_000 },
  may_be_returned_amount: 1_459_000,
  paid_out_amount: 1_102_000,
};

export async function exposureOf(
  database: Database,
  processor_id: string,
  today: string,
): Promise<Static<typeof ExposureRecord>> {
  const start_date = addDays(today, -returnableDays);
  const { dates, not_in_a_file } = await fromSnapshot(database, async (snapshot) => ({
    dates: await selectSettlementDates(snapshot, processor_id, easternTime(start_date, 0, 0)),
    not_in_a_file: await selectUnfiled(snapshot, processor_id),
  }));
  const sum = (of: (date: (typeof dates)[number]) => number) => dates.reduce((all, date) => all + of(date), 0);
  return {
    ...{ processor_uuid: processor_id, start_date, today, dates, not_in_a_file },
    may_be_returned_amount: sum((date) => date.debit_amount - date.debit_amount_returned),
    paid_out_amount: sum((date) => date.credit_amount - date.credit_amount_returned),
  };
}

export const getExposureOfTenant = ({ database, bankingClock }: { database: Database; bankingClock: BankingClock }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/third-party-sender/exposure',
      tag: 'Operator: tenants',
      operationId: 'getExposureOfTenant',
      summary: 'Read the exposure of a tenant by settlement date',
      description:
        'What was debited and paid out on each settlement date of the last 60 days, how much came back, and what is in files for dates to come. A consumer can return an unauthorized debit for 60 days.',
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({ processor_uuid: UuidOf('The tenant.') }),
      answers: { 200: { description: 'The exposure', data: ExposureRecord, example: exampleExposure } },
    },
    {
      async read({ query }) {
        const { processor_id } = await filteredProcessor(database, query.processor_uuid);
        return ok(await exposureOf(database, processor_id, easternDay(bankingClock.bankingNow())));
      },
    },
  );
