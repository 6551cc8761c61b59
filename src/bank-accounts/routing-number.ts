// The checksum of a 9-digit ABA routing number.

import { StatedError } from '../std/stated-error.ts';

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

/** Whether a bank file can have it: eight zeros name no bank, but pass the checksum. */
export function isReachable(routingNumber: string): boolean {
  return passesChecksum(routingNumber) && !routingNumber.startsWith('00000000');
}

/** The routing number that begins with these eight digits. */
export function withCheckDigit(eightDigits: string): string {
  for (let digit = 0; digit <= 9; digit++)
    if (passesChecksum(`${eightDigits}${digit}`)) return `${eightDigits}${digit}`;
  throw new StatedError('a routing number must begin with eight digits');
}
