// The fee of a payment when the caller named none: a percentage of the merchant's, plus a fixed
// part, capped.

export interface FeeDefaults {
  /** Percent, at most four decimals. */
  transaction_fee_percent: number | null;
  /** Cents. */
  transaction_fee_fixed: number | null;
  /** Cents. */
  maximum_transaction_fee: number | null;
}

/**
 * The fee in cents, or null when the merchant has no defaults. Rounded half up. Never the whole
 * amount: a payment must leave the payee at least one cent.
 */
export function defaultFee(amount: number, defaults: FeeDefaults): number | null {
  const { transaction_fee_percent: percent, transaction_fee_fixed: fixed, maximum_transaction_fee: maximum } = defaults;
  if (percent === null && fixed === null) return null;
  // In ten-thousandths of a percent the rate is an integer, and the product is beyond what a number
  // holds exactly.
  const rate = BigInt(Math.round((percent ?? 0) * 10_000));
  const proportional = Number((BigInt(amount) * rate * 2n + 1_000_000n) / 2_000_000n);
  return Math.min(proportional + (fixed ?? 0), maximum ?? Number.MAX_SAFE_INTEGER, amount - 1);
}
