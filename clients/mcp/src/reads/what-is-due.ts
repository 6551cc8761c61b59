// What happens next, and what waits for a person: open payments with the day of their next step.
import type { TransactionDetails } from '@achord/client';
import { holdOf, paymentOf } from '../records.ts';
import { count, tool } from '../tools/tool.ts';

const waiting = ['owed', 'held'] as const;
const moving = ['started', 'debited', 'good', 'paying'] as const;
/** Of each state: the days of a payment are a request of their own. */
const most = 10;

const dueOf = (details: TransactionDetails) => ({
  ...paymentOf({ ...details.transaction, state: details.state, amount_refunded: details.amount_refunded }),
  expected_on: details.expected_on,
  open_holds: details.holds.filter(({ released_at }) => released_at === null).map(holdOf),
});

export const whatIsDue = tool({
  name: 'what_is_due',
  title: 'Show what is due',
  description:
    `Shows what happens next: the newest ${most} payments of each open state with the banking day of their next step, ` +
    'soonest first, and the payments that wait for a person because money is owed or a hold stops them.',
  takes: {},
  effect: 'nothing',
  async answer({ achord }) {
    const read = async (state: (typeof waiting | typeof moving)[number]) => {
      const { transactions, next } = await achord.operations.searchTransactions({ state, limit: most });
      const payments: ReturnType<typeof dueOf>[] = [];
      for (const { uuid } of transactions) payments.push(dueOf(await achord.transactions.details(uuid)));
      return { payments, isAll: next === null };
    };
    const [held, open] = await Promise.all([Promise.all(waiting.map(read)), Promise.all(moving.map(read))]);
    const stopped = held.flatMap(({ payments }) => payments);
    const next = open
      .flatMap(({ payments }) => payments)
      .toSorted((one, other) => (one.expected_on ?? '9999').localeCompare(other.expected_on ?? '9999'));
    const complete = [...held, ...open].every(({ isAll }) => isAll);
    const rest = complete ? '' : ' There are more: use find_payments with a state.';
    const first = next[0]?.expected_on ?? null;
    const soonest = first === null ? '' : `, the first on ${first}`;
    return {
      sentence: `${count(next.length, 'payment')} on the way${soonest}; ${count(stopped.length, 'payment')} waiting for a person.${rest}`,
      data: { next_steps: next, waiting_for_a_person: stopped, complete },
    };
  },
});
