// Properties of every change of a user.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/support/runner/database.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { realClock } from '../../platform/std/clock.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { openVault, type Vault } from '../../platform/vault/vault.ts';
import { applyChanges } from './apply-changes.ts';
import { requestedChanges } from './requested-changes.ts';
import { newUser, type User } from './user.ts';
import type { UserChange } from './user-fields.ts';
import { userRecord } from './user-record.ts';

let vault: Vault;
beforeAll(async () => {
  const testing: TestDatabase = await testDatabase();
  const database: Database = openDatabase(testing.url, 1, () => {});
  vault = await openVault(database, { current: Buffer.alloc(32, 7) }, realClock.now());
  return async () => {
    await database.end();
    await testing.drop();
  };
});

const now = realClock.now();
const applied = (user: User, body: UserChange) => applyChanges(vault, user, requestedChanges('business', body), now);
const blank = () =>
  applied(newUser('business', { processor_id: nilUuid, vendor_id: null }, now), {
    business: { name: 'Fjord Market LLC', tin: '123456789' },
  });

const name = fc.constantFrom('Fjord', 'Harbor Fish & Chips Ltd', 'Ada', 'Zoë');
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 4 });
const digits = fc.integer({ min: 0, max: 999_999_999 }).map((number) => String(number).padStart(9, '0'));
const address = fc.record(
  { line_1: name, line_2: orNull(name), city: name, state: name, zip: name },
  { requiredKeys: ['line_1', 'city', 'state', 'zip'] },
);
const changes = fc.record(
  {
    first_name: orNull(name),
    email: orNull(fc.constantFrom('a@b', 'c@d')),
    client_reference_id: orNull(name),
    address: orNull(address),
    payout_type: fc.constantFrom('individual', 'batch'),
    transaction_fee_fixed: orNull(fc.nat(500)),
    business: fc.record(
      { name, tin: digits, trading_name: orNull(name), company_name: orNull(name.map((one) => one.slice(0, 16))) },
      { requiredKeys: [] },
    ),
    business_owners: fc.array(
      fc.record(
        { first_name: name, last_name: name, ssn9: orNull(digits) },
        { requiredKeys: ['first_name', 'last_name'] },
      ),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<UserChange>;

describe('applyChanges', () => {
  it('changes nothing for an empty request', () => {
    fc.assert(
      fc.property(changes, (body) => {
        const user = applied(blank(), body);
        expect(applied(user, {})).toEqual(user);
      }),
    );
  });

  it('changes nothing when the record is sent back, masked numbers included', () => {
    fc.assert(
      fc.property(changes, changes, (first, second) => {
        const user = applied(applied(blank(), first), second);
        expect(applied(user, userRecord(user) as UserChange)).toEqual(user);
      }),
    );
  });

  it('has the same result when applied twice, except for owners without a uuid, who are new each time', () => {
    fc.assert(
      fc.property(changes, ({ business_owners: _, ...body }) => {
        const user = applied(blank(), body);
        expect(applied(user, body)).toEqual(user);
      }),
    );
  });

  it('keeps every field that the body does not have', () => {
    fc.assert(
      fc.property(changes, changes, (first, { business: _, ...second }) => {
        const before = applied(blank(), first);
        const after = applied(before, second);
        for (const column of ['first_name', 'email', 'client_reference_id', 'address', 'payout_type'] as const)
          if (second[column] === undefined) expect(after[column]).toEqual(before[column]);
        expect(after.tin_encrypted).toBe(before.tin_encrypted);
        expect(after.business_name).toBe(before.business_name);
        if (second.business_owners === undefined) expect(after.business_owners).toBe(before.business_owners);
      }),
    );
  });

  it('shows only the last four digits of a tax identifier', () => {
    fc.assert(
      fc.property(changes, digits, digits, (body, tin, ssn9) => {
        fc.pre(!/^0{5}/.test(tin) && !/^0{5}/.test(ssn9));
        const owners = { business_owners: [{ first_name: 'A', last_name: 'B', ssn9 }] };
        const shown = JSON.stringify(userRecord(applied(applied(blank(), body), { business: { tin }, ...owners })));
        expect(shown).not.toContain(tin);
        expect(shown).not.toContain(ssn9);
        expect(shown).toContain(`*****${tin.slice(-4)}`);
      }),
    );
  });
});
