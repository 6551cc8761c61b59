// POST /3p/api/v1/transaction: start a payment.
import { operation } from '../../../api/http/operation.ts';
import { exampleWithMetadata, TransactionWithMetadata } from '../../lifecycle/transaction.ts';
import type { StartTransaction } from './start-transactions.ts';
import { startedMessage } from './started-answer.ts';
import { exampleRequest, startPath, TransactionRequest } from './transaction-request.ts';

/** What may refuse a payment. */
export const startRefusals = [
  'same_user',
  'unknown_user',
  'no_merchant',
  'no_bank_account',
  'bank_account_unusable',
  'user_blocked',
  'bank_account_blocked',
  'not_authorized',
  'bank_account_not_validated',
  'client_reference_id_taken',
  'limit_exceeded',
] as const;

export const createTransaction = ({ start }: { start: StartTransaction }) =>
  operation(
    {
      method: 'POST',
      path: startPath,
      tag: 'Transactions',
      operationId: 'createTransaction',
      summary: 'Start a transaction',
      description:
        'Captures `amount` from the payer and pays `amount − transaction_fee` to the payee. At least one of them must be a merchant. Without `transaction_fee` the defaults of the payee apply if it is a merchant, else the defaults of the payer, else 0. If your operator has set `unique_client_reference_ids`, a second payment with the same `client_reference_id` is refused. Announces TransactionStarted.',
      callers: ['processor', 'vendor'],
      startsSomething: true,
      body: TransactionRequest,
      example: exampleRequest,
      answers: {
        201: {
          description: 'Started',
          message: startedMessage,
          data: TransactionWithMetadata,
          example: {
            ...exampleWithMetadata,
            transaction_status: 'CAPTURE_PENDING',
            capture_status: 'CAPTURE_PENDING',
            payout_status: null,
          },
        },
      },
      refusals: startRefusals,
    },
    {
      gathered: ({ caller, body, now }, claim) => start({ caller, request: body, type: 'api', claim, now }),
    },
  );
