// What people call a row: who or what it is about, and its amount.
import { dollars } from '../format/money.ts';
import { inWords, words } from '../words/en.ts';
import type { Row } from './list-definition.ts';

/** The first that a row has is its name. */
const names = ['name', 'user_name', 'screened_name', 'company_name', 'operator_name', 'merchant_names'] as const;

/** Rows without a name of a person are called by what they come from. */
const sources = ['file_name', 'url', 'reference', 'event_name', 'path', 'type'] as const;

/** Rows without a name are called by these codes, in words. */
const codes = ['act', 'action', 'rule', 'list', 'provider'] as const;

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string' && one !== '').join(', ');
  return typeof value === 'string' ? value : '';
};

const firstOf = (row: Row, fields: readonly string[]): string =>
  fields.map((field) => textOf(row[field])).find((text) => text !== '') ?? '';

/** One of them if the row has no other. */
function partiesOf({ payer_name, payee_name }: Row): string {
  const [payer, payee] = [textOf(payer_name), textOf(payee_name)];
  return payer !== '' && payee !== '' ? words.list.payerToPayee(payer, payee) : payer || payee;
}

const amountIn = ({ amount, balance }: Row): string => {
  const cents = amount ?? balance;
  return typeof cents === 'number' ? dollars(cents) : '';
};

const nameIn = (row: Row): string => firstOf(row, names) || partiesOf(row) || firstOf(row, sources);

const joined = (...parts: string[]): string => parts.filter(Boolean).join(', ');

/** What an act on the row is done to. Empty: the row has no name and no amount. */
export const objectOf = (row: Row): string => joined(nameIn(row), amountIn(row));

/** Also of a row without a name, if a code says what it is. Empty: the row has neither. */
export function titleOfRow(row: Row): string {
  const code = firstOf(row, codes);
  return joined(nameIn(row) || (code === '' ? '' : inWords(code)), amountIn(row));
}
