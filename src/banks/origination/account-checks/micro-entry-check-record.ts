// The API record of a check by micro-entries. It never has the amounts.
import { type Static, Type } from 'typebox';
import { described, Nullable, OneOf, TimeOf, Timestamp, UuidOf, withValues } from '../../../api/http/schema.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { checkStates, isOpenCheck, mostWrongAnswers } from './account-check.ts';
import type { SeenCheck } from './account-checks.sql.ts';

export const MicroEntryCheckRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the check.'),
    user_uuid: UuidOf('The user who has the bank account.'),
    bank_account_uuid: UuidOf('The bank account that is checked.'),
    state: OneOf([...checkStates], {
      title: 'MicroEntryCheckState',
      description: withValues('How far the check is.', {
        pending: 'The credits wait for a bank file, or are in one that the bank has not confirmed.',
        sent: 'The bank has the credits.',
        awaiting_confirmation: 'The credits have settled: ask the user for their amounts.',
        confirmed: 'The user knew the amounts.',
        failed: `${mostWrongAnswers} pairs of amounts were wrong. Start another check.`,
        expired: 'The user did not tell the amounts in time. Start another check.',
        returned: 'A credit came back: the account does not take credits.',
        canceled:
          'A credit was not sent: the account was disabled, its entry cannot be written, the bank rejected it, or you were suspended for too long.',
      }),
    }),
    answers_left: Type.Integer({
      minimum: 0,
      maximum: mostWrongAnswers,
      description: 'How many pairs of amounts may still be sent. 0: none.',
    }),
    ach_return_code: Nullable(
      Type.String({ description: 'The code with which a credit was returned. Null: none was.' }),
    ),
    requested_at: TimeOf('When the check was started'),
    expires_at: TimeOf('Until when the amounts can be sent'),
    confirmed_at: described(Nullable(Timestamp), 'When the right amounts were sent, in UTC. Null: they were not.'),
  },
  {
    title: 'MicroEntryCheck',
    description: 'A check of a bank account: its holder tells the amounts of two small credits.',
  },
);

export function microEntryCheckRecord(row: SeenCheck): Static<typeof MicroEntryCheckRecord> {
  const { uuid, user_uuid, bank_account_uuid, state, wrong_answers, ach_return_code } = row;
  return {
    uuid,
    user_uuid,
    bank_account_uuid,
    state,
    answers_left: isOpenCheck(state) ? mostWrongAnswers - wrong_answers : 0,
    ach_return_code,
    requested_at: timestamp(row.requested_at),
    expires_at: timestamp(row.expires_at),
    confirmed_at: timestampOrNull(row.confirmed_at),
  };
}

export const exampleCheck: Static<typeof MicroEntryCheckRecord> = {
  uuid: '019a2f63-1d00-7e44-9f55-708192a3b4c6',
  user_uuid: '019a2f3c-2b1a-7c3d-8e4f-5a6b7c8d9e0f',
  bank_account_uuid: '019a2f3d-1c20-7b31-8a44-9f0e1d2c3b4a',
  state: 'awaiting_confirmation',
  answers_left: 3,
  ach_return_code: null,
  requested_at: '2026-03-02 14:05:09',
  expires_at: '2026-03-16 14:05:09',
  confirmed_at: null,
};
