// Everything about one payment.
import { detailsOf, sentenceOf } from '../records.ts';
import { tool, uuid } from '../tools/tool.ts';

export const showPayment = tool({
  name: 'show_payment',
  title: 'Show a payment',
  description:
    'Shows one payment in full: its state, the days of its next steps, what happened to it, its entries in bank files, ' +
    'its holds and its refunds. Bank accounts are shown by their last four characters.',
  takes: { uuid: uuid('The payment.') },
  effect: 'nothing',
  async answer({ achord }, input) {
    const details = await achord.transactions.details(input.uuid);
    const { transaction, state, expected_on, holds } = details;
    const open = holds.find(({ released_at }) => released_at === null);
    const next = expected_on === null ? '' : ` Its next step is expected on ${expected_on}.`;
    const held = open === undefined ? '' : ` A hold stops its next step: ${open.reason}`;
    const failure = transaction.failure_reason === null ? '' : ` ${transaction.failure_reason}`;
    return {
      sentence: `${sentenceOf(transaction.uuid, transaction.amount, state)}${next}${held}${failure}`,
      data: detailsOf(details),
    };
  },
});
