// Amounts as people write them. The API has integer cents.

/** `12500` is `125.00`. */
export function dollars(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `125.00`, `$125.00`, `1,250.00` or `125` in cents; null for any other text. */
export function centsOf(text: string): number | null {
  const found = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{2}))?$/.exec(text.trim());
  return found === null ? null : Number(found[1]!.replaceAll(',', '')) * 100 + Number(found[2] ?? 0);
}
