// The body of TransactionStarted is the same text in every version of the code that renders it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptEvents } from '../../../test/support/payments/kept-events.ts';
import { anyText } from '../../../test/support/runner/any-text.ts';
import { renderBody } from '../../events/render-body.ts';
import type { StartedPayment } from '../../idempotency/idempotency.sql.ts';
import { initialColumns, type TransactionRow, transactionRecord } from '../../lifecycle/transaction.ts';
import { latestEventRenderer, renderStartedEvent } from './started-event.ts';

const uuid = fc.uuid();
const aggregatorType = fc.constantFrom('manual', 'bank_link');
const cents = fc.integer({ min: 0, max: 9_999_999_999 });

const started: fc.Arbitrary<Pick<TransactionRow, keyof StartedPayment>> = fc.record({
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

describe('The body of TransactionStarted', () => {
  it('is the record of the new payment, like that of other events: after a change of either, add a renderer', () => {
    fc.assert(
      fc.property(started, (payment) => {
        const row: TransactionRow = {
          ...initialColumns,
          ...payment,
          transaction_status: 'CAPTURE_PENDING',
          capture_status: 'CAPTURE_PENDING',
          updated_at: payment.created_at,
        };
        const { uuid: subject_uuid, created_at: occurred_at } = payment;
        const body = renderBody(
          { type: 'TransactionStarted', subject_uuid, occurred_at, sequence: 1 },
          transactionRecord(row),
        );
        expect(renderStartedEvent(latestEventRenderer, payment)).toBe(body);
      }),
    );
  });

  it.each(keptEvents)('of version $renderer for $payment.uuid has the bytes that receivers got', (kept) => {
    expect(renderStartedEvent(kept.renderer, kept.payment)).toBe(kept.body);
  });

  it('is kept for each version', () => {
    const versions = new Set(keptEvents.map(({ renderer }) => renderer));
    expect([...versions].toSorted()).toEqual(Array.from({ length: latestEventRenderer }, (_, n) => n + 1));
  });

  it('of a newer version is refused: other bytes than those of the first delivery are never sent', () => {
    const [{ payment }] = keptEvents as [(typeof keptEvents)[number]];
    expect(() => renderStartedEvent(latestEventRenderer + 1, payment)).toThrow('newer version');
  });
});
