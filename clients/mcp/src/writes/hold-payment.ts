// Holds the next steps of a payment back.
import { detailsOf, sentenceOf } from '../records.ts';
import { Refused, tool, uuid } from '../tools/tool.ts';
import { confirm_amount, expectConfirmed, keyOf, purpose, tidied } from './confirmation.ts';

const name = 'hold_payment';

export const holdPayment = tool({
  name,
  title: 'Hold a payment',
  description:
    'Holds a payment back: its payout, refunds and other later steps wait until release_payment. The debit of the payer ' +
    'still goes out; use cancel_payment to stop it. The purpose is shown as the reason.',
  takes: { uuid: uuid('The payment.'), confirm_amount, purpose },
  effect: 'restrains',
  async answer({ achord }, input) {
    const reason = tidied(input.purpose);
    const { amount } = await achord.transactions.get(input.uuid);
    expectConfirmed(amount, input.confirm_amount);
    await achord.transactions.pause(input.uuid, { reason }, { idempotencyKey: keyOf(name, [input.uuid], reason) });
    const details = await achord.transactions.details(input.uuid);
    if (!details.holds.some(({ kind, released_at }) => kind === 'tenant' && released_at === null))
      throw new Refused(
        'This purpose already held the payment once, and that hold was released. Give another purpose.',
      );
    return {
      sentence: `Your hold stops the next step. ${sentenceOf(input.uuid, amount, details.state)}`,
      data: { payment: detailsOf(details).payment, holds: detailsOf(details).holds },
    };
  },
});
