// The ninth digit of a routing number, and what it is good for: noticing a slip, never proving that the bank exists.

/** The check digit of eight digits: weights 3 7 1, up to the next ten. Undefined for anything but eight digits. */
export function checkDigitOf(rdfi: string): string | undefined {
  if (!/^[0-9]{8}$/.test(rdfi)) return undefined;
  let sum = 0;
  for (let place = 0; place < 8; place++) sum += Number(rdfi[place]) * [3, 7, 1][place % 3]!;
  return String((10 - (sum % 10)) % 10);
}

/** Whether nine digits end in their check digit. All zeros do, and are no bank: they fail. */
export function hasRightCheckDigit(routingNumber: string): boolean {
  return (
    /^[0-9]{9}$/.test(routingNumber) &&
    routingNumber !== '000000000' &&
    checkDigitOf(routingNumber.slice(0, 8)) === routingNumber[8]
  );
}
