// What is past its time is removed, and nothing younger: for random ages, wherever a run breaks
// off.
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addBankAccount } from '../../../../test/support/payments/bank-accounts.ts';
import { expectInvariants } from '../../../../test/support/payments/invariants.ts';
import { advance, type Payments, paymentsOf } from '../../../../test/support/payments/payments.ts';
import { registerPerson } from '../../../../test/support/payments/users.ts';
import { type TestService, testService } from '../../../../test/support/service/service.ts';
import { keepFile } from '../../../banks/connections/archive/archive.ts';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { realClock } from '../../../platform/std/clock.ts';
import { type Removed, removeExpired } from './remove-expired.job.ts';

let service: TestService;
let owner: Database;
let payments: Payments;
beforeAll(async () => {
  service = await testService();
  owner = openDatabase(service.database.ownerUrl, 1, () => {});
  payments = await paymentsOf(service);
});
afterAll(async () => {
  await expectInvariants(service.context.database);
  await owner.end();
});

const removedAccountDays = 730;
const counts = new Map<Removed, number>();
beforeEach(() => counts.clear());
/** `database`: one that fails at some query. */
const run = (database: Database = service.context.database) =>
  removeExpired({
    database,
    clock: realClock,
    removedAccountDays,
    removed: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
  });

const daysAgo = (days: number) => `clock_timestamp() - interval '${days} days'`;

/** Removed accounts with these ages, oldest first in the answer's order. */
async function removedAccounts(ages: readonly number[]): Promise<string[]> {
  const { token } = payments.processor;
  const { uuid: user } = await registerPerson(service, token);
  const uuids: string[] = [];
  for (const [index, age] of ages.entries()) {
    const account_number = `6600${index}${randomBytes(3).readUIntBE(0, 3)}`;
    const { uuid } = await addBankAccount(service, token, user, { account_number });
    await service.send('DELETE', `/3p/api/v2/bank-accounts/manual/${uuid}`, { token });
    await owner.query(`UPDATE bank_accounts SET deleted_at = ${daysAgo(age)} WHERE uuid = $1`, [uuid]);
    uuids.push(uuid);
  }
  return uuids;
}

const haveNumbers = async (uuids: readonly string[]) => {
  const rows = await owner.query<{ uuid: string }>(
    'SELECT uuid FROM bank_accounts WHERE uuid = ANY ($1::uuid[]) AND account_number_encrypted IS NOT NULL',
    [uuids],
  );
  return uuids.filter((uuid) => rows.some((row) => row.uuid === uuid));
};

/** Archived files whose time ends in so many days. */
async function files(daysLeft: readonly number[]): Promise<string[]> {
  const uuids: string[] = [];
  for (const days of daysLeft) {
    const content = (async function* () {
      yield randomBytes(400_000);
    })();
    const name = `${randomBytes(6).toString('hex')}.ach`;
    const label = { bank: 'first-example', direction: 'inbound', form: 'content', name, content_uuid: null } as const;
    const { uuid } = await keepFile({ ...service.context, clock: realClock }, label, content);
    await owner.query(`UPDATE archived_files SET retain_until = ${daysAgo(-days)} WHERE uuid = $1`, [uuid]);
    uuids.push(uuid);
  }
  return uuids;
}

const haveContent = async (uuids: readonly string[]) => {
  const rows = await owner.query<{ uuid: string; chunks: number }>(
    `SELECT f.uuid, (SELECT count(*) FROM archived_chunks c WHERE c.file_uuid = f.uuid) AS chunks FROM archived_files f
     WHERE f.uuid = ANY ($1::uuid[]) AND f.content_removed_at IS NULL`,
    [uuids],
  );
  // A file has all of its chunks or none.
  for (const { chunks } of rows) expect(chunks).toBe(2);
  return uuids.filter((uuid) => rows.some((row) => row.uuid === uuid));
};

/** Fails at the query with this number, counted over all connections. */
function breaking(database: Database, at: number): Database {
  let queries = 0;
  const counted = <Counted extends Pick<Database, 'query'>>(queryable: Counted): Counted =>
    new Proxy(queryable, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (name === 'query')
          return (...args: Parameters<Database['query']>) =>
            ++queries === at ? Promise.reject(new Error('the process died')) : target.query(...args);
        if (name === 'connect') return async () => counted(await (target as unknown as Database).connect());
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  return counted(database);
}

describe('Removing what is past its time', () => {
  it('removes all that is older and nothing that is younger, wherever runs break off', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.integer({ min: 600, max: 900 }).filter((age) => age !== removedAccountDays),
          { maxLength: 4 },
        ),
        fc.array(
          fc.integer({ min: -50, max: 50 }).filter((days) => days !== 0),
          { maxLength: 3 },
        ),
        fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 3 }),
        async (ages, daysLeft, breaks) => {
          const accounts = await removedAccounts(ages);
          const archived = await files(daysLeft);
          for (const at of breaks) await run(breaking(service.context.database, at)).catch(() => {});
          await run();
          expect(await haveNumbers(accounts)).toEqual(accounts.filter((_, index) => ages[index]! < removedAccountDays));
          expect(await haveContent(archived)).toEqual(archived.filter((_, index) => daysLeft[index]! > 0));
        },
      ),
      { numRuns: 12 },
    ));

  it('keeps the number of an account that a payment still needs', async () => {
    const fresh = await paymentsOf(service);
    await fresh.started();
    const path = `/3p/api/v1/bank-account/${fresh.pair.payer_uuid}`;
    const { uuid } = (await service.send('GET', path, { token: fresh.processor.token })).body.data;
    const removedSince = (since: string) =>
      owner.query(`UPDATE bank_accounts SET deleted_at = ${since} WHERE uuid = $1`, [uuid]);
    await removedSince(daysAgo(800));
    await run();
    expect(await haveNumbers([uuid])).toEqual([uuid]);
    await removedSince('NULL');
    await advance(service, { banking_days: 10 });
    await removedSince(daysAgo(800));
    await run();
    expect(await haveNumbers([uuid])).toEqual([]);
  });

  it('writes what it removed into the audit trail and the count, and again removes nothing', async () => {
    await removedAccounts([800, 801]);
    const [kept] = await files([-1]);
    await run();
    expect([...counts]).toEqual([
      ['file content', 1],
      ['account number', 2],
    ]);
    counts.clear();
    await run();
    expect(counts.size).toBe(0);
    const { acts } = (
      await service.send('GET', '/admin/v1/audit-trail?processor_uuid=00000000-0000-0000-0000-000000000000&limit=3')
    ).body.data;
    expect(acts.map(({ action, detail }: { action: string; detail: object }) => [action, detail])).toEqual([
      ['personal_data.removed', { what: 'account number', count: 1 }],
      ['personal_data.removed', { what: 'account number', count: 1 }],
      ['personal_data.removed', { what: 'file content', count: 1 }],
    ]);
    await expect(
      service.context.database.query('SELECT remove_file_content($1)', [(await files([1]))[0]]),
    ).rejects.toThrow('must be kept');
    expect(await haveContent([kept!])).toEqual([]);
  });

  it('keeps a file with an item that an operator still decides about', async () => {
    const [file] = await files([-1]);
    await owner.query(
      `INSERT INTO inbound_files (content_uuid, bank, name, verdict, problems, problem_count, entries, debits, credits, read_at)
       VALUES ($1, 'first-example', 'x', 'accept', '[]', 0, 1, 0, 100, now())`,
      [file],
    );
    await owner.query(
      `INSERT INTO bank_items (content_uuid, number, uuid, kind, direction, amount, item_trace, details_sealed, received_at, state)
       VALUES ($1, 1, gen_random_uuid(), 'entry', 'credit', 100, '1', 'sealed', now(), 'suspense')`,
      [file],
    );
    await run();
    expect(await haveContent([file!])).toEqual([file]);
    await owner.query(`UPDATE bank_items SET state = 'resolved', resolution = 'ignored' WHERE content_uuid = $1`, [
      file,
    ]);
    await run();
    expect(await haveContent([file!])).toEqual([]);
    const left = await owner.query('SELECT FROM bank_items WHERE content_uuid = $1 AND details_sealed IS NOT NULL', [
      file,
    ]);
    expect(left).toEqual([]);
    await owner.query('DELETE FROM bank_items WHERE content_uuid = $1', [file]);
    await owner.query('DELETE FROM inbound_files WHERE content_uuid = $1', [file]);
  });
});
