// What searches and details show of a payment besides the record that the interface closes.
import { Cents, described } from '../../api/http/schema.ts';
import { TransactionState } from '../lifecycle/status-fields.ts';

export const summaryFields = {
  state: TransactionState,
  amount_refunded: described(
    Cents,
    'What refunds give back to the payer, in cents. A refund counts from its start until it has failed for good.',
  ),
};
