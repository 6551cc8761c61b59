// Mistyped fields, and fields that would change what money does, are refused. All others are
// ignored.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusedInPayments, refusedInRefunds } from './money-fields.ts';

const fields = ['amount', 'transaction_fee', 'source_bank_account', 'payout_delay_days_min', 'speed', 'currency'];
const field = fc.constantFrom(...fields);
const letter = fc.constantFrom(...'abcxyz_');

/**
 * A name in which one letter after the first is added, replaced, left out or swapped with the next.
 */
const mistyped = fc.tuple(field, fc.nat({ max: 30 }), letter).chain(([name, place, one]) => {
  const at = 1 + (place % (name.length - 1));
  const [before, after] = [name.slice(0, at), name.slice(at)];
  return fc.constantFrom(
    `${before}${one}${after}`,
    `${before}${one}${after.slice(1)}`,
    `${before}${after.slice(1)}`,
    `${before}${after[1] ?? ''}${after[0]}${after.slice(2)}`,
  );
});

describe('A mistyped field of a payment', () => {
  it('is refused, whichever letter is wrong', () => {
    fc.assert(
      fc.property(mistyped, (name) => {
        fc.pre(!fields.includes(name));
        expect(refusedInPayments(name)?.message).toMatch(/did you mean/);
      }),
    );
  });

  it('is refused with capitals and hyphens too', () => {
    for (const name of ['transactionFee', 'TransactionFee', 'transaction-fee', 'sourceBankAccount', 'Amount'])
      expect(refusedInPayments(name)?.message).toMatch(/did you mean/);
  });
});

describe('Any other field', () => {
  it.each([
    ...['metadata', 'reason', 'note', 'uuid', 'type', 'transaction_status', 'created_at', 'trace_ids', 'vendor_id'],
    ...['feedback', 'coffee', 'tipping_point', 'order_number', 'customer_id', 'tax_id', 'email', 'x', ''],
  ])('%s is ignored', (name) => {
    expect([refusedInPayments(name), refusedInRefunds(name)]).toEqual([null, null]);
  });

  it('with any name gets an answer', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (name) => {
        const found = refusedInPayments(name);
        expect(found === null || found.code === 'unknown_money_field').toBe(true);
        if (name.length > 60) expect(found).toBeNull();
      }),
      { examples: [['__proto__'], ['constructor'], ['toString'], ['_'], ['A'], ['a'.repeat(61)]] },
    );
  });
});
