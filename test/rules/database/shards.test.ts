// The shard of a tenant: the service and PostgreSQL compute the same one, no row has another one,
// and the keys of tenants' rows start with it.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { newProcessorId, shardCount, shardOf, tenantKey } from '../../../src/platform/database/tenant-key.ts';
import { firstUuidOf, uuidStart } from '../../../src/platform/std/identifiers.ts';
import { testDatabase } from '../../support/runner/database.ts';
import { tables } from '../query-rules/tables.ts';

let database: Database;
beforeAll(async () => {
  const test = await testDatabase();
  database = openDatabase(test.ownerUrl, 1, () => {});
  return async () => {
    await database.end();
    await test.drop();
  };
});

const mixedCase = fc
  .tuple(fc.uuid(), fc.infiniteStream(fc.boolean()))
  .map(([uuid, upper]) =>
    [...uuid].map((digit) => (upper.next().value === true ? digit.toUpperCase() : digit)).join(''),
  );
const shard = fc.integer({ min: 0, max: shardCount - 1 });

describe('The shard of a processor_id', () => {
  it('is the same in the service and in PostgreSQL', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(mixedCase, { minLength: 1, maxLength: 200 }), async (uuids) => {
        const rows = await database.query<{ shard: number }>(
          `SELECT shard_of(uuid) AS shard FROM unnest($1::uuid[]) WITH ORDINALITY AS sent (uuid, position) ORDER BY position`,
          [uuids],
        );
        expect(uuids.map(shardOf)).toEqual(rows.map((row) => row.shard));
      }),
      { numRuns: 20 },
    );
  });

  it('is the one for which the processor_id is made, a UUIDv7 of its time', () => {
    fc.assert(
      fc.property(
        shard,
        fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }),
        (given, at) => {
          const id = newProcessorId(at, given);
          expect(shardOf(id)).toBe(given);
          expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
          expect(id.startsWith(uuidStart(at))).toBe(true);
        },
      ),
    );
  });

  it('leaves the other bits to chance', () => {
    const ids = Array.from({ length: 200 }, () =>
      newProcessorId(new Date(0), 63).slice(firstUuidOf(new Date(0)).length - 2),
    );
    expect([...new Set(ids)].toSorted()).toEqual(['3f', '7f', 'bf', 'ff']);
  });
});

describe('A row of a tenant', () => {
  it('with another shard is refused', async () => {
    const processorId = newProcessorId(new Date(0), 5);
    const key = [...tenantKey(processorId), firstUuidOf(new Date(0))];
    await database.query(
      `INSERT INTO unopened_accounts (shard, processor_id, bank_account_uuid, found_at) VALUES ($1, $2, $3, now())`,
      key,
    );
    await expect(
      database.query(
        `UPDATE unopened_accounts SET shard = 6 WHERE (shard, processor_id, bank_account_uuid) = ($1, $2, $3)`,
        key,
      ),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('has its shard checked in each table of tenants', async () => {
    const checked = await database.query<{ table: string }>(
      `SELECT conrelid::regclass::text AS table FROM pg_constraint
       WHERE contype = 'c' AND pg_get_constraintdef(oid) = 'CHECK ((shard = (get_byte(uuid_send(processor_id), 15) & 63)))'`,
      [],
    );
    const ofTenants = await database.query<{ table: string }>(
      `SELECT oid::regclass::text AS table FROM pg_class
       WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`,
      [],
    );
    const names = new Set(checked.map(({ table }) => table));
    const tenants = ofTenants.filter(({ table }) => tables[table] === 'tenant');
    expect(tenants.length).toBeGreaterThan(0);
    expect(tenants.filter(({ table }) => !names.has(table))).toEqual([]);
  });
});

interface Key {
  table: string;
  name: string;
  columns: string[];
}

const columnsOf = (table: string, numbers: string) =>
  `ARRAY(SELECT coalesce(a.attname, 'expression') FROM unnest(${numbers}) WITH ORDINALITY AS k (number, position)
         LEFT JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = k.number ORDER BY position)::text[]`;

describe('The keys and indexes of a table of tenants', () => {
  it('start with the shard, if they are unique', async () => {
    const unique = (await indexes()).filter(({ is_unique }) => is_unique);
    expect(unique.length).toBeGreaterThan(0);
    expect(unique.filter(({ columns }) => columns[0] !== 'shard')).toEqual([]);
  });

  it('do not start with the processor_id: the shard is before it', async () => {
    expect((await indexes()).filter(({ columns }) => columns[0] === 'processor_id')).toEqual([]);
  });

  it('refer to a row by its shard first', async () => {
    const keys = await database.query<Key & { refers_to: string }>(
      `SELECT conrelid::regclass::text AS table, conname AS name, confrelid::regclass::text AS refers_to,
              ${columnsOf('conrelid', 'conkey')} AS columns
       FROM pg_constraint WHERE contype = 'f'`,
      [],
    );
    const toTenants = keys.filter(({ refers_to }) => tables[refers_to] === 'tenant');
    expect(toTenants.length).toBeGreaterThan(0);
    expect(toTenants.filter(({ columns }) => columns[0] !== 'shard' || columns[1] !== 'processor_id')).toEqual([]);
  });

  it('are chosen by what they find, among the payments of many tenants: before the first ANALYZE and after it', async () => {
    // VACUUM marks pages as visible to all only after their commit is on disk.
    await database.query('SET synchronous_commit = on');
    const made = (name: string) => `md5('${name}' || id || payment)::uuid`;
    await database.query(
      `INSERT INTO transactions (shard, processor_id, uuid, payer_uuid, payee_uuid, payer_bank_account_uuid,
         payee_bank_account_uuid, amount, transaction_fee, created_at, payer_aggregator_type, payee_aggregator_type, type,
         speed, payout_type, payout_delay_days, client_reference_id, company_name)
       SELECT shard_of(id), id, ${made('payment')}, ${made('payer')}, ${made('payee')}, ${made('payer account')},
         ${made('payee account')}, 100, 1, now(), 'manual', 'manual', 'api', 'standard', 'individual', 2, '', ''
       FROM unnest($1::uuid[]) AS tenant (id), generate_series(1, 300) AS payment`,
      [Array.from({ length: shardCount }, (_, number) => newProcessorId(new Date(0), number))],
    );
    const indexFor = async (condition: string) => {
      const plan = await database.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN (GENERIC_PLAN) SELECT amount FROM transactions WHERE shard = $1 AND processor_id = $2 AND ${condition}`,
      );
      return /using (\w+)/.exec(plan[0]!['QUERY PLAN'])?.[1];
    };
    for (const command of ['', 'VACUUM ANALYZE transactions']) {
      if (command !== '') await database.query(command);
      expect(await indexFor('uuid = $3'), command).toBe('transactions_pkey');
      expect(await indexFor('payer_bank_account_uuid = $3'), command).toBe('transactions_by_payer_account');
      expect(await indexFor('payee_bank_account_uuid = $3'), command).toBe('transactions_by_payee_account');
    }
  });

  const indexes = async () => {
    const rows = await database.query<Key & { is_unique: boolean }>(
      `SELECT indrelid::regclass::text AS table, indexrelid::regclass::text AS name, indisunique AS is_unique,
              ${columnsOf('indrelid', 'indkey')} AS columns
       FROM pg_index`,
      [],
    );
    return rows.filter(({ table }) => tables[table] === 'tenant');
  };
});
