// Checks an entry that answers another: a return, a change, a dishonor, a contest or a refusal.
import { changeCodeRow, changeLayoutOf } from '../codes/change-codes.ts';
import { parseCorrectedData } from '../codes/corrected-data.ts';
import { type ReturnCodeRow, returnCodeRow, returnLayoutOf } from '../codes/return-codes.ts';
import type { TransactionCodeRow } from '../codes/transaction-codes.ts';
import { FieldError } from '../field-error.ts';
import type {
  ChangeAddenda,
  ContestedReturnAddenda,
  DishonoredReturnAddenda,
  Entry,
  RefusedChangeAddenda,
  ReturnAddenda,
} from '../records.ts';
import { placeOf } from './encode-record.ts';

/**
 * Checks an entry with the transaction code of a return. It has one addendum: 99 in a batch of the
 * original SEC code, or 98 in a COR batch, with a code that is allowed there.
 *
 * @throws FieldError
 */
export function checkAnswer(entry: Entry, code: TransactionCodeRow, secCode: string): void {
  const [addendum, second] = entry.addenda;
  if (addendum === undefined || second !== undefined)
    throw new FieldError(
      placeOf('entry', entry),
      'addenda',
      entry.addenda.length,
      'one: the addendum of the return or change',
    );
  const refuse: Refuse = (field, given, allowed) => {
    throw new FieldError(placeOf('entry', entry), field, given, allowed);
  };
  if (addendum.kind === 'payment_addenda')
    refuse('addenda', addendum.kind, '99 (return) or 98 (change): the transaction code is for a return or change');
  else if (addendum.kind === 'change_addenda' || addendum.kind === 'refused_change_addenda') {
    if (secCode !== 'COR') refuse('addenda', addendum.kind, `a return, because the batch is ${secCode}`);
    if (entry.amount !== 0) refuse('amount', entry.amount, '0: a change moves no money');
    checkChange(addendum, refuse);
  } else {
    if (secCode === 'COR') refuse('addenda', addendum.kind, 'a change, because the batch is COR');
    checkReturn(addendum, code, refuse);
  }
}

type Refuse = (field: string, given: unknown, allowed: string) => never;

function checkReturn(
  addendum: ReturnAddenda | DishonoredReturnAddenda | ContestedReturnAddenda,
  { direction }: TransactionCodeRow,
  refuse: Refuse,
): void {
  const { return_code } = addendum;
  const row = codeInForce(return_code, refuse, 'return_code');
  if (returnLayoutOf(return_code) !== addendum.kind)
    refuse(
      'return_code',
      return_code,
      `a code of ${addendum.kind}; this code belongs to ${returnLayoutOf(return_code)}`,
    );
  if (row.of !== 'both' && row.of !== `${direction}s`)
    refuse('return_code', return_code, `a code for returns of ${direction}s`);
  if (addendum.kind === 'return_addenda') {
    if (addendum.date_of_death !== null && !row.date_of_death)
      refuse('date_of_death', addendum.date_of_death, `nothing: ${return_code} has no date of death`);
    return;
  }
  const answered = codeInForce(addendum.return_reason_code, refuse, 'return_reason_code');
  if (answered.group === 'dishonor' || answered.group === 'contest')
    refuse('return_reason_code', addendum.return_reason_code, 'the code of a return, not of a dishonor or a contest');
  if (addendum.kind === 'contested_return_addenda') checkContest(addendum, refuse);
}

function checkContest({ dishonored_return_reason_code: code }: ContestedReturnAddenda, refuse: Refuse): void {
  if (returnCodeRow(code)?.group !== 'dishonor') refuse('dishonored_return_reason_code', code, 'R61 to R70');
}

function codeInForce(code: string, refuse: Refuse, field: string): ReturnCodeRow {
  const row = returnCodeRow(code);
  if (row === undefined) return refuse(field, code, 'a return code of the network');
  if (row.withdrawn) return refuse(field, code, 'a return code in force: this one was withdrawn');
  return row;
}

function checkChange(addendum: ChangeAddenda | RefusedChangeAddenda, refuse: Refuse): void {
  const { change_code, corrected_data } = addendum;
  if (changeLayoutOf(change_code) !== 'change_addenda') refuse('change_code', change_code, 'C01 to C14');
  if (changeCodeRow(change_code)?.withdrawn)
    refuse('change_code', change_code, 'a code in force: this one was withdrawn');
  if (addendum.kind === 'refused_change_addenda') {
    if (changeLayoutOf(addendum.refused_change_code) !== 'refused_change_addenda')
      refuse('refused_change_code', addendum.refused_change_code, 'C61 to C69');
    // A refusal repeats the refused data, even if it cannot be read.
    return;
  }
  if (parseCorrectedData(change_code, corrected_data) === null)
    refuse('corrected_data', corrected_data, `the fields that ${change_code} corrects, in their columns`);
}
