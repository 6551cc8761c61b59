// The API record of a check by a prenote.
import { type Static, Type } from 'typebox';
import { described, Nullable, OneOf, TimeOf, Timestamp, UuidOf, withValues } from '../../../api/http/schema.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { prenoteStates } from './account-check.ts';
import type { SeenCheck } from './account-checks.sql.ts';

export const PrenoteTest = OneOf(['debits', 'credits'], {
  title: 'PrenoteTest',
  description: withValues('What the prenote asks the bank of the account.', {
    debits: 'Whether the account can be debited. This is also used if you name nothing.',
    credits: 'Whether it can be paid.',
  }),
});

export const PrenoteRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the prenote.'),
    user_uuid: UuidOf('The user who has the bank account.'),
    bank_account_uuid: UuidOf('The bank account that is checked.'),
    tests: PrenoteTest,
    state: OneOf([...prenoteStates], {
      title: 'PrenoteState',
      description: withValues('How far the prenote is.', {
        pending: 'It waits for a bank file, or is in one that the bank has not confirmed.',
        sent: 'The bank has it.',
        confirmed: 'It was not returned until the third banking day after it settled: the account takes such entries.',
        returned: 'It came back: the account takes no such entries.',
        canceled:
          'It was not sent: the account was disabled, the entry cannot be written, the bank rejected it, or you were suspended for too long.',
      }),
    }),
    ach_return_code: Nullable(Type.String({ description: 'The code with which it was returned. Null: it was not.' })),
    requested_at: TimeOf('When the prenote was started'),
    confirmed_at: described(Nullable(Timestamp), 'When it was confirmed, in UTC. Null: it is not.'),
  },
  { title: 'Prenote', description: 'A check of a bank account by an entry without money.' },
);

export function prenoteRecord(row: SeenCheck): Static<typeof PrenoteRecord> {
  const { uuid, user_uuid, bank_account_uuid, purpose, ach_return_code } = row;
  return {
    uuid,
    user_uuid,
    bank_account_uuid,
    tests: purpose === 'prenote_credit' ? 'credits' : 'debits',
    state: row.state as (typeof prenoteStates)[number],
    ach_return_code,
    requested_at: timestamp(row.requested_at),
    confirmed_at: timestampOrNull(row.confirmed_at),
  };
}

export const examplePrenote: Static<typeof PrenoteRecord> = {
  uuid: '019a2f63-1d00-7e44-9f55-708192a3b4c7',
  user_uuid: '019a2f3c-2b1a-7c3d-8e4f-5a6b7c8d9e0f',
  bank_account_uuid: '019a2f3d-1c20-7b31-8a44-9f0e1d2c3b4a',
  tests: 'debits',
  state: 'sent',
  ach_return_code: null,
  requested_at: '2026-03-02 14:05:09',
  confirmed_at: null,
};
