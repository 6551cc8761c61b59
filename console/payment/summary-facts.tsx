// A payment in short: until when it may come back, what went back, and both accounts.
import type { Schemas } from '../api/request.ts';
import { dollars } from '../format/money.ts';
import { dayAndYear } from '../format/times.ts';
import type { Fact } from '../parts/facts.tsx';
import { words } from '../words/en.ts';

type Summary = Pick<
  Schemas['TransactionDetails'],
  'returnable_until' | 'amount_refunded' | 'payer_account' | 'payee_account'
>;

export function summaryFacts(payment: Summary): readonly Fact[] {
  const { returnable_until, amount_refunded, payer_account, payee_account } = payment;
  return [
    ...(returnable_until === null
      ? []
      : [[words.payment.mayReturnUntil, dayAndYear(returnable_until), 'return_window'] as const]),
    [words.payment.refunded, dollars(amount_refunded), 'refund'],
    [words.payment.payerAccount, accountInShort(payer_account)],
    [words.payment.payeeAccount, accountInShort(payee_account)],
  ];
}

const accountInShort = ({ last_four, institution_name }: Summary['payer_account']): string =>
  last_four === null
    ? (institution_name ?? words.payment.numberErased)
    : words.payment.accountInShort(institution_name, last_four);
