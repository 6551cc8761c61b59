// An authorization of a payer or payee: which debits it allows (Nacha Operating Rules, 2.3).
import { easternDay } from '../../ach/calendar/eastern-time.ts';
import type { OriginatedSecCode } from '../../ach/nacha/codes/sec-codes.ts';

/**
 * `single`: one debit. `recurring`: debits at regular intervals. `standing`: debits that the payer
 * starts one by one.
 */
export const authorizationKinds = ['single', 'recurring', 'standing'] as const;
export type AuthorizationKind = (typeof authorizationKinds)[number];

/** `payments`: of the user as a payer. `clawbacks`: what was paid out to the user is taken back. */
export const authorizedDebits = ['payments', 'clawbacks'] as const;
export type AuthorizedDebits = (typeof authorizedDebits)[number];

/** What an authorization allows. Null: it does not limit this. Amounts in cents, days `Y-m-d`. */
export interface AllowedDebits {
  bank_account_uuid: string;
  debits: AuthorizedDebits;
  kind: AuthorizationKind;
  /** How the payer agreed: the only SEC code of its debits. */
  sec_code: OriginatedSecCode | null;
  payee_uuid: string | null;
  minimum_amount: number | null;
  maximum_amount: number | null;
  authorized_on: string;
  ends_on: string | null;
  revoked_at: Date | null;
  used_by_transaction_uuid: string | null;
}

/** A debit of a payer. */
export interface DebitToAuthorize {
  payer_bank_account_uuid: string;
  payee_uuid: string;
  /** Null: the payment names none, so it takes the one of its authorization. */
  sec_code: OriginatedSecCode | null;
  /** Cents. */
  amount: number;
  /** The day in Eastern time on which the payment starts. */
  day: string;
}

/** Whether a payout to its account may be taken back now, in Eastern time. */
export function allowsClawback(one: AllowedDebits, now: Date): boolean {
  const day = easternDay(now);
  const isOver = one.revoked_at !== null || (one.ends_on !== null && day > one.ends_on);
  return one.debits === 'clawbacks' && !isOver && day >= one.authorized_on;
}

/** Why an authorization does not allow a debit, for a person who reads an error. Null: it does. */
export function whyNot(one: AllowedDebits, debit: DebitToAuthorize): string | null {
  if (one.bank_account_uuid !== debit.payer_bank_account_uuid) return 'it is for another bank account';
  if (one.debits !== 'payments') return 'it is for clawbacks, not for payments';
  if (one.revoked_at !== null) return 'it was revoked';
  if (one.used_by_transaction_uuid !== null)
    return `it allows one payment, and ${one.used_by_transaction_uuid} has used it`;
  if (debit.day < one.authorized_on) return `it is valid from ${one.authorized_on}`;
  if (one.ends_on !== null && debit.day > one.ends_on) return `it ended on ${one.ends_on}`;
  if (one.payee_uuid !== null && one.payee_uuid !== debit.payee_uuid) return 'it is for another payee';
  if (one.sec_code !== null && debit.sec_code !== null && one.sec_code !== debit.sec_code)
    return `it is for ${one.sec_code} debits, and this is a ${debit.sec_code} debit`;
  if (one.minimum_amount !== null && debit.amount < one.minimum_amount)
    return `it allows at least ${one.minimum_amount} cents`;
  if (one.maximum_amount !== null && debit.amount > one.maximum_amount)
    return `it allows at most ${one.maximum_amount} cents`;
  return null;
}
