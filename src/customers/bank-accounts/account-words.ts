// What the fields of a bank account mean, for requests and records.
import { OneOf, withValues } from '../../api/http/schema.ts';

export const accountTypes = ['savings', 'checking'] as const;
export const accountTypeMeaning = 'The kind of the account at the bank.';
export const accountNameMeaning = 'The name of the account at the bank.';

export const AggregatorType = OneOf(['manual', 'bank_link'], {
  title: 'AggregatorType',
  description: withValues('How the account was added.', {
    manual: 'With its account number and routing number.',
    bank_link: 'Through the linking provider.',
  }),
});

/** What a validation said. */
export const Validity = OneOf(['valid', 'invalid', 'not_validated'], {
  title: 'AccountValidity',
  description: withValues('What the validation of the account number and routing number said.', {
    valid: 'They are valid.',
    invalid: 'One of them is wrong.',
    not_validated: 'No validation was asked for, or the provider gave no verdict.',
  }),
});
