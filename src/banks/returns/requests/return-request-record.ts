// The API record of a request for the return of an entry.
import { type Static, Type } from 'typebox';
import {
  Cents,
  Day,
  described,
  Nullable,
  OneOf,
  TimeOf,
  Timestamp,
  UuidOf,
  withValues,
} from '../../../api/http/schema.ts';
import { stageNames } from '../../../payments/lifecycle/stage-names.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { EntryErrorField } from '../../origination/reversals/reversal-record.ts';
import { type ReturnRequest, returnRequestAnswers } from './return-requests.sql.ts';

export const ReturnRequestAnswerField = OneOf([...returnRequestAnswers], {
  title: 'ReturnRequestAnswer',
  description: withValues('What the receiving bank answered.', {
    accepted: 'It returns the entry. The return closes the request when it comes.',
    refused: 'It does not return the entry.',
    none: 'It did not answer in time.',
  }),
});

export const ReturnRequestRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the request.'),
    processor_uuid: UuidOf('The tenant of the payment.'),
    transaction_uuid: UuidOf('The payment for which it was recorded.'),
    stage: OneOf([...stageNames], { description: 'What the entry is for.' }),
    trace_id: Type.String({ description: 'The trace number of the entry: 15 digits.' }),
    direction: OneOf(['debit', 'credit'], { description: 'The direction of the entry.' }),
    amount: described(Cents, 'The amount of the entry, in cents.'),
    entry_error: EntryErrorField,
    requested_on: described(Day, 'The day on which the receiving bank was asked.'),
    answer_until: described(Day, 'The last banking day for its answer: the tenth after the request.'),
    asked_by: Type.String({ description: 'Who asked. Empty: it was not recorded.' }),
    asked_how: Type.String({ description: 'How the bank was asked, and whom.' }),
    recorded_at: TimeOf('When the request was recorded'),
    answer: Nullable(ReturnRequestAnswerField),
    answer_note: Nullable(Type.String({ description: 'What the bank said, in words. Null: no answer is recorded.' })),
    answered_at: described(Nullable(Timestamp), 'When the answer was recorded, in UTC. Null: no answer is recorded.'),
    returned_with: Nullable(
      Type.String({ description: 'The return code with which the entry came back. Null: it did not come back.' }),
    ),
    returned_at: described(
      Nullable(Timestamp),
      'When the return was applied, in UTC. Null: the entry did not come back.',
    ),
  },
  { title: 'ReturnRequest', description: 'A receiving bank is asked to return an entry that was sent wrongly.' },
);

export function returnRequestRecord(row: ReturnRequest): Static<typeof ReturnRequestRecord> {
  const { processor_id, entry_uuid: _, recorded_at, answered_at, returned_at, ...shown } = row;
  return {
    ...shown,
    processor_uuid: processor_id,
    recorded_at: timestamp(recorded_at),
    answered_at: timestampOrNull(answered_at),
    returned_at: timestampOrNull(returned_at),
  };
}

export const exampleReturnRequest: Static<typeof ReturnRequestRecord> = {
  uuid: '019a2f61-1d00-7e44-9f55-708192a3b4c5',
  processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
  transaction_uuid: '019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90',
  stage: 'payout',
  trace_id: '091000010000007',
  direction: 'credit',
  amount: 12_200,
  entry_error: 'wrong_account',
  requested_on: '2026-04-01',
  answer_until: '2026-04-15',
  asked_by: 'Our bank: Ms. Grant',
  asked_how: 'By secure mail to the ACH desk of the receiving bank',
  recorded_at: '2026-04-01 14:00:00',
  answer: null,
  answer_note: null,
  answered_at: null,
  returned_with: null,
  returned_at: null,
};
