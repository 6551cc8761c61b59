// The acts for which a second operator may be needed, and the policy of each.
import type { Queryable } from '../../platform/database/database.ts';
import { selectPolicies } from './approvals.sql.ts';

/** By name: what it is, in words. In live mode each needs a second operator by default. */
export const dangerousActs = {
  write_off: 'Write off a debt, or a line of the bank statement',
  pay_again: 'Send a payout, a reverse payout or the credit of a refund again',
  refunds: 'Refund a payment',
  manual_debt: 'Record by hand that a debt was paid',
  own_funds: 'Book own funds',
  bank_records: 'Record by hand what a bank did with a file, a return or a dishonor',
  limits: 'Raise or remove a limit',
  bank_settings: 'Change the bank, the originator or the fee account of a tenant, or allow payouts without a delay',
  tokens: 'Issue a token',
  verification: 'Approve a business of a tenant for which the same person issued or approved a token',
  operators: 'Invite an operator, make a new link for one, or give one a role that may do more',
  policies: 'Change one of these policies',
} as const;

export type DangerousAct = keyof typeof dangerousActs;
export const actNames = Object.keys(dangerousActs) as [DangerousAct, ...DangerousAct[]];

export interface Policy {
  act: DangerousAct;
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

/** `amount` in cents; null: the act moves none, or all that is owed. */
export const needsApproval = ({ is_required, above_amount }: Policy, amount: number | null): boolean =>
  is_required && (amount === null || amount > above_amount);
