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

interface Flow {
  from: Station;
  to: Station;
  /** What moved. */
  means: string;
  /** The moves of payments that post it; absent: every move. */
  transitions?: readonly string[];
  debit?: readonly Account[];
  credit?: readonly Account[];
}

/** In the order of the way from payers to payees. A posting belongs to one of them at most. */
export const flows = {
  captures_sent: { from: 'payers', to: 'in_flight', means: 'Debits of payers were sent.', transitions: ['C3'] },
  captures_settled: { from: 'in_flight', to: 'not_good', means: 'Debits of payers settled.', transitions: ['C4'] },
  captures_unsettled: {
    from: 'in_flight',
    to: 'payers',
    means: 'Debits of payers came back before they settled, or their file was rejected.',
    transitions: ['C6', 'C6r'],
  },
  captures_returned: {
    from: 'not_good',
    to: 'payers',
    means: 'Debits of payers came back after they settled, before they were good.',
    transitions: ['C7', 'C7r'],
  },
  became_good: {
    from: 'not_good',
    to: 'good',
    means: 'Debits became good: what their payees get.',
    transitions: ['C5'],
    credit: ['PAYEE'],
  },
  fees: {
    from: 'not_good',
    to: 'fees',
    means: 'Debits became good: their fees.',
    transitions: ['C5'],
    credit: ['FEE'],
  },
  good_returned: {
    from: 'good',
    to: 'payers',
    means: 'Debits of payers came back after they were good.',
    transitions: ['C8', 'C9', 'C9b', 'C9p'],
    credit: ['BANK', 'SUSP'],
  },
  reserved: {
    from: 'good',
    to: 'reserved',
    means: 'Payouts were reserved.',
    transitions: ['P1', 'P6', 'P7'],
  },
  payouts_sent: { from: 'reserved', to: 'leaving', means: 'Payouts were sent.', transitions: ['P2'] },
  payouts_settled: { from: 'leaving', to: 'payees', means: 'Payouts settled.', transitions: ['P3'] },
  payouts_returned: {
    from: 'payees',
    to: 'good',
    means: 'Payouts came back, or were taken out of a rejected file.',
    transitions: ['P2c', 'P2r', 'P4', 'P4b', 'P4c', 'P4e', 'P4h'],
    debit: ['BANK', 'CIF', 'SUSP'],
  },
  clawed_back: {
    from: 'payees',
    to: 'good',
    means: 'Clawbacks became good.',
    transitions: ['K4'],
  },
  refunds_collected: {
    from: 'payees',
    to: 'payers',
    means: 'Debits of payees for refunds became good.',
    transitions: ['F4', 'F4b'],
  },
  refunds_settled: { from: 'leaving', to: 'payers', means: 'Refunds settled.', transitions: ['F6'] },
  reverse_payouts_settled: {
    from: 'leaving',
    to: 'payers',
    means: 'Reverse payouts settled.',
    transitions: ['RP3'],
  },
  fees_settled: {
    from: 'fees',
    to: 'payees',
    means: 'Payouts of fees settled, to vendors and tenants.',
    transitions: ['V2'],
  },
  written_off: { from: 'good', to: 'losses', means: 'Amounts were written off.', debit: ['LOSS'] },
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
  const { transitions, debit, credit }: Flow = flows[name];
  return (
    (transitions?.includes(sum.transition) ?? true) &&
    (debit?.includes(sum.debit_account) ?? true) &&
    (credit?.includes(sum.credit_account) ?? true)
  );
}
