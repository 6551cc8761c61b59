// Every change code, C01 to C14 and C61 to C69: what it corrects, and where the corrected data is.

/** The fields of corrected data, with the names of the records that they correct. */
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
 * A field's columns within the 29 of the corrected data, counted from 1. Other columns are blank.
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
   * The receiving bank (for C13 the operator) sends a change; the originating bank sends a refusal.
   */
  sent_by: 'rdfi' | 'odfi';
  /** Empty when the code corrects no field. For a refusal: the layout of the refused change. */
  corrected: readonly CorrectedColumns[];
  /** No longer sent: the rules removed it. Still read, because archives contain it. */
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
    'The account has a different number, or its number is written differently.',
    columns('account_number', 1, 17),
  ),
  C02: change(
    'Incorrect routing number',
    'The account has a different routing number, usually after a merger.',
    columns('routing_number', 1, 9),
  ),
  C03: change(
    'Incorrect routing number and DFI account number',
    'Both numbers are wrong, usually after a merger.',
    columns('routing_number', 1, 9),
    columns('account_number', 13, 29),
  ),
  C04: change(
    'Incorrect individual or receiving company name',
    'The holder of the account has a different name.',
    columns('name', 1, 22),
  ),
  C05: change(
    'Incorrect transaction code',
    'The account has a different type: savings instead of checking, or checking instead of savings.',
    columns('transaction_code', 1, 2),
  ),
  C06: change(
    'Incorrect DFI account number and transaction code',
    'The account has a different number and a different type.',
    columns('account_number', 1, 17),
    columns('transaction_code', 21, 22),
  ),
  C07: change(
    'Incorrect routing number, DFI account number and transaction code',
    'All three are wrong.',
    columns('routing_number', 1, 9),
    columns('account_number', 10, 26),
    columns('transaction_code', 27, 28),
  ),
  C08: change(
    'Incorrect foreign receiving DFI identification',
    'The foreign bank has a different identification (IAT only).',
    columns('foreign_rdfi', 1, 29),
  ),
  C09: change(
    'Incorrect individual identification number',
    'The receiver has a different identification.',
    columns('identification', 1, 22),
  ),
  C10: {
    ...change('Incorrect company name', 'The originator has a different name.', columns('company_name', 1, 16)),
    withdrawn: true,
  },
  C11: {
    ...change(
      'Incorrect company identification',
      'The originator has a different identification.',
      columns('company_identification', 1, 10),
    ),
    withdrawn: true,
  },
  C12: {
    ...change(
      'Incorrect company name and company identification',
      'The originator has a different name and a different identification.',
      columns('company_name', 1, 16),
      columns('company_identification', 20, 29),
    ),
    withdrawn: true,
  },
  C13: change('Addenda format error', 'The entry was accepted, but its addenda cannot be read.'),
  C14: change(
    'Incorrect SEC code for outbound international payment',
    'The payment leaves the country: send it as IAT.',
  ),
  C61: refusal('Misrouted notification of change', 'The change was sent to a bank that did not originate the entry.'),
  C62: refusal('Incorrect trace number', 'The originating bank did not send this original trace number.'),
  C63: refusal('Incorrect company identification number', 'The company identification differs from the entry.'),
  C64: refusal('Incorrect individual identification number', 'The identification differs from the entry.'),
  C65: refusal('Incorrectly formatted corrected data', 'The corrected data cannot be read.'),
  C66: refusal('Incorrect discretionary data', 'The discretionary data differ from the entry.'),
  C67: refusal('Routing number not from original entry', 'The routing number differs from the entry.'),
  C68: refusal('DFI account number not from original entry', 'The account number differs from the entry.'),
  C69: refusal('Incorrect transaction code', 'The transaction code does not fit the entry.'),
} as const satisfies Record<string, ChangeCodeRow>;

export type ChangeCode = keyof typeof changeCodes;

/** The row of a code in upper case; undefined for an unknown code. */
export function changeCodeRow(code: string): ChangeCodeRow | undefined {
  return Object.hasOwn(changeCodes, code) ? changeCodes[code as ChangeCode] : undefined;
}

/** The layout of addenda 98 with this code; undefined for an unknown code. */
export function changeLayoutOf(code: string): 'change_addenda' | 'refused_change_addenda' | undefined {
  const row = changeCodeRow(code);
  if (row === undefined) return undefined;
  return row.sent_by === 'rdfi' ? 'change_addenda' : 'refused_change_addenda';
}
