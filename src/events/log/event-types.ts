// The table of events: one row an event (Interface, events).

interface PayloadDefinition {
  /** Reads the record as it is now. */
  operation: `GET ${string}`;
  /** The fields that the answer of the operation does not have. */
  onlyInEvent: readonly string[];
  /** What the answer has that the event does not. */
  onlyInAnswer: string | null;
}

/**
 * The records that an event can have as its `data`. `src/service/context/positioning.ts` renders
 * each one.
 */
export const payloads = {
  payment: { operation: 'GET /3p/api/v2/transactions/{uuid}', onlyInEvent: ['metadata'], onlyInAnswer: null },
  refund: { operation: 'GET /3p/api/v1/refunds/{uuid}', onlyInEvent: [], onlyInAnswer: null },
  'bank account': {
    operation: 'GET /3p/api/v2/users/{uuid}/bank-accounts',
    onlyInEvent: ['user_uuid', 'valid_account'],
    onlyInAnswer: '`institution_name`, `disabled_at`, `disabled_reason` and `tokenized`',
  },
  business: { operation: 'GET /3p/api/v2/users/{uuid}', onlyInEvent: [], onlyInAnswer: '`business_owners`' },
  'payout batch': {
    operation: 'GET /3p/api/v2/batch-payouts/{uuid}',
    onlyInEvent: [],
    onlyInAnswer: 'second names of some fields',
  },
  'refund batch': {
    operation: 'GET /3p/api/v2/batch-refunds/{uuid}',
    onlyInEvent: [],
    onlyInAnswer: '`refunds`, `pagination`, and second names of some fields',
  },
  'merchant batch': {
    operation: 'GET /3p/api/v2/batch-merchant-payouts/{uuid}',
    onlyInEvent: [],
    onlyInAnswer: '`entries`, `transactions`, `pagination`, `payout_status` and `updated_at`',
  },
} as const satisfies Readonly<Record<string, PayloadDefinition>>;

export type Payload = keyof typeof payloads;

/**
 * Who receives an event. `tenant`: its processor, and its vendor if it has one. `processor`: its
 * processor only; a vendor may not register it (Webhooks, on the wire 5).
 */
type Audience = 'tenant' | 'processor';

interface EventDefinition {
  audience: Audience;
  payload: Payload;
  /** When the event is raised. */
  description: string;
}

/** In the order of the interface, which is the order of `event_type` in the database. */
export const events = {
  TransactionStarted: {
    audience: 'tenant',
    payload: 'payment',
    description: 'A payment is accepted.',
  },
  TransactionCaptureStarted: {
    audience: 'tenant',
    payload: 'payment',
    description: 'The bank has the debit of the payer. A new attempt raises the event again.',
  },
  TransactionCompleted: {
    audience: 'tenant',
    payload: 'payment',
    description:
      'The debit of the payer counts as good, or counts as good again because its return was dishonored. TransactionFailed can still follow.',
  },
  TransactionFailed: {
    audience: 'tenant',
    payload: 'payment',
    description: 'The debit of the payer is returned, before or after TransactionCompleted, or Achord gives it up.',
  },
  TransactionCanceled: {
    audience: 'tenant',
    payload: 'payment',
    description: 'The payment is canceled before its debit is in a file.',
  },
  PayoutFailed: {
    audience: 'tenant',
    payload: 'payment',
    description: 'The credit to the payee is returned, before or after PayoutCompleted.',
  },
  PayoutCompleted: {
    audience: 'tenant',
    payload: 'payment',
    description: 'The credit to the payee is settled, or nothing is left to pay out.',
  },
  ClawbackStarted: {
    audience: 'tenant',
    payload: 'payment',
    description:
      'The payee owes the amount that was paid out and will be debited. In most cases the debit of the payer was returned.',
  },
  ClawbackFailed: {
    audience: 'tenant',
    payload: 'payment',
    description: 'The debit of the payee is returned or not allowed, or a part of the debt is written off.',
  },
  ClawbackCompleted: {
    audience: 'tenant',
    payload: 'payment',
    description: 'The payee no longer owes anything of the payment.',
  },
  BankLinkedSuccessfully: {
    audience: 'tenant',
    payload: 'bank account',
    description: 'A bank account is added to a user, by its numbers or by linking.',
  },
  BankLinkFailed: {
    audience: 'tenant',
    payload: 'bank account',
    description: 'Linking a bank account fails. No bank account is added, so the fields are null.',
  },
  BankAccountRemoved: {
    audience: 'tenant',
    payload: 'bank account',
    description: 'A bank account is removed, or a return or a notification of change disables it.',
  },
  BusinessCreated: {
    audience: 'tenant',
    payload: 'business',
    description: 'A business is registered.',
  },
  BusinessUpdated: {
    audience: 'tenant',
    payload: 'business',
    description: 'The data or the KYB status of a business changes, or the business is deleted.',
  },
  BatchPayout: {
    audience: 'processor',
    payload: 'payout batch',
    description: 'A daily run collects the payouts that are due to batch payees.',
  },
  BatchRefund: {
    audience: 'processor',
    payload: 'refund batch',
    description: 'The bank has the debits of batch payees for the refunds of a daily run.',
  },
  MerchantBatchPayout: {
    audience: 'tenant',
    payload: 'merchant batch',
    description: 'A daily run collects the payouts that are due to one batch payee. One credit pays them.',
  },
  RefundPending: {
    audience: 'tenant',
    payload: 'refund',
    description: 'A refund is accepted.',
  },
  RefundCaptureStarted: {
    audience: 'tenant',
    payload: 'refund',
    description: 'The bank has the debit of the payee. A new attempt raises the event again.',
  },
  RefundCaptureCompleted: {
    audience: 'tenant',
    payload: 'refund',
    description: 'The debit of the payee counts as good.',
  },
  RefundCaptureFailed: {
    audience: 'tenant',
    payload: 'refund',
    description: 'The debit of the payee is returned, or is not made because the payment was returned.',
  },
  RefundPayoutPending: {
    audience: 'tenant',
    payload: 'refund',
    description: 'The credit to the payer is due. A new attempt raises the event again.',
  },
  RefundPayoutCompleted: {
    audience: 'tenant',
    payload: 'refund',
    description: 'The credit to the payer is settled.',
  },
  RefundPayoutFailed: {
    audience: 'tenant',
    payload: 'refund',
    description:
      'The credit to the payer is returned, or is not made because the payment or the debit of the payee was returned.',
  },
  ReversePayoutStarted: {
    audience: 'tenant',
    payload: 'payment',
    description:
      'The payer is owed the amount and will be credited. In most cases the credit to the payee was returned.',
  },
  ReversePayoutCompleted: {
    audience: 'tenant',
    payload: 'payment',
    description: 'The credit to the payer is settled.',
  },
  ReversePayoutFailed: {
    audience: 'tenant',
    payload: 'payment',
    description: 'The credit to the payer is returned, or the payer is no longer owed anything.',
  },
} as const satisfies Readonly<Record<string, EventDefinition>>;

export type EventType = keyof typeof events;

/** The events whose `data` is this record. */
export type EventTypeOf<Of extends Payload> = {
  [Type in EventType]: (typeof events)[Type]['payload'] extends Of ? Type : never;
}[EventType];

export const eventTypes = Object.keys(events) as [EventType, ...EventType[]];

export const processorOnly = eventTypes.filter((type) => events[type].audience === 'processor');

/** The ids of the tenants that receive an event. */
export function receivers(event: { processor_id: string; vendor_id: string | null; type: EventType }): string[] {
  return event.vendor_id === null || events[event.type].audience === 'processor'
    ? [event.processor_id]
    : [event.processor_id, event.vendor_id];
}
