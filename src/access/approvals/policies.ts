// The acts for which a second operator may be needed, and the policy of each.
import type { Queryable } from '../../platform/database/database.ts';
import { selectPolicies } from './approvals.sql.ts';

/** By name: what it is, in words. In live mode each needs a second operator by default. */
export const dangerousActs = {
  write_off: 'Write off a debt, or a line of the bank statement',
  pay_again: 'Send a payout, a reverse payout or the credit of a refund again',
  refunds: 'Refund a payment',
  manual_debt: 'Record by hand that a debt was paid',
  reversals: 'Reverse an entry or a file that was sent wrongly',
  own_funds: 'Book own funds',
  bank_records: 'Record by hand what a bank did with a file, a return or a dishonor',
  limits: 'Raise or remove a limit',
  bank_settings: 'Change the bank, the originator or the fee account of a tenant, or allow payouts without a delay',
  tokens: 'Issue a token',
  verification: 'Approve a business of a tenant for which the same person issued or approved a token',
  sanctions: 'Clear a hit of the sanctions screening, or change how names are screened',
  operators: 'Invite an operator, make a new link for one, or give one a role that may do more',
  policies: 'Change one of these policies',
} as const;

export type DangerousAct = keyof typeof dangerousActs;
export const actNames = Object.keys(dangerousActs) as [DangerousAct, ...DangerousAct[]];

/** Acts that two people always do, in the sandbox too. No policy changes that. */
export const actsOfTwo = ['close_day'] as const;

export type ActOfTwo = (typeof actsOfTwo)[number];

const isActOfTwo = (act: string): act is ActOfTwo => actsOfTwo.some((one) => one === act);

/** What an approval can be of. */
export const approvedActs: [DangerousAct | ActOfTwo, ...(DangerousAct | ActOfTwo)[]] = [...actNames, ...actsOfTwo];

export interface Policy<Act extends DangerousAct | ActOfTwo = DangerousAct> {
  act: Act;
  /** False: it needs no approval. */
  is_required: boolean;
  /** Cents. An act of at most this amount needs no approval; one without an amount always does. */
  above_amount: number;
}

/** `isLive`: the default of an act without a policy of its own. */
export async function policiesIn(db: Queryable, isLive: boolean): Promise<Policy[]> {
  const changed = new Map((await selectPolicies(db)).map((policy) => [policy.act, policy]));
  return actNames.map((act) => {
    const { is_required = isLive, above_amount = 0 } = changed.get(act) ?? {};
    return { act, is_required, above_amount };
  });
}

export async function policyOf(db: Queryable, act: string, isLive: boolean): Promise<Policy<DangerousAct | ActOfTwo>> {
  if (isActOfTwo(act)) return { act, is_required: true, above_amount: 0 };
  return (await policiesIn(db, isLive)).find((policy) => policy.act === act)!;
}

/** `amount` in cents; null: the act moves none, or all that is owed. */
export const needsApproval = (
  { is_required, above_amount }: Pick<Policy, 'is_required' | 'above_amount'>,
  amount: number | null,
): boolean => is_required && (amount === null || amount > above_amount);
