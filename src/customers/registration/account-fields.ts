// The bank account in a registration (Interface, what the service does).
import { Type } from 'typebox';
import { described, extended, Nullable, UuidOf } from '../../api/http/schema.ts';
import { AddedBankAccountRecord } from '../bank-accounts/bank-account.ts';
import { type AccountSource, accountSource, validateAccountRouting } from '../bank-accounts/submitted-account.ts';
import { UserRecord } from '../users/user-record.ts';

export const accountFields = {
  bank_account: Type.Optional(
    described(
      Nullable(Type.Object(accountSource)),
      'The bank account of the user: exactly one of `custom` and `aggregator`. Absent: add one later.',
    ),
  ),
  ...validateAccountRouting,
};

export interface AccountFields {
  bank_account?: AccountSource | null;
  validate_account_routing?: boolean | null;
}

/** The answer of a registration. What is about the account is there only if it had one. */
export const RegisteredRecord = extended(
  UserRecord,
  {
    valid_account: AddedBankAccountRecord.properties.valid_account,
    bank_account_uuid: Type.Optional(
      UuidOf(
        'The identifier of the bank account that came along: send it as `source_bank_account.uuid` or `destination_bank_account.uuid` of a payment. Absent: no account came along.',
      ),
    ),
  },
  {
    title: 'RegisteredUser',
    description: 'The registered user. If a bank account came along: with its uuid and the result of its validation.',
  },
);

export const accountRefusals = [
  'account_or_routing_number_invalid',
  'bank_link_failed',
  'linking_unavailable',
] as const;

export const accountDescription =
  ' A `bank_account` becomes the default account, and the answer has its uuid as `bank_account_uuid`. If the account is refused, no user is registered.';
