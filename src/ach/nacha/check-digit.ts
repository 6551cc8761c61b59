// The check digit of a routing number. It detects typing errors, but it does not prove that the
// bank exists.

/**
 * The check digit of eight digits: weights 3 7 1, up to the next ten. Undefined for anything other
 * than eight digits.
 */
export function checkDigitOf(rdfi: string): string | undefined {
  if (rdfi.length !== 8) return undefined;
  let sum = 0;
  for (let place = 0; place < 8; place++) {
    const digit = rdfi.charCodeAt(place) - 0x30;
    if (digit < 0 || digit > 9) return undefined;
    sum += digit * weights[place]!;
  }
  return String((10 - (sum % 10)) % 10);
}

const weights = [3, 7, 1, 3, 7, 1, 3, 7];

/** Whether nine digits end in their check digit. False for all zeros: no bank has that number. */
export function hasRightCheckDigit(routingNumber: string): boolean {
  return (
    /^[0-9]{9}$/.test(routingNumber) &&
    routingNumber !== '000000000' &&
    checkDigitOf(routingNumber.slice(0, 8)) === routingNumber[8]
  );
}
