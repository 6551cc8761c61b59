// What must hold before a day is closed, and what two operators sign (decision 46).
import { isBankingDay, nextBankingDay, subtractBankingDays } from '../../../ach/calendar/banking-days.ts';
import { addDays, type Day, firstYear } from '../../../ach/calendar/days.ts';
import { easternDay, easternTime } from '../../../ach/calendar/eastern-time.ts';
import { withStatement } from '../../../banks/reconciliation/account/statement-bank.ts';
import { selectLastClosedDay } from '../../../payments/ledger/closed-until.sql.ts';
import { selectTrialBalance } from '../../../payments/ledger/trial-balance.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Lanes } from '../../../platform/database/lanes/lanes.ts';
import { invalid } from '../../../platform/refusals.ts';
import { inDollars } from '../../../platform/std/dollars.ts';
import { selectRounds } from '../../invariants/rounds.sql.ts';
import { selectNextDay } from '../../seals/posting-seals.sql.ts';
import { type ReadingCards, readCards } from '../today/cards.ts';
import { type BooksOfDay, type Carried, selectSealOfDays } from './closed-days.sql.ts';
import { type FileOfDays, selectFilesOfDays, selectUnconfirmedFiles } from './files-of-days.sql.ts';
import { type StatementOfDays, statementsOfDays } from './statements-of-days.ts';

export const checkNames = ['ended', 'sealed', 'files', 'statement', 'invariants', 'exceptions'] as const;

export interface Check {
  check: (typeof checkNames)[number];
  holds: boolean;
  /** A sentence: that it holds, or what is missing. */
  found: string;
  /** The operation that shows more. */
  path: string;
}

export interface Checklist extends Omit<BooksOfDay, 'seal' | 'invariants_checked_at'> {
  checks: Check[];
  /** Null: the postings of the day are not sealed yet. */
  seal: Buffer | null;
  /** Null: no check has ended since the day ended. */
  invariants_checked_at: Date | null;
}

/** Cards of Today that are not about the money or the records of a day. */
const notCarried: ReadonlySet<string> = new Set([
  // It may be the closing itself.
  'approval',
  'account_unlisted',
  'block',
  'business_in_review',
  'endpoint_failing',
  'processor_suspended',
  'return_rate_exceeded',
  'suspense_change',
  // Files have a check of their own.
  'file_closed',
  'file_written',
  'file_submitted',
]);

export interface Owner {
  uuid: string;
  name: string;
}

interface Asked {
  /** Undefined: the next one. */
  day: Day | undefined;
  now: Date;
  /** Who takes care of cash that no bank statement shows; null: no one. */
  missingCash: Owner | null;
}

export interface ReadingChecklist extends ReadingCards {
  lanes: Pick<Lanes, 'all'>;
}

/** @throws a refusal: the day is not the next one to close. */
export async function readChecklist(
  db: Queryable,
  reading: ReadingChecklist,
  { day: asked, now, missingCash }: Asked,
): Promise<Checklist> {
  const last = await selectLastClosedDay(db);
  const day = dayToClose(asked, last, now);
  const first_day = last === null ? null : addDays(last, 1);
  const ended = easternTime(addDays(day, 1), 0, 0);
  const from = first_day ?? day;
  const files = await selectFilesOfDays(db, easternTime(from, 0, 0), ended);
  const unconfirmed = await selectUnconfirmedFiles(db, ended);
  const bankNames = withStatement(reading.banks).map(({ name }) => name);
  const statements = await statementsOfDays(db, bankNames, { from, until: day, today: easternDay(now) });
  const rounds = await selectRounds(db);
  const sealed = (await isSealedInAll(reading.lanes, day)) ? await selectSealOfDays(db, { first_day, day }) : null;
  const carried = [...(await carriedCards(db, reading, now)), ...notShown(statements, missingCash)];
  const checkedAt = rounds
    .flatMap(({ ended_at }) => (ended_at !== null && ended_at >= ended ? [ended_at] : []))
    .reduce<Date | null>((latest, at) => (latest === null || at > latest ? at : latest), null);
  return {
    day,
    first_day,
    posting_count: sealed?.posting_count ?? 0,
    seal: sealed?.seal ?? null,
    accounts: await selectTrialBalance(db, { processor_id: null, first_day, day }),
    files,
    statements,
    invariants_checked_at: checkedAt,
    carried,
    checks: [
      checkOf(
        'ended',
        now >= ended,
        'The day has ended in Eastern time.',
        ['The day ends at midnight Eastern time.'],
        '/admin/v1/calendar',
      ),
      checkOf(
        'sealed',
        sealed !== null,
        'The postings of the day are sealed.',
        [
          'The postings of the day are not sealed yet, or the books begin later. The service seals them an hour after the day, one day after the other.',
        ],
        '/admin/v1/ledger/balances',
      ),
      filesCheck(files, unconfirmed),
      statementCheck(statements),
      invariantsCheck(rounds, checkedAt),
      exceptionsCheck(carried),
    ],
  };
}

/** The calendar has no days before it. */
const earliest = `${firstYear}-01-01`;

/** The day after the last closed one; the first time any that has ended, by default the latest. */
function dayToClose(asked: Day | undefined, last: Day | null, now: Date): Day {
  const next = last === null ? subtractBankingDays(easternDay(now), 1) : nextBankingDay(last);
  if (asked === undefined || asked === next) return next;
  if (last !== null)
    throw invalid('day', 'next_day', `must be ${next}: days close in order, and ${last} is the last closed one`);
  if (asked > next) throw invalid('day', 'maximum', `must not be after ${next}, the latest banking day that has ended`);
  if (asked < earliest) throw invalid('day', 'minimum', `must not be before ${earliest}`);
  if (!isBankingDay(asked))
    throw invalid('day', 'banking_day', 'must be a banking day. It includes the weekend and the holidays before it');
  return asked;
}

/** Each lane seals its own postings, in the order of the days. */
async function isSealedInAll({ all }: Pick<Lanes, 'all'>, day: Day): Promise<boolean> {
  if (all.length === 1) return true;
  const next = await Promise.all(all.map(({ database }) => selectNextDay(database)));
  return next.every((one) => one === null || one > day);
}

/** `missing`: what is missing, each a sentence. */
const checkOf = (
  check: Check['check'],
  holds: boolean,
  found: string,
  missing: readonly string[],
  path: string,
): Check => ({ check, holds, found: holds ? found : missing.join(' '), path });

function filesCheck(files: readonly FileOfDays[], unconfirmed: readonly FileOfDays[]): Check {
  const named = ({ name, bank, state }: FileOfDays) => `${name ?? `A file for ${bank}`} is ${state}.`;
  return checkOf(
    'files',
    unconfirmed.length === 0,
    files.length === 0
      ? 'No file had its cut-off on this day.'
      : `${counted(files.length, 'file')}: the banks have them, or rejected them.`,
    [
      `${counted(unconfirmed.length, 'file')} not confirmed by the bank.`,
      ...unconfirmed.slice(0, shownAtMost).map(named),
    ],
    '/admin/v1/bank-files',
  );
}

function statementCheck(statements: readonly StatementOfDays[]): Check {
  const missing = statements.filter(({ state }) => state === 'missing');
  return checkOf(
    'statement',
    missing.length === 0,
    statements.map(statementInWords).join(' '),
    missing.map(({ bank }) => `The statement of ${bank} does not reach this day: enter it.`),
    '/admin/v1/bank-statement/reconciliation',
  );
}

function statementInWords({ bank, state, missing_count, missing_amount }: StatementOfDays): string {
  if (state === 'none') return `No statement of ${bank} was ever entered, so none was compared.`;
  if (state === 'no_cash') return `The books moved no cash at ${bank}.`;
  if (state === 'not_shown')
    return `The statement of ${bank} does not show ${counted(missing_count, 'movement')} of ${inDollars(missing_amount)}: carried over.`;
  return `The statement of ${bank} shows all cash of the books.`;
}

function invariantsCheck(rounds: Awaited<ReturnType<typeof selectRounds>>, checkedAt: Date | null): Check {
  const violated = [...new Set(rounds.flatMap(({ violations }) => Object.keys(violations)))];
  return checkOf(
    'invariants',
    violated.length === 0 && checkedAt !== null,
    'All checked invariants hold.',
    [
      ...(violated.length === 0 ? [] : [`These invariants do not hold: ${violated.join(', ')}.`]),
      ...(checkedAt === null
        ? ['No check in the background has ended since the end of the day. It runs every ACHORD_INVARIANTS_MINUTES.']
        : []),
    ],
    '/admin/v1/today',
  );
}

function exceptionsCheck(carried: readonly Carried[]): Check {
  const ownerless = carried.filter(({ operator_uuid }) => operator_uuid === null);
  return checkOf(
    'exceptions',
    ownerless.length === 0,
    carried.length === 0
      ? 'Nothing is open.'
      : `Each of ${counted(carried.length, 'kind')} of open items has an owner.`,
    [
      `No one takes care of: ${ownerless.map(({ kind }) => kind).join(', ')}. Assign each card of Today; name an owner for cash that is not shown.`,
    ],
    '/admin/v1/today',
  );
}

const shownAtMost = 5;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

async function carriedCards(db: Queryable, reading: ReadingCards, now: Date): Promise<Carried[]> {
  const { waiting, trouble } = await readCards(db, reading, { now });
  return [...waiting, ...trouble]
    .filter(({ kind }) => !notCarried.has(kind))
    .map(({ kind, count, amount, assigned_to }) => ({
      kind,
      count,
      amount,
      operator_uuid: assigned_to?.uuid ?? null,
      operator_name: assigned_to?.name ?? null,
    }));
}

function notShown(statements: readonly StatementOfDays[], owner: Owner | null): Carried[] {
  const all = statements.filter(({ state }) => state === 'not_shown');
  if (all.length === 0) return [];
  const sum = (of: 'missing_count' | 'missing_amount') => all.reduce((total, one) => total + one[of], 0);
  return [
    {
      kind: 'cash_not_shown',
      count: sum('missing_count'),
      amount: sum('missing_amount'),
      operator_uuid: owner?.uuid ?? null,
      operator_name: owner?.name ?? null,
    },
  ];
}
