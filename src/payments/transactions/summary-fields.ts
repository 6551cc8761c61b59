// What searches and details show of a payment besides the record that the interface closes.
import { Cents, described, OneOf, withValues } from '../../api/http/schema.ts';
import { stateMeanings, summaryStates } from '../lifecycle/summary/summary-state.ts';

export const TransactionState = OneOf([...summaryStates], {
  title: 'TransactionState',
  description: withValues('Where the payment is, in one word for people.', stateMeanings),
});

export const summaryFields = {
  state: TransactionState,
  amount_refunded: described(
    Cents,
    'What refunds give back to the payer, in cents. A refund counts from its start until it has failed for good.',
  ),
};
