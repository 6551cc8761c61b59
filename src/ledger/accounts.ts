// The accounts of the books, whose they are, and how a posting is written down.

/** What an account is: an asset or expense stands in debit, a liability in credit. */
export const accounts = {
  BANK: { holds: 'cash in the pooled settlement account', kind: 'asset', owner: 'processor' },
  DIF: { holds: 'debits in flight', kind: 'asset', owner: 'processor' },
  CIF: { holds: 'credits in flight', kind: 'liability', owner: 'processor' },
  UNS: { holds: 'captured, not yet good', kind: 'liability', owner: 'processor' },
  PAYEE: { holds: 'owed to a payee', kind: 'liability', owner: 'payee' },
  PRES: { holds: 'reserved for a payout', kind: 'liability', owner: 'payee' },
  FEE: { holds: 'owed to a vendor', kind: 'liability', owner: 'vendor' },
  PAYER: { holds: 'owed to a payer', kind: 'liability', owner: 'payer' },
  CLAW: { holds: 'receivable from a payee', kind: 'asset', owner: 'payee' },
  RECV: { holds: 'receivable from a payer', kind: 'asset', owner: 'payer' },
  LOSS: { holds: 'written off', kind: 'expense', owner: 'processor' },
  SUSP: { holds: 'unmatched bank items', kind: 'asset', owner: 'processor' },
  OWN: { holds: 'own funds paid in', kind: 'liability', owner: 'processor' },
} as const;

export type Account = keyof typeof accounts;

/** A: amount. F: transaction_fee. N = A − F. n: the amount of the leg that moved. All in cents. */
export type Measure = 'A' | 'F' | 'N' | 'n';

/** `UNS/PAYEE N`: debit UNS, credit PAYEE, by N. A posting of nothing is not written. */
export type PostingRule = `${Account}/${Account} ${Measure}`;

export interface PostingLine {
  debit: Account;
  credit: Account;
  measure: Measure;
}

export function postingLine(rule: PostingRule): PostingLine {
  const [, debit, credit, measure] = /^(\w+)\/(\w+) (\w)$/.exec(rule)!;
  return { debit: debit as Account, credit: credit as Account, measure: measure as Measure };
}
