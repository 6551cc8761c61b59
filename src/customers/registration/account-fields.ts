// The bank account in a registration (Interface, what the service does).
import { Type } from 'typebox';
import { described, extended, Nullable } from '../../api/http/schema.ts';
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

/** The answer of a registration: `valid_account` only if it had an account. */
export const RegisteredRecord = extended(
  UserRecord,
  { valid_account: AddedBankAccountRecord.properties.valid_account },
  {
    title: 'RegisteredUser',
    description: 'The registered user, with the result of the validation if an account came along.',
  },
);

export const accountRefusals = [
  'account_or_routing_number_invalid',
  'bank_link_failed',
  'linking_unavailable',
] as const;

export const accountDescription =
  ' A `bank_account` becomes the default account. If the account is refused, no user is registered.';
