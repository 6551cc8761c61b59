// Every transaction code: kind of account, direction, and whether money moves.

/**
 * `live` moves money; `prenote` tests whether the account exists; `remittance` carries addenda and
 * no money (CCD, CTX); `return` is a return or a change, with the direction of the original entry.
 */
export type TransactionPurpose = 'live' | 'prenote' | 'remittance' | 'return';

export type AccountKind = 'checking' | 'savings' | 'general ledger' | 'loan';

export interface TransactionCodeRow {
  account: AccountKind;
  direction: 'credit' | 'debit';
  purpose: TransactionPurpose;
}

const row = (account: AccountKind, direction: 'credit' | 'debit', purpose: TransactionPurpose): TransactionCodeRow => ({
  account,
  direction,
  purpose,
});

export const transactionCodes = {
  21: row('checking', 'credit', 'return'),
  22: row('checking', 'credit', 'live'),
  23: row('checking', 'credit', 'prenote'),
  24: row('checking', 'credit', 'remittance'),
  26: row('checking', 'debit', 'return'),
  27: row('checking', 'debit', 'live'),
  28: row('checking', 'debit', 'prenote'),
  29: row('checking', 'debit', 'remittance'),
  31: row('savings', 'credit', 'return'),
  32: row('savings', 'credit', 'live'),
  33: row('savings', 'credit', 'prenote'),
  34: row('savings', 'credit', 'remittance'),
  36: row('savings', 'debit', 'return'),
  37: row('savings', 'debit', 'live'),
  38: row('savings', 'debit', 'prenote'),
  39: row('savings', 'debit', 'remittance'),
  41: row('general ledger', 'credit', 'return'),
  42: row('general ledger', 'credit', 'live'),
  43: row('general ledger', 'credit', 'prenote'),
  44: row('general ledger', 'credit', 'remittance'),
  46: row('general ledger', 'debit', 'return'),
  47: row('general ledger', 'debit', 'live'),
  48: row('general ledger', 'debit', 'prenote'),
  49: row('general ledger', 'debit', 'remittance'),
  51: row('loan', 'credit', 'return'),
  52: row('loan', 'credit', 'live'),
  53: row('loan', 'credit', 'prenote'),
  54: row('loan', 'credit', 'remittance'),
  // Only to reverse a credit: no other debit of a loan is allowed.
  55: row('loan', 'debit', 'live'),
  56: row('loan', 'debit', 'return'),
} as const satisfies Record<number, TransactionCodeRow>;

export type TransactionCode = keyof typeof transactionCodes;

const rows: readonly (TransactionCodeRow | undefined)[] = Array.from(
  { length: 100 },
  (_, code) => (transactionCodes as Record<number, TransactionCodeRow>)[code],
);

/** The row of a code; undefined for an unknown code. */
export function transactionCodeRow(code: number): TransactionCodeRow | undefined {
  return rows[code];
}

/** The direction of any code, also of an unknown one: its last digit says it. */
export const isDebitCode = (code: number): boolean => code % 10 >= 5;

/**
 * The code of the return or change of an entry: 21 for 22, 23 and 24, 26 for 27, 28 and 29, and so
 * on.
 */
export function returnCodeFor(code: TransactionCode): TransactionCode {
  const { account, direction } = transactionCodes[code];
  const [answer] = Object.entries(transactionCodes).find(
    ([, one]) => one.account === account && one.direction === direction && one.purpose === 'return',
  )!;
  return Number(answer) as TransactionCode;
}
