// Any payment that was just started, for properties of what is rendered from it.
import fc from 'fast-check';
import type { AggregatorType, StartedPayment } from '../../../src/api/idempotency/asked-payment.ts';
import { initialColumns, type TransactionRow } from '../../../src/payments/lifecycle/transaction.ts';
import { anyText } from '../runner/any-text.ts';

const uuid = fc.uuid();
const aggregatorType = fc.constantFrom<AggregatorType[]>('manual', 'bank_link');
const cents = fc.integer({ min: 0, max: 9_999_999_999 });

export const anyStartedPayment: fc.Arbitrary<StartedPayment> = fc.record({
  uuid,
  payer_uuid: uuid,
  payee_uuid: uuid,
  payer_bank_account_uuid: uuid,
  payee_bank_account_uuid: uuid,
  payer_aggregator_type: aggregatorType,
  payee_aggregator_type: aggregatorType,
  type: fc.constantFrom('api', 'bulk'),
  payout_delay_days: fc.nat({ max: 60 }),
  amount: cents,
  transaction_fee: cents,
  client_reference_id: anyText(),
  company_name: anyText(),
  description: fc.option(anyText()),
  addenda: fc.option(anyText()),
  metadata: fc.option(
    fc.dictionary(fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$/), anyText(), { minKeys: 1, maxKeys: 5 }),
  ),
  created_at: fc.date({ min: new Date('2020-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
  vendor_name: anyText(),
});

/** Its row right after the start. */
export const rowOfStarted = (payment: StartedPayment): TransactionRow => ({
  ...initialColumns,
  ...payment,
  transaction_status: 'CAPTURE_PENDING',
  capture_status: 'CAPTURE_PENDING',
  updated_at: payment.created_at,
});
