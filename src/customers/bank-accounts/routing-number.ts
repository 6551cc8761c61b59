// Which 9-digit ABA routing numbers a bank can have.

import { StatedError } from '../../platform/std/stated-error.ts';

const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1] as const;

/**
 * Whether the digits, weighted 3 7 1, add up to a multiple of ten. `000000000` and about a tenth of
 * transposed neighbors also pass, so a number that passes is plausible, never "valid" (Contract,
 * bank accounts).
 */
export function passesChecksum(routingNumber: string): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(routingNumber[index]), 0);
  return /^\d{9}$/.test(routingNumber) && sum % 10 === 0;
}

// The first two digits: the twelve Federal Reserve districts; the same for thrifts (21–32) and for
// electronic transactions (61–72); traveler's checks (80). All others were never given to a bank:
// 00 is the government.
const issuedPrefix = /^(0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/;

/** Whether a bank can have it: it passes the checksum, and its first two digits were issued. */
export function isReachable(routingNumber: string): boolean {
  return passesChecksum(routingNumber) && issuedPrefix.test(routingNumber);
}

/** The routing number that begins with these eight digits. */
export function withCheckDigit(eightDigits: string): string {
  for (let digit = 0; digit <= 9; digit++)
    if (passesChecksum(`${eightDigits}${digit}`)) return `${eightDigits}${digit}`;
  throw new StatedError('a routing number must begin with eight digits');
}
