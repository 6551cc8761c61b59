// A bank account in a request: the fields, their aliases, and the one account that they describe.
import { type Static, Type } from 'typebox';
import { anotherName, described, FilledText, Nullable, OneOf, Text } from '../../api/http/schema.ts';
import { oneSpelling } from '../../api/http/spellings.ts';
import { refuse } from '../../platform/refusals.ts';
import { accountNumberAllowed, accountNumberPattern } from './account-number.ts';
import { accountNameMeaning, accountTypeMeaning, accountTypes } from './account-words.ts';

/** What a validation provider is asked about, and what is stored. */
export interface AccountDetails {
  account_number: string;
  routing_number: string;
  account_name: string;
  account_type: 'savings' | 'checking';
}

/** The fields that a validation needs. */
export type AccountToValidate = Pick<AccountDetails, 'account_number' | 'routing_number'> & Partial<AccountDetails>;

export type SubmittedAccount =
  | { aggregator_type: 'manual'; account: AccountDetails; validate: boolean }
  | { aggregator_type: 'bank_link'; access_token: string; account_id: string; validate: boolean };

const YesOrNo = Type.Boolean({ allowed: 'true or false' });

// Absent and null are the same: many clients write null for an absent field.
const optional = <Schema extends Parameters<typeof Nullable>[0]>(schema: Schema, description: string) =>
  Type.Optional(described(Nullable(schema), description));

/** Interface, bank account record; Interface, limits. */
export const accountDetails = {
  account_number: Type.String({
    pattern: accountNumberPattern,
    allowed: `text of ${accountNumberAllowed}, not only zeros and marks`,
    description: `The number of the account at the bank: ${accountNumberAllowed}, not only zeros and marks.`,
  }),
  routing_number: Type.String({
    pattern: '^[0-9]{9}$',
    allowed: 'text of 9 digits',
    description: 'The ABA routing number of the bank: 9 digits.',
  }),
  account_name: described(FilledText(255), accountNameMeaning),
  account_type: OneOf([...accountTypes], { description: accountTypeMeaning }),
};

const Aggregator = Type.Object(
  {
    access_token: described(Text(1, 1_000), 'The access token that the linking provider gave for the user.'),
    account_id: described(Text(1, 255), 'The identifier of the account at the linking provider.'),
  },
  { title: 'LinkedAccountInput', description: 'A bank account that the user linked at the linking provider.' },
);
const Custom = Type.Object(
  {
    ...accountDetails,
    valid_account_routing: Type.Optional(anotherName(Nullable(YesOrNo), 'validate_account_routing')),
  },
  { title: 'BankAccountInput', description: 'A bank account by its numbers.' },
);

/** The source of the account: exactly one of `aggregator` (also `plaid`) and `custom`. */
export const accountSource = {
  aggregator: optional(Aggregator, 'An account that the user linked at the linking provider.'),
  plaid: Type.Optional(anotherName(Nullable(Aggregator), 'aggregator')),
  custom: optional(Custom, 'An account by its numbers.'),
};

export const validateAccountRouting = {
  validate_account_routing: optional(
    YesOrNo,
    'True: asks the validation provider about the account number and routing number first. An invalid account is not stored.',
  ),
};

type Aggregator = Static<typeof Aggregator>;
export interface AccountSource {
  aggregator?: Aggregator | null;
  plaid?: Aggregator | null;
  custom?: Static<typeof Custom> | null;
}

/** `prefix` is the place of the source in the body, for errors: `bank_account.` at registration. */
export function submittedAccount(
  source: AccountSource,
  validateAccountRouting: boolean | null | undefined,
  prefix = '',
): SubmittedAccount {
  const custom = source.custom ?? undefined;
  const aggregator = oneSpelling(
    `${prefix}aggregator`,
    source.aggregator ?? undefined,
    `${prefix}plaid`,
    source.plaid ?? undefined,
  );
  const validate =
    oneSpelling(
      'validate_account_routing',
      validateAccountRouting ?? undefined,
      `${prefix}custom.valid_account_routing`,
      custom?.valid_account_routing ?? undefined,
    ) ?? false;
  if (aggregator !== undefined && custom === undefined) {
    const { access_token, account_id } = aggregator;
    return { aggregator_type: 'bank_link', access_token, account_id, validate };
  }
  if (custom !== undefined && aggregator === undefined) {
    const { account_number, routing_number, account_name, account_type } = custom;
    return {
      aggregator_type: 'manual',
      account: { account_number, routing_number, account_name, account_type },
      validate,
    };
  }
  throw refuse('invalid_request', `${prefix}custom`, `send exactly one of ${prefix}aggregator and ${prefix}custom`);
}
