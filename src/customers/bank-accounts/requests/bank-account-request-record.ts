// The API record of a request for a bank account.
import { type Static, Type } from 'typebox';
import {
  described,
  extended,
  Nullable,
  OneOf,
  TimeOf,
  Timestamp,
  Uuid,
  UuidOf,
  withValues,
} from '../../../api/http/schema.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { stateOfLink } from '../../pages/one-time-link.ts';
import { exampleRecord } from '../bank-account.ts';
import type { BankAccountRequest } from './bank-account-requests.sql.ts';

/** Where the page is. */
export const accountPagePath = '/bank-account';

/** Each may cost a validation. */
export const triesAtMost = 10;

export const requestStates = ['open', 'added', 'failed', 'expired', 'withdrawn'] as const;
export type RequestState = (typeof requestStates)[number];

/** Only an open request can be answered or withdrawn. */
export function stateOf(one: BankAccountRequest, now: Date): RequestState {
  const state = stateOfLink(one, now);
  return state === 'open' && one.try_count >= triesAtMost ? 'failed' : state;
}

export const BankAccountRequestRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the request.'),
    user_uuid: UuidOf('The user who is asked.'),
    state: OneOf([...requestStates], {
      description: withValues('Whether the user has added an account.', {
        open: 'The user can still add one.',
        added: '`bank_account_uuid` is the account. The user may have had it before.',
        failed: `${triesAtMost} accounts were checked, and none was added.`,
        expired: 'The user did not add one in time.',
        withdrawn: 'You withdrew the request.',
      } satisfies Record<RequestState, string>),
    }),
    billing_merchant_user_uuid: described(
      Nullable(Uuid),
      'The merchant that the billable events of the validations are attributed to. Null: they are the tenant’s own.',
    ),
    return_url: described(Nullable(Type.String()), 'Where the page links back to. Null: it has no such link.'),
    created_at: TimeOf('When the request was made'),
    expires_at: TimeOf('Until when the user can add an account'),
    ended_at: described(
      Nullable(Timestamp),
      'When the account was added, or the request withdrawn, in UTC. Null: neither.',
    ),
    bank_account_uuid: described(Nullable(Uuid), 'The bank account. Null: none was added.'),
  },
  { title: 'BankAccountRequest', description: 'A user is asked for a bank account on our page.' },
);

export const bankAccountRequestRecord = (
  row: BankAccountRequest,
  now: Date,
): Static<typeof BankAccountRequestRecord> => ({
  uuid: row.uuid,
  user_uuid: row.user_uuid,
  state: stateOf(row, now),
  billing_merchant_user_uuid: row.billing_merchant_user_uuid,
  return_url: row.return_url,
  created_at: timestamp(row.created_at),
  expires_at: timestamp(row.expires_at),
  ended_at: timestampOrNull(row.ended_at),
  bank_account_uuid: row.bank_account_uuid,
});

export const MadeBankAccountRequest = extended(
  BankAccountRequestRecord,
  { url: Type.String({ description: 'The page for the user. It is shown only in this answer.' }) },
  { title: 'MadeBankAccountRequest', description: 'A request for a bank account, with its link.' },
);

export const exampleRequest: Static<typeof BankAccountRequestRecord> = {
  uuid: '019a2f50-0e00-7d33-8e44-6f7081920316',
  user_uuid: '019a2f3d-1b10-7a21-8b33-8e9fa0b1c2d3',
  state: 'open',
  billing_merchant_user_uuid: null,
  return_url: 'https://shop.example/account',
  created_at: '2026-03-13 15:04:10',
  expires_at: '2026-03-16 15:04:10',
  ended_at: null,
  bank_account_uuid: null,
};

export const exampleAddedRequest: Static<typeof BankAccountRequestRecord> = {
  ...exampleRequest,
  state: 'added',
  ended_at: '2026-03-13 15:20:31',
  bank_account_uuid: exampleRecord.uuid,
};
