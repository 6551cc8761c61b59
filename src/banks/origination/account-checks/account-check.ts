// How a bank account is checked, what ends a check, and how many are allowed.
import { Type } from 'typebox';
import { UuidOf } from '../../../api/http/schema.ts';
import { AggregatorType } from '../../../customers/bank-accounts/account-words.ts';
import { secondsAfter } from '../../../platform/std/clock.ts';

/** As SQL, of a check `c`. The indexes by time have these conditions. */
export const checkKinds = {
  micro_entries: `c.purpose = 'micro_entry'`,
  prenotes: `c.purpose <> 'micro_entry'`,
} as const;

export type CheckKind = keyof typeof checkKinds;

export const checkStates = [
  'pending',
  'sent',
  'awaiting_confirmation',
  'confirmed',
  'failed',
  'expired',
  'returned',
  'canceled',
] as const;

/** The states of a check by a prenote. */
export const prenoteStates = [
  'pending',
  'sent',
  'confirmed',
  'returned',
  'canceled',
] as const satisfies readonly CheckState[];

/** In a request. */
export const AccountToCheck = Type.Object(
  { uuid: UuidOf('The identifier of the bank account.'), aggregator_type: AggregatorType },
  { description: 'The bank account of the user to check.' },
);

export type CheckState = (typeof checkStates)[number];

/** Nothing has decided the check yet. */
export const isOpenCheck = (state: CheckState): boolean =>
  state === 'pending' || state === 'sent' || state === 'awaiting_confirmation';

/** After so many wrong pairs of amounts a check has failed. */
export const mostWrongAnswers = 3;

export const daysToAnswer = 14;

export const inDays = (from: Date, days: number): Date => secondsAfter(from, days * 86_400);

/** When a check ends that was requested at a time. */
export const expiryOf = (requestedAt: Date): Date => inDays(requestedAt, daysToAnswer);

/** A user could draw the credits to accounts of their own. */
export const mostOfUser = { checks: 5, days: 30 };
