// The rules of the doctor: what is OK, what is a warning, and what has failed.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newPgpKey } from '../../../test/support/banks/pgp-keys.ts';
import { freePort } from '../../../test/support/runner/free-port.ts';
import { startReceiver, trustTestAuthority } from '../../../test/support/webhooks/receiver.ts';
import { openPgp } from '../../banks/connections/pgp/pgp.ts';
import { listsStatus } from '../../payments/risk/screening/lists/lists-status.ts';
import { instant } from '../../platform/std/clock.ts';
import { ok, runChecks } from './check.ts';
import { judgeBackups } from './check-backups.ts';
import { judgeKeys } from './check-banks.ts';
import { judgeClock, judgeConnections, judgeMaintenance, judgeTransactions } from './check-database.ts';
import { checkDisk, judgeRoom } from './check-disk.ts';
import { judgeMonitoring } from './check-fraud-monitoring.ts';
import { checkProvider, judgeCertificate } from './check-providers.ts';
import { judgeDirectory } from './check-routing-directory.ts';
import { judgeLists, judgeUnanswered } from './check-sanctions-lists.ts';
import { judgeInvariants } from './check-service.ts';
import type { ServerHealth } from './server-health.sql.ts';

const gib = 2 ** 30;
const health: ServerHealth = {
  version: '18.4',
  connections: 10,
  connections_limit: 97,
  oldest_transaction_seconds: 1,
  autovacuum: true,
  frozen_age: 1_000,
  listeners: 1,
};

describe('checks', () => {
  it('do not stop each other, neither by an error nor by silence', async () => {
    const checks = [
      { name: 'silent', run: () => new Promise<never>(() => {}) },
      { name: 'broken', run: () => Promise.reject(new Error('no route')) },
      { name: 'good', run: async () => ok('fine') },
    ];
    expect(await runChecks(checks, 50)).toEqual([
      { name: 'silent', status: 'FAILED', found: 'no answer within 50 ms', do: expect.stringContaining('network') },
      { name: 'broken', status: 'FAILED', found: 'no route', do: expect.any(String) },
      { name: 'good', status: 'OK', found: 'fine', do: null },
    ]);
  });
});

describe('the disk', () => {
  const room = { freeBytes: 50 * gib, bytes: 100 * gib, freeInodes: 900, inodes: 1_000 };
  it.each([
    ['OK', {}],
    ['OK', { freeInodes: 0, inodes: 0 }],
    ['WARNING', { freeBytes: 9 * gib }],
    ['WARNING', { freeBytes: 20 * gib, bytes: 500 * gib }],
    ['WARNING', { freeInodes: 40 }],
    ['FAILED', { freeBytes: gib / 2 }],
    ['FAILED', { freeInodes: 5 }],
  ])('is %s with %o', (status, change) => {
    expect(judgeRoom('/data', { ...room, ...change }).status).toBe(status);
  });

  it('is read above a data directory that does not exist yet', async () => {
    expect((await checkDisk(join(tmpdir(), 'achord-none'))).found).toMatch(/achord-none: \d+\.\d GiB free \(\d+ %\)/);
    await expect(checkDisk(join(tmpdir(), 'achord-none', 'below'))).rejects.toThrow('ENOENT');
  });
});

describe('the database server', () => {
  it.each([
    ['OK', judgeConnections, {}],
    ['WARNING', judgeConnections, { connections: 85 }],
    ['FAILED', judgeConnections, { connections: 96 }],
    ['OK', judgeTransactions, {}],
    ['WARNING', judgeTransactions, { oldest_transaction_seconds: 7_200 }],
    ['OK', judgeMaintenance, {}],
    ['FAILED', judgeMaintenance, { autovacuum: false }],
    ['WARNING', judgeMaintenance, { frozen_age: 1_200_000_000 }],
    ['FAILED', judgeMaintenance, { frozen_age: 1_600_000_000 }],
  ])('is %s: %o %o', (status, judge, change) => {
    expect(judge({ ...health, ...change }).status).toBe(status);
  });

  it.each([
    ['OK', 400, 10],
    ['OK', -1_500, 700],
    ['WARNING', -1_500, 10],
    ['FAILED', 60_000, 10],
  ])('has a clock that is %s at a difference of %d ms, uncertain by %d ms', (status, ahead, uncertain) => {
    expect(judgeClock(ahead, uncertain).status).toBe(status);
  });
});

describe('OpenPGP keys', () => {
  const day = 86_400;
  const madeAt = instant(Date.UTC(2026, 0, 1));
  const dayNumber = (days: number) => instant(madeAt.getTime() + days * day * 1_000);

  it('are OK, near their end, or expired', async () => {
    const [ending, endless] = await Promise.all([
      newPgpKey(undefined, { madeAt, validFor: 100 * day }),
      newPgpKey(undefined, { madeAt }),
    ]);
    const { keys } = await openPgp(
      { bank_public_keys: [ending.publicKey], own_private_key: endless.privateKey, passphrase: null },
      { outgoing: { encrypt: true, sign: true }, inbound: { encrypted: true, signed: true } },
    );
    expect(keys.map(({ whose, until }) => [whose, until])).toEqual([
      ["the bank's public key", dayNumber(100)],
      ['our private key', 'never'],
    ]);
    expect(judgeKeys(keys, dayNumber(1)).status).toBe('OK');
    expect(judgeKeys(keys, dayNumber(70))).toMatchObject({
      status: 'WARNING',
      found: expect.stringMatching(/^the bank's public key [0-9a-f]{16}: valid until 2026-04-11; our private key/),
    });
    expect(judgeKeys(keys, dayNumber(101))).toMatchObject({
      status: 'FAILED',
      found: expect.stringContaining('expired on 2026-04-11'),
    });
    expect(judgeKeys([], dayNumber(1)).status).toBe('OK');
  });
});

describe('invariants', () => {
  it.each([
    ['OK', 'achord_invariant_violations{invariant="books_balance"} 0'],
    ['FAILED', 'achord_invariant_violations{role="worker",invariant="books_balance"} 3'],
    ['UNKNOWN', 'achord_up 1'],
  ])('are %s with %s', (status, metrics) => {
    expect(judgeInvariants(`${metrics}\n`).status).toBe(status);
  });
});

describe('backups', () => {
  const now = instant(Date.parse('2026-03-03T02:00:00Z'));
  const last = { path: '/backups/one', ended_at: '2026-03-02T02:00:00.000Z' };
  const good = { archives: true, is_failing: false };
  it.each([
    ['recent, with an archive', last, good, 'OK'],
    ['none', null, good, 'WARNING'],
    ['old', { ...last, ended_at: '2026-03-01T02:00:00.000Z' }, good, 'WARNING'],
    ['recent, without an archive', last, { ...good, archives: false }, 'WARNING'],
    ['recent, with an archive that fails', last, { ...good, is_failing: true }, 'FAILED'],
  ])('%s', (_, backup, archiver, status) => {
    expect(judgeBackups(backup, archiver, now).status).toBe(status);
  });
});

describe('a provider', () => {
  it('is OK when it is reached with a valid certificate, and gets no request', async () => {
    trustTestAuthority();
    const hook = await startReceiver();
    const { origin } = new URL(hook.url);
    expect(await checkProvider(hook.url, 'ACHORD_VALIDATION_URL')).toMatchObject({
      status: 'OK',
      found: expect.stringMatching(new RegExp(`^${origin} can be reached; its certificate is valid until 2\\d{3}-`)),
    });
    expect([hook.connections(), hook.received]).toEqual([1, []]);
    await hook.close();
  });

  it.each(['expired.pem', 'wrong-host.pem', 'self-signed.pem'] as const)(
    'fails with the certificate %s',
    async (pem) => {
      const hook = await startReceiver(undefined, pem);
      expect(await checkProvider(hook.url, 'ACHORD_VALIDATION_URL')).toMatchObject({
        status: 'FAILED',
        do: expect.stringContaining('ACHORD_VALIDATION_URL'),
      });
      await hook.close();
    },
  );

  it('fails when nothing listens there', async () => {
    for (const protocol of ['http', 'https'])
      expect(await checkProvider(`${protocol}://127.0.0.1:${await freePort()}/v1`, 'ACHORD_LINKING_URL')).toMatchObject(
        {
          status: 'FAILED',
          found: expect.stringContaining('ECONNREFUSED'),
        },
      );
  });

  it('warns two weeks before its certificate ends', () => {
    const until = instant(Date.UTC(2026, 11, 24));
    const judged = (day: number) =>
      judgeCertificate('https://provider.example', until, instant(Date.UTC(2026, 11, day)));
    expect(judged(10)).toMatchObject({ status: 'OK' });
    expect(judged(11)).toMatchObject({ status: 'WARNING', found: expect.stringContaining('until 2026-12-24') });
  });
});

describe('fraud monitoring', () => {
  const now = instant(Date.UTC(2026, 10, 23, 18));

  it('should be on in live mode', () => {
    expect(judgeMonitoring(null, 'sandbox', now).status).toBe('OK');
    expect(judgeMonitoring(null, 'live', now)).toMatchObject({ status: 'WARNING', found: 'no rule is on' });
  });

  it('is reviewed each year', () => {
    expect(judgeMonitoring('2026-12-24', 'live', now).status).toBe('OK');
    expect(judgeMonitoring('2026-12-23', 'live', now)).toMatchObject({
      status: 'WARNING',
      do: expect.stringContaining('record it'),
    });
  });
});

describe('the routing directory', () => {
  const now = instant(Date.UTC(2026, 10, 23));
  it('is missed in live mode only', () => {
    expect(judgeDirectory(null, 'sandbox', now).status).toBe('OK');
    expect(judgeDirectory(null, 'live', now)).toMatchObject({
      status: 'WARNING',
      do: expect.stringContaining('achord routing import'),
    });
  });

  it('is old after 45 days', () => {
    expect(judgeDirectory(instant(Date.UTC(2026, 9, 9)), 'live', now).status).toBe('OK');
    expect(judgeDirectory(instant(Date.UTC(2026, 9, 8)), 'live', now)).toMatchObject({
      status: 'WARNING',
      found: expect.stringContaining('imported 2026-10-08'),
    });
  });
});

it('warns of a screening provider that does not answer', () => {
  const oldest_at = instant(Date.UTC(2026, 10, 23));
  expect(judgeUnanswered({ count: 0, oldest_at: null, newest_at: null, send_error: null })).toBeNull();
  expect(judgeUnanswered({ count: 2, oldest_at, newest_at: oldest_at, send_error: 'status 503' })).toMatchObject({
    status: 'WARNING',
    found: expect.stringContaining('status 503'),
  });
});

it('warns of screening that is off in live mode, and of a list that is old or missing', () => {
  const now = instant(Date.UTC(2026, 10, 23));
  const imports = (sdn: number, consolidated: number | null) => [
    { list: 'sdn' as const, imported_at: instant(Date.UTC(2026, 10, sdn)) },
    ...(consolidated === null
      ? []
      : [{ list: 'consolidated' as const, imported_at: instant(Date.UTC(2026, 10, consolidated)) }]),
  ];
  const judge = (...given: Parameters<typeof imports>) =>
    judgeLists(listsStatus(imports(...given), { list_old_after_days: 7, provider_since: null }, now), 'live', 7);
  const off = listsStatus([], { list_old_after_days: 7, provider_since: null }, now);
  expect(judgeLists(off, 'sandbox', 7).status).toBe('OK');
  expect(judgeLists(off, 'live', 7)).toMatchObject({ status: 'WARNING', found: expect.stringContaining('off') });
  const provided = listsStatus([], { list_old_after_days: 7, provider_since: now }, now);
  expect(judgeLists(provided, 'live', 7)).toMatchObject({ status: 'OK', found: expect.stringContaining('provider') });
  expect(judge(16, 20).status).toBe('OK');
  expect(judge(15, 20)).toMatchObject({ status: 'WARNING', found: expect.stringContaining('more than 7 days ago') });
  expect(judge(20, null)).toMatchObject({ status: 'WARNING', found: expect.stringContaining('never imported') });
});
