// What a return code does besides failing its stage, read from the table of return codes
// (Lifecycle, return codes).
import { type ReturnEffect, returnCodeRow } from '../../../ach/nacha/codes/return-codes.ts';

/** `unauthorized`: the payer says that it did not authorize the debit. */
export function effectOf(code: string): ReturnEffect & { unauthorized: boolean } {
  const row = returnCodeRow(code);
  return { ...row?.effect, unauthorized: row?.group === 'unauthorized' };
}

/**
 * The failure that the payment shows: `insufficient_funds`, `R01 Insufficient funds. The balance
 * does not cover the debit.`
 */
export function failureOf(code: string): { failure_code: string; failure_reason: string } {
  const { title, meaning } = returnCodeRow(code)!;
  const failure_code = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
  return { failure_code, failure_reason: `${code} ${title}. ${meaning}` };
}
