// The records of a scheduled file, as its list answers them, and as lines of a CSV.
import type { Day } from '../../../ach/calendar/days.ts';
import { addDays } from '../../../ach/calendar/days.ts';
import { easternDay, easternTime, easternTimeOfDay } from '../../../ach/calendar/eastern-time.ts';
import { anyone } from '../../../api/http/caller.ts';
import type { Call, Operation } from '../../../api/http/operation.ts';
import { checkOf, groupedParameters, readParameters } from '../../../api/http/validate.ts';
import type { Answer } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { instant } from '../../../platform/std/clock.ts';
import { csvRecord, type Field } from '../../../platform/std/csv.ts';
import { nilUuid } from '../../../platform/std/identifiers.ts';
import { type Report, stateWords, type ValueKind } from './reports.ts';

/** Parts of the address of a list that are no filters. */
const shownNames = ['columns', 'sort', 'row'];

/** The filters of a view as the operation takes them, with a period in place of its own. */
export function askedOf(
  { periods }: Report,
  query: string,
  { first_day, last_day }: { first_day: Day; last_day: Day },
): Record<string, string> {
  const view = Object.fromEntries(new URLSearchParams(query));
  const period = periods.find((name) => view[name] !== undefined) ?? periods[0];
  const asked: Record<string, string> = {};
  for (const [name, value] of Object.entries(view)) {
    if (shownNames.includes(name) || periods.includes(name)) continue;
    const [, key, text] = (name === 'metadata' && /^([^=]+)=(.+)$/s.exec(value)) || [];
    asked[key === undefined ? name : `metadata[${key.trim()}]`] = text?.trim() ?? value;
  }
  if (period === undefined) return asked;
  return {
    ...asked,
    [`${period}_from`]: easternTime(first_day, 0, 0).toISOString(),
    [`${period}_before`]: easternTime(addDays(last_day, 1), 0, 0).toISOString(),
  };
}

/** The call of one page. Throws a Refusal that names the filter which the list does not take. */
function callOf({ query: schema }: Operation, asked: Readonly<Record<string, string>>, now: Date): Call {
  const query = readParameters(schema!, groupedParameters(schema!, asked));
  checkOf(schema!)(query);
  return {
    caller: { ...anyone, kind: 'admin', tenant_id: nilUuid, role: 'viewer' },
    params: {},
    query,
    body: {},
    entries: async () => [],
    now,
    request_id: '',
    address: '',
    headers: {},
    reason: null,
  };
}

/** Refuses filters that the list does not take. */
export const checkFilters = (operation: Operation, asked: Readonly<Record<string, string>>): void =>
  void callOf(operation, asked, instant(0));

const rowsAtOnce = '100';

type Row = Readonly<Record<string, unknown>>;

/** Every record that the list has, a page at a time. */
async function* pagesOf(
  operation: Operation,
  rows: string,
  asked: Readonly<Record<string, string>>,
  now: Date,
): AsyncGenerator<readonly Row[], void> {
  const { read } = operation.handler as { read(call: Call): Promise<Answer> };
  for (let after: string | null | undefined; after !== null; ) {
    const page = { ...asked, limit: rowsAtOnce, ...(after === undefined ? {} : { after }) };
    const { data } = await read(callOf(operation, page, now));
    const { [rows]: found, next } = data as { [rows: string]: Row[] } & { next: string | null };
    yield found!;
    after = next;
  }
}

export interface Source {
  database: Database;
  tenants: ReadonlyMap<string, string>;
}

interface Asked {
  query: string;
  first_day: Day;
  last_day: Day;
  now: Date;
}

/** The lines of the file, each with its count of records: first the heads. */
export async function* linesOf(
  report: Report,
  { database, tenants }: Source,
  { query, now, ...period }: Asked,
): AsyncGenerator<{ text: string; count: number }, void> {
  const columns = columnsOf(report, query);
  yield {
    text: csvRecord(columns.map(({ head, kind }) => (kind === 'time' ? `${head} (Eastern time)` : head))),
    count: 0,
  };
  const asked = askedOf(report, query, period);
  for await (const rows of pagesOf(report.operation({ database }), report.rows, asked, now))
    yield {
      text: rows
        .map((row) => csvRecord(columns.map(({ field, kind }) => fieldOf(kind, own(row, field), tenants))))
        .join(''),
      count: rows.length,
    };
}

const own = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** The columns of the view; a field that the report does not name is written as it is. */
function columnsOf({ columns }: Report, query: string) {
  const chosen = new URLSearchParams(query).get('columns');
  const fields = chosen === null || chosen === '' ? Object.keys(columns) : chosen.split(',');
  return fields.map((field) => ({
    field,
    ...(own(columns, field) ?? { head: inWords(field), kind: kindOf(field) }),
  }));
}

const kindOf = (field: string): ValueKind =>
  /_at$|^since$/.test(field)
    ? 'time'
    : /amount|^transaction_fee$/.test(field)
      ? 'money'
      : /status$/.test(field)
        ? 'words'
        : 'text';

function fieldOf(kind: ValueKind, value: unknown, tenants: ReadonlyMap<string, string>): Field {
  if (value === null || value === undefined) return '';
  if (kind === 'money' && typeof value === 'number') return { cents: value };
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  if (text === '') return '';
  if (kind === 'time') return easternSecond(instant(Date.parse(text)));
  if (kind === 'tenant') return tenants.get(text) ?? text;
  if (kind === 'state') return own(stateWords, text) ?? inWords(text);
  return kind === 'words' ? inWords(text) : text;
}

/** `2026-03-02 09:05:09` */
const easternSecond = (at: Date): string =>
  `${easternDay(at)} ${easternTimeOfDay(at)}:${String(at.getUTCSeconds()).padStart(2, '0')}`;

/** A code in words: `CAPTURE_ACH_PENDING` is “Capture ACH pending”. */
function inWords(code: string): string {
  const text = code
    .toLowerCase()
    .replaceAll(/[_.]/g, ' ')
    .replace(/\bach\b/g, 'ACH')
    .replace(/\bkyb\b/g, 'KYB');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
