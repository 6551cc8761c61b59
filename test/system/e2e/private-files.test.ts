// Other accounts of the machine cannot read the files of the service, for any umask and any
// existing modes.
import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findHome } from '../../../src/platform/database/embedded/home.ts';
import { listAllPayments, registerPayerAndPayee, send } from '../../support/payments/start-over-http.ts';
import { dataDirectory, type StartedFacts, startCommand } from '../../support/service/command-line.ts';

const asRoot = process.getuid?.() === 0;

/** Every folder and file below a directory on which another account has rights, with its mode. */
function open(directory: string): string[] {
  // Under root the database runs as another account. It can enter these folders, but not list or
  // read them.
  const passed = asRoot ? [directory, join(directory, 'postgres')] : [];
  return [directory, ...everythingIn(directory)].flatMap((path) => {
    const mode = lstatSync(path).mode & 0o777;
    const allowed = lstatSync(path).isDirectory() ? (passed.includes(path) ? 0o710 : 0o700) : 0o600;
    return (mode & ~allowed) === 0 ? [] : [`${path} ${mode.toString(8)}`];
  });
}

const everythingIn = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true }).map((entry) => join(entry.parentPath, entry.name));

async function startAndPay(directory: string): Promise<void> {
  const child = startCommand(
    ['start', '--json'],
    { ACHORD_DATA_DIR: directory, PORT: '0', ACHORD_SANDBOX_PACE: '0' },
    '000',
  );
  const facts = JSON.parse(await child.printed(/^\{.*\}$/m)) as StartedFacts;
  await send(facts, 'POST', '/3p/api/v1/transaction', { ...(await registerPayerAndPayee(facts)), amount: 100 });
  expect((await send(facts, 'POST', '/sandbox/v1/clock/advance', { banking_days: 1 })).status).toBe(200);
  expect((await listAllPayments(facts)).length).toBeGreaterThan(0);
  child.process.kill('SIGTERM');
  expect((await child.ended).code).toBe(0);
}

describe('The data directory', () => {
  it('has folders of 0700 and files of 0600 from the first start on, and again after they were opened', async () => {
    const directory = dataDirectory();
    await startAndPay(directory);
    expect(existsSync(join(directory, 'banks'))).toBe(true);
    expect(open(directory)).toEqual([]);

    // An earlier version, a copy or an operator may leave these modes. PostgreSQL checks its own
    // cluster.
    const { cluster } = findHome(directory);
    for (const path of [directory, ...everythingIn(directory)])
      if (path !== cluster && !path.startsWith(`${cluster}/`))
        chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o644);
    expect(open(directory)).not.toEqual([]);
    await startAndPay(directory);
    expect(open(directory)).toEqual([]);
  });
});
