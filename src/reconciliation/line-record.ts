// The record of a line of the bank's statement, as operators see it.
import { Type } from 'typebox';
import { Day, Nullable, OneOf, PositiveSummedCents, Text, Timestamp, Uuid } from '../http/schema.ts';
import { timestamp, timestampOrNull } from '../std/timestamps.ts';
import { lineStates, meanings, type StatementLine } from './statement-line.ts';

/** What tells a line apart from every other of its bank. */
export const EnteredLine = Type.Object({
  booked_on: Day,
  direction: OneOf(['debit', 'credit'], { description: '`debit`: it left the account. `credit`: it came in.' }),
  amount: PositiveSummedCents,
  reference: Text(1, 140, { description: 'As the bank names it: the same line again changes nothing.' }),
});

export const LineRecord = Type.Object({
  uuid: Uuid,
  bank: Type.String(),
  booked_on: Day,
  direction: OneOf(['debit', 'credit']),
  amount: Type.Integer({ description: 'Cents.' }),
  reference: Type.String(),
  state: OneOf([...lineStates], {
    description:
      '`open`: nothing expects it yet. `expected`: the books know this cash. `suspense`: they do not, and it is booked so. `matched`, `corrected`, `written_off`: as an operator has said.',
  }),
  matched_as: Nullable(OneOf([...meanings])),
  processor_uuid: Nullable(Uuid),
  transaction_uuid: Nullable(Uuid),
  corrected_by: Nullable(Uuid),
  note: Nullable(Type.String()),
  entered_at: Timestamp,
  decided_at: Nullable(Timestamp),
});

export const exampleLine = {
  uuid: '019a2f40-1b20-7e30-9c40-5d6e7f8091a2',
  bank: 'simulated',
  booked_on: '2026-03-04',
  direction: 'debit',
  amount: 10000,
  reference: 'RETURN ITEM 0021',
  state: 'suspense',
  matched_as: null,
  processor_uuid: null,
  transaction_uuid: null,
  corrected_by: null,
  note: null,
  entered_at: '2026-03-05 14:10:00',
  decided_at: null,
} as const;

export function lineRecord({ suspended: _, processor_id, entered_at, decided_at, ...line }: StatementLine) {
  return {
    ...line,
    processor_uuid: processor_id,
    entered_at: timestamp(entered_at),
    decided_at: timestampOrNull(decided_at),
  };
}
