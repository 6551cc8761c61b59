// Which transaction codes an entry may have in a batch of a given service class, SEC code and entry
// description.
import { serviceClassRow } from '../codes/service-classes.ts';
import { transactionCodeRow } from '../codes/transaction-codes.ts';

/** 1 at the codes an entry may have. */
export type AllowedCodes = Readonly<Uint8Array>;

const known = new Map<string, AllowedCodes>();

/** One table for all batches of a kind: there may be as many batches as entries. */
export function allowedCodes(serviceClass: number, sec: string, isReversal: boolean): AllowedCodes {
  // Of the SEC codes only the supported ones make a difference: the table stays small whatever a
  // file has.
  const rules = ['PPD', 'CCD', 'WEB', 'TEL', 'COR'].includes(sec) ? sec : '';
  const name = `${serviceClassRow(serviceClass) === undefined ? 200 : serviceClass} ${rules} ${isReversal}`;
  let codes = known.get(name);
  if (codes === undefined) {
    codes = Uint8Array.from({ length: 100 }, (_, code) =>
      refusal(code, serviceClass, rules, isReversal) === null ? 1 : 0,
    );
    known.set(name, codes);
  }
  return codes;
}

/**
 * Why an entry with this code may not stand in such a batch, as the end of a sentence; null if it
 * may.
 */
export function refusal(code: number, serviceClass: number, sec: string, isReversal: boolean): string | null {
  const row = transactionCodeRow(code);
  if (row === undefined) return 'is no transaction code';
  const batch = serviceClassRow(serviceClass);
  if (batch !== undefined && !batch[`${row.direction}s`])
    return `is a ${row.direction}, in a batch of service class ${serviceClass} (${batch.title})`;
  // Entries that come back have a direction, too, but that of what they answer.
  if (row.purpose === 'return') return null;
  if (row.purpose === 'remittance' && !['CCD', 'COR', ''].includes(sec))
    return `carries addenda without money, which ${sec} does not know`;
  if (sec === 'TEL' && row.direction === 'credit' && !isReversal)
    return 'is a credit: TEL has debits, and credits only to take them back (REVERSAL)';
  if (sec === 'TEL' && row.direction === 'debit' && isReversal)
    return 'is a debit in a reversal of debits, which has credits';
  return null;
}

/** Of the code alone, for the fast path. */
export const live = 1;
export const moneyless = 2;
export const answer = 4;
export const debit = 8;

/** What a code says of its entry, as bits: 0 for what is no code. */
export const codeFacts: Readonly<Uint8Array> = Uint8Array.from({ length: 100 }, (_, code) => {
  const row = transactionCodeRow(code);
  if (row === undefined) return 0;
  const purpose = row.purpose === 'live' ? live : row.purpose === 'return' ? answer : moneyless;
  return purpose | (row.direction === 'debit' ? debit : 0);
});
