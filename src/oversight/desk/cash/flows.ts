// The flows of money between stations, and which postings make each of them.
import type { Account } from '../../../payments/ledger/accounts.ts';

export const stations = [
  'payers',
  'in_flight',
  'not_good',
  'good',
  'reserved',
  'leaving',
  'payees',
  'fees',
  'losses',
] as const;
export type Station = (typeof stations)[number];

interface Rule {
  /** The moves that post it. */
  transitions: readonly string[];
  /** Absent: any account. */
  debit?: readonly Account[];
  credit?: readonly Account[];
}

interface Flow {
  from: Station;
  to: Station;
  /** What moved. */
  means: string;
  of: readonly Rule[];
}

/** The account that has the cash: of the bank, of a line of its statement, or of a reversal. */
const cash = ['BANK', 'SUSP', 'REV'] as const;
/** What payees are owed, less what they owe. A debt that was written off is filled again first. */
const payee = ['PAYEE', 'CLAW', 'LOSS'] as const;
const payer = ['PAYER', 'RECV'] as const;

const returnsOfGood = ['C8', 'C9', 'C9p'] as const;
/** Those that come back after they settled; P4e only then. */
const payoutsBack = ['P4', 'P4b', 'P4c', 'P4h'] as const;

/**
 * In the order of the way from payers to payees. A posting belongs to one of them at most. Debits
 * of payees for clawbacks and refunds count when they are good.
 */
export const flows = {
  captures_sent: {
    from: 'payers',
    to: 'in_flight',
    means: 'Debits of payers were sent.',
    of: [{ transitions: ['C3'] }],
  },
  captures_settled: {
    from: 'in_flight',
    to: 'not_good',
    means: 'Debits of payers settled.',
    of: [{ transitions: ['C4'] }],
  },
  captures_unsettled: {
    from: 'in_flight',
    to: 'payers',
    means: 'Debits of payers came back before they settled, or their file was rejected.',
    of: [{ transitions: ['C6', 'C6r'] }],
  },
  captures_returned: {
    from: 'not_good',
    to: 'payers',
    means: 'Debits of payers came back after they settled, before they were good.',
    of: [{ transitions: ['C7', 'C7r'] }],
  },
  became_good: {
    from: 'not_good',
    to: 'good',
    means: 'Debits became good: what their payees get.',
    of: [{ transitions: ['C5'], credit: ['PAYEE'] }],
  },
  fees: {
    from: 'not_good',
    to: 'fees',
    means: 'Debits became good: their fees.',
    of: [{ transitions: ['C5'], credit: ['FEE'] }],
  },
  good_returned: {
    from: 'good',
    to: 'payers',
    means: 'Debits of payers came back after they were good. It may leave payees with a debt.',
    of: [{ transitions: returnsOfGood, debit: ['PAYEE', 'CLAW'], credit: cash }],
  },
  reserved_returned: {
    from: 'reserved',
    to: 'payers',
    means: 'Debits of payers came back when their payouts were reserved.',
    of: [{ transitions: returnsOfGood, debit: ['PRES'], credit: cash }],
  },
  fees_returned: {
    from: 'fees',
    to: 'payers',
    means: 'Fees of payments whose debit or payout came back.',
    of: [{ transitions: [...returnsOfGood, 'P4'], debit: ['FEE'] }],
  },
  reinstated: {
    from: 'payers',
    to: 'good',
    means: 'Debits that had come back are good again: their returns were dishonored.',
    of: [{ transitions: ['C10', 'C10p'], credit: payee }],
  },
  fees_reinstated: {
    from: 'payers',
    to: 'fees',
    means: 'Fees of debits that are good again: their returns were dishonored.',
    of: [{ transitions: ['C10', 'C10p'], credit: ['FEE'] }],
  },
  reserved: {
    from: 'good',
    to: 'reserved',
    means: 'Payouts were reserved.',
    of: [{ transitions: ['P1', 'P6', 'P7'] }],
  },
  unreserved: {
    from: 'reserved',
    to: 'good',
    means: 'Payouts were not made, because a debit came back.',
    of: [{ transitions: ['C8', 'C9p'], debit: ['PRES'], credit: payee }],
  },
  payouts_sent: { from: 'reserved', to: 'leaving', means: 'Payouts were sent.', of: [{ transitions: ['P2'] }] },
  payouts_rejected: {
    from: 'leaving',
    to: 'reserved',
    means: 'The file of payouts was rejected; they will be sent again.',
    of: [{ transitions: ['P2r'] }],
  },
  payouts_settled: { from: 'leaving', to: 'payees', means: 'Payouts settled.', of: [{ transitions: ['P3'] }] },
  unsettled_to_payees: {
    from: 'leaving',
    to: 'good',
    means: 'Credits came back before they settled, or their file was rejected: payees are owed them.',
    of: [
      { transitions: ['P2c', 'P4b', 'P4c', 'P4h', 'F5b', 'F8b'], debit: ['CIF'] },
      { transitions: ['P4'], debit: ['CIF'], credit: payee },
    ],
  },
  payouts_returned: {
    from: 'payees',
    to: 'good',
    means: 'Payouts came back after they settled: payees are owed them.',
    of: [{ transitions: [...payoutsBack, 'P4e'], debit: cash, credit: payee }],
  },
  returned_to_payers: {
    from: 'payees',
    to: 'payers',
    means: 'Payouts came back after they settled: payers are owed them.',
    of: [{ transitions: ['P4'], debit: cash, credit: payer }],
  },
  clawed_back: {
    from: 'payees',
    to: 'good',
    means: 'Clawbacks became good.',
    of: [{ transitions: ['K4'] }],
  },
  clawbacks_returned: {
    from: 'good',
    to: 'payees',
    means: 'Debits of payees came back after they were good.',
    of: [{ transitions: ['K5b', 'K5e', 'K5f', 'F7c', 'F7d'], debit: ['PAYEE', 'CLAW'] }],
  },
  refunds_collected: {
    from: 'payees',
    to: 'payers',
    means: 'Debits of payees for refunds became good: payers are owed them.',
    of: [{ transitions: ['F4'] }],
  },
  refunds_kept: {
    from: 'payees',
    to: 'good',
    means: 'Debits of payees for refunds became good after the refund had failed: payees are owed them.',
    of: [{ transitions: ['F4b'] }],
  },
  refunds_sent: {
    from: 'payers',
    to: 'leaving',
    means: 'Refunds were sent: payers were owed them.',
    of: [{ transitions: ['F5'] }],
  },
  refunds_settled: { from: 'leaving', to: 'payers', means: 'Refunds settled.', of: [{ transitions: ['F6'] }] },
  reverse_payouts_sent: {
    from: 'payers',
    to: 'leaving',
    means: 'Reverse payouts were sent: payers were owed them.',
    of: [{ transitions: ['RP2'] }],
  },
  reverse_payouts_settled: {
    from: 'leaving',
    to: 'payers',
    means: 'Reverse payouts settled.',
    of: [{ transitions: ['RP3'] }],
  },
  unsettled_to_payers: {
    from: 'leaving',
    to: 'payers',
    means: 'Credits came back before they settled, or their file was rejected: payers are owed them.',
    of: [
      { transitions: ['F5r', 'F5c', 'F8', 'F8c', 'RP2r', 'RP4'], debit: ['CIF'] },
      { transitions: ['P4'], debit: ['CIF'], credit: payer },
    ],
  },
  fees_sent: { from: 'fees', to: 'leaving', means: 'Payouts of fees were sent.', of: [{ transitions: ['V1'] }] },
  fees_settled: {
    from: 'leaving',
    to: 'payees',
    means: 'Payouts of fees settled, to vendors and tenants.',
    of: [{ transitions: ['V2'] }],
  },
  fees_unsettled: {
    from: 'leaving',
    to: 'fees',
    means: 'Payouts of fees came back before they settled, or their file was rejected.',
    of: [{ transitions: ['V1r', 'V3'] }],
  },
  fee_payouts_returned: {
    from: 'payees',
    to: 'fees',
    means: 'Payouts of fees came back after they settled.',
    of: [{ transitions: ['V4'] }],
  },
  written_off: {
    from: 'good',
    to: 'losses',
    means: 'Debts of payees and payers, and cash without an explanation, were written off.',
    of: [{ transitions: ['K7', 'X1', 'S4', 'V13'] }],
  },
} as const satisfies Record<string, Flow>;

export type FlowName = keyof typeof flows;
export const flowNames = Object.keys(flows) as FlowName[];

/** The sum of the postings of a transition between two accounts. */
export interface PostingSum {
  transition: string;
  debit_account: Account;
  credit_account: Account;
  posting_count: number;
  /** Cents. */
  amount: number;
}

export function isOf(
  name: FlowName,
  sum: Pick<PostingSum, 'transition' | 'debit_account' | 'credit_account'>,
): boolean {
  const { of }: Flow = flows[name];
  return of.some(
    ({ transitions, debit, credit }) =>
      transitions.includes(sum.transition) &&
      (debit?.includes(sum.debit_account) ?? true) &&
      (credit?.includes(sum.credit_account) ?? true),
  );
}
