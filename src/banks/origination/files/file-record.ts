// The record of a bank file, as operators see it.
import { Type } from 'typebox';
import { returnableUntil } from '../../../ach/calendar/deadlines.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { Day, Nullable, OneOf, TimeOf, Timestamp, Uuid } from '../../../api/http/schema.ts';
import { bankFileStates } from '../../../payments/lifecycle/states/bank-file.stage.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { statementBookings } from '../../connections/bank.ts';
import type { SeenFile } from './file-outcomes.sql.ts';

export const BankFileRecord = Type.Object(
  {
    uuid: Uuid,
    bank: Type.String(),
    kind: OneOf(['entries', 'dishonors']),
    state: OneOf([...bankFileStates]),
    name: Nullable(Type.String()),
    delivery: Nullable(OneOf(['uploading', 'renaming', 'renamed', 'delivered', 'uncertain'])),
    entries: Type.Integer(),
    debits: Type.Integer(),
    credits: Type.Integer(),
    offset_entries: Type.Integer({
      description:
        'How many entries balance the file, because the bank asks for balanced files. They are in the file and in no payment: the file control has them in its counts and totals, `entries`, `debits` and `credits` do not.',
    }),
    offset_debits: Type.Integer({ description: 'Cents. The debits among them: the offset of `credits`.' }),
    offset_credits: Type.Integer({ description: 'Cents. The credits among them: the offset of `debits`.' }),
    effective_entry_date: Day,
    created_at: TimeOf('When it was opened for its cut-off'),
    cut_off_at: Timestamp,
    received_at: Nullable(
      Type.Unsafe<string>({
        ...Timestamp,
        description:
          'The banking time from which the bank had the file for certain. Null: not yet. It decides when the file settles.',
      }),
    ),
    settles_at: Type.Unsafe<string>({
      ...Timestamp,
      description: 'Planned at the cut-off. A file that the bank gets too late for that settles later.',
    }),
    returns_until: Timestamp,
    submitted_at: Nullable(Timestamp),
    confirmed_at: Nullable(Timestamp),
    rejected_at: Nullable(Timestamp),
    acknowledged_at: Nullable(
      TimeOf('When an acknowledgment of the bank was read that accepts the file. Null: none was'),
    ),
    note: Nullable(Type.String()),
    statement_booking: OneOf([...statementBookings], {
      description:
        'How the bank statement shows the file if an entry is returned before settlement: the setting of the bank when the file was opened, or what an operator has recorded since.',
    }),
  },
  { title: 'BankFile' },
);

export const exampleFile = {
  uuid: '019a2f3e-0a10-7d20-8b30-4c5d6e7f8091',
  bank: 'simulated',
  kind: 'entries',
  state: 'confirmed',
  name: '2026-03-02-A.ach',
  delivery: 'delivered',
  entries: 2,
  debits: 10000,
  credits: 9700,
  offset_entries: 0,
  offset_debits: 0,
  offset_credits: 0,
  effective_entry_date: '2026-03-03',
  created_at: '2026-03-02 21:00:04',
  cut_off_at: '2026-03-02 22:00:00',
  received_at: '2026-03-02 22:00:00',
  settles_at: '2026-03-03 13:30:00',
  returns_until: '2026-03-05 13:30:00',
  submitted_at: '2026-03-02 22:00:01',
  confirmed_at: '2026-03-02 22:00:01',
  rejected_at: null,
  acknowledged_at: null,
  note: null,
  statement_booking: 'gross',
} as const;

export function bankFileRecord(file: SeenFile) {
  const { uuid, bank, kind, state, name, delivery, entry_count, total_debits, total_credits, effective_entry_date } =
    file;
  return {
    uuid,
    bank,
    kind,
    state,
    name,
    // The file was rejected before its delivery was seen. The delivery was only ended, and its
    // state has no meaning.
    delivery: state === 'rejected' && (file.submitted_at ?? file.confirmed_at) === null ? null : delivery,
    entries: entry_count,
    debits: total_debits,
    credits: total_credits,
    offset_entries: file.offset_entries,
    offset_debits: file.offset_debits,
    offset_credits: file.offset_credits,
    effective_entry_date,
    created_at: timestamp(file.created_at),
    cut_off_at: timestamp(file.cut_off_at),
    received_at: timestampOrNull(file.received_at),
    settles_at: timestamp(file.settles_at),
    returns_until: timestamp(returnableUntil(easternDay(file.settles_at))),
    submitted_at: timestampOrNull(file.submitted_at),
    confirmed_at: timestampOrNull(file.confirmed_at),
    rejected_at: timestampOrNull(file.rejected_at),
    acknowledged_at: timestampOrNull(file.acknowledged_at),
    note: file.note,
    statement_booking: file.statement_booking,
  };
}
