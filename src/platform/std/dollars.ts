// Cents as people read them.

/** `$1,234.50`, `-$1,234.50`. */
export function inDollars(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100).toLocaleString('en-US');
  return `${cents < 0 ? '-' : ''}$${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}

/** `1234.50`, `-1234.50`: for programs. */
export function plainDollars(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100);
  return `${cents < 0 ? '-' : ''}${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}
