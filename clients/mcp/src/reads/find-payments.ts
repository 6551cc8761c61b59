// Finds payments by the filters of the API's search.
import { z } from 'zod';
import { paymentOf } from '../records.ts';
import { after, count, given, limit, tool, uuid } from '../tools/tool.ts';

const states = 'started debited good paying paid returned clawed_back owed refunded canceled held'.split(' ');
type State = Parameters<typeof paymentOf>[0]['state'];

const cents = (meaning: string) => z.int({ error: 'It must be a whole number of cents.' }).optional().describe(meaning);
const time = (meaning: string) =>
  z.string().optional().describe(`${meaning} YYYY-MM-DD HH:MM:SS in UTC, or ISO 8601 with a zone.`);

export const findPayments = tool({
  name: 'find_payments',
  title: 'Find payments',
  description:
    'Finds payments by user, state, reference, return code, trace number, amount or time, newest first. Without a ' +
    'filter it answers the newest payments. Use show_payment for everything about one of them.',
  takes: {
    user_uuid: uuid('Only payments with this user as payer or payee.').optional(),
    state: z
      .enum(states as [State, ...State[]])
      .optional()
      .describe('Only payments in this state. owed: money is owed for it. held: an open hold stops it.'),
    client_reference_id: z
      .string()
      .optional()
      .describe(
        'Only payments with exactly this reference, for example an order number, or the purpose of start_payment.',
      ),
    ach_return_code: z
      .string()
      .optional()
      .describe('Only payments that a bank returned with this code, for example R01.'),
    trace_id: z.string().optional().describe('Only payments with an entry that has this trace number: 15 digits.'),
    held: z.boolean().optional().describe('True: only payments with an open hold. False: only payments without one.'),
    amount_from: cents('Only payments of this amount or more, in cents.'),
    amount_to: cents('Only payments of this amount or less, in cents.'),
    created_from: time('Only payments that were started at this time or later.'),
    created_before: time('Only payments that were started before this time.'),
    updated_since: time('Only payments that changed at this time or later.'),
    after,
    limit,
  },
  effect: 'nothing',
  async answer({ achord }, input) {
    const { transactions, next } = await achord.operations.searchTransactions(given(input));
    const more = next === null ? '' : ' There may be more: send `next` as `after`.';
    return {
      sentence: `Found ${count(transactions.length, 'payment')}.${more}`,
      data: { payments: transactions.map(paymentOf), next },
    };
  },
});
