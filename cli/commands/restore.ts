// achord restore: restores a backup into an empty data directory, or records that an outside
// database was restored by other means.
import { resolve } from 'node:path';
import { beginRestore } from '../../src/banks/origination/restores/begin-restore.ts';
import { atomically } from '../../src/platform/database/atomic-phase.ts';
import { homeName } from '../../src/platform/database/lanes/lane.ts';
import { openBriefly } from '../../src/platform/database/open-briefly.ts';
import { readSettings } from '../../src/platform/settings/read-settings.ts';
import { instant, realClock } from '../../src/platform/std/clock.ts';
import { type Restored, restoreBackup } from '../../src/service/backups/restore-backup.ts';
import { CommandNotUnderstood, CommandRefused } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';
import { withDatabase } from './with-database.ts';

interface RestoreOptions {
  from?: string;
  to?: string;
  archive?: string;
  databaseWasRestored?: true;
  lane?: string;
  json?: true;
}

const next = 'Start the service, then follow docs/operate/runbooks/after-a-restore.md: until then no bank gets a file.';

export async function restore(
  { from, to, archive, databaseWasRestored, lane = homeName, json }: RestoreOptions,
  terminal: Terminal,
): Promise<void> {
  if (databaseWasRestored) return recordRestore(terminal, lane, json);
  if (from === undefined)
    throw new CommandNotUnderstood('Give the folder of the backup with --from, or --database-was-restored.');
  const settings = readSettings(terminal.environment, { secrets: false });
  if (settings.DATABASE_URL !== null)
    throw new CommandRefused(
      'DATABASE_URL is set: restore that database by its own means, then run "achord restore --database-was-restored". See docs/operate/backups.md.',
    );
  if (settings.ACHORD_ENCRYPTION_KEY === null)
    throw new CommandRefused(
      'ACHORD_ENCRYPTION_KEY must be set to the key that was used when the backup was made: it is not in the backup. Nothing was written.',
    );
  const archiveDirectory = archive ?? settings.ACHORD_ARCHIVE_DIR;
  const restored = await restoreBackup({
    from: resolve(from),
    to: to === undefined ? null : momentOf(to),
    archive: archiveDirectory === null ? null : resolve(archiveDirectory),
    dataDirectory: resolve(settings.ACHORD_DATA_DIR),
    encryptionKeys: { current: settings.ACHORD_ENCRYPTION_KEY, previous: settings.ACHORD_ENCRYPTION_KEY_PREVIOUS },
    clock: realClock,
    log: await terminal.openLog({ ...settings, ACHORD_LOG_LEVEL: 'error' }),
  });
  const problems = problemsOf(restored);
  const { backup, reached_at } = restored;
  terminal.stdout.write(
    json
      ? `${JSON.stringify({ ok: problems.length === 0, backup, reached_at: reached_at.toISOString(), problems })}\n`
      : `${[
          `Restored ${backup} up to ${reached_at.toISOString()}: later changes are lost.`,
          problems.length === 0 ? 'The audit trail, the postings and every invariant were checked: no problem.' : '',
          ...problems,
          next,
        ]
          .filter(Boolean)
          .join('\n')}\n`,
  );
  if (problems.length > 0) terminal.exitCode = 1;
}

function problemsOf({ verified, violated }: Restored): string[] {
  return [
    ...verified.differences.map(({ found }) => found),
    ...violated.map(({ invariant, violations }) => `The invariant ${invariant} has ${violations} violations.`),
  ];
}

function momentOf(text: string): Date {
  const moment = instant(Date.parse(text));
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(moment.getTime()))
    throw new CommandNotUnderstood(
      `--to must be a moment with its zone, for example 2026-03-02T16:30:00Z, not ${JSON.stringify(text)}.`,
    );
  return moment;
}

async function recordRestore(terminal: Terminal, name: string, json?: true): Promise<void> {
  const { uuid } = await withDatabase(terminal, async ({ lanes }) => {
    const lane = (await lanes()).find((one) => one.name === name);
    if (lane === undefined) throw new CommandRefused(`There is no lane ${name}. "achord db lanes" lists the lanes.`);
    await lane.check();
    return openBriefly(lane.ownerUrl, (owner) =>
      atomically(owner, (phase) => beginRestore(phase, { reached_at: null, backup: null, now: realClock.now() })),
    );
  });
  terminal.stdout.write(json ? `${JSON.stringify({ uuid })}\n` : `Recorded the restore. ${next}\n`);
}
