// achord backup: backs up the embedded database, which may be running.
import { resolve } from 'node:path';
import { readSettings } from '../../src/platform/settings/read-settings.ts';
import { realClock } from '../../src/platform/std/clock.ts';
import { selectVaultKeys } from '../../src/platform/vault/vault.sql.ts';
import { version } from '../../src/platform/version.ts';
import { keepLastBackup } from '../../src/service/backups/last-backup.ts';
import { pruneBackups } from '../../src/service/backups/prune-backups.ts';
import { takeBackup } from '../../src/service/backups/take-backup.ts';
import { CommandNotUnderstood, CommandRefused } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';
import { withDatabase } from './with-database.ts';

interface BackupOptions {
  to: string;
  keep?: string;
  json?: true;
}

export async function backup({ to, keep, json }: BackupOptions, terminal: Terminal): Promise<void> {
  if (keep !== undefined && !/^[1-9]\d{0,5}$/.test(keep))
    throw new CommandNotUnderstood(`--keep must be a whole number from 1, not ${JSON.stringify(keep)}.`);
  const { DATABASE_URL, ACHORD_ARCHIVE_DIR } = readSettings(terminal.environment, { secrets: false });
  if (DATABASE_URL !== null)
    throw new CommandRefused(
      'DATABASE_URL is set: back up that database with pg_basebackup or with the backups of its provider. See docs/operate/backups.md.',
    );
  const { path, manifest } = await withDatabase(terminal, async ({ database, provided }) => {
    const vaultKeys = await selectVaultKeys(database);
    if (vaultKeys.length === 0)
      throw new CommandRefused('The database has no data keys yet. Run "achord start" once, then back up.');
    const dataDirectory = provided.dataDirectory!;
    const taken = await takeBackup({ dataDirectory, to: resolve(to), vaultKeys, version, clock: realClock });
    keepLastBackup(dataDirectory, { path: taken.path, ended_at: taken.manifest.ended_at });
    return taken;
  });
  const bytes = manifest.files.reduce((sum, { size }) => sum + size, 0);
  const pruned = keep === undefined ? null : pruneBackups(resolve(to), Number(keep), ACHORD_ARCHIVE_DIR);
  const facts = {
    path,
    ended_at: manifest.ended_at,
    files: manifest.files.length,
    bytes,
    deleted: pruned?.backups ?? [],
  };
  terminal.stdout.write(
    json
      ? `${JSON.stringify(facts)}\n`
      : `Backed up ${facts.files} files (${Math.ceil(bytes / 2 ** 20)} MiB) to ${path}.\n` +
          (pruned === null
            ? ''
            : `Deleted ${pruned.backups.length} old backups and ${pruned.archived} archived files.\n`) +
          'The encryption key is not in it. Keep ACHORD_ENCRYPTION_KEY in another place: a restore needs it.\n',
  );
}
