// What several lists have: filters, and the payment that a row is about.
import { words } from '../../words/en.ts';
import type { Filter, ListDefinition, Row } from '../list-definition.ts';

export const choice = (name: string, choices: readonly string[]): Filter => ({ name, kind: 'choice', choices });

/** Of payments, in one word. */
export const state: Filter = {
  name: 'state',
  kind: 'choice',
  names: words.payment.stateNames,
  choices: [
    'started',
    'debited',
    'good',
    'paying',
    'paid',
    'returned',
    'clawed_back',
    'owed',
    'refunded',
    'canceled',
    'held',
  ],
};

export const text = (name: string): Filter => ({ name, kind: 'text' });

/** Days of the time that the list is in the order of. */
export const period = (name: string): Filter => ({ name, kind: 'period' });

export const tenant: Filter = { name: 'processor_uuid', kind: 'tenant' };

export const rare = (filter: Filter): Filter => ({ ...filter, isRare: true });

export const payment = ({ transaction_uuid }: Row): string | null =>
  typeof transaction_uuid === 'string' ? `/payments/${transaction_uuid}` : null;

export const refundStatus = choice('status', [
  'REFUND_PENDING',
  'REFUND_CAPTURE_ACH_PENDING',
  'REFUND_ACH_PENDING',
  'REFUND_COMPLETE',
  'REFUND_FAILED',
]);

export const failed = choice('failed', ['true', 'false']);
export const method = choice('method', ['GET', 'POST', 'PUT', 'DELETE']);

/** The deliveries of an endpoint, as operators and the tenant see them. */
export const deliveries = {
  rows: 'deliveries',
  id: 'uuid',
  hidden: ['attempts'],
  columns: [
    { field: 'created_at', kind: 'time' },
    { field: 'event_name' },
    { field: 'state', kind: 'status' },
    { field: 'attempt_count', kind: 'number' },
    { field: 'next_attempt_at', kind: 'time' },
    { field: 'finished_at', kind: 'time' },
  ],
  filters: [choice('state', ['pending', 'held', 'delivered', 'dead', 'canceled'])],
} as const satisfies Omit<ListDefinition, 'path'>;

/** Credits to bank accounts of payees, as operators and the tenant see them. */
export const payouts = {
  rows: 'payouts',
  id: 'uuid',
  columns: [
    { field: 'created_at', kind: 'time' },
    { field: 'amount', kind: 'money' },
    { field: 'payee_name', width: 160 },
    { field: 'state', kind: 'status', width: 110 },
    { field: 'settles_on', kind: 'day' },
    { field: 'payment_count', kind: 'number', width: 100 },
    { field: 'trace_id', width: 185 },
    { field: 'returned_with', kind: 'code', width: 90 },
  ],
  filters: [],
} as const satisfies Omit<ListDefinition, 'path'>;

/** The payments that a payout pays. */
export const paidPayments = {
  rows: 'payments',
  id: 'transaction_uuid',
  columns: [
    { field: 'created_at', kind: 'time' },
    { field: 'amount', kind: 'money' },
    { field: 'payer_name', width: 190 },
    { field: 'client_reference_id', width: 190 },
    { field: 'transaction_uuid', kind: 'uuid', width: 320 },
  ],
  filters: [],
} as const satisfies Omit<ListDefinition, 'path'>;
