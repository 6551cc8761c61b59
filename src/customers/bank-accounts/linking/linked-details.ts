// What a provider says about an account, as the account that is stored: any provider's values pass
// the same checks.
import { StatedError } from '../../../platform/std/stated-error.ts';
import { accountNumberAllowed, accountNumberPattern } from '../account-number.ts';
import { isReachable } from '../routing-number.ts';
import type { AccountDetails } from '../submitted-account.ts';

/** An answer that does not have the documented form. Its message has no value of the answer. */
export class AnswerUnreadable extends StatedError {
  constructor(what: string) {
    super(`the linking provider's answer cannot be used: ${what}`);
    this.name = 'AnswerUnreadable';
  }
}

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none of any other value. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const aNumber = new RegExp(accountNumberPattern);

// The longest name that a request may give.
const longestName = 255;

/** `account_type` must be known already. @throws AnswerUnreadable */
export function linkedDetails(said: {
  account_number: unknown;
  routing_number: unknown;
  account_name: unknown;
  account_type: 'checking' | 'savings';
}): AccountDetails {
  const { account_number, routing_number, account_name, account_type } = said;
  if (typeof account_number !== 'string' || !aNumber.test(account_number))
    throw new AnswerUnreadable(`the account number is not ${accountNumberAllowed}`);
  if (typeof routing_number !== 'string' || !isReachable(routing_number))
    throw new AnswerUnreadable('no bank can have the routing number');
  return { account_number, routing_number, account_name: nameFrom(account_name), account_type };
}

/** Institutions name accounts freely: control characters, ends and excess are cut. */
function nameFrom(said: unknown): string {
  const text =
    typeof said === 'string'
      ? said
          .toWellFormed()
          .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
          .trim()
      : '';
  const name = Array.from(text).slice(0, longestName).join('').trim();
  return name === '' ? 'Linked account' : name;
}

/** A text of 1 to `longest` visible ASCII characters: the ids and tokens of providers. */
export function idIn(value: unknown, longest = 255): string | null {
  return typeof value === 'string' && value.length <= longest && /^[\x21-\x7e]+$/.test(value) ? value : null;
}

/** The last 2 to 4 characters of a number, as providers show them. */
export function maskIn(value: unknown): string | null {
  return typeof value === 'string' && /^[0-9A-Za-z]{2,4}$/.test(value) ? value : null;
}
