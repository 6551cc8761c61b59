// Money as American operators write it. Amounts are integer cents.

const inDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,234.56`. Cents of any sum here are below 2^53, so the division only places the point. */
export const dollars = (cents: number): string => inDollars.format(cents / 100);
