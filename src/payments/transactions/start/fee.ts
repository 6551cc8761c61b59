// The fee of a payment when the caller sends none: a percentage, plus a fixed part, with a maximum.

export interface FeeDefaults {
  /** Percent, with at most four decimals. */
  transaction_fee_percent: number | null;
  /** Cents. */
  transaction_fee_fixed: number | null;
  /** Cents. */
  maximum_transaction_fee: number | null;
}

/**
 * The fee in cents. Null: the merchant has no defaults. Rounded half up. At most `amount − 1`: the
 * payee of a payment must get at least one cent.
 */
export function defaultFee(amount: number, defaults: FeeDefaults): number | null {
  const { transaction_fee_percent: percent, transaction_fee_fixed: fixed, maximum_transaction_fee: maximum } = defaults;
  if (percent === null && fixed === null) return null;
  // The rate is an integer in ten-thousandths of a percent. The product can exceed what a number
  // holds exactly, so it is a BigInt.
  const rate = BigInt(Math.round((percent ?? 0) * 10_000));
  const proportional = Number((BigInt(amount) * rate * 2n + 1_000_000n) / 2_000_000n);
  return Math.min(proportional + (fixed ?? 0), maximum ?? Number.MAX_SAFE_INTEGER, amount - 1);
}
