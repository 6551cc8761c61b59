// What goes wrong in silence, as Today tells it: what, since when, and whom it is about.
import { type Static, Type } from 'typebox';
import { subtractBankingDays } from '../../../ach/calendar/banking-days.ts';
import { addDays } from '../../../ach/calendar/days.ts';
import { spans } from '../../../ach/calendar/deadlines.ts';
import { easternDay, easternTime } from '../../../ach/calendar/eastern-time.ts';
import { Nullable, OneOf, Timestamp, Uuid } from '../../../api/http/schema.ts';
import { selectPooledCash } from '../../../banks/reconciliation/cash-movements.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { instant, realClock } from '../../../platform/std/clock.ts';
import { timestampOrNull } from '../../../platform/std/timestamps.ts';
import { selectTrouble, type Trouble, type TroubleKind, troubleKinds } from './trouble.sql.ts';

const cents = Nullable(Type.Integer({ description: 'Cents; null: it is not about money.' }));

export const TroubleRecord = Type.Object(
  {
    kind: OneOf([...troubleKinds], {
      description:
        'bank_unread: the files of a bank were not read for an hour or more, so returns may be missing. statement_missing: no line of the bank statement shows the cash of a day. tenant_short: the cash of a tenant is negative. endpoint_failing: a webhook endpoint has failed for an hour, or is disabled. dishonor_missed: the deadline to dishonor a late return is over, for up to ten banking days. return_rate_exceeded: a return rate is above the limit of the network. fees_not_paid: fees are owed, and their bank account cannot be used or their last payout came back; name an account again.',
    }),
    count: Type.Integer({ minimum: 1 }),
    amount: cents,
    since: Nullable(Timestamp),
    subjects: Type.Array(Type.Object({ name: Type.String(), uuid: Nullable(Uuid), amount: cents }), {
      description:
        'The first five: banks, days, tenants, vendors, URLs or trace numbers. The largest amount comes first.',
    }),
    path: Type.String({ description: 'The operation that shows more.' }),
  },
  { title: 'Trouble' },
);

export const exampleTrouble: Static<typeof TroubleRecord> = {
  kind: 'tenant_short',
  count: 1,
  amount: 59_992,
  since: null,
  subjects: [{ name: 'Northwind Tickets', uuid: '019a2f30-0000-7a11-8b22-3c4d5e6f7081', amount: 59_992 }],
  path: '/admin/v1/bank-statement/reconciliation',
};

const paths: Record<TroubleKind, string> = {
  bank_unread: '/admin/v1/banks',
  statement_missing: '/admin/v1/bank-statement/reconciliation',
  tenant_short: '/admin/v1/bank-statement/reconciliation',
  endpoint_failing: '/admin/v1/webhook-endpoints',
  dishonor_missed: '/admin/v1/late-returns',
  return_rate_exceeded: '/admin/v1/return-rates',
  fees_not_paid: '/admin/v1/fee-accounts/{uuid}',
};

const hour = 3_600_000;
/** Banking days for which a missed dishonor is told. */
const toldFor = 10;
const daysOfStatements = 366;

/** `now` is the time of the banks. */
export async function troubleOf(db: Queryable, now: Date): Promise<Static<typeof TroubleRecord>[]> {
  const today = easternDay(now);
  const startOf = (bankingDaysAgo: number) => easternTime(subtractBankingDays(today, bankingDaysAgo), 0, 0);
  const found = await selectTrouble(db, {
    failing_since: instant(realClock.now().getTime() - hour),
    shown_until: subtractBankingDays(today, 1),
    shown_from: addDays(today, -daysOfStatements),
    dishonor_since: startOf(spans.dishonor.banking_days),
    missed_since: startOf(spans.dishonor.banking_days + toldFor),
  });
  return [...found, ...(await shortTenants(db))].map((one) => ({
    ...one,
    since: timestampOrNull(one.since),
    path: paths[one.kind],
  }));
}

async function shortTenants(db: Queryable): Promise<Trouble[]> {
  const { short } = await selectPooledCash(db);
  if (short.length === 0) return [];
  const subjects = short
    .map(({ name, processor_id: uuid, balance }) => ({ name, uuid, amount: -balance }))
    .toSorted((one, other) => other.amount - one.amount);
  return [
    {
      kind: 'tenant_short',
      count: short.length,
      amount: subjects.reduce((sum, { amount }) => sum + amount, 0),
      since: null,
      subjects: subjects.slice(0, 5),
    },
  ];
}
