// Dollars as a person writes them.

/** In cents, as digits; null: it is no amount. No number is made: every digit counts. */
export function centsOf(text: string): string | null {
  const found = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?$/.exec(text.trim());
  return found === null ? null : String(BigInt(found[1]!.replaceAll(',', '')) * 100n + BigInt(found[2] ?? '0'));
}
