// The body of TransactionStarted is the same text in every version of the code that renders it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyStartedPayment, rowOfStarted } from '../../../../test/support/payments/any-started-payment.ts';
import { keptEvents } from '../../../../test/support/payments/kept-events.ts';
import { renderBody } from '../../../events/log/render-body.ts';
import { transactionWithMetadata } from '../../lifecycle/transaction.ts';
import { latestEventRenderer, renderStartedEvent } from './started-event.ts';

describe('The body of TransactionStarted', () => {
  it('is the record of the new payment, as in other events: after a change of either, add a renderer', () => {
    fc.assert(
      fc.property(anyStartedPayment, (payment) => {
        const { uuid: subject_uuid, created_at: occurred_at } = payment;
        const body = renderBody(
          { type: 'TransactionStarted', subject_uuid, occurred_at, sequence: 1 },
          false,
          transactionWithMetadata(rowOfStarted(payment)),
        );
        expect(renderStartedEvent(latestEventRenderer, payment, false)).toBe(body);
      }),
    );
  });

  it.each(keptEvents)('of version $renderer for $payment.uuid has the bytes that receivers got', (kept) => {
    expect(renderStartedEvent(kept.renderer, kept.payment, false)).toBe(kept.body);
  });

  it('is kept for each version', () => {
    const versions = new Set(keptEvents.map(({ renderer }) => renderer));
    expect([...versions].toSorted()).toEqual(Array.from({ length: latestEventRenderer }, (_, n) => n + 1));
  });

  it('of a newer version is refused: other bytes than in the first delivery are never sent', () => {
    const [{ payment }] = keptEvents as [(typeof keptEvents)[number]];
    expect(() => renderStartedEvent(latestEventRenderer + 1, payment, false)).toThrow('newer version');
  });
});
