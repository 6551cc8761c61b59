// Causes an event in the sandbox by the real calls that lead to it, never by a made-up event.
import { RequestError } from '../http/errors.ts';
import type { EventType } from '../webhooks/unwrap.ts';
import {
  day,
  merchant,
  type Players,
  paidOut,
  payment,
  person,
  refunded,
  refundIn,
  returnEntry,
  untilPayment,
} from './steps.ts';

export type { Players } from './steps.ts';
export { TriggerFailed } from './trigger-failed.ts';

type Recipe = (on: Players) => Promise<unknown>;

async function clawedBack(on: Players, status: string): Promise<string> {
  const uuid = await paidOut(on);
  await returnEntry(on, uuid, { stage: 'capture', code: 'R01' });
  await untilPayment(on, uuid, ({ clawback_status }) => clawback_status === status);
  return uuid;
}

async function reversed(on: Players, status: string): Promise<string> {
  const uuid = await paidOut(on);
  await returnEntry(on, uuid, { stage: 'payout', code: 'R03' });
  await untilPayment(on, uuid, ({ reverse_payout_status }) => reverse_payout_status === status);
  return uuid;
}

async function batchPaid(on: Players): Promise<void> {
  const uuid = await payment(on, 'batch');
  await untilPayment(on, uuid, ({ payout_status }) => payout_status !== null);
}

const reverse: Recipe = (on) => reversed(on, 'REVERSE_PAYOUT_PENDING');
const refundGood: Recipe = (on) => refundIn(on, 'REFUND_ACH_PENDING');

const recipes: Readonly<Record<EventType, Recipe>> = {
  TransactionStarted: (on) => payment(on),
  TransactionCaptureStarted: async (on) => {
    await payment(on);
    await day(on);
  },
  TransactionCompleted: async (on) => {
    const uuid = await payment(on);
    await untilPayment(on, uuid, ({ capture_status }) => capture_status === 'CAPTURE_COMPLETE');
  },
  TransactionFailed: async (on) => {
    const uuid = await payment(on);
    await day(on);
    await returnEntry(on, uuid, { stage: 'capture', code: 'R01' });
  },
  TransactionCanceled: async (on) => on.tenant.transactions.cancel(await payment(on)),
  PayoutFailed: reverse,
  PayoutCompleted: (on) => paidOut(on),
  ClawbackStarted: (on) => clawedBack(on, 'CLAWBACK_PENDING'),
  ClawbackFailed: async (on) => {
    const uuid = await clawedBack(on, 'CLAWBACK_ACH_PENDING');
    await returnEntry(on, uuid, { stage: 'clawback', code: 'R01' });
  },
  ClawbackCompleted: (on) => clawedBack(on, 'CLAWBACK_COMPLETE'),
  BankLinkedSuccessfully: (on) => person(on),
  BankLinkFailed: async (on) => {
    const aggregator = { access_token: 'fail', account_id: 'checking' };
    // The call is refused, which causes the event.
    await on.tenant.bankAccounts.add(await person(on), { aggregator }).catch((error) => {
      if (!(error instanceof RequestError && error.status === 422)) throw error;
    });
  },
  BankAccountRemoved: async (on) => {
    const { uuid, aggregator_type } = await on.tenant.bankAccounts.getDefault(await person(on));
    await on.tenant.bankAccounts.remove({ account_uuid: uuid, aggregator_type });
  },
  BusinessCreated: (on) => merchant(on),
  BusinessUpdated: async (on) => on.tenant.users.update(await merchant(on), { business: { trading_name: 'Fjord' } }),
  BatchPayout: batchPaid,
  BatchRefund: (on) => refundIn(on, 'REFUND_CAPTURE_ACH_PENDING', 'batch'),
  MerchantBatchPayout: batchPaid,
  RefundPending: (on) => refunded(on),
  RefundCaptureStarted: (on) => refundIn(on, 'REFUND_CAPTURE_ACH_PENDING'),
  RefundCaptureCompleted: refundGood,
  RefundCaptureFailed: async (on) => {
    const { uuid, refund } = await refundIn(on, 'REFUND_CAPTURE_ACH_PENDING');
    await returnEntry(on, uuid, { stage: 'refund_capture', code: 'R01', refund_uuid: refund });
  },
  RefundPayoutPending: refundGood,
  RefundPayoutCompleted: (on) => refundIn(on, 'REFUND_COMPLETE'),
  RefundPayoutFailed: async (on) => {
    const { uuid, refund } = await refundIn(on, 'REFUND_COMPLETE');
    await returnEntry(on, uuid, { stage: 'refund_payout', code: 'R03', refund_uuid: refund });
  },
  ReversePayoutStarted: reverse,
  ReversePayoutCompleted: (on) => reversed(on, 'REVERSE_PAYOUT_ACH_COMPLETE'),
  ReversePayoutFailed: async (on) => {
    const uuid = await reversed(on, 'REVERSE_PAYOUT_ACH_COMPLETE');
    await returnEntry(on, uuid, { stage: 'reverse_payout', code: 'R03' });
  },
};

/** The types of all events. */
export const eventTypes = Object.keys(recipes) as readonly EventType[];

/**
 * Causes an event: registers a payer and a merchant, starts a payment, advances banking days,
 * returns entries, as the event needs. Takes up to a few seconds. Only in the sandbox. Throws
 * RequestError, TriggerFailed.
 */
export async function trigger(type: EventType, players: Players): Promise<void> {
  await recipes[type](players);
}
