// The vault: a sealed value opens only in its place and with its key; keys are added and never
// lost.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/support/runner/database.ts';
import { atomically } from '../database/atomic-phase.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { realClock } from '../std/clock.ts';
import { addDataKey, type EncryptionKeys, hasVaultKeys, rewrapKeys, VaultRefused } from './data-keys.ts';
import { openVault, SealsUsedUp, type Vault } from './vault.ts';

const key = { current: Buffer.alloc(32, 1) };
const otherKey = { current: Buffer.alloc(32, 2) };
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

function nameOfError(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return (error as Error).name;
  }
}

describe('seal and open', () => {
  it('open to the sealed value, in their place', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), (plaintext) => {
        expect(vault.open(place, vault.seal(place, plaintext))).toEqual(Buffer.from(plaintext));
      }),
    );
  });

  it('never seal to the same bytes twice', () => {
    expect(vault.seal(place, '12345678').equals(vault.seal(place, '12345678'))).toBe(false);
  });

  it('cannot be decrypted in another table, row or column', () => {
    const sealed = vault.seal(place, '12345678');
    for (const elsewhere of [
      { ...place, table: 'users' },
      { ...place, row: 'b' },
      { ...place, column: 'routing_number' },
    ])
      expect(() => vault.open(elsewhere, sealed)).toThrow();
  });

  it('do not open after a change of any bit', () => {
    const sealed = vault.seal(place, '12345678');
    fc.assert(
      fc.property(fc.nat({ max: sealed.length * 8 - 1 }), (bit) => {
        const changed = Buffer.from(sealed);
        changed[bit >> 3]! ^= 1 << (bit & 7);
        expect(() => vault.open(place, changed)).toThrow();
      }),
    );
  });

  it('do not open when they are cut at any byte', () => {
    const sealed = vault.seal(place, '12345678');
    for (let length = 0; length < sealed.length; length++)
      expect(() => vault.open(place, sealed.subarray(0, length))).toThrow();
  });
});

describe('the blind index', () => {
  it('is equal for equal parts, and different for parts with the same joined text', () => {
    expect(vault.blindIndex('x', 'ab', 'c')).toEqual(vault.blindIndex('x', 'ab', 'c'));
    expect(vault.blindIndex('x', 'ab', 'c')).not.toEqual(vault.blindIndex('x', 'a', 'bc'));
    expect(vault.blindIndex('x', 'a')).not.toEqual(vault.blindIndex('y', 'a'));
  });
});

describe('data keys', () => {
  it('open with the encryption key that made them, and with no other', async () => {
    expect(await hasVaultKeys(database)).toBe(true);
    await expect(openVault(database, otherKey, realClock.now())).rejects.toThrow(VaultRefused);
    await expect(addDataKey(database, otherKey, realClock.now())).rejects.toThrow(VaultRefused);
  });

  it('are added: the newest seals after its waiting time, the older ones still open, the blind index stays', async () => {
    const before = vault.seal(place, 'sealed before');
    expect(await addDataKey(database, key, realClock.now())).toBe(2);
    await vault.follow();
    expect(versionOf(vault.seal(place, 'too early'))).toBe(1);
    await database.query("UPDATE vault_keys SET seals_from = now() - interval '1 second'");
    const other = await openVault(database, key, realClock.now());
    const sealed = other.seal(place, 'sealed after');
    expect(versionOf(sealed)).toBe(2);
    expect(other.open(place, before).toString()).toBe('sealed before');
    // A running process has read the key before that time.
    expect(vault.open(place, sealed).toString()).toBe('sealed after');
    await vault.follow();
    expect(versionOf(vault.seal(place, 'now'))).toBe(2);
    expect(other.blindIndex('x', 'a')).toEqual(vault.blindIndex('x', 'a'));
  });

  it('are the same for processes that start at the same time on an empty database', async () => {
    const empty = await testDatabase();
    const own = openDatabase(empty.url, 6, () => {});
    const all = await Promise.all(Array.from({ length: 6 }, () => openVault(own, key, realClock.now())));
    const sealed = all.map((one) => one.seal(place, 'x'));
    for (const one of all) for (const value of sealed) expect(one.open(place, value).toString()).toBe('x');
    expect(await Promise.all([addDataKey(own, key, realClock.now()), addDataKey(own, key, realClock.now())])).toEqual(
      expect.arrayContaining([2, 3]),
    );
    await own.end();
    await empty.drop();
  });
});

describe('the encryption key', () => {
  const old = { current: Buffer.alloc(32, 3) };
  const both = { current: Buffer.alloc(32, 4), previous: old.current };
  const fresh = { current: both.current };
  const limits = { block: 64, renewAt: 1_000, limit: 2_000, learnSeconds: 0, trustSeconds: 3_600 };

  it('is changed while processes run: each opens what any of them has sealed', async () => {
    const empty = await testDatabase();
    const own = openDatabase(empty.ownerUrl, 2, () => {});
    const step = fc.record({ process: fc.nat({ max: 2 }), act: fc.constantFrom('seal', 'restart', 'add key', 'wait') });
    const steps = fc.array(step, { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(steps, steps, steps, async (...parts) => {
        await own.query('DELETE FROM vault_keys');
        const values: Buffer[] = [];
        const start = async (keys: EncryptionKeys) => ({
          keys,
          vault: await openVault(own, keys, realClock.now(), limits),
        });
        const processes = [await start(old), await start(old), await start(old)];
        const each = async (environments: readonly EncryptionKeys[], acts: (typeof parts)[number]) => {
          for (const { process, act } of acts) {
            const one = processes[process]!;
            if (act === 'restart') processes[process] = await start(environments.at(-1)!);
            else if (act === 'add key') await addDataKey(own, one.keys, realClock.now(), limits);
            else if (act === 'seal') values.push(one.vault.seal(place, String(values.length)));
            await Promise.all(processes.map(({ vault: another }) => another.follow()));
            for (const { vault: another } of processes)
              for (const [n, value] of values.entries()) expect(another.open(place, value).toString()).toBe(String(n));
          }
          // Before the next part the operator restarts what still runs in an earlier environment.
          for (const [n, { keys }] of processes.entries())
            if (keys !== environments.at(-1)) processes[n] = await start(environments.at(-1)!);
        };
        await each([old, both], parts[0]);
        await each([both], parts[1]);
        await atomically(own, (phase) => rewrapKeys(phase, both));
        expect(await atomically(own, (phase) => rewrapKeys(phase, both))).toBe(0);
        await expect(openVault(own, old, realClock.now())).rejects.toThrow(VaultRefused);
        await each([both, fresh], parts[2]);
      }),
      { numRuns: 15 },
    );
    await own.end();
    await empty.drop();
  });

  it('wraps all keys, however a process that adds one at the same time read them', async () => {
    const empty = await testDatabase();
    const own = openDatabase(empty.url, 4, () => {});
    await openVault(own, old, realClock.now(), limits);
    const rewrapped = atomically(own, async (phase) => {
      const count = await rewrapKeys(phase, both);
      // The process that adds a key has read the keys by now, or waits for this phase.
      await own.query("SELECT 1, pg_sleep_for('50 ms')", []);
      return count;
    });
    const added = await Promise.all([1, 2].map(() => addDataKey(own, both, realClock.now(), limits)));
    expect([await rewrapped, added.toSorted()]).toEqual([expect.any(Number), [2, 3]]);
    await openVault(own, both, realClock.now());
    const left = await atomically(own, (phase) => rewrapKeys(phase, both));
    // Keys that were added first are wrapped by this phase, later ones by the new key.
    expect([(await rewrapped) + left, left]).toEqual([expect.any(Number), 0]);
    await openVault(own, fresh, realClock.now());
    await own.end();
    await empty.drop();
  });

  it('can be changed under a process that does not know the new one: it goes on with the data keys that it has', async () => {
    const empty = await testDatabase();
    const own = openDatabase(empty.url, 2, () => {});
    const left = await openVault(own, old, realClock.now(), limits);
    const before = left.seal(place, 'before');
    await atomically(own, (phase) => rewrapKeys(phase, both));
    for (let n = 0; n < 3 * limits.block; n++) {
      const sealed = left.seal(place, 'after');
      if (n % 8 === 0) await expect(left.follow()).rejects.toThrow(VaultRefused);
      expect([before, sealed].map((value) => left.open(place, value).toString())).toEqual(['before', 'after']);
    }
    const next = await openVault(own, fresh, realClock.now());
    expect(next.open(place, before).toString()).toBe('before');
    expect(next.blindIndex('x', 'a')).toEqual(left.blindIndex('x', 'a'));
    await own.end();
    await empty.drop();
  });
});

describe('a process that does not know the newest data key', () => {
  const old = { current: Buffer.alloc(32, 3) };
  const both = { current: Buffer.alloc(32, 4), previous: old.current };
  const limits = { block: 64, renewAt: 1_000, limit: 2_000, learnSeconds: 0, trustSeconds: 0.05 };

  it('stops sealing some time after that key seals, so that its own key can be removed', async () => {
    const empty = await testDatabase();
    const own = openDatabase(empty.url, 2, () => {});
    const left = await openVault(own, old, realClock.now(), limits);
    const before = left.seal(place, 'before');
    await atomically(own, (phase) => rewrapKeys(phase, both));
    await addDataKey(own, { current: both.current }, realClock.now(), limits);
    await expect.poll(() => nameOfError(() => left.seal(place, 'after'))).toBe('SealsUsedUp');
    // It stays so, however often the process looks.
    for (let n = 0; n < 3; n++) {
      await expect(left.follow()).rejects.toThrow(VaultRefused);
      expect(() => left.seal(place, 'after')).toThrow(SealsUsedUp);
    }
    expect(left.open(place, before).toString()).toBe('before');
    await own.end();
    await empty.drop();
  });
});

describe('seals', () => {
  const limits = { block: 8, renewAt: 64, limit: 96, learnSeconds: 0, trustSeconds: 3_600 };

  it('never exceed the reserved number or the limit, for any processes killed at any time', async () => {
    const empty = await testDatabase();
    const own = openDatabase(empty.ownerUrl, 2, () => {});
    // 0: this process is killed and another one replaces it. Otherwise it seals this many values
    // and may look for keys.
    const step = fc.record({ process: fc.nat({ max: 2 }), seals: fc.nat({ max: 12 }), follows: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        await own.query('DELETE FROM vault_keys');
        const started: Vault[] = [];
        const start = async () => {
          started.push(await openVault(own, key, realClock.now(), limits));
          return started.at(-1)!;
        };
        const processes = [await start(), await start(), await start()];
        const made = new Map<number, number>();
        for (const { process, seals, follows } of steps) {
          if (seals === 0) processes[process] = await start();
          if (follows) await processes[process]!.follow();
          for (let n = 0; n < seals; n++)
            try {
              const version = versionOf(processes[process]!.seal(place, 'x'));
              made.set(version, (made.get(version) ?? 0) + 1);
            } catch (error) {
              expect(error).toBeInstanceOf(SealsUsedUp);
              await processes[process]!.follow();
            }
        }
        const rows = await own.query<{ version: number; seals_reserved: number }>(
          "SELECT version, seals_reserved FROM vault_keys WHERE purpose = 'data'",
          [],
        );
        for (const { version, seals_reserved } of rows) {
          expect(made.get(version) ?? 0).toBeLessThanOrEqual(seals_reserved);
          expect(seals_reserved).toBeLessThanOrEqual(limits.limit);
        }
        // No process still asks for a block when the keys are deleted for the next run.
        for (const one of started) await one.follow();
      }),
      { numRuns: 30 },
    );
    await own.end();
    await empty.drop();
  });

  it('continue under a new key automatically, in every process, without a failure', async () => {
    const empty = await testDatabase();
    const own = openDatabase(empty.url, 2, () => {});
    const processes = await Promise.all([1, 2].map(() => openVault(own, key, realClock.now(), limits)));
    const sealed: Buffer[] = [];
    for (let n = 0; n < 300; n++)
      for (const one of processes) {
        sealed.push(one.seal(place, String(n)));
        if (n % 4 === 0) await one.follow();
      }
    expect(new Set(sealed.map(versionOf)).size).toBeGreaterThan(4);
    for (const one of processes) await one.follow();
    for (const one of processes)
      for (const [n, value] of sealed.entries())
        expect(one.open(place, value).toString()).toBe(String(Math.floor(n / processes.length)));
    await own.end();
    await empty.drop();
  });

  it('reserve blocks automatically: far more than one block can be sealed between two looks', async () => {
    const empty = await testDatabase();
    const own = openDatabase(empty.url, 2, () => {});
    const one = await openVault(own, key, realClock.now(), { ...limits, block: 64, renewAt: 10_000, limit: 20_000 });
    for (let sealed = 0; sealed < 400; )
      try {
        one.seal(place, 'x');
        sealed++;
        // As in the service: a sealed value is written before the next ones are sealed.
        if (sealed % 4 === 0) await own.query('SELECT 1', []);
      } catch (error) {
        // The process has requested the block automatically.
        expect(error).toBeInstanceOf(SealsUsedUp);
        await own.query('SELECT 1', []);
      }
    const [row] = await own.query<{ seals_reserved: number }>(
      "SELECT seals_reserved FROM vault_keys WHERE purpose = 'data'",
      [],
    );
    expect(row!.seals_reserved).toBeGreaterThanOrEqual(400);
    expect(row!.seals_reserved).toBeLessThanOrEqual(400 + 2 * 64);
    await own.end();
    await empty.drop();
  });
});

const versionOf = (sealed: Buffer) => sealed.readUInt16BE(1);
