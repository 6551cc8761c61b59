// Two accounts match if and only if all the fields that identify them are equal.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/support/runner/database.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { realClock } from '../../platform/std/clock.ts';
import { openVault } from '../../platform/vault/vault.ts';
import { matchingIndex } from './matching.ts';
import type { SubmittedAccount } from './submitted-account.ts';

// Few different values, so equal ones occur.
const few = (...values: string[]) => fc.constantFrom(...values);
const submitted: fc.Arbitrary<SubmittedAccount> = fc.oneof(
  fc.record({
    aggregator_type: fc.constant('manual' as const),
    validate: fc.boolean(),
    account: fc.record({
      account_number: few('1', '11', '111', 'a', 'A', '1-1', '1 1', '1./1'),
      routing_number: few('021000021', '011000015'),
      account_name: few('x', 'y'),
      account_type: fc.constantFrom('savings' as const, 'checking' as const),
    }),
  }),
  fc.record({
    aggregator_type: fc.constant('bank_link' as const),
    validate: fc.boolean(),
    access_token: few('s', 't'),
    account_id: few('1', '11', '021000021'),
  }),
);

const sameness = (user: string, one: SubmittedAccount) =>
  JSON.stringify(
    one.aggregator_type === 'bank_link'
      ? [user, one.account_id]
      : [
          user,
          one.account.routing_number,
          // Banks spell a number their own way.
          one.account.account_number.toUpperCase().replaceAll(/[ ./-]/g, ''),
          one.account.account_type,
        ],
  );

describe('the matching index', () => {
  it('is equal if and only if user and account are equal', async () => {
    const { url, drop } = await testDatabase();
    const database = openDatabase(url, 1, () => {});
    try {
      const vault = await openVault(database, { current: Buffer.alloc(32, 7) }, realClock.now());
      fc.assert(
        fc.property(few('u', 'v'), submitted, few('u', 'v'), submitted, (userA, a, userB, b) => {
          const equal = matchingIndex(vault, userA, a).equals(matchingIndex(vault, userB, b));
          expect(equal).toBe(sameness(userA, a) === sameness(userB, b));
        }),
        { numRuns: 2_000 },
      );
    } finally {
      await database.end();
      await drop();
    }
  });
});
