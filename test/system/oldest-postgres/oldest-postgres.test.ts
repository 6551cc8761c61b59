// The PostgreSQL of `npm run oldest-postgres` is the oldest one that the service accepts, and the
// pages promise no older one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { unsafeFacts } from '../../../src/platform/database/schema/refuse-unsafe-settings.ts';
import { expectWholeDays } from '../../support/payments/whole-days.ts';
import { testDatabase } from '../../support/runner/database.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, 'package', file), 'utf8'));
const versions: string[] = Object.values(read('package.json').optionalDependencies);

const factsOf = (version_number: number) => ({
  version: 'any',
  version_number,
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  encoding: 'UTF8',
  in_recovery: false,
  read_only: 'off',
});

describe('The oldest PostgreSQL', () => {
  it('that is tested is the oldest one that the service accepts', () => {
    for (const version of versions) {
      const major = Number(version.split('.')[0]);
      expect(unsafeFacts(factsOf(major * 10_000))).toEqual([]);
      expect(unsafeFacts(factsOf(major * 10_000 - 1))).toEqual([expect.stringContaining(`Use version ${major}`)]);
    }
  });

  const isServing = process.env.OLDEST_POSTGRES !== undefined;

  it.runIf(isServing)('plays whole days: file, settlement, payout, and a return', expectWholeDays);

  it.runIf(isServing)('serves this run', async () => {
    const own = await testDatabase();
    endAfterFile(own.drop);
    const database = openDatabase(own.url, 1, () => {});
    endAfterFile(() => database.end());
    const [{ server_version }] = (await database.query('SHOW server_version')) as [{ server_version: string }];
    expect(versions.map((version) => version.split('.')[0])).toContain(server_version.split('.')[0]);
  });
});
