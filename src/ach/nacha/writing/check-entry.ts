// Checks that the codes, the amount, the addenda and the batch of an entry fit together.
import { checkDigitOf } from '../check-digit.ts';
import type { ServiceClassRow } from '../codes/service-classes.ts';
import { type TransactionCodeRow, transactionCodeRow } from '../codes/transaction-codes.ts';
import { FieldError } from '../field-error.ts';
import type { BatchHeader, Entry } from '../records.ts';
import { checkAnswer } from './check-answer.ts';
import { placeOf } from './encode-record.ts';

/** The facts about the batch that its next entry is checked against. */
export interface BatchSoFar {
  /** Already checked. */
  header: BatchHeader;
  /** The row of its service class. */
  directions: ServiceClassRow;
  /** The trace number of its last entry; empty before the first one. */
  last_trace: string;
}

/**
 * Checks an entry against its batch.
 *
 * @returns the row of its transaction code
 * @throws FieldError
 */
export function checkEntry(entry: Entry, batchSoFar: BatchSoFar): TransactionCodeRow {
  const { header: batch, directions, last_trace: after } = batchSoFar;
  const code = transactionCodeRow(entry.transaction_code);
  if (code === undefined) return refuse(entry, 'transaction_code', 'a transaction code of the network');
  if (!(code.direction === 'debit' ? directions.debits : directions.credits))
    refuse(
      entry,
      'transaction_code',
      `${directions.title}, because the service class of the batch is ${batch.service_class_code}`,
    );
  if (checkDigitOf(entry.rdfi) !== entry.check_digit || entry.rdfi === '00000000')
    refuse(
      entry,
      'check_digit',
      `the check digit of the RDFI ${entry.rdfi}: ${checkDigitOf(entry.rdfi) ?? 'eight digits'}`,
    );
  if (!entry.trace_number.startsWith(batch.odfi))
    refuse(entry, 'trace_number', `fifteen digits that begin with the ODFI of the batch, ${batch.odfi}`);
  // Both have fifteen digits: the check above refuses all others. So the order of the texts is the
  // order of the numbers.
  if (entry.trace_number <= after) refuse(entry, 'trace_number', `more than the trace number before it, ${after}`);
  if (code.purpose === 'return') checkAnswer(entry, code, batch.sec_code);
  else checkForward(entry, code, batch);
  return code;
}

function checkForward(entry: Entry, code: TransactionCodeRow, batch: BatchHeader): void {
  const { sec_code } = batch;
  if (sec_code === 'COR')
    refuse(entry, 'transaction_code', '21, 26, 31, 36, 41, 46, 51 or 56, because the batch is COR');
  if (code.purpose === 'live' && entry.amount === 0)
    refuse(entry, 'amount', 'more than 0, because the entry moves money');
  if (code.purpose !== 'live' && entry.amount !== 0)
    refuse(entry, 'amount', `0, because the entry is a ${code.purpose}`);
  if (code.purpose === 'remittance' && sec_code !== 'CCD' && sec_code !== 'CTX')
    refuse(
      entry,
      'transaction_code',
      `a code that moves money: only CCD and CTX have remittances, and the batch is ${sec_code}`,
    );
  const reversal = batch.entry_description === 'REVERSAL';
  if (code.account === 'loan' && code.direction === 'debit' && !reversal)
    refuse(entry, 'transaction_code', 'a credit: a loan is debited only in a REVERSAL');
  if (sec_code === 'TEL' && code.direction === 'credit' && !reversal)
    refuse(entry, 'transaction_code', 'a debit: TEL has credits only in a REVERSAL');
  if (
    (sec_code === 'WEB' || sec_code === 'TEL') &&
    code.direction === 'debit' &&
    !/^[RS]$/.test(entry.discretionary_data)
  )
    refuse(entry, 'discretionary_data', `R (recurring) or S (single) for debits of ${sec_code}`);
  checkPaymentAddenda(entry, code, sec_code);
}

/** The column has four digits. */
const mostCtxAddenda = 9_999;

function checkPaymentAddenda(entry: Entry, { purpose }: TransactionCodeRow, secCode: string): void {
  const { addenda } = entry;
  const most = secCode === 'TEL' ? 0 : secCode === 'CTX' ? mostCtxAddenda : 1;
  if (addenda.length > most) refuse(entry, 'addenda', `at most ${most} for an entry of ${secCode}`, addenda.length);
  if (addenda.length === 0 && purpose === 'remittance') refuse(entry, 'addenda', 'one: the remittance', 0);
  const other = addenda.find(({ kind }) => kind !== 'payment_addenda');
  if (other !== undefined)
    refuse(entry, 'addenda', 'payment_addenda, because the entry is neither a return nor a change', other.kind);
}

function refuse(entry: Entry, field: keyof Entry, allowed: string, given: unknown = entry[field]): never {
  throw new FieldError(placeOf('entry', entry), field, given, allowed);
}
