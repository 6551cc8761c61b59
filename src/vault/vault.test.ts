// The vault: what it seals opens only in its place, with its key; keys are added, never lost.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/support/database.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { realClock } from '../std/clock.ts';
import { addDataKey, hasVaultKeys, openVault, type Vault, VaultRefused } from './vault.ts';

const key = Buffer.alloc(32, 1);
const place = { table: 'bank_accounts', row: 'a', column: 'account_number' };
let clone: TestDatabase;
let database: Database;
let vault: Vault;

beforeAll(async () => {
  clone = await testDatabase();
  database = openDatabase(clone.url, 2, () => {});
  vault = await openVault(database, key, realClock.now());
});
afterAll(async () => {
  await database.end();
  await clone.drop();
});

describe('seal and open', () => {
  it('give back what was sealed, in its place', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), (plaintext) => {
        expect(vault.open(place, vault.seal(place, plaintext))).toEqual(Buffer.from(plaintext));
      }),
    );
  });

  it('never seal to the same bytes twice', () => {
    expect(vault.seal(place, '12345678').equals(vault.seal(place, '12345678'))).toBe(false);
  });

  it('fail for another table, row or column', () => {
    const sealed = vault.seal(place, '12345678');
    for (const elsewhere of [
      { ...place, table: 'users' },
      { ...place, row: 'b' },
      { ...place, column: 'routing_number' },
    ])
      expect(() => vault.open(elsewhere, sealed)).toThrow();
  });

  it('fail for every single changed bit', () => {
    const sealed = vault.seal(place, '12345678');
    fc.assert(
      fc.property(fc.nat({ max: sealed.length * 8 - 1 }), (bit) => {
        const changed = Buffer.from(sealed);
        changed[bit >> 3]! ^= 1 << (bit & 7);
        expect(() => vault.open(place, changed)).toThrow();
      }),
    );
  });

  it('fail for a value cut at any byte', () => {
    const sealed = vault.seal(place, '12345678');
    for (let length = 0; length < sealed.length; length++)
      expect(() => vault.open(place, sealed.subarray(0, length))).toThrow();
  });
});

describe('the blind index', () => {
  it('is equal for equal parts, and tells apart parts that run together to the same text', () => {
    expect(vault.blindIndex('x', 'ab', 'c')).toEqual(vault.blindIndex('x', 'ab', 'c'));
    expect(vault.blindIndex('x', 'ab', 'c')).not.toEqual(vault.blindIndex('x', 'a', 'bc'));
    expect(vault.blindIndex('x', 'a')).not.toEqual(vault.blindIndex('y', 'a'));
  });
});

describe('data keys', () => {
  it('are opened by the encryption key that made them, and by no other', async () => {
    expect(await hasVaultKeys(database)).toBe(true);
    await expect(openVault(database, Buffer.alloc(32, 2), realClock.now())).rejects.toThrow(VaultRefused);
    await expect(addDataKey(database, Buffer.alloc(32, 2), realClock.now())).rejects.toThrow(VaultRefused);
  });

  it('are added: the newest seals, the older ones still open, the blind index stays', async () => {
    const before = vault.seal(place, 'sealed before');
    expect(await addDataKey(database, key, realClock.now())).toBe(2);
    const after = await openVault(database, key, realClock.now());
    expect(after.open(place, before).toString()).toBe('sealed before');
    const sealed = after.seal(place, 'sealed after');
    expect(sealed.readUInt16BE(1)).toBe(2);
    expect(() => vault.open(place, sealed)).toThrow();
    expect(after.blindIndex('x', 'a')).toEqual(vault.blindIndex('x', 'a'));
  });
});
