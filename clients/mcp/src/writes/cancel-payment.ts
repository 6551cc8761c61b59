// Cancels a payment whose debit is in no bank file yet. A canceled payment is answered as it is.
import { detailsOf, sentenceOf } from '../records.ts';
import { tool, uuid } from '../tools/tool.ts';
import { confirm_amount, expectConfirmed, purpose, tidied } from './confirmation.ts';

export const cancelPayment = tool({
  name: 'cancel_payment',
  title: 'Cancel a payment',
  description:
    'Cancels a payment for good. It is possible until the debit is in a bank file; after that use refund_payment. ' +
    'The purpose is shown as the reason.',
  takes: { uuid: uuid('The payment.'), confirm_amount, purpose },
  effect: 'moves',
  async answer({ achord }, input) {
    const cancel_reason = tidied(input.purpose);
    const { amount } = await achord.transactions.get(input.uuid);
    expectConfirmed(amount, input.confirm_amount);
    await achord.transactions.cancel(input.uuid, { cancel_reason });
    const details = await achord.transactions.details(input.uuid);
    return { sentence: sentenceOf(input.uuid, amount, details.state), data: { payment: detailsOf(details).payment } };
  },
});
