// What an assistant gets of a record: fields chosen one by one, with their names in the API. No
// account number, identity number or date of birth is among them.
import type { components, TransactionDetails, User } from '@achord/client';
import { dollars } from './dollars.ts';

type Schemas = components['schemas'];
type State = Schemas['TransactionState'];

const stateWords: Readonly<Record<State, string>> = {
  started: 'was accepted, and the bank does not have its debit yet',
  debited: 'has its debit at the bank, which can still return it',
  good: 'has a good debit and waits for its payout',
  paying: 'has its payout on the way',
  paid: 'is paid out',
  returned: 'failed: its debit or its payout was returned',
  clawed_back: 'was returned after the payout, and the payee has paid the money back',
  owed: 'was returned, and money is owed for it',
  refunded: 'is refunded in full',
  canceled: 'is canceled',
  held: 'is on hold',
};

/** `Payment 019a… of $125.00 is paid out.` */
export const sentenceOf = (uuid: string, amount: number, state: State): string =>
  `Payment ${uuid} of $${dollars(amount)} ${stateWords[state]}.`;

const amountOf = (amount: number) => ({ amount, amount_in_dollars: dollars(amount) });

export const paymentOf = ({
  state,
  amount_refunded,
  ...payment
}: Schemas['TransactionWithMetadata'] & { state: State; amount_refunded: number }) => ({
  uuid: payment.uuid,
  state,
  ...amountOf(payment.amount),
  transaction_fee: payment.transaction_fee,
  amount_refunded,
  payer_uuid: payment.payer_uuid,
  payee_uuid: payment.payee_uuid,
  client_reference_id: payment.client_reference_id,
  transaction_status: payment.transaction_status,
  payout_status: payment.payout_status,
  ach_return_code: payment.ach_return_code,
  failure_reason: payment.failure_reason,
  cancel_reason: payment.cancel_reason,
  created_at: payment.created_at,
  updated_at: payment.updated_at,
});

export const refundOf = (refund: Schemas['Refund']) => ({
  uuid: refund.uuid,
  transaction_uuid: refund.transaction_uuid,
  ...amountOf(refund.amount),
  status: refund.status,
  client_reference_id: refund.client_reference_id,
  held_reason: refund.held_reason,
  ach_return_code: refund.ach_return_code,
  failure_reason: refund.failure_reason,
  created_at: refund.created_at,
  updated_at: refund.updated_at,
});

export const holdOf = ({ kind, reason, stops_capture, placed_at, released_at }: Schemas['Hold']) => ({
  kind,
  reason,
  stops_capture,
  placed_at,
  released_at,
});

export const detailsOf = (details: TransactionDetails) => ({
  payment: paymentOf({ ...details.transaction, state: details.state, amount_refunded: details.amount_refunded }),
  expected_on: details.expected_on,
  capture_settles_on: details.capture_settles_on,
  payout_eligible_on: details.payout_eligible_on,
  returnable_until: details.returnable_until,
  held_by: details.held_by,
  payer_account: inShort(details.payer_account),
  payee_account: inShort(details.payee_account),
  holds: details.holds.map(holdOf),
  refunds: details.refunds.map(refundOf),
  moves: details.moves.map(({ description, refund_uuid, return_code, moved_at }) => ({
    description,
    refund_uuid,
    return_code,
    moved_at,
  })),
  entries: details.entries.map(({ stage, amount, state, speed, sec_code, trace_id, settles_on, returned_with }) => ({
    stage,
    ...amountOf(amount),
    state,
    speed,
    sec_code,
    trace_id,
    settles_on,
    returned_with,
  })),
});

const inShort = ({ last_four, institution_name }: Schemas['AccountInShort']) => ({ last_four, institution_name });

export const nameOf = ({ business, first_name, last_name }: User): string =>
  business?.name ?? [first_name, last_name].filter((name) => name !== null).join(' ');

export const userOf = (user: User) => ({
  uuid: user.uuid,
  kind: user.kind,
  name: nameOf(user),
  email: user.email,
  client_reference_id: user.client_reference_id,
  vendor_uuid: user.vendor_uuid,
  kyb_status: user.kyb_status,
  payout_type: user.payout_type,
  created_at: user.created_at,
  deleted_at: user.deleted_at,
});

/** The list has the last four characters after asterisks: nothing else is passed on. */
export const bankAccountOf = (account: Schemas['ListedBankAccount']) => ({
  uuid: account.uuid,
  last_four: account.account_number.slice(-4),
  account_type: account.account_type,
  institution_name: account.institution_name,
  aggregator_type: account.aggregator_type,
  is_default: account.is_default,
  disabled_at: account.disabled_at,
  disabled_reason: account.disabled_reason,
  created_at: account.created_at,
});

export const blockOf = ({ bank_account_uuid, kind, reason, return_code, placed_at }: Schemas['Block']) => ({
  bank_account_uuid,
  kind,
  reason,
  return_code,
  placed_at,
});
