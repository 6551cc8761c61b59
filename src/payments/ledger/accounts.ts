// The ledger accounts, their owners, and the accounts that one payment is kept by.

/**
 * The normal balance of an asset or expense is a debit. The normal balance of a liability is a
 * credit.
 */
export const accounts = {
  BANK: { holds: 'cash in the pooled settlement account', kind: 'asset', owner: 'processor' },
  DIF: { holds: 'debits in flight', kind: 'asset', owner: 'processor' },
  CIF: { holds: 'credits in flight', kind: 'liability', owner: 'processor' },
  UNS: { holds: 'captured, not yet good', kind: 'liability', owner: 'processor' },
  PAYEE: { holds: 'owed to a payee', kind: 'liability', owner: 'payee' },
  PRES: { holds: 'reserved for a payout', kind: 'liability', owner: 'payee' },
  FEE: { holds: 'owed to a vendor, or to the processor, for fees', kind: 'liability', owner: 'vendor' },
  PAYER: { holds: 'owed to a payer', kind: 'liability', owner: 'payer' },
  CLAW: { holds: 'receivable from a payee', kind: 'asset', owner: 'payee' },
  RECV: { holds: 'receivable from a payer', kind: 'asset', owner: 'payer' },
  LOSS: { holds: 'written off', kind: 'expense', owner: 'processor' },
  SUSP: { holds: 'unmatched bank items', kind: 'asset', owner: 'processor' },
  REV: { holds: 'moved by reversals, and not taken over by payments', kind: 'asset', owner: 'processor' },
  DUP: { holds: 'moved by files that a bank processed twice', kind: 'asset', owner: 'processor' },
  BFEE: { holds: 'fees of the banks', kind: 'expense', owner: 'processor' },
  MICRO: { holds: 'small credits that check bank accounts', kind: 'expense', owner: 'processor' },
  OWN: { holds: 'own funds paid in', kind: 'liability', owner: 'processor' },
} as const;

export type Account = keyof typeof accounts;

/**
 * The accounts of one payment. What was written off of a payee is kept apart from what was written
 * off of a payer. In the database both are LOSS, owned by the user whose debt it was.
 */
export type Book = Exclude<Account, 'LOSS'> | 'LOSS_PAYEE' | 'LOSS_PAYER';

export function accountOf(book: Book): Account {
  return book === 'LOSS_PAYEE' || book === 'LOSS_PAYER' ? 'LOSS' : book;
}

/** Who owns an account of a payment. */
export function ownerOf(book: Book): 'processor' | 'vendor' | 'payee' | 'payer' {
  if (book === 'LOSS_PAYEE') return 'payee';
  return book === 'LOSS_PAYER' ? 'payer' : accounts[book].owner;
}

/** Cents by account of a payment, debit positive. A missing account is zero. */
export type Balances = { [Name in Book]?: number };
