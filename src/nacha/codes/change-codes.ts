// Every change code, C01 to C14 and C61 to C69: what is to be corrected, and where the corrected
// data have it.

/** What corrected data can hold; each spelled as in the records it corrects. */
export type CorrectedField =
  | 'account_number'
  | 'routing_number'
  | 'name'
  | 'transaction_code'
  | 'identification'
  | 'foreign_rdfi'
  | 'company_name'
  | 'company_identification';

/**
 * A field's columns within the 29 of the corrected data, counted from 1. Columns of no field are
 * blank.
 */
export interface CorrectedColumns {
  field: CorrectedField;
  from: number;
  to: number;
}

export interface ChangeCodeRow {
  title: string;
  meaning: string;
  /**
   * A change is asked for by the receiving bank (or, C13, by the operator); a refusal is the
   * originating bank's answer.
   */
  sent_by: 'rdfi' | 'odfi';
  /**
   * Empty: the code says all there is to say. Of a refusal: the layout of the change it refuses.
   */
  corrected: readonly CorrectedColumns[];
  /** No longer sent: the rules took it out. Still read, because archives have it. */
  withdrawn?: true;
}

const change = (title: string, meaning: string, ...corrected: CorrectedColumns[]): ChangeCodeRow => ({
  title,
  meaning,
  sent_by: 'rdfi',
  corrected,
});

const refusal = (title: string, meaning: string): ChangeCodeRow => ({ title, meaning, sent_by: 'odfi', corrected: [] });

const columns = (field: CorrectedField, from: number, to: number): CorrectedColumns => ({ field, from, to });

export const changeCodes = {
  C01: change(
    'Incorrect DFI account number',
    'The account has another number, or its number is written in another way.',
    columns('account_number', 1, 17),
  ),
  C02: change(
    'Incorrect routing number',
    'The account is reached under another routing number, mostly after a merger.',
    columns('routing_number', 1, 9),
  ),
  C03: change(
    'Incorrect routing number and DFI account number',
    'Both numbers are to be replaced, mostly after a merger.',
    columns('routing_number', 1, 9),
    columns('account_number', 13, 29),
  ),
  C04: change(
    'Incorrect individual or receiving company name',
    'The holder of the account has another name.',
    columns('name', 1, 22),
  ),
  C05: change(
    'Incorrect transaction code',
    'The account is of another kind: savings instead of checking, or the other way round.',
    columns('transaction_code', 1, 2),
  ),
  C06: change(
    'Incorrect DFI account number and transaction code',
    'The account has another number and is of another kind.',
    columns('account_number', 1, 17),
    columns('transaction_code', 21, 22),
  ),
  C07: change(
    'Incorrect routing number, DFI account number and transaction code',
    'All three are to be replaced.',
    columns('routing_number', 1, 9),
    columns('account_number', 10, 26),
    columns('transaction_code', 27, 28),
  ),
  C08: change(
    'Incorrect foreign receiving DFI identification',
    'The bank abroad has another identification (IAT only).',
    columns('foreign_rdfi', 1, 29),
  ),
  C09: change(
    'Incorrect individual identification number',
    'The receiver is known under another identification.',
    columns('identification', 1, 22),
  ),
  C10: {
    ...change('Incorrect company name', 'The originator has another name.', columns('company_name', 1, 16)),
    withdrawn: true,
  },
  C11: {
    ...change(
      'Incorrect company identification',
      'The originator has another identification.',
      columns('company_identification', 1, 10),
    ),
    withdrawn: true,
  },
  C12: {
    ...change(
      'Incorrect company name and company identification',
      'The originator has another name and another identification.',
      columns('company_name', 1, 16),
      columns('company_identification', 20, 29),
    ),
    withdrawn: true,
  },
  C13: change('Addenda format error', 'The entry was taken, but its addenda cannot be read.'),
  C14: change(
    'Incorrect SEC code for outbound international payment',
    'The payment leaves the country: it has to be sent as IAT.',
  ),
  C61: refusal('Misrouted notification of change', 'The change was sent to a bank that did not originate the entry.'),
  C62: refusal('Incorrect trace number', 'The original trace number is not one of ours.'),
  C63: refusal('Incorrect company identification number', 'The company identification differs from the entry.'),
  C64: refusal('Incorrect individual identification number', 'The identification differs from the entry.'),
  C65: refusal('Incorrectly formatted corrected data', 'The corrected data cannot be read.'),
  C66: refusal('Incorrect discretionary data', 'The discretionary data differ from the entry.'),
  C67: refusal('Routing number not from original entry', 'The routing number differs from the entry.'),
  C68: refusal('DFI account number not from original entry', 'The account number differs from the entry.'),
  C69: refusal('Incorrect transaction code', 'The transaction code does not answer that of the entry.'),
} as const satisfies Record<string, ChangeCodeRow>;

export type ChangeCode = keyof typeof changeCodes;

/** A code's row; undefined for what is no change code. Codes are upper case. */
export function changeCodeRow(code: string): ChangeCodeRow | undefined {
  return Object.hasOwn(changeCodes, code) ? changeCodes[code as ChangeCode] : undefined;
}

/** The layout that addenda 98 with this code have; undefined for what is no change code. */
export function changeLayoutOf(code: string): 'change_addenda' | 'refused_change_addenda' | undefined {
  const row = changeCodeRow(code);
  if (row === undefined) return undefined;
  return row.sent_by === 'rdfi' ? 'change_addenda' : 'refused_change_addenda';
}
