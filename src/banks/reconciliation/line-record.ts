// The record of a bank statement line, as the API shows it to operators.
import { Type } from 'typebox';
import { Day, described, Nullable, OneOf, PositiveSummedCents, Text, Timestamp, Uuid } from '../../api/http/schema.ts';
import { lineStates } from '../../payments/lifecycle/states/statement-line.stage.ts';
import { timestamp, timestampOrNull } from '../../platform/std/timestamps.ts';
import { meanings, type StatementLine } from './statement-line.ts';

/** The fields that identify a line within its bank. */
export const EnteredLine = Type.Object(
  {
    booked_on: Day,
    direction: OneOf(['debit', 'credit'], { description: '`debit`: it left the account. `credit`: it came in.' }),
    amount: PositiveSummedCents,
    reference: Text(1, 140, { description: 'The bank’s own reference. The same line again changes nothing.' }),
    occurrence: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 10_000,
        description:
          'Which of the equal lines of its statement this is. Without it, equal lines of one request are counted. Give it if a statement is entered in several requests.',
      }),
    ),
  },
  { title: 'EnteredStatementLine' },
);

export const LineRecord = Type.Object(
  {
    uuid: Uuid,
    bank: Type.String(),
    booked_on: Day,
    direction: OneOf(['debit', 'credit']),
    amount: Type.Integer({ description: 'Cents.' }),
    reference: Type.String(),
    occurrence: Type.Integer({ description: 'The first, second, … of the equal lines of its statement.' }),
    state: OneOf([...lineStates], {
      description:
        '`open`: not compared with all files yet. `expected`: the books moved this cash. `suspense`: they did not; it is booked in suspense. `matched`, `corrected`, `written_off`: decided by an operator.',
    }),
    matched_as: Nullable(OneOf([...meanings])),
    processor_uuid: Nullable(Uuid),
    transaction_uuid: Nullable(Uuid),
    file_copy_uuid: described(
      Nullable(Uuid),
      'The copy of a file that the bank processed twice. Null: the line is of none.',
    ),
    corrected_by: Nullable(Uuid),
    shown_amount: Type.Integer({
      description: 'Cents of the cash of the books that the line shows; credits are positive.',
    }),
    note: Nullable(Type.String()),
    entered_at: Timestamp,
    decided_at: Nullable(Timestamp),
  },
  { title: 'StatementLine' },
);

/** The answer to entering lines. */
export const EnteredRecord = Type.Object(
  {
    ...LineRecord.properties,
    is_new: Type.Boolean({ description: 'False: the line was entered before, and nothing changed.' }),
  },
  { title: 'EnteredLine' },
);

export const exampleLine = {
  uuid: '019a2f40-1b20-7e30-9c40-5d6e7f8091a2',
  bank: 'simulated',
  booked_on: '2026-03-04',
  direction: 'debit',
  amount: 10000,
  reference: 'RETURN ITEM 0021',
  occurrence: 1,
  state: 'suspense',
  matched_as: null,
  processor_uuid: null,
  transaction_uuid: null,
  file_copy_uuid: null,
  corrected_by: null,
  shown_amount: 0,
  note: null,
  entered_at: '2026-03-05 14:10:00',
  decided_at: null,
} as const;

export const enteredRecord = ({ is_new, ...line }: StatementLine & { is_new: boolean }) => ({
  ...lineRecord(line),
  is_new,
});

export function lineRecord({
  suspended: _,
  undone_count: __,
  processor_id,
  entered_at,
  decided_at,
  ...line
}: StatementLine) {
  return {
    ...line,
    processor_uuid: processor_id,
    entered_at: timestamp(entered_at),
    decided_at: timestampOrNull(decided_at),
  };
}
