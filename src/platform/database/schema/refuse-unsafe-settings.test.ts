// Each unsafe setting of a real server gives one sentence; a safe server gives none.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { unsafeFacts, unsafeSettings } from './refuse-unsafe-settings.ts';

const directory = mkdtempSync(join(tmpdir(), 'achord-unsafe-'));
const log = { info() {}, warn() {}, error() {} };
let server: EmbeddedPostgres;

beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDirectory: directory, log });
});

afterAll(async () => {
  await server?.stop();
  rmSync(directory, { recursive: true, force: true });
});

describe('a real server', () => {
  it('accepts a server as we start it', async () => {
    expect(await unsafeAfter()).toEqual([]);
  });

  it.each([['local'], ['remote_write'], ['on'], ['remote_apply']])('accepts synchronous_commit %s', async (value) => {
    expect(await unsafeAfter(`set synchronous_commit = ${value}`)).toEqual([]);
  });

  it('refuses synchronous_commit off', async () => {
    expect(await unsafeAfter('set synchronous_commit = off')).toEqual([
      expect.stringMatching(/^synchronous_commit is off/),
    ]);
  });

  it('refuses default_transaction_read_only on', async () => {
    expect(await unsafeAfter('set default_transaction_read_only = on')).toEqual([
      expect.stringMatching(/^default_transaction_read_only is on/),
    ]);
  });

  it.each([['fsync'], ['full_page_writes']])('refuses %s off', async (name) => {
    await unsafeAfter(`alter system set ${name} = off`);
    await unsafeAfter('select pg_reload_conf()');
    // The reload reaches an open session at its next query, a new one immediately; the signal
    // itself takes a moment.
    await expect.poll(() => unsafeAfter()).toEqual([expect.stringMatching(`^${name} is off`)]);
    await unsafeAfter(`alter system reset ${name}`);
    await unsafeAfter('select pg_reload_conf()');
    await expect.poll(() => unsafeAfter()).toEqual([]);
  });

  it('refuses another encoding', async () => {
    await unsafeAfter(`create database ascii encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`);
    const url = new URL(server.superuserUrl);
    url.pathname = '/ascii';
    const client = new Client({ connectionString: url.href });
    await client.connect();
    expect(await unsafeSettings(client)).toEqual([expect.stringMatching(/^The database has the encoding SQL_ASCII/)]);
    await client.end();
  });
});

describe('facts that this server cannot have', () => {
  const safe = {
    version: '15.0',
    version_number: 150_000,
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    encoding: 'UTF8',
    in_recovery: false,
    read_only: 'off',
  };

  it('accepts version 15, refuses 14', () => {
    expect(unsafeFacts(safe)).toEqual([]);
    expect(unsafeFacts({ ...safe, version: '14.19', version_number: 140_019 })).toEqual([
      'PostgreSQL 14.19 is too old. Use version 15 or later.',
    ]);
  });

  it('refuses a standby with one sentence, not two', () => {
    expect(unsafeFacts({ ...safe, in_recovery: true, read_only: 'on' })).toEqual([
      expect.stringMatching(/is a standby/),
    ]);
  });

  it('names every problem at once', () => {
    expect(unsafeFacts({ ...safe, fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' })).toHaveLength(3);
  });
});

/** Runs the query in a session of the superuser, then checks in the same session. */
async function unsafeAfter(query = 'select 1'): Promise<string[]> {
  const client = new Client({ connectionString: server.superuserUrl });
  await client.connect();
  try {
    await client.query(query);
    return await unsafeSettings(client);
  } finally {
    await client.end();
  }
}
