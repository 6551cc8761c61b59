// The API record of a copy of a file: a file that its bank processed twice.
import { type Static, Type } from 'typebox';
import {
  Day,
  described,
  Nullable,
  OneOf,
  SummedCents,
  TimeOf,
  Timestamp,
  UuidOf,
  withValues,
} from '../../../api/http/schema.ts';
import { fileCopyStates } from '../../../payments/lifecycle/states/file-copy.stage.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { fileReversalWindow } from '../file-reversals/file-reversal-record.ts';
import { type FileCopy, restOf } from './file-copies.sql.ts';

export const FileCopyRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the copy.'),
    file_uuid: UuidOf('The file that the bank processed twice.'),
    file_name: Nullable(Type.String({ description: 'The name of the file. Null: it has none.' })),
    bank: Type.String({ description: 'The bank.' }),
    state: OneOf([...fileCopyStates], {
      title: 'FileCopyState',
      description: withValues('Whether its money is even.', {
        open: 'Its money is not even, or an operator has not closed it.',
        closed: 'What it moved came back, or the rest was written off.',
      }),
    }),
    reason: Type.String({ description: 'What the operator said.' }),
    file_debits: described(SummedCents, 'The debits of the file, in cents: the copy collected them once more.'),
    file_credits: described(SummedCents, 'The credits of the file, in cents: the copy paid them once more.'),
    lines_in: described(
      SummedCents,
      'Cents that came in, by lines of the bank statement that are matched to the copy.',
    ),
    lines_out: described(SummedCents, 'Cents that left, by such lines.'),
    return_count: Type.Integer({ minimum: 0, description: 'Returns of entries of the copy: second returns.' }),
    returns_out: described(SummedCents, 'Cents that left, by returns of debits of the copy.'),
    returns_in: described(SummedCents, 'Cents that came back, by returns of credits of the copy.'),
    written_off: described(SummedCents, 'Cents that became a loss.'),
    rest: Type.Integer({
      description:
        'Cents that the copy moved and nothing took back. Above zero: we have money of the receivers. Below zero: money is missing.',
    }),
    discovered_at: TimeOf('When it was discovered, in banking time'),
    transmit_until: TimeOf('Until when the network wants the copy reversed: 24 hours after the discovery'),
    available_until: described(Day, 'The last banking day on which the receiving banks may get the reversals.'),
    reported_at: TimeOf('When it was recorded'),
    closed_at: described(Nullable(Timestamp), 'When it was closed, in UTC. Null: it is open.'),
  },
  { title: 'FileCopy', description: 'A file that its bank processed twice: the second processing, and its money.' },
);

export function fileCopyRecord(copy: FileCopy): Static<typeof FileCopyRecord> {
  const { file_settles_at, discovered_at, reported_at, closed_at, ...shown } = copy;
  const { available_until, transmit_until } = fileReversalWindow(file_settles_at, discovered_at);
  return {
    ...shown,
    rest: restOf(copy),
    discovered_at: timestamp(discovered_at),
    transmit_until: timestamp(transmit_until),
    available_until,
    reported_at: timestamp(reported_at),
    closed_at: timestampOrNull(closed_at),
  };
}

export const exampleFileCopy: Static<typeof FileCopyRecord> = {
  uuid: '019a2f64-1d00-7e44-9f55-708192a3b4c5',
  file_uuid: '019a2f3e-0a10-7d20-8b30-4c5d6e7f8091',
  file_name: '2026-03-02-A.ach',
  bank: 'simulated',
  state: 'open',
  reason: 'The statement shows the file twice.',
  file_debits: 10_000,
  file_credits: 9_700,
  lines_in: 10_000,
  lines_out: 9_700,
  return_count: 0,
  returns_out: 0,
  returns_in: 0,
  written_off: 0,
  rest: 300,
  discovered_at: '2026-03-04 14:00:00',
  transmit_until: '2026-03-05 14:00:00',
  available_until: '2026-03-10',
  reported_at: '2026-03-04 14:05:00',
  closed_at: null,
};
