// The answer of a start is the same text in every version of the code that renders it again.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyStartedPayment, rowOfStarted } from '../../../../test/support/payments/any-started-payment.ts';
import { keptAnswers } from '../../../../test/support/payments/kept-answers.ts';
import { created, render } from '../../../platform/answer.ts';
import { transactionWithMetadata } from '../../lifecycle/transaction.ts';
import { latestRenderer, renderStarted, startedMessage } from './started-answer.ts';

describe('The answer of a start', () => {
  it('is the record of the new payment in the envelope: after a change of either, add a renderer', () => {
    fc.assert(
      fc.property(anyStartedPayment, (payment) => {
        const { body } = render(created(transactionWithMetadata(rowOfStarted(payment)), startedMessage));
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
