// A change of the data key: every sealed column is sealed again, whatever happens at the same time,
// and a key is removed only when no value needs it.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from '../../../test/support/operators/person.ts';
import { expectInvariants } from '../../../test/support/payments/invariants.ts';
import { advance, paymentsOf } from '../../../test/support/payments/payments.ts';
import { registerPerson } from '../../../test/support/payments/users.ts';
import { repository } from '../../../test/support/runner/sources.ts';
import { type TestService, testService } from '../../../test/support/service/service.ts';
import { registerEndpoint } from '../../../test/support/webhooks/webhooks.ts';
import { writeCorrectedData } from '../../ach/nacha/codes/corrected-data.ts';
import { accessTokenPlace } from '../../customers/bank-accounts/linking/follow-link.ts';
import { tinPlace } from '../../customers/users/tax-identifier.ts';
import { atomically } from '../../platform/database/atomic-phase.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { realClock } from '../../platform/std/clock.ts';
import { addDataKey } from '../../platform/vault/data-keys.ts';
import { nameOf, reencrypt } from './reencrypt.ts';
import { countValues, retireKey } from './retire-key.ts';
import { expiringColumns, type SealedColumn, sealedColumns } from './sealed-columns.ts';
import { selectAfter } from './sealed-values.sql.ts';

const waitingForRows = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'UPDATE users%'`;

const keys = { current: Buffer.alloc(32, 7) };
let service: TestService;
let owner: Database;
beforeAll(async () => {
  service = await testService({ settings: { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' } });
  owner = openDatabase(service.database.ownerUrl, 2, () => {});
  const payments = await paymentsOf(service);
  const { uuid: processor_id, token } = payments.processor;
  await service.send('POST', '/3p/api/v2/businesses', {
    token,
    key: randomUUID(),
    body: {
      kyb: true,
      business: { name: 'Fjord Market', tin: '123456789' },
      business_owners: [{ first_name: 'Ada', last_name: 'Moss', ssn9: '987654321' }],
    },
  });
  const { uuid } = await registerEndpoint(service, token, 'https://127.0.0.1:8443/hook');
  await service.send('POST', `/3p/api/v1/webhook-endpoints/${uuid}/rotate-secret`, { token });
  await payments.started();
  await advance(service, { banking_days: 1 });
  const { body } = await service.send('GET', `/3p/api/v1/bank-account/${payments.pair.payer_uuid}`, { token });
  await service.send('POST', `/sandbox/v1/bank-accounts/${body.data.uuid}/change`, {
    body: { code: 'C01', corrected: writeCorrectedData('C01', { account_number: '4400550066' }) },
  });
  await service.send('POST', `/3p/api/v2/users/${payments.pair.payer_uuid}/authorizations`, {
    token,
    body: {
      bank_account: { uuid: body.data.uuid, aggregator_type: 'manual' },
      evidence: { ip_address: '203.0.113.7' },
    },
  });
  await service.send('POST', `/3p/api/v2/users/${payments.pair.payer_uuid}/authorization-requests`, {
    token,
    body: { bank_account: { uuid: body.data.uuid, aggregator_type: 'manual' }, contact: 'help@northwind.example' },
  });
  const gone = await registerPerson(service, token);
  await service.send('DELETE', `/3p/api/v2/users/${gone.uuid}`, { token });
  const reason = { reason: 'Request of the person' };
  await service.send('POST', `/admin/v1/users/${gone.uuid}/erase`, { key: randomUUID(), body: reason });
  await person(service, 'viewer');
  const administrator = await person(service, 'administrator');
  const policy = { is_required: true, reason: 'For this test.' };
  await service.send('PUT', '/admin/v1/approval-policies/own_funds', { body: policy });
  const asked = await service.send('POST', '/admin/v1/own-funds', { body: { amount: 100, reason: 'A shortage.' } });
  const path = `/admin/v1/approvals/${asked.body.data.approval.uuid}/approve`;
  await administrator.send('POST', path, { body: { reason: 'Looked at it.' } });
  const item = { processor_id, provider: 'plaid', item_id: 'item-1' };
  await owner.query(
    `INSERT INTO linked_items (uuid, processor_id, provider, item_id, access_token_encrypted, linked_at)
     VALUES (gen_random_uuid(), $1, $2, $3, $4, now())`,
    [...Object.values(item), service.context.vault.seal(accessTokenPlace(item), 'access-1')],
  );
});
afterAll(() => owner.end());

/** Every sealed value, opened, by column and key. */
async function openedValues(): Promise<Map<string, string>> {
  const { vault } = service.context;
  const found = new Map<string, string>();
  for (const column of sealedColumns)
    for (const { row, sealed } of await rowsOf(column)) {
      const opened = vault.open(column.place(row as never), sealed!);
      found.set(`${nameOf(column)} ${column.key.map((name) => row[name])}`, opened.toString('hex'));
    }
  return found;
}

/** All of its values, as if each were old. */
const rowsOf = async (column: SealedColumn) =>
  (await selectAfter(owner, { ...column, rowsAtOnce: 10_000 }, null, 65_535)).filter(({ sealed }) => sealed !== null);

/** Adds a data key that encrypts at once. Returns its version. */
async function newKey(): Promise<number> {
  const { database, vault } = service.context;
  const version = await addDataKey(database, keys, realClock.now());
  await owner.query("UPDATE vault_keys SET seals_from = now() - interval '1 second' WHERE purpose = 'data'");
  await vault.follow();
  return version!;
}

const reencryptWith = (version: number, advanced: () => void = () => {}) =>
  reencrypt({ owner, vault: service.context.vault, version, advanced });

/** The versions that have sealed values of the columns that are sealed again. */
async function versions(): Promise<number[]> {
  const ending = expiringColumns.map(nameOf);
  return [...(await countValues([owner]))].flatMap(([version, by]) =>
    by.some(({ column }) => !ending.includes(column)) ? [version] : [],
  );
}

describe('The table of sealed columns', () => {
  it('has every column of the schema with sealed values, and each has a value in this test', async () => {
    const schema = readFileSync(join(repository, 'docs/reference/schema.sql'), 'utf8');
    const inSchema = [...schema.matchAll(/^CREATE TABLE (\w+) \(\n(.*?)\n\);/gms)].flatMap(([, table, columns]) =>
      [...columns!.matchAll(/^ {2}(\w+) +bytea\b/gm)].map(([, name]) => `${table}.${name}`),
    );
    const notSealed =
      /^vault_keys\.wrapped_key$|^request_batches\.packed_requests$|^closed_days\.seal$|^scheduled_file_chunks\.content$|\.(matching_index|fingerprint|\w*sha256|\w*hash|\w*hashes|\w+_digest)$/;
    const listed = [...sealedColumns, ...expiringColumns].map(nameOf);
    expect(listed.toSorted()).toEqual(inSchema.filter((name) => !notSealed.test(name)).toSorted());
    const filled = [...(await countValues([owner])).values()].flat().map(({ column }) => column);
    expect([...new Set(filled)].toSorted()).toEqual(listed.toSorted());
  });
});

describe('reencrypt', () => {
  it('seals every value with the new key; each has its plain text, the service goes on, and again does nothing', async () => {
    const before = await openedValues();
    const version = await newKey();
    const done = await reencryptWith(version);
    expect(done.map(({ column }) => column).toSorted()).toEqual(sealedColumns.map(nameOf).toSorted());
    expect(done.reduce((sum, { count }) => sum + count, 0)).toBe(before.size);
    expect(await versions()).toEqual([version]);
    expect(await openedValues()).toEqual(before);
    expect(await reencryptWith(version)).toEqual([]);
    await advance(service, { banking_days: 3 });
    await expectInvariants(service.context.database);
  });

  it('is killed anywhere and run again, next to a process that changes values', async () => {
    const { vault } = service.context;
    const [user] = await rowsOf(sealedColumns.find(({ table }) => table === 'users')!);
    const change = (text: string) =>
      owner.query('UPDATE users SET tin_encrypted = $1 WHERE uuid = $2', [
        vault.seal(tinPlace({ uuid: user!.row.uuid as string }), text),
        user!.row.uuid,
      ]);
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 12 }), fc.nat({ max: 12 }), fc.stringMatching(/^\d{9}$/), async (...given) => {
        const [killAfter, changeAfter, text] = given;
        const before = await openedValues();
        const version = await newKey();
        let slices = 0;
        let changed: Promise<unknown> | undefined;
        const killed = reencryptWith(version, () => {
          if (slices === changeAfter) changed = change(text);
          if (slices++ === killAfter) throw new Error('killed');
        });
        await killed.catch(() => {});
        changed ??= change(text);
        await changed;
        await reencryptWith(version);
        expect(await versions()).toEqual([version]);
        const after = await openedValues();
        for (const [name, opened] of after)
          if (name.startsWith('users.') && name.includes(user!.row.uuid as string))
            expect(Buffer.from(opened, 'hex').toString()).toBe(text);
          else expect([name, opened]).toEqual([name, before.get(name)]);
        expect(after.size).toBe(before.size);
      }),
      { numRuns: 6 },
    );
  });

  it('leaves a value that changes between its reading and its writing', async () => {
    const { vault, database } = service.context;
    const [user] = await rowsOf(sealedColumns.find(({ table }) => table === 'users')!);
    const place = tinPlace({ uuid: user!.row.uuid as string });
    const version = await newKey();
    let running: Promise<unknown> | undefined;
    await atomically(database, async (phase) => {
      const changed = [vault.seal(place, '111222333'), user!.row.uuid];
      await phase.query('UPDATE users SET tin_encrypted = $1 WHERE uuid = $2', changed);
      running = reencryptWith(version);
      // It has read the former value, and waits for this phase.
      await expect.poll(() => owner.query(waitingForRows, [])).toHaveLength(1);
    });
    await running;
    const [after] = await owner.query<{ tin_encrypted: Buffer }>('SELECT tin_encrypted FROM users WHERE uuid = $1', [
      user!.row.uuid,
    ]);
    expect(vault.open(place, after!.tin_encrypted).toString()).toBe('111222333');
  });

  it('leaves a value whose seal is broken, which then still needs its key', async () => {
    const [user] = await rowsOf(sealedColumns.find(({ table }) => table === 'users')!);
    const broken = Buffer.from(user!.sealed!);
    broken[20]! ^= 1;
    const set = (bytes: Buffer) =>
      owner.query('UPDATE users SET tin_encrypted = $1 WHERE uuid = $2', [bytes, user!.row.uuid]);
    await set(broken);
    const version = await newKey();
    await reencryptWith(version);
    expect(new Set(await versions())).toEqual(new Set([version - 1, version]));
    await set(user!.sealed!);
    await reencryptWith(version);
    expect(await versions()).toEqual([version]);
  });
});

describe('retireKey', () => {
  const retire = (version: number) => retireKey(owner, version);
  const age = (days: number) =>
    owner.query("UPDATE vault_keys SET seals_from = now() - make_interval(days => $1) WHERE purpose = 'data'", [days]);

  it('refuses a key that encrypts, that was in use less than a day ago, that values need, or that does not exist', async () => {
    const version = await newKey();
    expect(await retire(version + 1)).toEqual({ outcome: 'unknown' });
    expect(await retire(version)).toEqual({ outcome: 'in_use' });
    await owner.query("UPDATE vault_keys SET seals_from = now() + interval '1 hour' WHERE version = $1", [version]);
    expect(await retire(version)).toEqual({ outcome: 'waits' });
    await age(0);
    expect(await retire(version - 1)).toEqual({ outcome: 'too_soon' });
    await age(2);
    expect(await retire(version - 1)).toMatchObject({
      outcome: 'needed',
      by: expect.arrayContaining([{ column: 'bank_accounts.account_number_encrypted', count: expect.any(Number) }]),
    });
    await reencryptWith(version);
    // Stored answers end by themselves.
    expect(await retire(1)).toEqual({
      outcome: 'needed',
      by: [{ column: 'idempotency_keys.response_body', count: expect.any(Number) }],
    });
  });

  it('removes a key that nothing needs; everything still opens, also in a process that starts', async () => {
    const before = await openedValues();
    await owner.query('DELETE FROM idempotency_keys');
    expect(await retire(1)).toEqual({ outcome: 'retired' });
    expect(await retire(1)).toEqual({ outcome: 'unknown' });
    await service.context.vault.follow();
    expect(await openedValues()).toEqual(before);
    await expectInvariants(service.context.database);
  });
});
