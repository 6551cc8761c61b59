// The answer of a start is the same text in every version of the code that renders it again.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptAnswers } from '../../../test/support/payments/kept-answers.ts';
import { anyText } from '../../../test/support/runner/any-text.ts';
import { created, render } from '../../answer.ts';
import type { StartedPayment } from '../../idempotency/idempotency.sql.ts';
import { initialColumns, type TransactionRow, transactionRecord } from '../../lifecycle/transaction.ts';
import { latestRenderer, renderStarted, startedMessage } from './started-answer.ts';

const uuid = fc.uuid();
const aggregatorType = fc.constantFrom('manual', 'bank_link');
const cents = fc.integer({ min: 0, max: 9_999_999_999 });

const started: fc.Arbitrary<StartedPayment> = fc.record({
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
  created_at: fc.date({ min: new Date('2020-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
  vendor_name: anyText(),
});

describe('The answer of a start', () => {
  it('is the record of the new payment in the envelope: after a change of either, add a renderer', () => {
    fc.assert(
      fc.property(started, (payment) => {
        const row = {
          ...initialColumns,
          ...payment,
          transaction_status: 'CAPTURE_PENDING',
          capture_status: 'CAPTURE_PENDING',
          updated_at: payment.created_at,
        } as TransactionRow;
        const { body } = render(created(transactionRecord(row), startedMessage));
        expect(renderStarted(latestRenderer, payment)).toBe(body);
      }),
    );
  });

  it.each(keptAnswers)('of version $renderer for $payment.uuid has the bytes that clients got', (kept) => {
    expect(renderStarted(kept.renderer, kept.payment)).toBe(kept.body);
  });

  it('is kept for each version', () => {
    const versions = new Set(keptAnswers.map(({ renderer }) => renderer));
    expect([...versions].toSorted()).toEqual(Array.from({ length: latestRenderer }, (_, n) => n + 1));
  });
});
