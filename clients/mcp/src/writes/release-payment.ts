// Releases the hold that the tenant placed.
import { detailsOf, sentenceOf } from '../records.ts';
import { Refused, tool, uuid } from '../tools/tool.ts';
import { confirm_amount, expectConfirmed, keyOf, purpose, tidied } from './confirmation.ts';

const name = 'release_payment';

export const releasePayment = tool({
  name,
  title: 'Release a payment',
  description:
    'Releases the hold that hold_payment, or your platform, placed: the waiting steps go out. Holds of an operator and ' +
    'holds for risk stay.',
  takes: { uuid: uuid('The payment.'), confirm_amount, purpose },
  effect: 'moves',
  async answer({ achord }, input) {
    const { amount } = await achord.transactions.get(input.uuid);
    expectConfirmed(amount, input.confirm_amount);
    await achord.transactions.resume(input.uuid, { idempotencyKey: keyOf(name, [input.uuid], tidied(input.purpose)) });
    const details = await achord.transactions.details(input.uuid);
    const open = details.holds.filter(({ released_at }) => released_at === null);
    if (open.some(({ kind }) => kind === 'tenant'))
      throw new Refused('This purpose already released the payment once, and it was held again. Give another purpose.');
    const left = open.length === 0 ? '' : ` Another hold stays: ${open.map(({ reason }) => reason).join('; ')}`;
    return {
      sentence: `You hold the payment no longer. ${sentenceOf(input.uuid, amount, details.state)}${left}`,
      data: { payment: detailsOf(details).payment, holds: detailsOf(details).holds },
    };
  },
});
