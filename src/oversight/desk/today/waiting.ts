// What waits for an operator, as Today tells it: by kind, with its list and its deadline.
import { type Static, Type } from 'typebox';
import { countWaiting } from '../../../access/approvals/approvals.sql.ts';
import { subtractBankingDays } from '../../../ach/calendar/banking-days.ts';
import { cutOffFrom } from '../../../ach/calendar/banking-instants.ts';
import { addDays, type Day as CalendarDay } from '../../../ach/calendar/days.ts';
import {
  answerReturnRequestUntil,
  applyChangeUntil,
  dishonorUntil,
  proveUntil,
  reportSanctionsUntil,
  spans,
} from '../../../ach/calendar/deadlines.ts';
import { easternDay, easternTime } from '../../../ach/calendar/eastern-time.ts';
import { inTimeUntil } from '../../../ach/calendar/late-files.ts';
import { networkWindows, timeOn } from '../../../ach/calendar/windows.ts';
import { Day, described, Nullable, Timestamp } from '../../../api/http/schema.ts';
import type { Bank } from '../../../banks/connections/bank.ts';
import { restOf, selectOpenFileCopies } from '../../../banks/origination/file-copies/file-copies.sql.ts';
import { fileReversalWindow } from '../../../banks/origination/file-reversals/file-reversal-record.ts';
import { selectOpenFileReversals } from '../../../banks/origination/file-reversals/file-reversals.sql.ts';
import { countUnlistedAccounts } from '../../../customers/bank-accounts/routing-directory/unlisted-accounts.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { inEachLane } from '../../../platform/database/lanes/each-lane.ts';
import { instant, realClock } from '../../../platform/std/clock.ts';
import { timestampOrNull } from '../../../platform/std/timestamps.ts';
import { selectExceptionSums } from '../exceptions/exceptions.sql.ts';
import { processReviewDue, toldDaysBefore } from '../fraud-process/review-due.ts';
import { waitingOfLanes } from './sum-of-lanes.ts';
import { selectLateReturnsSince, selectPlannedFiles, selectWaiting, type Waiting } from './waiting.sql.ts';

export const WaitingRecord = Type.Object(
  {
    kind: Type.String(),
    count: Type.Integer({ minimum: 0 }),
    amount: Nullable(
      Type.Integer({ description: 'Cents; null: money is not what waits. Of files: their debits and credits.' }),
    ),
    oldest: Nullable(Timestamp),
    newest: Nullable(described(Timestamp, 'When the latest of them came.')),
    deadline: Nullable(described(Day, 'The last day to act on the oldest; null: there is no deadline.')),
    deadline_at: Nullable(
      described(
        Timestamp,
        'The instant from which on it is too late: the last cut-off of the day, the time until which a bank must have a file, or the end of an approval. The approval ends in real time.',
      ),
    ),
    path: Type.String({ description: 'The list that has them.' }),
  },
  { title: 'WaitingKind' },
);

export const exampleWaiting: Static<typeof WaitingRecord> = {
  kind: 'owed_by_payee',
  count: 2,
  amount: 25_000,
  oldest: '2026-02-26 13:30:00',
  newest: '2026-02-27 13:30:00',
  deadline: null,
  deadline_at: null,
  path: '/admin/v1/exceptions?kind=owed_by_payee',
};

/** The list of each kind, as a replacement of the pattern. */
const lists: readonly (readonly [kind: RegExp, path: string])[] = [
  [/^file_(closed|written|submitted)$/, '/admin/v1/bank-files?state=$1'],
  [/^delivery_uncertain$/, '/admin/v1/bank-files?state=written'],
  [/^(file_(quarantined|unreadable)|held_by_file|bank_report)$/, '/admin/v1/inbound-files?open=true'],
  [/^(suspense(_change)?|held_by_return)$/, '/admin/v1/suspense'],
  [/^late_return$/, '/admin/v1/late-returns'],
  [/^proof_requested$/, '/admin/v1/proof-requests?state=open'],
  [/^file_processed_twice$/, '/admin/v1/file-copies?state=open'],
  [/^file_reversal$/, '/admin/v1/file-reversals?state=open'],
  [/^reversal_left$/, '/admin/v1/reversals?state=left'],
  [/^return_requested$/, '/admin/v1/return-requests?state=open'],
  [/^dishonor_contested$/, '/admin/v1/dishonors?state=contested'],
  [/^statement_line_suspense$/, '/admin/v1/bank-statement/lines?state=suspense'],
  [/^statement_line_undecided$/, '/admin/v1/bank-statement/lines?state=open'],
  [/^fraud_review$/, '/admin/v1/fraud-reviews?state=open'],
  [/^fraud_process$/, '/admin/v1/fraud-monitoring/process'],
  [/^hold_(.*)/, '/admin/v1/holds?kind=$1'],
  [/^block$/, '/admin/v1/blocks'],
  [/^sanctions_hit$/, '/admin/v1/sanctions-hits?state=open'],
  [/^sanctions_report$/, '/admin/v1/sanctions-hits?state=to_report'],
  [/^processor_suspended$/, '/admin/v1/processors'],
  [/^business_in_review$/, '/admin/v1/users?kyb_status=IN_REVIEW'],
  [/^(owed_|fees_).*/, '/admin/v1/exceptions?kind=$&'],
  [/^account_unlisted$/, '/admin/v1/unlisted-accounts'],
  [/^approval$/, '/admin/v1/approvals?state=waiting'],
];

function waitingRecord({ kind, count, amount, oldest, newest }: Waiting, deadline: Date | null = null) {
  const [pattern, path] = lists.find(([one]) => one.test(kind))!;
  return {
    kind,
    count,
    amount,
    oldest: timestampOrNull(oldest),
    newest: timestampOrNull(newest),
    deadline: deadline === null ? null : easternDay(instant(deadline.getTime() - 1)),
    deadline_at: timestampOrNull(deadline),
    path: kind.replace(pattern, path),
  };
}

/** When the first bank closes the last window of a day. */
const lastCutOff = (banks: readonly Bank[], day: CalendarDay): Date => {
  const closings = banks.map(({ windows }) => windows.next_day.closes);
  return timeOn(day, closings.toSorted()[0] ?? networkWindows.next_day.closes);
};

/** The next cut-off of a bank. The cut-off at this very instant is over. */
export const cutOffAfter = ({ windows }: Bank, now: Date): Date =>
  cutOffFrom(instant(now.getTime() + 1), 'sameday', windows).at;

/** Files of a state must be at their banks by then, to settle as planned. */
async function fileDeadlines(db: Queryable): Promise<ReadonlyMap<string, Date>> {
  const until = new Map<string, Date>();
  for (const { state, ...file } of await selectPlannedFiles(db)) {
    const [kind, at] = [`file_${state}`, inTimeUntil(file)];
    const before = until.get(kind);
    if (before === undefined || at < before) until.set(kind, at);
  }
  return until;
}

/** The reversals of files that are not all at the bank, with the first deadline. */
async function fileReversalsWaiting(db: Queryable, banks: readonly Bank[]) {
  const open = await selectOpenFileReversals(db);
  if (open.length === 0) return [];
  const deadlines = open.flatMap(({ file_settles_at, discovered_at }) => {
    const { send_until, transmit_until } = fileReversalWindow(file_settles_at, discovered_at);
    return [transmit_until, lastCutOff(banks, send_until)];
  });
  const waiting = {
    kind: 'file_reversal',
    count: open.length,
    amount: open.reduce((sum, { amount }) => sum + amount, 0),
    oldest: open[0]!.requested_at,
    newest: open.at(-1)!.requested_at,
  };
  return [waitingRecord(waiting, instant(Math.min(...deadlines.map((at) => at.getTime()))))];
}

/** The copies of files whose money is not even, with the deadline of the oldest. */
async function fileCopiesWaiting(db: Queryable, banks: readonly Bank[]) {
  const open = await selectOpenFileCopies(db);
  const [first] = open;
  if (first === undefined) return [];
  const { transmit_until, send_until } = fileReversalWindow(first.file_settles_at, first.discovered_at);
  const waiting = {
    kind: 'file_processed_twice',
    count: open.length,
    amount: open.reduce((sum, copy) => sum + Math.abs(restOf(copy)), 0),
    oldest: first.reported_at,
    newest: open.at(-1)!.reported_at,
  };
  const until = Math.min(transmit_until.getTime(), lastCutOff(banks, send_until).getTime());
  return [waitingRecord(waiting, instant(until))];
}

const noMoney = { count: 1, amount: null, oldest: null, newest: null };

/** `now` is the time of the banks. */
export async function waitingOf(
  db: Queryable,
  banks: readonly Bank[],
  now: Date,
): Promise<Static<typeof WaitingRecord>[]> {
  const today = easternDay(now);
  // A late return of an earlier day can no longer be dishonored.
  const since = easternTime(subtractBankingDays(today, spans.dishonor.banking_days), 0, 0);
  const late = await selectLateReturnsSince(db, since);
  const files = await fileDeadlines(db);
  const unlisted = await countUnlistedAccounts(db);
  const reviewBy = await processReviewDue(db);
  // Approvals expire in real time.
  const { expires_at, ...approvals } = await countWaiting(db, realClock.now());
  const untilOf = {
    suspense_change: applyChangeUntil,
    proof_requested: proveUntil,
    return_requested: answerReturnRequestUntil,
    sanctions_report: reportSanctionsUntil,
  };
  // Until then a released payment still goes out with the next files.
  const nextCutOff = () => banks.map((bank) => cutOffAfter(bank, now)).toSorted((a, b) => a.getTime() - b.getTime())[0];
  const deadlineOf = ({ kind, oldest }: Waiting): Date | null =>
    kind === 'fraud_review'
      ? (nextCutOff() ?? null)
      : Object.hasOwn(untilOf, kind)
        ? lastCutOff(banks, untilOf[kind as keyof typeof untilOf](easternDay(oldest!)))
        : (files.get(kind) ?? null);
  return [
    ...waitingOfLanes(await inEachLane(db, null, () => selectExceptionSums(db))).map((one) => waitingRecord(one)),
    ...waitingOfLanes(await inEachLane(db, null, () => selectWaiting(db))).map((one) =>
      waitingRecord(one, deadlineOf(one)),
    ),
    ...(late.count === 0 ? [] : [waitingRecord(late, lastCutOff(banks, dishonorUntil(easternDay(late.oldest!))))]),
    ...(await fileReversalsWaiting(db, banks)),
    ...(await fileCopiesWaiting(db, banks)),
    ...(unlisted === 0
      ? []
      : [waitingRecord({ kind: 'account_unlisted', count: unlisted, amount: null, oldest: null, newest: null })]),
    ...(reviewBy === null || reviewBy > addDays(today, toldDaysBefore)
      ? []
      : [waitingRecord({ kind: 'fraud_process', ...noMoney }, easternTime(addDays(reviewBy, 1), 0, 0))]),
    ...(approvals.count === 0 ? [] : [waitingRecord({ kind: 'approval', amount: null, ...approvals }, expires_at)]),
  ];
}
