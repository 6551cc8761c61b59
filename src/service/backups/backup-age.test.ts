// The age of the last backup counts from its end, or from the making of the database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../test/support/runner/database.ts';
import { openBriefly } from '../../platform/database/open-briefly.ts';
import { selectMadeAt } from '../../platform/database/schema/migrate.sql.ts';
import { instant } from '../../platform/std/clock.ts';
import { backupAge } from './backup-age.ts';
import { keepLastBackup } from './last-backup.ts';

it('is the age of the last backup, or of the database', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'achord-backup-age-'));
  const { url, drop } = await testDatabase();
  await openBriefly(url, async (database) => {
    const madeAt = await selectMadeAt(database);
    const after = (seconds: number) => instant(madeAt.getTime() + seconds * 1_000);
    expect(await backupAge(database, directory, after(90))).toBe(90);
    keepLastBackup(directory, { path: '/backups/one', ended_at: after(60).toISOString() });
    expect(await backupAge(database, directory, after(90))).toBe(30);
  });
  await drop();
  rmSync(directory, { recursive: true });
});
