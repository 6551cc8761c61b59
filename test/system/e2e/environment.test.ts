// The environment of the service: all errors are reported at once, and a database that may lose
// data is refused.
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { durableDatabase, type TestDatabase, testDatabase } from '../../support/runner/database.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import { dataDirectory, runAsProcess, startService, usedDataDirectory } from '../../support/service/command-line.ts';
import { runCommand } from '../../support/service/run-command.ts';
import { startInProcess } from '../../support/service/start-in-process.ts';

const adminToken = 'an-operator-token-of-at-least-32-characters';
const encryptionKey = Buffer.alloc(32, 9).toString('base64');
const secrets = { ACHORD_ADMIN_TOKEN: adminToken, ACHORD_ENCRYPTION_KEY: encryptionKey };

describe('settings', () => {
  it('are all refused at once, one sentence each, without showing a secret', async () => {
    const { code, stdout, stderr } = await runCommand(['start'], {
      PORT: '99999',
      DATABASE_URL: 'mysql://me:hidden-password@host/db',
      ACHORD_MODE: 'live',
      ACHORD_ADMIN_TOKEN: 'hidden-short-token',
      ACHORD_ENCRYPTION_KEY_PREVIOUS: 'ab'.repeat(32),
      ACHORD_SANDBOX_PASE: '1',
      ACHORD_NOVELTY: '1',
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.split('\n')).toEqual([
      'PORT must be a whole number from 0 to 65535, not "99999".',
      'DATABASE_URL must be a URL such as postgresql://user:password@host:5432/database.',
      'ACHORD_ADMIN_TOKEN must be 32 to 200 visible ASCII characters, and not a uuid, because the log may show a uuid.',
      'ACHORD_NOVELTY is not a setting of this service.',
      'ACHORD_SANDBOX_PASE is not a setting of this service. Did you mean ACHORD_SANDBOX_PACE?',
      'ACHORD_ENCRYPTION_KEY must be set to a new key when ACHORD_ENCRYPTION_KEY_PREVIOUS is set.',
      'ACHORD_ENCRYPTION_KEY must be set in live mode.',
      '',
    ]);
  });

  it('require secrets in live mode and with an outside database', async () => {
    for (const environment of [{ ACHORD_MODE: 'live' }, { DATABASE_URL: 'postgresql://u:p@127.0.0.1:1/x' }]) {
      const { code, stderr } = await runCommand(['start'], environment);
      expect(code).toBe(1);
      expect(stderr).toMatch(/^ACHORD_ADMIN_TOKEN must be set .*\.\nACHORD_ENCRYPTION_KEY must be set .*\.\n$/);
    }
  });
});

describe('an outside database', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await durableDatabase('template0');
  });
  afterAll(() => test.drop());

  it('that is not migrated is refused for the serving role, with the command to run', async () => {
    const { code, stdout, stderr } = await runCommand(['start'], { DATABASE_URL: test.url, ...secrets });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trim().split('\n').at(-1)).toBe(
      'The database does not have the schema of this version, and its role "achord_service" must not migrate it. Run "achord migrate" with ACHORD_MIGRATION_DATABASE_URL set to the URL of the role that owns the tables, or set it at the start.',
    );
  });

  it('is migrated by its owner, then serves an API and a worker in separate processes, with a role that owns nothing', async () => {
    const environment = { DATABASE_URL: test.url, ...secrets, ACHORD_DATA_DIR: dataDirectory() };
    const asOwner = { DATABASE_URL: test.url, ACHORD_MIGRATION_DATABASE_URL: test.ownerUrl };
    expect((await runAsProcess(['migrate'], asOwner)).stdout).toMatch(/^Applied:\n {2}0001_shards-and-tenants\.sql\n/);
    expect((await runCommand(['migrate'], asOwner)).stdout).toMatch(/^Nothing to do/);
    expect((await runCommand(['migrate'], { DATABASE_URL: test.url })).stdout).toMatch(/^Nothing to do/);

    const [api, worker] = await Promise.all([startService(environment, 'api'), startService(environment, 'worker')]);
    for (const { child } of [api, worker]) expect(child.stderr()).not.toContain('owns');
    expect(api.facts).toMatchObject({ data_directory: null, processor_token: null, admin_token: null });
    const create = (address: string) =>
      fetch(`${address}/admin/v1/processors`, {
        method: 'POST',
        headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
        body: '{"name":"Aurora"}',
      });
    expect((await create(api.facts.address)).status).toBe(201);
    expect((await create(worker.facts.address)).status).toBe(404);
    for (const { child } of [api, worker]) {
      child.process.kill('SIGTERM');
      expect((await child.ended).code).toBe(0);
    }
  });

  it('whose role lacks a right, or has one too many, is refused in live mode, and served with a warning in the sandbox', async () => {
    const owner = new Client(test.ownerUrl);
    await owner.connect();
    const live = { DATABASE_URL: test.url, ACHORD_MODE: 'live', ...secrets };
    try {
      await owner.query('REVOKE INSERT ON holds FROM achord_service');
      const lacking = await runCommand(['start'], live);
      expect([lacking.code, lacking.stderr]).toEqual([
        1,
        expect.stringContaining('The database role "achord_service" lacks INSERT on holds. Run "achord migrate"'),
      ]);
      await owner.query('GRANT UPDATE ON postings TO achord_service');
      await owner.query('GRANT INSERT ON holds TO achord_service');
      const refused = await runCommand(['start'], live);
      expect([refused.code, refused.stdout]).toEqual([1, '']);
      expect(refused.stderr).toContain('The database role "achord_service" of DATABASE_URL may UPDATE on postings');
      const sandbox = await startInProcess({ DATABASE_URL: test.url, ...secrets, ACHORD_DATA_DIR: dataDirectory() });
      expect(sandbox.logged()).toContain('of DATABASE_URL may UPDATE on postings');
      // A migration restores the correct grants.
      await owner.query('GRANT TRUNCATE ON transitions TO achord_service');
      await owner.query('REVOKE SELECT ON refunds FROM achord_service');
      await runCommand(['migrate'], { DATABASE_URL: test.url, ACHORD_MIGRATION_DATABASE_URL: test.ownerUrl });
      const { rows } = await owner.query(
        `SELECT has_table_privilege('achord_service', 'transitions', 'TRUNCATE') OR has_table_privilege('achord_service', 'postings', 'UPDATE') AS more,
                has_table_privilege('achord_service', 'refunds', 'SELECT') AS reads`,
      );
      expect(rows).toEqual([{ more: false, reads: true }]);
    } finally {
      await owner.end();
    }
  });

  it('with one role that owns everything is served with a warning in the sandbox, and refused in live mode', async () => {
    const fresh = await durableDatabase('template0');
    try {
      const alone = { DATABASE_URL: fresh.ownerUrl, ...secrets, ACHORD_DATA_DIR: dataDirectory() };
      // Refused before any migration: an older version can still run.
      const early = await runCommand(['start'], { ...alone, ACHORD_MODE: 'live' });
      expect([early.code, early.stderr]).toEqual([
        1,
        expect.stringContaining('"achord" of DATABASE_URL owns the schema'),
      ]);
      const owner = new Client(fresh.ownerUrl);
      await owner.connect();
      const { rows } = await owner.query("SELECT to_regclass('migrations') AS migrations");
      await owner.end();
      expect(rows).toEqual([{ migrations: null }]);

      const { facts, logged, stop } = await startInProcess(alone);
      expect((await fetch(`${facts.address}/health/ready`)).status).toBe(200);
      expect(logged()).toMatch(/The database role \\"achord\\" of DATABASE_URL owns .* and other tables/);
      const live = await runCommand(['start'], { ...alone, ACHORD_MODE: 'live' });
      expect([live.code, live.stdout]).toEqual([1, '']);
      expect(live.stderr).toMatch(
        /The database role "achord" of DATABASE_URL owns .*\. Give the service a role that owns nothing, and set ACHORD_MIGRATION_DATABASE_URL/,
      );
      await stop();
    } finally {
      await fresh.drop();
    }
  });

  it('is not migrated by the URL of another database', async () => {
    const other = await durableDatabase('template0');
    try {
      const { code, stderr } = await runCommand(['migrate'], {
        DATABASE_URL: other.url,
        ACHORD_MIGRATION_DATABASE_URL: test.ownerUrl,
      });
      expect([code, stderr]).toEqual([
        1,
        'ACHORD_MIGRATION_DATABASE_URL and DATABASE_URL name different databases. Set both to the same database, each with its own role.\n',
      ]);
    } finally {
      await other.drop();
    }
  });

  it('that cannot be reached is named, without its password', async () => {
    const { code, stderr } = await runCommand(['start'], {
      DATABASE_URL: 'postgresql://u:hidden@127.0.0.1:1/x',
      ...secrets,
    });
    expect(code).toBe(1);
    expect(stderr).toBe('PostgreSQL at 127.0.0.1:1/x cannot be reached: connect ECONNREFUSED 127.0.0.1:1.\n');
  });
});

describe('a database that may lose acknowledged data', () => {
  it('is refused, with one sentence for each reason', async () => {
    const forgetful = await testDatabase();
    endAfterFile(forgetful.drop);
    const { code, stdout, stderr } = await runCommand(['start'], { DATABASE_URL: forgetful.url, ...secrets });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.split('\n')).toEqual([
      'fsync is off: a power cut could destroy the database. Set fsync = on.',
      'full_page_writes is off: a power cut could leave half-written pages. Set full_page_writes = on.',
      'synchronous_commit is off: a crash could lose acknowledged payments. Set synchronous_commit = on.',
      '',
    ]);
  });
});

describe('achord worker', () => {
  it('fails with a plain error when there is no database', async () => {
    const directory = await usedDataDirectory();
    expect((await runCommand(['worker'], { ACHORD_DATA_DIR: directory })).stderr).toBe(
      `No Achord runs in ${directory}. Run "achord start" there first, or set DATABASE_URL or ACHORD_DATA_DIR.\n`,
    );
  });
});
