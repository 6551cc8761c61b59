// The record of a payment in a search. The interface closes the records of lists, not this one.
import type { Static } from 'typebox';
import { extended } from '../../../api/http/schema.ts';
import { stateOf } from '../../lifecycle/summary/summary-state.ts';
import { exampleWithMetadata, TransactionWithMetadata, transactionWithMetadata } from '../../lifecycle/transaction.ts';
import { summaryFields } from '../summary-fields.ts';
import type { MatchingPayment } from './matching.sql.ts';

export const FoundTransaction = extended(TransactionWithMetadata, summaryFields, {
  title: 'FoundTransaction',
  description: 'A payment that a search found, with its state in one word.',
});

export const foundRecord = (row: MatchingPayment): Static<typeof FoundTransaction> => ({
  ...transactionWithMetadata(row),
  state: stateOf(row),
  amount_refunded: row.amount_refunded,
});

export const exampleFound: Static<typeof FoundTransaction> = {
  ...exampleWithMetadata,
  state: 'paid',
  amount_refunded: 0,
};
