// What the fields of a user mean, for requests and records.
import { OneOf, withValues } from '../../api/http/schema.ts';

export const PayoutTypeField = OneOf(['individual', 'batch'], {
  title: 'PayoutType',
  description: withValues('How the user is paid as a payee.', {
    individual: 'Each payment has a payout of its own.',
    batch: 'One payout on a banking day has all payments that became good since the last one.',
  }),
});

export const KybStatusField = OneOf(['IN_REVIEW', 'APPROVED', 'REJECTED'], {
  title: 'KybStatus',
  description: withValues('The status of the business verification (KYB).', {
    IN_REVIEW: 'The provider or an operator has not decided yet.',
    APPROVED: 'The business passed the verification. It is a merchant.',
    REJECTED: 'The business did not pass the verification. It is not a merchant.',
  }),
});

export const companyNameMeaning =
  'The name that payers and payees read on their bank statements, at most 16 characters. Default: `trading_name`, else `name`, shortened.';

export const feeMeanings = {
  transaction_fee_percent:
    'The part of the fee that is a percentage of the amount of a payment, in percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`.',
  transaction_fee_fixed: 'The part of the fee that is the same for each payment, in cents.',
  maximum_transaction_fee: 'The highest fee of a payment, in cents.',
};
