// The commands that back up the embedded database and restore it.
import { type Command, Option } from 'commander';
import { json } from './json-option.ts';
import type { Terminal } from './terminal.ts';

// The code of a command is loaded when it runs, so that the other commands start fast.
export function addBackupCommands(program: Command, terminal: Terminal): void {
  program
    .command('backup')
    .description('back up the embedded database while the service runs; the encryption key is not in the backup')
    .requiredOption('--to <folder>', 'the folder of the backups: each backup is a new folder in it')
    .option('--keep <count>', 'then delete older backups, and the archived log that only they need (default: keep all)')
    .option(...json)
    .action(async (options) => (await import('./commands/backup.ts')).backup(options, terminal));
  program
    .command('restore')
    .description('restore a backup into an empty ACHORD_DATA_DIR; afterwards files to the banks wait for an operator')
    .addOption(
      new Option('--from <folder>', 'a backup, or the folder of the backups').conflicts(['databaseWasRestored']),
    )
    .option('--to <time>', 'the moment to restore, for example 2026-03-02T16:30:00Z (default: as late as possible)')
    .option('--archive <folder>', 'the folder of the archived log (default: ACHORD_ARCHIVE_DIR)')
    .addOption(
      new Option(
        '--database-was-restored',
        'you restored the database of DATABASE_URL by its own means: files to the banks wait for an operator',
      ).conflicts(['to', 'archive']),
    )
    .addOption(
      new Option('--lane <name>', 'the restored database, if there are several (default: home)').conflicts([
        'from',
        'to',
        'archive',
      ]),
    )
    .option(...json)
    .action(async (options) => (await import('./commands/restore.ts')).restore(options, terminal));
}
