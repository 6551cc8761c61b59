// Which transaction codes a batch allows, by its service class, SEC code and entry description.
import { serviceClassRow } from '../codes/service-classes.ts';
import { transactionCodeRow } from '../codes/transaction-codes.ts';

/** 1 at each allowed code. */
export type AllowedCodes = Readonly<Uint8Array>;

const known = new Map<string, AllowedCodes>();

/** One table for all batches of a kind: a file can have as many batches as entries. */
export function allowedCodes(serviceClass: number, sec: string, isReversal: boolean): AllowedCodes {
  // Only the supported SEC codes make a difference, so a file cannot make the table large.
  const rules = ['PPD', 'CCD', 'CTX', 'WEB', 'TEL', 'COR'].includes(sec) ? sec : '';
  const name = `${serviceClassRow(serviceClass) === undefined ? 200 : serviceClass} ${rules} ${isReversal}`;
  let codes = known.get(name);
  if (codes === undefined) {
    codes = Uint8Array.from({ length: 100 }, (_, code) =>
      whyNotAllowed(code, serviceClass, rules, isReversal) === null ? 1 : 0,
    );
    known.set(name, codes);
  }
  return codes;
}

/**
 * Why a batch does not allow an entry with this code, as the end of a sentence; null if it does.
 */
export function whyNotAllowed(code: number, serviceClass: number, sec: string, isReversal: boolean): string | null {
  const row = transactionCodeRow(code);
  if (row === undefined) return 'does not exist';
  const batch = serviceClassRow(serviceClass);
  if (batch !== undefined && !batch[`${row.direction}s`])
    return `is a ${row.direction}, but the service class of the batch is ${serviceClass} (${batch.title})`;
  // A return has the direction of its original entry.
  if (row.purpose === 'return') return null;
  if (row.purpose === 'remittance' && !['CCD', 'CTX', 'COR', ''].includes(sec))
    return `carries addenda without money, but ${sec} does not allow that`;
  if (sec === 'TEL' && row.direction === 'credit' && !isReversal)
    return 'is a credit, but TEL has credits only to reverse debits (REVERSAL)';
  if (sec === 'TEL' && row.direction === 'debit' && isReversal)
    return 'is a debit, but a reversal of debits has only credits';
  return null;
}

/** Facts of the code alone, as bits. */
export const live = 1;
export const moneyless = 2;
export const answer = 4;
export const debit = 8;

/** The facts of each code; 0 for an unknown code. */
export const codeFacts: Readonly<Uint8Array> = Uint8Array.from({ length: 100 }, (_, code) => {
  const row = transactionCodeRow(code);
  if (row === undefined) return 0;
  const purpose = row.purpose === 'live' ? live : row.purpose === 'return' ? answer : moneyless;
  return purpose | (row.direction === 'debit' ? debit : 0);
});
