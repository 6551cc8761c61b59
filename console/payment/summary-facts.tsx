// A payment in short: its state in one word, its next day, what went back, and both accounts.
import { Text } from '@mantine/core';
import type { Schemas } from '../api/request.ts';
import { dollars } from '../format/money.ts';
import { dayAndYear } from '../format/times.ts';
import type { Fact } from '../parts/facts.tsx';
import { Status } from '../parts/status.tsx';
import { words } from '../words/en.ts';

type Summary = Pick<
  Schemas['TransactionDetails'],
  'state' | 'expected_on' | 'amount_refunded' | 'payer_account' | 'payee_account'
>;

export function summaryFacts(payment: Summary): readonly Fact[] {
  const { state, expected_on, amount_refunded, payer_account, payee_account } = payment;
  return [
    [
      words.payment.state,
      <div key="state">
        <Status of={state} />
        <Text size="sm" className="quiet">
          {words.payment.states[state]}
        </Text>
      </div>,
    ],
    ...(expected_on === null
      ? []
      : [[words.payment.expected[state] ?? words.payment.nextStep, dayAndYear(expected_on)] as const]),
    [words.payment.refunded, dollars(amount_refunded)],
    [words.payment.payerAccount, accountInShort(payer_account)],
    [words.payment.payeeAccount, accountInShort(payee_account)],
  ];
}

const accountInShort = ({ last_four, institution_name }: Summary['payer_account']): string =>
  last_four === null
    ? (institution_name ?? words.payment.numberErased)
    : words.payment.accountInShort(institution_name, last_four);
