// How the statement of a bank is read: the number of our account there, and the columns of the
// bank's own CSV.
import { type Static, Type } from 'typebox';
import { described, FilledText, Nullable, OneOf, WholeNumber, withValues } from '../../api/http/schema.ts';
import { type Delimiter, dayOrders, delimiters } from './formats/csv/columns.ts';

const Column = FilledText(100);
const orNone = (description: string) => described(Nullable(Column), description);

export const CsvColumnsBody = Type.Object(
  {
    delimiter: OneOf(Object.keys(delimiters) as [Delimiter], {
      description: 'What is between two fields: `comma`, `semicolon`, `tab` or `bar` (`|`).',
    }),
    header_row: WholeNumber(1, 100, 'The row with the names of the columns, from 1. The rows before it are skipped.'),
    booked_on: described(Column, 'The name of the column with the day on which the bank booked the line.'),
    day_order: OneOf([...dayOrders], {
      description: withValues('The order of year, month and day in the column `booked_on`.', {
        YMD: '`2026-03-04` or `20260304`.',
        MDY: '`3/4/2026`, `03/04/26` or `Mar 4, 2026`.',
        DMY: '`4.3.2026` or `04-Mar-2026`.',
      }),
    }),
    amount: orNone('The name of the column with the amount. Null: `debit` and `credit` name a column each.'),
    debit: orNone('The name of the column with the amounts that left the account. Null: there is one column `amount`.'),
    credit: orNone('The name of the column with the amounts that came in. Null: there is one column `amount`.'),
    direction: orNone('The name of the column that says debit or credit. Null: the sign of `amount` says it.'),
    negative: OneOf(['debit', 'credit'], { description: 'What a negative `amount` is, if its sign says it.' }),
    amounts_in: OneOf(['dollars', 'cents'], { description: 'The unit of all amounts: `1234.50` or `123450`.' }),
    balance: orNone('The name of the column with the balance after each row. Null: there is no such column.'),
    reference: Type.Array(Column, {
      minItems: 1,
      maxItems: 10,
      description: 'The names of the columns whose texts are the reference of the line, joined in this order.',
    }),
  },
  { title: 'CsvColumns', description: 'How a bank writes its own CSV.' },
);

export const AccountAtBank = Type.String({
  minLength: 1,
  maxLength: 34,
  pattern: '^[A-Za-z0-9 -]+$',
  allowed: 'the number of an account: 1 to 34 letters, digits, blanks and hyphens',
});

export const SettingsRecord = Type.Object(
  {
    bank: Type.String({ description: 'The name of the bank.' }),
    account: described(
      Nullable(AccountAtBank),
      'The number of our account, as the bank writes it in its statements. Null: a file has only one account.',
    ),
    columns: described(Nullable(CsvColumnsBody), 'How the bank writes its own CSV. Null: it is not set.'),
  },
  { title: 'StatementSettings', description: 'How the statement of a bank is read.' },
);

export type StatementSettings = Static<typeof SettingsRecord>;

export const exampleSettings: StatementSettings = {
  bank: 'simulated',
  account: '000123456789',
  columns: {
    delimiter: 'comma',
    header_row: 1,
    booked_on: 'Posting Date',
    day_order: 'MDY',
    amount: 'Amount',
    debit: null,
    credit: null,
    direction: null,
    negative: 'debit',
    amounts_in: 'dollars',
    balance: 'Balance',
    reference: ['Description'],
  },
};
