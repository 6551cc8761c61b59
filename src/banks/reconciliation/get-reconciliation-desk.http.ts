// GET /admin/v1/bank-statement/desk: the open lines of a bank next to the cash that no line shows,
// with proposals.
import { Type } from 'typebox';
import { addDays, type Day as CalendarDay, numberOf } from '../../ach/calendar/days.ts';
import { operation } from '../../api/http/operation.ts';
import { Day, described, extended, Nullable, OneOf, PeriodQuery, UuidOf } from '../../api/http/schema.ts';
import { selectLastClosedDay } from '../../payments/ledger/closed-until.sql.ts';
import { ok } from '../../platform/answer.ts';
import { fromSnapshot } from '../../platform/database/atomic-phase.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Bank } from '../connections/bank.ts';
import { statementBankNamed } from './account/statement-bank.ts';
import { type CashMovement, type MovementKey, mostParts, selectMissing, selectParts } from './cash-movements.sql.ts';
import { Movement } from './explain-statement-lines.http.ts';
import { exampleLine, LineRecord, lineRecord } from './line-record.ts';
import {
  mostDaysAway,
  mostPieces,
  type Proposal as ProposedMatch,
  proposeMatches,
  proposeParts,
} from './propose-matches.ts';
import { mostDays, reconciledPeriod } from './reconciled-period.ts';
import type { StatementLine } from './statement-line.ts';
import { selectDecided, selectUndecided } from './statement-lines.sql.ts';
import { selectTicks, type Tick } from './statement-ticks.sql.ts';
import { isUndoable } from './undo-line.ts';

// Days, without start_date.
const byDefault = 30;
const mostLines = 500;
const mostMovements = 1_000;
const mostDecided = 200;

const name = Nullable(Type.String({ description: 'Of the file. Null: it was an act of an operator.' }));

const MissingCash = extended(
  Movement,
  {
    name,
    amount: Type.Integer({ description: 'Cents that no line shows.' }),
    whole_amount: Type.Integer({ description: 'Cents of all of it: lines may show a part.' }),
  },
  { title: 'MissingCash', description: 'Cash of the books that no line shows.' },
);

const ShownCash = extended(
  Movement,
  { name, amount: Type.Integer({ description: 'Cents of it that the line shows.' }) },
  { title: 'ShownCash', description: 'Cash of the books that a line shows.' },
);

const DecidedLine = extended(
  LineRecord,
  {
    cash: Type.Array(ShownCash, { description: 'The cash of the books that it shows.' }),
    may_be_undone: Type.Boolean({ description: 'True: its day is open, and it moved no payment.' }),
  },
  { title: 'DecidedStatementLine', description: 'A line that is explained.' },
);

const Proposal = Type.Object(
  {
    line_uuids: Type.Array(UuidOf('A line.'), { description: 'One line, or several for one movement.' }),
    movements: Type.Array(Movement, { description: 'Their sum is the sum of the lines.' }),
    is_only: Type.Boolean({
      description:
        'False: other cash or another line that was read has the same sum, or the search stopped. Look closely.',
    }),
    rest_as: Nullable(
      OneOf(['part_of_file'], {
        description:
          '`part_of_file`: the line has the amount of a part of the movement, such as a batch or a returned item. Null: the sums are equal.',
      }),
    ),
  },
  { title: 'StatementProposal', description: 'Lines and cash with equal sums.' },
);

const exampleMovement = {
  source_uuid: '019a2f44-5f60-7c70-9a80-91a2b3c4d5e6',
  direction: 'debit',
  moved_on: '2026-03-04',
};

export const getReconciliationDesk = ({ database, banks }: { database: Database; banks: readonly Bank[] }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/bank-statement/desk',
      tag: 'Operator: banks',
      operationId: 'getReconciliationDesk',
      summary: 'Read the reconciliation desk',
      description: `The lines of a bank that are open or in suspense, the cash of the books that no line shows, and proposals: exact sums of up to ${mostPieces} movements for one line, or of lines for one movement, of one direction and at most ${mostDaysAway} days apart; and a part of cash, such as a batch or a returned item, with the amount of a line. \`POST /admin/v1/bank-statement/explain\` takes a proposal. The cash and the explained lines are of the days that are asked for, at most ${mostDays}; without dates from a week before the oldest open line, at least the last ${byDefault}. \`bank\` is required if there are several banks.`,
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({
        ...PeriodQuery,
        bank: Type.Optional(Type.String({ description: 'The name of the bank. Required if there are several banks.' })),
      }),
      answers: {
        200: {
          description: 'The desk',
          data: Type.Object({
            bank: Type.String({ description: 'The name of the bank.' }),
            start_date: described(Day, 'The first day that was read.'),
            end_date: described(Day, 'The last day that was read.'),
            closed_until: described(Nullable(Day), 'The last closed day of the books. Null: none was closed.'),
            lines: Type.Array(LineRecord, {
              description: `Open lines and lines in suspense, oldest first: of the days that are asked for; of all days without \`start_date\`. At most ${mostLines}.`,
            }),
            movements: Type.Array(MissingCash, { description: `Oldest first, at most ${mostMovements}.` }),
            has_more: Type.Boolean({ description: 'True: there are more lines or movements than the answer has.' }),
            proposals: Type.Array(Proposal, { description: 'A line or movement is in one proposal at most.' }),
            is_search_complete: Type.Boolean({
              description:
                'False: the search stopped, or lines are of other days. A line without a proposal may have one.',
            }),
            decided: Type.Array(DecidedLine, {
              description: `Explained lines of these days, the latest decision first. At most ${mostDecided}.`,
            }),
            has_more_decided: Type.Boolean({
              description: 'True: there are more explained lines of these days. Ask for fewer days.',
            }),
          }),
          example: {
            bank: 'simulated',
            start_date: '2026-02-25',
            end_date: '2026-03-05',
            closed_until: '2026-03-03',
            lines: [exampleLine],
            movements: [{ ...exampleMovement, name: 'RETURNS-0304.ach', amount: 10000, whole_amount: 10000 }],
            has_more: false,
            proposals: [{ line_uuids: [exampleLine.uuid], movements: [exampleMovement], is_only: true, rest_as: null }],
            is_search_complete: true,
            decided: [],
            has_more_decided: false,
          },
        },
      },
    },
    {
      async read({ query, now }) {
        const bank = statementBankNamed(query.bank, banks).name;
        const asked = reconciledPeriod(query, now);
        return ok(await fromSnapshot(database, (snapshot) => readDesk(snapshot, bank, asked)));
      },
    },
  );

async function readDesk(db: Queryable, bank: string, { from: asked, until }: ReturnType<typeof reconciledPeriod>) {
  const undecided = await selectUndecided(
    db,
    { bank, ...(asked === undefined ? {} : { from: asked, until }) },
    mostLines + 1,
  );
  const lines = undecided.slice(0, mostLines);
  const from = asked ?? firstDay(lines[0]?.booked_on, until);
  const missing = await selectMissing(db, { bank, from, until });
  const movements = missing.slice(0, mostMovements);
  const has_more = undecided.length > mostLines || missing.length > mostMovements;
  const ofPeriod = lines.filter(({ booked_on }) => booked_on >= from && booked_on <= until);
  const { proposals, is_complete } = await proposalsFor(db, bank, ofPeriod, movements);
  const closed_until = await selectLastClosedDay(db);
  const decided = await selectDecided(db, { bank, from, until }, mostDecided + 1);
  return {
    bank,
    start_date: from,
    end_date: until,
    closed_until,
    lines: lines.map(lineRecord),
    movements: movements.map(movementRecord),
    has_more,
    proposals: proposals.map((one) => ({
      line_uuids: one.lines.map(({ uuid }) => uuid),
      movements: one.movements.map(keyOf),
      is_only: one.is_only,
      rest_as: one.is_part ? 'part_of_file' : null,
    })),
    is_search_complete: is_complete && !has_more && ofPeriod.length === lines.length,
    decided: await decidedRecords(db, decided.slice(0, mostDecided), closed_until),
    has_more_decided: decided.length > mostDecided,
  };
}

/** Sums of whole movements first, then parts of the cash that they leave. */
async function proposalsFor(
  db: Queryable,
  bank: string,
  lines: readonly StatementLine[],
  movements: readonly CashMovement[],
): Promise<{ proposals: ProposedMatch[]; is_complete: boolean }> {
  const { proposals, is_complete } = proposeMatches(lines, movements);
  const proposed = new Set<unknown>(proposals.flatMap((one) => [...one.lines, ...one.movements]));
  const left = lines.filter((line) => !proposed.has(line));
  // Only days are read that have cash within reach of these lines.
  const inReach = movements.filter((one) => left.some((line) => mayShowPart(line, one)));
  const partDays = inReach.map(({ moved_on }) => moved_on).toSorted();
  if (partDays.length === 0) return { proposals, is_complete };
  const parts = await selectParts(db, { bank, from: partDays[0]!, until: partDays.at(-1)! }, [
    ...new Set(left.map(({ amount }) => amount)),
  ]);
  const cash = movements.filter((movement) => !proposed.has(movement));
  const hasAll = parts.length < mostParts;
  const ofParts = proposeParts(left, cash, parts, { lines, movements });
  return {
    proposals: [...proposals, ...ofParts.map((one) => ({ ...one, is_only: one.is_only && hasAll }))],
    is_complete: is_complete && hasAll,
  };
}

const mayShowPart = (line: StatementLine, { direction, whole_amount, moved_on }: CashMovement) =>
  line.direction === direction &&
  line.amount < whole_amount &&
  Math.abs(numberOf(moved_on) - numberOf(line.booked_on)) <= mostDaysAway;

function firstDay(oldest: CalendarDay | undefined, until: CalendarDay): CalendarDay {
  const usual = addDays(until, 1 - byDefault);
  const wanted = oldest === undefined ? usual : addDays(oldest, -mostDaysAway);
  const latest = wanted < usual ? wanted : usual;
  const first = addDays(until, 1 - mostDays);
  return latest > first ? latest : first;
}

async function decidedRecords(db: Queryable, lines: readonly StatementLine[], closed_until: CalendarDay | null) {
  const ticks = await selectTicks(
    db,
    lines.map(({ uuid }) => uuid),
  );
  const cashOf = Map.groupBy(ticks, ({ line_uuid }) => line_uuid);
  return lines.map((line) => {
    const cash = cashOf.get(line.uuid) ?? [];
    return {
      ...lineRecord(line),
      cash: cash.map(({ name: of, amount, ...one }) => ({ ...keyOf(one), name: of, amount })),
      may_be_undone: isUndoable(line) && isOpen(line, cash, closed_until),
    };
  });
}

const isOpen = (line: StatementLine, cash: readonly Tick[], closed: CalendarDay | null) =>
  closed === null || [line.booked_on, ...cash.map(({ moved_on }) => moved_on)].every((day) => day > closed);

const keyOf = ({ source_uuid, direction, moved_on }: MovementKey) => ({ source_uuid, direction, moved_on });

const movementRecord = ({ name: of, amount, whole_amount, ...one }: CashMovement) => ({
  ...keyOf(one),
  name: of,
  amount,
  whole_amount,
});
