// What ends a check by micro-entries, and how many are allowed.
import { secondsAfter } from '../../../platform/std/clock.ts';

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
