// The body of an event of a move is the same text in every version of the code that renders it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyStartedPayment } from '../../../../test/support/payments/any-started-payment.ts';
import { keptEvents } from '../../../../test/support/payments/kept-events.ts';
import { renderBody } from '../../../events/log/render-body.ts';
import { instant } from '../../../platform/std/clock.ts';
import { initialColumns, transactionWithMetadata } from '../transaction.ts';
import { transactionStatus } from '../transaction-status.ts';
import { latestMovedRenderer, type MovedEvent, type MovedType, movedPlaces, renderMovedEvent } from './moved-event.ts';

const anyTrace = fc.option(fc.integer({ min: 0, max: 999_999_999_999_999 }));
const anyEvent = fc.record({
  type: fc.constantFrom(...(Object.keys(movedPlaces) as MovedType[])),
  occurred_at: fc.date({ min: new Date('2020-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
  sequence: fc.integer({ min: 2, max: 100 }),
  capture_trace: anyTrace,
  payout_trace: anyTrace,
});
const stored = { body: null, renderer: latestMovedRenderer } as const;
const textOf = (trace: number | null) => (trace === null ? null : String(trace).padStart(15, '0'));

describe('The body of an event of a move', () => {
  it('is the record of the payment, as in other events: after a change of either, add a renderer', () => {
    fc.assert(
      fc.property(
        anyStartedPayment,
        fc.constantFrom('individual', 'batch'),
        anyEvent,
        (started, payout_type, event) => {
          const payment = { ...started, payout_type };
          const { type, occurred_at, sequence } = event;
          const place = movedPlaces[type];
          const stages = {
            ...place,
            clawback_status: null,
            reverse_payout_status: null,
            payout_type,
            unauthorized: false,
          };
          const record = transactionWithMetadata({
            ...initialColumns,
            ...payment,
            ...place,
            transaction_status: transactionStatus(stages),
            updated_at: occurred_at,
            capture_trace_id: textOf(event.capture_trace),
            payout_trace_id: textOf(event.payout_trace),
          });
          const { uuid: subject_uuid, vendor_name } = payment;
          expect(renderMovedEvent({ ...stored, ...event, subject_uuid, vendor_name }, payment, true)).toBe(
            renderBody({ type, subject_uuid, occurred_at, sequence }, true, record),
          );
        },
      ),
    );
  });

  const [{ payment: started, body: bodyOfStart }] = keptEvents as [(typeof keptEvents)[number]];
  const payment = { ...started, payout_type: 'individual' } as const;
  const event: MovedEvent = {
    ...{
      ...stored,
      renderer: 1,
      type: 'PayoutCompleted',
      subject_uuid: payment.uuid,
      vendor_name: payment.vendor_name,
    },
    ...{ occurred_at: instant(1_773_149_400_000), sequence: 4, capture_trace: 11_000_010_000_001, payout_trace: null },
  };

  it('of version 1 has the bytes that receivers got', () => {
    const kept = bodyOfStart
      .replace(
        '"TransactionStarted","timestamp":"2026-03-02T14:05:09.120Z"',
        '"PayoutCompleted","timestamp":"2026-03-10T13:30:00.000Z"',
      )
      .replace('"transaction_status":"CAPTURE_PENDING"', '"transaction_status":"IN_PAYOUT"')
      .replace(
        '"capture_status":"CAPTURE_PENDING","payout_status":null',
        '"capture_status":"CAPTURE_COMPLETE","payout_status":"PAYOUT_COMPLETE"',
      )
      .replace('"updated_at":"2026-03-02 14:05:09"', '"updated_at":"2026-03-10 13:30:00"')
      .replace('"capture_trace_id":""', '"capture_trace_id":"011000010000001"')
      .replace('"sequence":1}', '"sequence":4}');
    expect(renderMovedEvent(event, payment, false)).toBe(kept);
  });

  it('of a newer version is refused: other bytes than in the first delivery are never sent', () => {
    expect(() => renderMovedEvent({ ...event, renderer: latestMovedRenderer + 1 }, payment, false)).toThrow(
      'newer version',
    );
  });
});
