// How a bank's CSV is read: which columns it has, and how it writes days and amounts.

export const delimiters = { comma: ',', semicolon: ';', tab: '\t', bar: '|' } as const;
export type Delimiter = keyof typeof delimiters;

export const dayOrders = ['YMD', 'MDY', 'DMY'] as const;
export type DayOrder = (typeof dayOrders)[number];

export interface CsvColumns {
  delimiter: Delimiter;
  /** The row of the header, from 1; the rows before it are skipped. */
  header_row: number;
  /** Names of columns, as the header has them. */
  booked_on: string;
  day_order: DayOrder;
  /** One column of amounts, or null: `debit` and `credit` have a column each. */
  amount: string | null;
  debit: string | null;
  credit: string | null;
  /** Says debit or credit next to `amount`. Null: the sign of the amount says it. */
  direction: string | null;
  /** What a negative amount is, if its sign says it. */
  negative: 'debit' | 'credit';
  amounts_in: 'dollars' | 'cents';
  /** The balance after each row. */
  balance: string | null;
  /** One or more; their texts are joined. */
  reference: readonly string[];
}

/** Our own form: any file can be converted to it. */
export const ownColumns: CsvColumns = {
  delimiter: 'comma',
  header_row: 1,
  booked_on: 'booked_on',
  day_order: 'YMD',
  amount: 'amount',
  debit: null,
  credit: null,
  direction: 'direction',
  negative: 'debit',
  amounts_in: 'cents',
  balance: null,
  reference: ['reference'],
};

export const ownHeader = 'booked_on,direction,amount,reference';

/** The names of columns that a mapping uses. */
export const namesIn = (columns: CsvColumns): string[] =>
  [
    columns.booked_on,
    columns.amount,
    columns.debit,
    columns.credit,
    columns.direction,
    columns.balance,
    ...columns.reference,
  ].filter((name) => name !== null);

/** What is wrong with a mapping, by its field; null: nothing. */
export function mappingWrong({
  amount,
  debit,
  credit,
  direction,
}: CsvColumns): { field: string; message: string } | null {
  if (amount === null && (debit === null || credit === null))
    return { field: 'amount', message: 'must name a column, or `debit` and `credit` must name one each' };
  if (amount !== null && (debit !== null || credit !== null))
    return { field: 'amount', message: 'must be null, or `debit` and `credit` must be null' };
  if (amount === null && direction !== null)
    return { field: 'direction', message: 'must be null if `debit` and `credit` name a column each' };
  return null;
}
