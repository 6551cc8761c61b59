// The statuses of a payment and of a refund in the API, with what each means to the caller.
import { OneOf, withValues } from '../../api/http/schema.ts';
import { type RefundStatus, refundStatuses } from './refund-statuses.ts';
import {
  captureStatuses,
  clawbackStatuses,
  payoutStatuses,
  reversePayoutStatuses,
  type Statuses,
  transactionStatuses,
} from './statuses.ts';

type Meanings<Name extends keyof Statuses> = Readonly<Record<NonNullable<Statuses[Name]>, string>>;

const transactionStatusMeaning = withValues(
  'The status of the whole payment. It follows from the statuses of its stages.',
  {
    CAPTURE_PENDING: 'The debit of the payer waits for a bank file, or is in one that the bank has not confirmed.',
    CAPTURE_ACH_PENDING: 'The bank has the debit of the payer. It can still be returned.',
    CAPTURE_COMPLETE: 'The debit of the payer is good. The payee is paid in batches and waits for the daily run.',
    IN_PAYOUT:
      'The debit of the payer is good. `payout_status` says how far the payout is. A payment that succeeded keeps this status.',
    CAPTURE_ACH_FAILED: 'The debit of the payer was returned, or it could not be sent.',
    CHARGEBACK: 'The debit of the payer was good, and then it was returned as unauthorized.',
    CLAWBACK: 'The debit of the payer was returned, and the payee has paid the money back.',
    REVERSE_PAYOUT: 'The payout was returned, and the money goes back to the payer.',
    CANCELED: 'The payment was canceled before its debit was in a bank file.',
  } satisfies Meanings<'transaction_status'>,
);

const captureStatusMeaning = withValues('The status of the capture: the debit of the payer.', {
  CAPTURE_PENDING: 'The debit waits for a bank file, or is in one that the bank has not confirmed.',
  CAPTURE_ACH_PENDING:
    'The bank has the debit. It can still be returned. Some returned debits are sent again in this status.',
  CAPTURE_COMPLETE: 'The debit is good: it settled, and no return came in time.',
  CAPTURE_ACH_FAILED: 'The debit was returned, or it could not be sent.',
  CAPTURE_CANCELED: 'The payment was canceled. The payer was not debited.',
} satisfies Meanings<'capture_status'>);

const payoutStatusMeaning = withValues('The status of the payout: the credit to the payee.', {
  PAYOUT_PENDING_ACH: 'The credit is reserved. It waits for a bank file, or is in one that the bank has not confirmed.',
  PAYOUT_ACH_PENDING: 'The bank has the credit. It has not settled yet.',
  PAYOUT_COMPLETE: 'The credit settled, or nothing was left to pay.',
  PAYOUT_ACH_FAILED: 'The credit was returned.',
  PAYOUT_CANCELED: 'The capture was returned, so the payee is not paid.',
} satisfies Meanings<'payout_status'>);

const clawbackStatusMeaning = withValues(
  'The status of the clawback: the debit of the payee after the capture was returned.',
  {
    CLAWBACK_PENDING: 'The debit waits for a bank file, or is in one that the bank has not confirmed.',
    CLAWBACK_ACH_PENDING: 'The bank has the debit. It can still be returned.',
    CLAWBACK_COMPLETE: 'The payee has paid the whole amount back.',
    CLAWBACK_ACH_FAILED: 'The debit was returned or is not possible, or a part of the amount was written off.',
  } satisfies Meanings<'clawback_status'>,
);

const reversePayoutStatusMeaning = withValues(
  'The status of the reverse payout: the credit to the payer after the payout was returned.',
  {
    REVERSE_PAYOUT_PENDING: 'The credit waits for a bank file, or is in one that the bank has not confirmed.',
    REVERSE_PAYOUT_ACH_PENDING: 'The bank has the credit. It has not settled yet.',
    REVERSE_PAYOUT_ACH_COMPLETE: 'The credit settled.',
    REVERSE_PAYOUT_ACH_FAILED: 'The credit was returned.',
    REVERSE_PAYOUT_CANCELED: 'The payer is owed nothing anymore, so no credit is sent.',
  } satisfies Meanings<'reverse_payout_status'>,
);

const refundStatusMeaning = withValues('The status of the refund: a debit of the payee, then a credit to the payer.', {
  REFUND_PENDING: 'The debit of the payee waits: for the payout, for a bank file, or for the bank to confirm it.',
  REFUND_CAPTURE_ACH_PENDING: 'The bank has the debit of the payee. It can still be returned.',
  REFUND_ACH_PENDING:
    'The debit of the payee is good. The credit to the payer waits for a bank file, or the bank has it.',
  REFUND_COMPLETE: 'The credit to the payer settled.',
  REFUND_FAILED: 'An entry of the refund was returned, or the payment itself was returned.',
} satisfies Record<RefundStatus, string>);

const status = <const Values extends string[]>(title: string, values: [...Values], description: string) =>
  OneOf(values, { title, description });
export const TransactionStatus = status('TransactionStatus', [...transactionStatuses], transactionStatusMeaning);
export const CaptureStatus = status('CaptureStatus', [...captureStatuses], captureStatusMeaning);
export const PayoutStatus = status('PayoutStatus', [...payoutStatuses], payoutStatusMeaning);
export const ClawbackStatus = status('ClawbackStatus', [...clawbackStatuses], clawbackStatusMeaning);
export const ReversePayoutStatus = status(
  'ReversePayoutStatus',
  [...reversePayoutStatuses],
  reversePayoutStatusMeaning,
);
export const RefundStatusField = status('RefundStatus', [...refundStatuses], refundStatusMeaning);
