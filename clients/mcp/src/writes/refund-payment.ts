// Refunds a payment in whole or in part, once for each purpose.
import { dollars } from '../dollars.ts';
import { refundOf } from '../records.ts';
import { otherDetails } from '../tools/refusal.ts';
import { Refused, tool, uuid } from '../tools/tool.ts';
import { amount, confirm_amount, expectAllowed, expectConfirmed, keyOf, purpose, tidied } from './confirmation.ts';

const name = 'refund_payment';

export const refundPayment = tool({
  name,
  title: 'Refund a payment',
  description:
    'Gives the payer money back, all of the payment or a part: it moves money. The purpose becomes the reference of the ' +
    'refund. If the payment already has a refund for this purpose, the answer is that refund.',
  takes: {
    uuid: uuid('The payment.'),
    amount: amount('What is refunded, in cents.'),
    confirm_amount,
    purpose,
  },
  effect: 'moves',
  async answer({ achord, maxAmount }, input) {
    expectConfirmed(input.amount, input.confirm_amount);
    expectAllowed(input.amount, maxAmount);
    const client_reference_id = tidied(input.purpose);
    const { refunds } = await achord.refunds.ofTransaction(input.uuid);
    // The service forgets a key after a day; the reference of a refund stays.
    const earlier = refunds.find((refund) => refund.client_reference_id === client_reference_id);
    if (earlier !== undefined && earlier.amount !== input.amount)
      throw new Refused(`${otherDetails} The first is refund ${earlier.uuid} of $${dollars(earlier.amount)}.`);
    const refund =
      earlier ??
      (await achord.refunds.create(
        input.uuid,
        { amount: input.amount, client_reference_id },
        { idempotencyKey: keyOf(name, [input.uuid], client_reference_id) },
      ));
    const begun = earlier === undefined ? 'Started' : 'Nothing was started: this purpose was already refunded';
    return {
      sentence: `${begun}. Refund ${refund.uuid} gives $${dollars(refund.amount)} of payment ${input.uuid} back to the payer. Its status is ${refund.status}.`,
      data: { refund: refundOf(refund), was_done_before: earlier !== undefined },
    };
  },
});
