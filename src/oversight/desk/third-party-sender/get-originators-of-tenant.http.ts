// GET /admin/v1/third-party-sender/originators and …/months: the registration of the originators of
// a tenant, and what they moved month by month, as CSV.
import { Type } from 'typebox';
import { filteredProcessor } from '../../../access/tenants/named-in-filters.ts';
import { addDays } from '../../../ach/calendar/days.ts';
import { easternDay, easternTime } from '../../../ach/calendar/eastern-time.ts';
import { operation } from '../../../api/http/operation.ts';
import { UuidOf, WholeNumber } from '../../../api/http/schema.ts';
import type { Bank } from '../../../banks/connections/bank.ts';
import type { StatementFiles } from '../../../payments/statements/statement-file.ts';
import { streamFromSnapshot } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import { csvRecord } from '../../../platform/std/csv.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import { type MonthOfOriginator, type RegisteredOriginator, readMonths, readOriginators } from './originators.sql.ts';

interface Context {
  database: Database;
  files: StatementFiles;
  banks: readonly Bank[];
}

const csv = 'text/csv; charset=utf-8; header=present';
const daysOfYear = 365;

const registered = [
  'owner',
  'owner_uuid',
  'name',
  'city',
  'state',
  'bank',
  'odfi',
  'company_identification',
  'company_name',
  'verification',
  'registered_at',
  'sec_codes',
  'first_entry_at',
  'last_entry_at',
  'debits',
  'debit_amount',
  'credits',
  'credit_amount',
];

/** What no merchant or tenant sets comes from the bank. */
function registeredLine(one: RegisteredOriginator, bank: Bank | undefined): string {
  const at = (time: Date | null) => (time === null ? '' : timestamp(time));
  return csvRecord([
    one.owner,
    one.owner_uuid,
    one.name,
    one.city ?? '',
    one.state ?? '',
    bank?.name ?? '',
    bank?.odfi ?? '',
    one.company_identification ?? bank?.company_identification ?? '',
    one.company_name ?? bank?.company_name ?? '',
    one.verification ?? '',
    timestamp(one.registered_at),
    one.sec_codes ?? '',
    at(one.first_entry_at),
    at(one.last_entry_at),
    one.debits,
    { cents: one.debit_amount },
    one.credits,
    { cents: one.credit_amount },
  ]);
}

/** The CSV file of the originators: of the last 365 days, from one moment. */
export function originatorsCsv(
  { database, banks }: Pick<Context, 'database' | 'banks'>,
  { processor_id, bank: named }: { processor_id: string; bank: string | null },
  today: string,
): AsyncIterable<string> {
  const bank = banks.find(({ name }) => name === named) ?? banks[0];
  const since = easternTime(addDays(today, -daysOfYear), 0, 0);
  return streamFromSnapshot(database, async function* (snapshot) {
    yield csvRecord(registered);
    for await (const page of readOriginators(snapshot, processor_id, since))
      yield page.map((one) => registeredLine(one, bank)).join('');
  });
}

export const getOriginatorsOfTenant = ({ database, files, banks }: Context) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/third-party-sender/originators',
      tag: 'Operator: tenants',
      operationId: 'getOriginatorsOfTenant',
      summary: 'Export the originators of a tenant',
      description:
        'What your bank registers and an auditor asks for, as CSV: the tenant, then each of its merchants, with the place, the bank and its ODFI, the company identification and name that entries have, the SEC codes used, and the volume in dollars and the first and last entry of the last 365 days.',
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({ processor_uuid: UuidOf('The tenant.') }),
      answers: {
        200: {
          description: 'The originators',
          example: null,
          file: { content_type: 'text/csv', example: csvRecord(registered) },
        },
      },
    },
    {
      async download({ query, now }) {
        const today = easternDay(now);
        const tenant = await filteredProcessor(database, query.processor_uuid);
        const lines = originatorsCsv({ database, banks }, tenant, today);
        return { content_type: csv, filename: `originators-${today}.csv`, text: files.counted(lines) };
      },
    },
  );

const ofMonth = [
  'month',
  'owner_uuid',
  'name',
  'debits',
  'debit_amount',
  'credits',
  'credit_amount',
  'returned',
  'unauthorized',
  'administrative',
  'returned_percent',
  'unauthorized_percent',
  'administrative_percent',
];

const percent = (part: number, whole: number) => (whole === 0 ? '' : ((100 * part) / whole).toFixed(4));

const monthLine = (one: MonthOfOriginator): string =>
  csvRecord([
    one.month,
    one.owner_uuid,
    one.name,
    one.debits,
    { cents: one.debit_amount },
    one.credits,
    { cents: one.credit_amount },
    one.returned,
    one.unauthorized,
    one.administrative,
    percent(one.returned, one.debits),
    percent(one.unauthorized, one.debits),
    percent(one.administrative, one.debits),
  ]);

/** The CSV file of the months since the first day of a year, from one moment. */
export const monthsCsv = (database: Database, processorId: string, year: number): AsyncIterable<string> =>
  streamFromSnapshot(database, async function* (snapshot) {
    yield csvRecord(ofMonth);
    for await (const page of readMonths(snapshot, processorId, easternTime(`${year}-01-01`, 0, 0)))
      yield page.map(monthLine).join('');
  });

export const getMonthsOfOriginators = ({ database, files }: Pick<Context, 'database' | 'files'>) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/third-party-sender/months',
      tag: 'Operator: tenants',
      operationId: 'getMonthsOfOriginators',
      summary: 'Export the months of the originators of a tenant',
      description:
        'As CSV, a record for each month (Eastern time) and originator: debits and credits that were put into files, in dollars, the debits that came back in the month, and their shares in percent of the debits of the month.',
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({
        processor_uuid: UuidOf('The tenant.'),
        year: WholeNumber(2000, 2200, 'The first year. The file has everything from its first day on.'),
      }),
      answers: {
        200: {
          description: 'The months',
          example: null,
          file: { content_type: 'text/csv', example: csvRecord(ofMonth) },
        },
      },
    },
    {
      async download({ query }) {
        const { processor_id } = await filteredProcessor(database, query.processor_uuid);
        const lines = monthsCsv(database, processor_id, query.year);
        return { content_type: csv, filename: `originators-since-${query.year}.csv`, text: files.counted(lines) };
      },
    },
  );
