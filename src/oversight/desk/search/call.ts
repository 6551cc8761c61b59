// What a question says besides being a scrap: a caller on the telephone gives a name, an amount, a
// return code and days, in any order.
import { returnCodeRow } from '../../../ach/nacha/codes/return-codes.ts';
import { daysIn, type WithDays } from './days.ts';

export interface Call {
  /** Cents, both included. Dollars without cents: any cents. */
  amount: { from: number; to: number } | null;
  /** Such as `R10`. */
  code: string | null;
  days: WithDays['days'] | null;
  /** What is left: a name or a reference. */
  about: string | null;
}

const amountPattern = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,8})(?:\.(\d{2}))?$/;

export function readCall(q: string): Call {
  const text = q.trim().replace(/\$\s+(?=\d)/, '$');
  const dated = daysIn(text);
  const words = (dated?.rest ?? text).split(/\s+/).filter((word) => word !== '');
  const code = takeOne(words, codeIn);
  const amount = takeOne(words, amountIn);
  const about = words.join(' ').replace(/^(?:for|from|to|by|of)\s+|\s+(?:for|from|to|by|of)$/gi, '');
  return { amount, code, days: dated?.days ?? null, about: about === '' ? null : about };
}

/** Whether it says more than a scrap does. */
export const narrows = ({ amount, code, days }: Call): boolean => amount !== null || code !== null || days !== null;

const codeIn = (word: string): string | null =>
  returnCodeRow(word.toUpperCase()) === undefined ? null : word.toUpperCase();

function amountIn(word: string): Call['amount'] {
  const found = amountPattern.exec(word);
  if (found === null) return null;
  const dollars = 100 * Number(found[1]!.replaceAll(',', ''));
  const from = dollars + Number(found[2] ?? 0);
  const to = found[2] === undefined ? dollars + 99 : from;
  // No payment is of nothing.
  return to === 0 ? null : { from: Math.max(1, from), to };
}

/** Takes the last word that reads so out of the words: `Shop 77 $12.50`. */
function takeOne<Value>(words: string[], read: (word: string) => Value | null): Value | null {
  const index = words.findLastIndex((word) => read(word) !== null);
  return index === -1 ? null : read(words.splice(index, 1)[0]!);
}
