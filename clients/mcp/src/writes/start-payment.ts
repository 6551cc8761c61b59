// Starts a payment, once for each purpose.
import { type Achord, InvalidRequestError } from '@achord/client';
import { z } from 'zod';
import { dollars } from '../dollars.ts';
import { paymentOf, sentenceOf } from '../records.ts';
import { otherDetails } from '../tools/refusal.ts';
import { given, Refused, tool, uuid } from '../tools/tool.ts';
import { amount, confirm_amount, expectAllowed, expectConfirmed, keyOf, purpose, tidied } from './confirmation.ts';

const name = 'start_payment';

export const startPayment = tool({
  name,
  title: 'Start a payment',
  description:
    'Debits a payer and pays a payee: it moves money. The purpose becomes the reference of the payment. If these two ' +
    'already have a payment for this purpose, the answer is that payment, and nothing is started.',
  takes: {
    payer_uuid: uuid('The user who pays.'),
    payee_uuid: uuid('The user who is paid: a verified business.'),
    amount: amount('What is debited from the payer, in cents.'),
    confirm_amount,
    purpose,
    description: z
      .string()
      .max(10, { error: 'It must have at most 10 characters.' })
      .optional()
      .describe('What bank statements show, at most 10 characters, for example "ORDER 1042".'),
    sec_code: z
      .enum(['PPD', 'WEB', 'TEL', 'CCD', 'CTX'])
      .optional()
      .describe(
        'How the payer authorized the debit: PPD in writing, WEB online, TEL by telephone (persons); CCD or CTX by an agreement (businesses). Leave it out unless you were told.',
      ),
  },
  effect: 'moves',
  async answer({ achord, maxAmount }, input) {
    expectConfirmed(input.amount, input.confirm_amount);
    expectAllowed(input.amount, maxAmount);
    const { payer_uuid, payee_uuid, description, sec_code } = input;
    const client_reference_id = tidied(input.purpose);
    const earlier = await paymentFor(achord, { payer_uuid, payee_uuid, client_reference_id });
    if (earlier !== null) {
      if (earlier.amount !== input.amount)
        throw new Refused(`${otherDetails} The first is payment ${earlier.uuid} of $${dollars(earlier.amount)}.`);
      return {
        sentence: `Nothing was started: this purpose was already paid. ${sentenceOf(earlier.uuid, earlier.amount, earlier.state)}`,
        data: { payment: paymentOf(earlier), was_done_before: true },
      };
    }
    const { data, isReplay } = await achord.transactions
      .create(given({ payer_uuid, payee_uuid, amount: input.amount, client_reference_id, description, sec_code }), {
        idempotencyKey: keyOf(name, [payer_uuid, payee_uuid], client_reference_id),
      })
      .withResponse();
    return {
      sentence: `Started. ${sentenceOf(data.uuid, data.amount, 'started')}`,
      data: { payment: paymentOf({ ...data, state: 'started', amount_refunded: 0 }), was_done_before: isReplay },
    };
  },
});

interface Wanted {
  payer_uuid: string;
  payee_uuid: string;
  client_reference_id: string;
}

/** The service forgets a key after a day; the reference of a payment stays. */
async function paymentFor(achord: Achord, { payer_uuid, payee_uuid, client_reference_id }: Wanted) {
  try {
    for await (const found of achord.transactions.search({ user_uuid: payer_uuid, client_reference_id, limit: 100 }))
      if (found.payer_uuid === payer_uuid && found.payee_uuid === payee_uuid) return found;
  } catch (error) {
    if (!isUnknownUser(error)) throw error;
  }
  return null;
}

/** The start is refused too, and names the payer. */
const isUnknownUser = (error: unknown) =>
  error instanceof InvalidRequestError &&
  error.fields.some(({ field, code }) => field === 'user_uuid' && code === 'unknown');
