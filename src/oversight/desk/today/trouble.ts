// What goes wrong in silence, as Today tells it: what, since when, and whom it is about.
import { type Static, Type } from 'typebox';
import { subtractBankingDays } from '../../../ach/calendar/banking-days.ts';
import { addDays } from '../../../ach/calendar/days.ts';
import { dishonorUntil, spans } from '../../../ach/calendar/deadlines.ts';
import { easternDay, easternTime } from '../../../ach/calendar/eastern-time.ts';
import { Day, described, Nullable, OneOf, Timestamp, Uuid, withValues } from '../../../api/http/schema.ts';
import { selectPooledCash } from '../../../banks/reconciliation/cash-movements.sql.ts';
import { lastDueDay } from '../../../banks/reconciliation/reconciliation.ts';
import { operatorBooksUuid } from '../../../payments/ledger/operator-books.ts';
import { selectRates, type WatchedRates } from '../../../payments/risk/return-rates/debit-days.sql.ts';
import { watchedSince } from '../../../payments/risk/return-rates/judge-rates.ts';
import { percentOf, rateNames, returnRates } from '../../../payments/risk/return-rates/rates.ts';
import { readListsStatus } from '../../../payments/risk/screening/lists/lists-status.ts';
import { lateSince } from '../../../payments/risk/screening/provider/late.ts';
import { selectUnanswered } from '../../../payments/risk/screening/provider/requests.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { inEachLane } from '../../../platform/database/lanes/each-lane.ts';
import { laneOfWork } from '../../../platform/database/lanes/lane.ts';
import { instant, realClock } from '../../../platform/std/clock.ts';
import { nilUuid } from '../../../platform/std/identifiers.ts';
import { instantFrom, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { troubleOfLanes } from './sum-of-lanes.ts';
import {
  mostDeliveries,
  type Subject,
  selectMissingOfAccounts,
  selectTrouble,
  type Trouble,
  type TroubleKind,
  troubleKinds,
} from './trouble.sql.ts';

const cents = Nullable(Type.Integer({ description: 'Cents; null: it is not about money.' }));

const SubjectRecord = Type.Object(
  {
    name: Type.String({
      description: 'The name of a bank, file, schedule, tenant, vendor or merchant, a URL or a trace number.',
    }),
    uuid: Nullable(
      described(Uuid, 'The tenant, vendor, merchant, endpoint, file, schedule or late return; null: a bank.'),
    ),
    processor_uuid: Nullable(described(Uuid, 'Its tenant; null: it belongs to none.')),
    day: Nullable(
      described(Day, 'The day whose statement is missing, or until which the return could be dishonored; null: none.'),
    ),
    rate: Nullable(OneOf([...rateNames], { description: 'The return rate; null: it is not about one.' })),
    percent: Nullable(Type.Number({ description: 'The return rate, in percent; null: it is not about one.' })),
    limit_percent: Nullable(Type.Number({ description: 'Its limit, in percent; null: it is not about one.' })),
    amount: cents,
    deliveries_waiting: Nullable(
      Type.Integer({
        description: `Deliveries that the endpoint has not received, at most ${mostDeliveries}; null: no endpoint.`,
      }),
    ),
    since: Nullable(Timestamp),
  },
  { title: 'TroubleSubject' },
);

export const TroubleRecord = Type.Object(
  {
    kind: OneOf([...troubleKinds], {
      description: withValues('What goes wrong.', {
        bank_unread: 'The files of a bank were not read for an hour or more, so returns may be missing.',
        file_unacknowledged:
          'A bank that acknowledges files has had a file for two hours or more, and has not acknowledged it: for up to ten banking days.',
        statement_missing: 'No line of the bank statement shows the cash of a day, since the first day with a line.',
        tenant_short: 'The cash of a tenant is negative.',
        endpoint_failing:
          'A webhook endpoint fails until its deliveries pause, has failed for an hour, or is disabled.',
        dishonor_missed: 'The deadline to dishonor a late return is over, for up to ten banking days.',
        return_rate_exceeded: 'A return rate is above the limit of the network.',
        fees_not_paid:
          'Fees are owed, and their bank account cannot be used or their last payout came back. Name an account again.',
        scheduled_file_failing:
          'The file of a schedule could not be written three times. It is tried again; the schedule says why.',
        sanctions_list_old:
          'A sanctions list is old, or only one of the two was imported. Users are not screened against its present names.',
        screening_unanswered:
          'The screening provider has not answered about users for an hour or more. No entry of them goes out.',
      }),
    }),
    count: Type.Integer({ minimum: 1 }),
    amount: cents,
    since: Nullable(Timestamp),
    newest: Nullable(described(Timestamp, 'When the latest of them began.')),
    subjects: Type.Array(SubjectRecord, { description: 'The first five. The largest amount comes first.' }),
    path: Type.String({ description: 'The operation that shows more.' }),
  },
  { title: 'Trouble' },
);

const noSubject = {
  uuid: null,
  processor_uuid: null,
  day: null,
  rate: null,
  percent: null,
  limit_percent: null,
  amount: null,
  deliveries_waiting: null,
  since: null,
};

export const exampleTrouble: Static<typeof TroubleRecord> = {
  kind: 'tenant_short',
  count: 1,
  amount: 59_992,
  since: null,
  newest: null,
  subjects: [
    {
      ...noSubject,
      name: 'Northwind Tickets',
      uuid: '019a2f30-0000-7a11-8b22-3c4d5e6f7081',
      processor_uuid: '019a2f30-0000-7a11-8b22-3c4d5e6f7081',
      amount: 59_992,
    },
  ],
  path: '/admin/v1/bank-statement/reconciliation',
};

const paths: Record<TroubleKind, string> = {
  bank_unread: '/admin/v1/banks',
  file_unacknowledged: '/admin/v1/bank-files',
  statement_missing: '/admin/v1/bank-statement/reconciliation',
  tenant_short: '/admin/v1/bank-statement/reconciliation',
  endpoint_failing: '/admin/v1/webhook-endpoints',
  dishonor_missed: '/admin/v1/late-returns',
  return_rate_exceeded: '/admin/v1/return-rates',
  fees_not_paid: '/admin/v1/fee-accounts/{uuid}',
  scheduled_file_failing: '/admin/v1/file-schedules',
  sanctions_list_old: '/admin/v1/sanctions-lists',
  screening_unanswered: '/admin/v1/sanctions-lists',
};

const hour = 3_600_000;

/** An endpoint that fails since before this time is trouble. */
export const failingSince = (): Date => instant(realClock.now().getTime() - hour);

/** Banks answer within minutes, and a file may still be stopped before it settles. */
const acknowledgedWithinMs = 2 * hour;

/** Banking days for which a missed dishonor or acknowledgment is told. */
const toldFor = 10;

/** `now` is the time of the banks, `call.now` the time of records. */
export async function troubleOf(
  db: Queryable,
  now: Date,
  call: { now: Date },
): Promise<Static<typeof TroubleRecord>[]> {
  const today = easternDay(now);
  const startOf = (bankingDaysAgo: number) => easternTime(subtractBankingDays(today, bankingDaysAgo), 0, 0);
  const times = {
    failing_since: failingSince(),
    shown_before: easternTime(addDays(lastDueDay(today), 1), 0, 0),
    dishonor_since: startOf(spans.dishonor.banking_days),
    missed_since: startOf(spans.dishonor.banking_days + toldFor),
    acknowledged_before: instant(call.now.getTime() - acknowledgedWithinMs),
  };
  const ofLanes = await inEachLane(db, null, async () => [
    ...(await selectTrouble(db, times)),
    ...(await shortTenants(db)),
  ]);
  // With one lane, no bank shares its account.
  if (laneOfWork() !== undefined) ofLanes.push(await selectMissingOfAccounts(db, times));
  const found = troubleOfLanes(ofLanes);
  const rated = found.find(({ kind }) => kind === 'return_rate_exceeded')?.subjects ?? [];
  const rates = await ratesOf(db, rated, call.now);
  return [...found, ...(await oldLists(db)), ...(await unansweredScreenings(db, call.now))].map(
    ({ subjects, ...one }) => ({
      ...one,
      since: timestampOrNull(one.since),
      newest: timestampOrNull(one.newest),
      subjects: subjects.map((subject) => ({ ...noSubject, ...subject, ...told(one.kind, subject, rates) })),
      path: paths[one.kind],
    }),
  );
}

/** What the query does not know of a subject. */
function told(
  kind: TroubleKind,
  { since, rate, uuid, processor_uuid }: Partial<Subject>,
  rates: readonly WatchedRates[],
) {
  const at = since == null ? null : instantFrom(since);
  const day = kind === 'dishonor_missed' ? { day: dishonorUntil(easternDay(at!)) } : {};
  if (rate == null) return { ...day, since: timestampOrNull(at) };
  const counts = rates.find((one) => one.merchant_uuid === uuid && one.processor_id === processor_uuid)!;
  return {
    since: timestampOrNull(at),
    // The rate of a whole tenant has no merchant.
    uuid: uuid === nilUuid ? processor_uuid! : uuid!,
    percent: percentOf(rate, counts),
    limit_percent: returnRates[rate].at_most / 100,
  };
}

async function ratesOf(db: Queryable, subjects: readonly Subject[], now: Date): Promise<WatchedRates[]> {
  if (subjects.length === 0) return [];
  const owners = subjects.map(({ uuid, processor_uuid }) => ({ processor_id: processor_uuid!, merchant_uuid: uuid! }));
  return selectRates(db, owners, watchedSince(now));
}

type OldList = Pick<Subject, 'name' | 'since'>;

/** Lists that are too old or were never imported. While screening is off, nothing is old. */
async function oldLists(db: Queryable): Promise<(Omit<Trouble, 'subjects'> & { subjects: OldList[] })[]> {
  const { state, lists } = await readListsStatus(db);
  if (state !== 'old' && state !== 'incomplete') return [];
  const old = lists.filter((one) => one.state !== 'current');
  const since = old.flatMap(({ imported_at }) => imported_at ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  return [
    {
      kind: 'sanctions_list_old',
      count: old.length,
      amount: null,
      since: since[0] ?? null,
      newest: since.at(-1) ?? null,
      subjects: old.map(({ list, imported_at }) => ({ name: list, since: imported_at?.toISOString() ?? null })),
    },
  ];
}

/** `count`: the users that wait. */
async function unansweredScreenings(
  db: Queryable,
  now: Date,
): Promise<(Omit<Trouble, 'subjects'> & { subjects: OldList[] })[]> {
  const { count, oldest_at, newest_at, send_error } = await selectUnanswered(db, lateSince(now));
  if (count === 0) return [];
  const subjects = [{ name: send_error ?? 'no answer', since: oldest_at!.toISOString() }];
  return [{ kind: 'screening_unanswered', count, amount: null, since: oldest_at, newest: newest_at, subjects }];
}

async function shortTenants(db: Queryable): Promise<Trouble[]> {
  const { short } = await selectPooledCash(db);
  if (short.length === 0) return [];
  const subjects = short
    .map(({ name, processor_id, balance }) => ({
      name,
      uuid: processor_id,
      processor_uuid: processor_id === operatorBooksUuid ? null : processor_id,
      amount: -balance,
      ...{ day: null, rate: null, deliveries_waiting: null, since: null },
    }))
    .toSorted((one, other) => other.amount - one.amount);
  return [
    {
      kind: 'tenant_short',
      count: short.length,
      amount: subjects.reduce((sum, { amount }) => sum + amount, 0),
      since: null,
      newest: null,
      subjects: subjects.slice(0, 5),
    },
  ];
}
