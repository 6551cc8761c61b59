// How to cause each event in the sandbox: by the real API calls that lead to it, never by a made-up
// event.
import type { EventType } from '../../events/event-types.ts';
import {
  day,
  type Journey,
  merchant,
  paidOut,
  payment,
  person,
  refundAt,
  refunded,
  returnEntry,
  TriggerFailed,
  transactionAt,
  until,
} from './journey.ts';

type Recipe = (on: Journey) => Promise<void>;

async function clawedBack(on: Journey, status: string): Promise<string> {
  const uuid = await paidOut(on);
  await returnEntry(on, uuid, 'capture', 'R01');
  await until(on, transactionAt(uuid), ({ clawback_status }) => clawback_status === status);
  return uuid;
}

async function reversed(on: Journey, status: string): Promise<string> {
  const uuid = await paidOut(on);
  await returnEntry(on, uuid, 'payout', 'R03');
  await until(on, transactionAt(uuid), ({ reverse_payout_status }) => reverse_payout_status === status);
  return uuid;
}

async function refundIn(on: Journey, status: string, payout_type: 'individual' | 'batch' = 'individual') {
  const made = await refunded(on, payout_type);
  await until(on, refundAt(made.refund), (refund) => refund.status === status);
  return made;
}

async function batchPaid(on: Journey): Promise<void> {
  const uuid = await payment(on, 'batch');
  await until(on, transactionAt(uuid), ({ payout_status }) => payout_status !== null);
}

const reverse: Recipe = async (on) => {
  await reversed(on, 'REVERSE_PAYOUT_PENDING');
};
const refundGood: Recipe = async (on) => {
  await refundIn(on, 'REFUND_ACH_PENDING');
};

export const recipes: Readonly<Record<EventType, Recipe>> = {
  TransactionStarted: async (on) => {
    await payment(on);
  },
  TransactionCaptureStarted: async (on) => {
    await payment(on);
    await day(on);
  },
  TransactionCompleted: async (on) => {
    const uuid = await payment(on);
    await until(on, transactionAt(uuid), ({ capture_status }) => capture_status === 'CAPTURE_COMPLETE');
  },
  TransactionFailed: async (on) => {
    const uuid = await payment(on);
    await day(on);
    await returnEntry(on, uuid, 'capture', 'R01');
  },
  TransactionCanceled: async (on) => {
    await on.call('DELETE', transactionAt(await payment(on)));
  },
  PayoutFailed: reverse,
  PayoutCompleted: async (on) => {
    await paidOut(on);
  },
  ClawbackStarted: async (on) => {
    await clawedBack(on, 'CLAWBACK_PENDING');
  },
  ClawbackFailed: async (on) => {
    const uuid = await clawedBack(on, 'CLAWBACK_ACH_PENDING');
    await returnEntry(on, uuid, 'clawback', 'R01');
  },
  ClawbackCompleted: async (on) => {
    await clawedBack(on, 'CLAWBACK_COMPLETE');
  },
  BankLinkedSuccessfully: async (on) => {
    await person(on);
  },
  BankLinkFailed: async (on) => {
    const user = await person(on);
    const aggregator = { access_token: 'fail', account_id: 'checking' };
    // The call is refused, which causes the event.
    await on.call('POST', `/3p/api/v1/bank-account/${user}`, { aggregator }).catch((error) => {
      if (!(error instanceof TriggerFailed)) throw error;
    });
  },
  BankAccountRemoved: async (on) => {
    const user = await person(on);
    const { uuid, aggregator_type } = await on.call('GET', `/3p/api/v1/bank-account/${user}`);
    await on.call('DELETE', `/3p/api/v2/bank-accounts/${aggregator_type}/${uuid}`);
  },
  BusinessCreated: async (on) => {
    await merchant(on);
  },
  BusinessUpdated: async (on) => {
    await on.call('PUT', `/3p/api/v2/users/${await merchant(on)}`, { business: { trading_name: 'Fjord' } });
  },
  BatchPayout: batchPaid,
  BatchRefund: async (on) => {
    await refundIn(on, 'REFUND_CAPTURE_ACH_PENDING', 'batch');
  },
  MerchantBatchPayout: batchPaid,
  RefundPending: async (on) => {
    await refunded(on);
  },
  RefundCaptureStarted: async (on) => {
    await refundIn(on, 'REFUND_CAPTURE_ACH_PENDING');
  },
  RefundCaptureCompleted: refundGood,
  RefundCaptureFailed: async (on) => {
    const { uuid, refund } = await refundIn(on, 'REFUND_CAPTURE_ACH_PENDING');
    await returnEntry(on, uuid, 'refund_capture', 'R01', { refund_uuid: refund });
  },
  RefundPayoutPending: refundGood,
  RefundPayoutCompleted: async (on) => {
    await refundIn(on, 'REFUND_COMPLETE');
  },
  RefundPayoutFailed: async (on) => {
    const { uuid, refund } = await refundIn(on, 'REFUND_COMPLETE');
    await returnEntry(on, uuid, 'refund_payout', 'R03', { refund_uuid: refund });
  },
  ReversePayoutStarted: reverse,
  ReversePayoutCompleted: async (on) => {
    await reversed(on, 'REVERSE_PAYOUT_ACH_COMPLETE');
  },
  ReversePayoutFailed: async (on) => {
    const uuid = await reversed(on, 'REVERSE_PAYOUT_ACH_COMPLETE');
    await returnEntry(on, uuid, 'reverse_payout', 'R03');
  },
};
