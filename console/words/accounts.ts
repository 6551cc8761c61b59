// The accounts of the ledger in words.

const accounts: Readonly<Record<string, string>> = {
  BANK: 'The bank account',
  DIF: 'Debits in flight',
  CIF: 'Credits in flight',
  UNS: 'Captured, not good yet',
  PAYEE: 'Owed to the payee',
  PRES: 'Reserved for a payout',
  PAYER: 'Owed to the payer',
  FEE: 'Fees',
  CLAW: 'Owed by the payee',
  RECV: 'Owed by the payer',
  LOSS: 'Written off',
  SUSP: 'In suspense',
  OWN: 'Own funds',
};

export const accountWords = (account: string): string => accounts[account] ?? account;
