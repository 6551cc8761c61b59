// ACH values in words for operators: money, codes, masked account numbers.
import { changeCodeRow } from '../../../src/ach/nacha/codes/change-codes.ts';
import { parseCorrectedData } from '../../../src/ach/nacha/codes/corrected-data.ts';
import { returnCodeRow } from '../../../src/ach/nacha/codes/return-codes.ts';
import { transactionCodeRow } from '../../../src/ach/nacha/codes/transaction-codes.ts';

/** Cents as dollars: `$1,234.50`. */
export function dollars(cents: number): string {
  const text = String(cents).padStart(3, '0');
  return `$${text.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${text.slice(-2)}`;
}

/** `1 entry`, `2 entries`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** Shows the last four characters; hides a number of four characters or fewer completely. */
export function masked(accountNumber: string): string {
  const shown = accountNumber.length > 4 ? accountNumber.slice(-4) : '';
  return '*'.repeat(accountNumber.length - shown.length) + shown;
}

/** `R01 Insufficient funds`, `C02 Incorrect routing number`. */
export function codeWords(code: string): string {
  const title = returnCodeRow(code)?.title ?? changeCodeRow(code)?.title;
  return title === undefined ? `${code} (unknown)` : `${code} ${title}`;
}

/** `27 checking debit`, `28 checking debit prenote`. */
export function transactionWords(code: number): string {
  const row = transactionCodeRow(code);
  const text = String(code).padStart(2, '0');
  if (row === undefined) return `${text} (unknown)`;
  return `${text} ${row.account} ${row.direction}${row.purpose === 'live' ? '' : ` ${row.purpose}`}`;
}

/** What a change corrects. Account numbers are masked unless `reveal` is set. */
export function correctionWords(code: string, corrected: string, reveal: boolean): string {
  const data = parseCorrectedData(code, corrected);
  // Unreadable data may contain an account number anywhere.
  if (data === null) return reveal ? corrected.trim() : `${corrected.trim().length} characters`;
  return Object.entries(data)
    .map(
      ([field, value]) =>
        `${field.replaceAll('_', ' ')} ${field === 'account_number' && !reveal ? masked(value) : value}`,
    )
    .join(', ');
}
