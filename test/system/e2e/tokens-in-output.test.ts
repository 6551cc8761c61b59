// Tokens are shown on the banner of a sandbox, wherever that is printed, and nowhere else.
import { describe, expect, it } from 'vitest';
import {
  type CommandProcess,
  dataDirectory,
  startCommand,
  usedDataDirectory,
} from '../../support/service/command-line.ts';
import { startInProcess } from '../../support/service/start-in-process.ts';

/** Puts a token wherever a caller might put one by mistake, and waits for the answers. */
async function misplaceToken(address: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const requests: [string, object?][] = [
    [`/3p/api/v2/transactions/${token}`],
    [`/${token}/elsewhere`],
    [`/3p/api/v2/transactions?token=${token}`],
    ['/3p/api/v2/transactions', { 'x-request-id': token }],
    [`/3p/api/v2/users/${token}/bank-accounts`, { 'idempotency-key': token }],
  ];
  for (const [path, more] of requests) await fetch(`${address}${path}`, { headers: { ...headers, ...more } });
}

async function stopped(child: CommandProcess) {
  child.process.kill('SIGTERM');
  const ended = await child.ended;
  expect(ended.code).toBe(0);
  return ended;
}

const tokenOf = (stdout: string, name: string) => new RegExp(`${name} +(achord_\\w+)`).exec(stdout)![1]!;

function expectNone(tokens: readonly string[], log: string): void {
  expect(log).toContain('unknown path');
  expect(log).toContain('answered');
  for (const token of tokens) expect(log).not.toContain(token);
}

describe('Tokens', () => {
  it('are on the banner of a sandbox, and not in its log for people', async () => {
    const environment = { ACHORD_DATA_DIR: await usedDataDirectory(), PORT: '0', ACHORD_LOG_FORMAT: 'pretty' };
    const child = startCommand(['start'], environment);
    const banner = await child.printed(/[\s\S]*Ctrl-C/);
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(banner)![0];
    const tokens = ['Processor token', 'Vendor token', 'Admin token'].map((name) => tokenOf(banner, name));
    for (const token of tokens) await misplaceToken(address, token);
    const { stderr } = await stopped(child);
    expectNone(tokens, stderr);
  });

  it('are not in its log as JSON', async () => {
    const { facts, logged, stop } = await startInProcess({ ACHORD_DATA_DIR: await usedDataDirectory() });
    const tokens = [facts.processor_token!, facts.vendor_token!, facts.admin_token!];
    for (const token of tokens) await misplaceToken(facts.address, token);
    await stop();
    expectNone(tokens, logged());
  });

  it('are printed nowhere in live mode', async () => {
    const adminToken = `Admin"token\\${'x'.repeat(32)}`;
    const child = startCommand(['start'], {
      ACHORD_MODE: 'live',
      ACHORD_DATA_DIR: dataDirectory(),
      ACHORD_ADMIN_TOKEN: adminToken,
      ACHORD_ENCRYPTION_KEY: '42'.repeat(32),
      PORT: '0',
    });
    const banner = await child.printed(/[\s\S]*Ctrl-C/);
    const plain = /http:\/\/127\.0\.0\.1:\d+/.exec(banner)![0];
    await fetch(`${plain}/${encodeURIComponent(adminToken)}`, { headers: { authorization: `Bearer ${adminToken}` } });
    const { stdout, stderr } = await stopped(child);
    expect(stdout).not.toMatch(/token/i);
    expect(stderr).toContain('answered');
    for (const text of [stdout, stderr]) {
      expect(text).not.toContain('x'.repeat(32));
      expect(text).not.toMatch(/achord_(test|live)_/);
    }
  });
});
