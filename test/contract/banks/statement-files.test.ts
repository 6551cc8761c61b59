// Files of bank statements as banks write them: what each of them has. The files are of our own
// making.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CsvColumns, ownColumns } from '../../../src/banks/reconciliation/formats/csv/columns.ts';
import { textOf } from '../../../src/banks/reconciliation/formats/decode.ts';
import { formatOf, readStatementFile } from '../../../src/banks/reconciliation/formats/statement-formats.ts';
import { readStatements } from '../../../src/banks/reconciliation/read-statements.ts';

function read(name: string, account: string | null = null, columns: CsvColumns | null = null) {
  const text = textOf(readFileSync(join(import.meta.dirname, 'statement-files', name)));
  const found = readStatements(readStatementFile(formatOf(text), text, columns), account);
  return {
    ...found,
    lines: found.lines.map(
      ({ row, booked_on, direction, amount, reference }) => `${row} ${booked_on} ${direction} ${amount} ${reference}`,
    ),
    findings: found.findings.map(({ kind, row, message }) => `${kind} ${row} ${message}`),
  };
}

const ofMarch4 = { first_day: '2026-03-04', last_day: '2026-03-04', opening_balance: 125_000_000 };

describe('A file of a bank statement', () => {
  it('in BAI2, with two accounts', () => {
    expect(read('day.bai', '975312468')).toEqual({
      account: '000975312468',
      balances: [{ ...ofMarch4, closing_balance: 124_832_500 }],
      lines: [
        '6 2026-03-04 credit 432000 TRN0001 ACH 2026-03-03-A.ach CREDIT 03/04/26',
        '7 2026-03-04 debit 10000 TRN0002 21 RETURN ITEM 0021 R01 INSUFFICIENT FUNDS, SEE ADDENDA 99/99',
        '9 2026-03-04 debit 4500 TRN0003 ACCOUNT ANALYSIS FEE FEBRUARY',
        '12 2026-03-04 debit 585000 TRN0004 ACH 2026-03-03-A.ach DEBIT',
      ],
      findings: [
        'note 13 16: type 890 without an amount is no line',
        'note 15 account 000975319999 is not ours; its 0 lines are not entered',
      ],
    });
    expect(read('day.bai').findings).toContain(
      'unreadable 3 the file has the accounts 000975312468, 000975319999; name the one of this bank in `account`',
    );
    expect(read('day.bai', '1').findings).toContain(
      'unreadable 3 the file has the account 000975312468, 000975319999; the account of this bank is 1',
    );
  });

  it('in camt.053, with a batch less its charges, equal lines and a reversal in the direction of its original', () => {
    expect(read('day.xml')).toEqual({
      account: '000975312468',
      balances: [{ ...ofMarch4, closing_balance: 125_420_425 }],
      lines: [
        '17 2026-03-04 credit 431925 TRN0001 2026-03-03-A.ach',
        '31 2026-03-04 debit 1500 STOP PAYMENT FEE',
        '37 2026-03-04 debit 1500 STOP PAYMENT FEE',
        '43 2026-03-04 debit 10000 CREDIT OF MARCH 3 TAKEN BACK',
        '49 2026-03-04 credit 1500 REFUND OF A FEE & SORRY',
      ],
      findings: [
        'note 5 Stmt 1: 1 of its entries are not booked yet, and are no lines',
        'note 5 Stmt 1: the balances show that a reversal has the direction of the entry that it takes back',
      ],
    });
  });

  it('in camt.052, without entries, and with a balance above the total of a file', () => {
    expect(read('no-entries.xml')).toEqual({
      account: 'US000975312468',
      balances: [
        {
          first_day: '2026-03-05',
          last_day: '2026-03-05',
          opening_balance: 1_254_204_250_025,
          closing_balance: 1_254_204_250_025,
        },
      ],
      lines: [],
      findings: [],
    });
  });

  it('in the bank’s own CSV, with rows before the header, the newest row first, and in Windows-1252', () => {
    const columns: CsvColumns = {
      ...ownColumns,
      header_row: 4,
      booked_on: 'Posting Date',
      day_order: 'MDY',
      amount: 'Amount',
      direction: null,
      amounts_in: 'dollars',
      balance: 'Running Bal.',
      reference: ['Description', 'Check or Slip #'],
    };
    expect(read('bank.csv', null, columns)).toEqual({
      account: null,
      balances: [
        { first_day: '2026-03-03', last_day: '2026-03-04', opening_balance: 125_000_000, closing_balance: 125_420_500 },
      ],
      lines: [
        '5 2026-03-04 credit 432000 ACH 2026-03-03-A.ach, CREDIT',
        '6 2026-03-04 debit 1500 STOP PAYMENT FEE',
        '7 2026-03-04 debit 1500 STOP PAYMENT FEE',
        '8 2026-03-03 debit 8500 CAFÉ LUNCH REFUND – ERROR',
      ],
      findings: ['note 9 a row without an amount is no line'],
    });
  });
});
