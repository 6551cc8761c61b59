// The command line, `npx achord <command>` in the repository: every command, wired by hand.
import { Command, CommanderError, Option } from 'commander';
import { version } from '../src/platform/version.ts';
import { addAchCommands } from './ach-commands.ts';
import { CommandNotUnderstood, complaint } from './complaint.ts';
import { addSandboxCommands } from './sandbox-commands.ts';
import type { Terminal } from './terminal.ts';

const json = ['--json', 'print the answer as JSON'] as const;

/** Runs one command. Its exit code is in `terminal`. */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<void> {
  try {
    await programOn(terminal).parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) terminal.exitCode = error.exitCode === 0 ? 0 : 2;
    else {
      terminal.stderr.write(`${complaint(error)}\n`);
      // Ends now: there is no reason to wait for what the command had started.
      terminal.exit(error instanceof CommandNotUnderstood ? 2 : 1);
    }
  }
}

function programOn(terminal: Terminal): Command {
  const program = new Command('achord')
    .description('Self-hosted account-to-account payments over the US ACH network.')
    .version(version)
    .showHelpAfterError('(run with --help to list the commands and options)')
    .addHelpText(
      'after',
      '\nSettings come from the environment: see docs/operate/configuration.md.\nExit codes: 0 success, 1 refused or failed, 2 wrong usage.',
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      writeErr: (text) => terminal.stderr.write(text),
    });

  // The code of a command is loaded when it runs, so that the other commands start fast.
  program
    .command('start')
    .description('run the whole service: API, worker and, without DATABASE_URL, the embedded database')
    .option('--json', 'print the address as one line of JSON')
    .action(async (options) =>
      (await import('./commands/start.ts')).start(options, { api: true, worker: true }, terminal),
    );
  program
    .command('api')
    .description('run only the API, on DATABASE_URL or on the database of a running "achord start"')
    .option('--json', 'print the address as one line of JSON')
    .action(async (options) =>
      (await import('./commands/start.ts')).start(options, { api: true, worker: false }, terminal),
    );
  program
    .command('worker')
    .description('run only the worker; its health and metrics are on PORT (default: any free port)')
    .option('--json', 'print the address as one line of JSON')
    .action(async (options) =>
      (await import('./commands/start.ts')).start(options, { api: false, worker: true }, terminal),
    );

  program
    .command('migrate')
    .description('migrate the database to the schema of this version ("achord start" does this automatically)')
    .option(...json)
    .action(async (options) => (await import('./commands/migrate.ts')).migrateDatabase(options, terminal));

  program
    .command('calendar')
    .description('show banking days, holidays and cut-offs, or the dates of a payment')
    .option('--from <day>', 'YYYY-MM-DD (default: today in the Eastern zone)')
    .option('--days <count>', 'number of calendar days', '14')
    .addOption(
      new Option(
        '--payment-at <instant>',
        'show when a payment started at this instant settles, is good and is paid out, for example 2026-03-02T16:30-05:00',
      ).conflicts(['from', 'days']),
    )
    .option('--bank <name>', 'use the cut-offs of this bank of the banks file (default: the cut-offs of the network)')
    .option(...json)
    .action(async (options) => (await import('./commands/calendar.ts')).printCalendar(options, terminal));

  addSandboxCommands(program, terminal);
  program
    .command('verify')
    .description('check that the audit trail and the postings were not changed; exit code 1 if they were')
    .option('--known-hashes <hashes...>', 'hashes that an earlier run printed: each must still be in its chain')
    .option(...json)
    .action(async (options) => (await import('./commands/verify.ts')).verify(options, terminal));

  program
    .command('doctor')
    .description('check settings, database, disk, banks, keys and the running service, and say what to do')
    .option('--json', 'one JSON object for each check: name, status, found, do')
    .action(async (options) => (await import('./commands/doctor.ts')).doctor(options, terminal));

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
    .option(...json)
    .action(async (options) => (await import('./commands/restore.ts')).restore(options, terminal));

  const tokens = program.command('tokens').description('access tokens: create, list, revoke');
  tokens
    .command('create')
    .description('issue a token; it is shown only this once')
    .addOption(new Option('--processor <uuid>', 'for this processor').conflicts(['vendor', 'admin']))
    .addOption(new Option('--vendor <uuid>', 'for this vendor').conflicts(['processor', 'admin']))
    .addOption(new Option('--admin', 'for another operator').conflicts(['processor', 'vendor']))
    .addOption(new Option('--name <name>', 'of an admin token: what it is for').conflicts(['processor', 'vendor']))
    .addOption(
      new Option('--role <role>', 'of an admin token: viewer, support, operator, risk or administrator (the default)')
        .choices(['viewer', 'support', 'operator', 'risk', 'administrator'])
        .conflicts(['processor', 'vendor']),
    )
    .option(
      '--expires-in-days <days>',
      'days until it expires (default: never; of an admin token in live mode at most 365, and 365 by default)',
    )
    .option(...json)
    .action(async (options) => (await import('./commands/tokens.ts')).createToken(options, terminal));
  tokens
    .command('list')
    .description('list all tokens, oldest first, without their secret text (only hashes are stored)')
    .option('--processor <uuid>', 'only tokens of this processor and its vendors')
    .option(...json)
    .action(async (options) => (await import('./commands/tokens.ts')).listTokens(options, terminal));
  tokens
    .command('revoke')
    .description('revoke a token; a running service accepts it for one more second at most')
    .argument('<uuid>', 'uuid from "achord tokens list"')
    .option(...json)
    .action(async (uuid, options) => (await import('./commands/tokens.ts')).revokeTokenOf(uuid, options, terminal));

  const operators = program
    .command('operators')
    .description('the people who sign in: invite them, make a new link, list, disable, enable');
  operators
    .command('invite')
    .description('invite a person; prints a link that works once, within 72 hours')
    .argument('<email>', 'email address of the person')
    .requiredOption('--role <role>', 'viewer, support, operator, risk, administrator or developer')
    .option('--name <name>', 'name of the person (default: the part of the email before @)')
    .option('--processor <uuid>', 'the tenant of a developer')
    .option(...json)
    .action(async (email, options) => (await import('./commands/operators.ts')).invite(email, options, terminal));
  operators
    .command('link')
    .description('make a new link for a person who lost the link, the password or the authenticator app')
    .argument('<email>', 'email address of the person')
    .option(...json)
    .action(async (email, options) => (await import('./commands/operators.ts')).newLink(email, options, terminal));
  operators
    .command('list')
    .description('list all operators, oldest first')
    .option(...json)
    .action(async (options) => (await import('./commands/operators.ts')).list(options, terminal));
  for (const [verb, disabled, description] of [
    ['disable', true, 'end the sessions of a person, and refuse new sign-ins'],
    ['enable', false, 'let a disabled person sign in again'],
  ] as const)
    operators
      .command(verb)
      .description(description)
      .argument('<email>', 'email address of the person')
      .option(...json)
      .action(async (email, options) =>
        (await import('./commands/operators.ts')).setDisabled(email, disabled, options, terminal),
      );

  const banks = program
    .command('banks')
    .description('banks: check the connections, decide about uncertain files, enter bank statements');
  banks
    .command('check')
    .description('check the banks file; with --connect, also check login and directories of each bank (read only)')
    .option('--connect', 'connect to each bank')
    .option(...json)
    .action(async (options) => (await import('./commands/banks.ts')).checkBanks(options, terminal));
  banks
    .command('uncertain')
    .description('list files with an uncertain delivery: ask the bank, then run "achord banks decide"')
    .option(...json)
    .action(async (options) => (await import('./commands/banks.ts')).listUncertain(options, terminal));
  banks
    .command('decide')
    .description("record the bank's answer about an uncertain file")
    .argument('<bank>', 'name of the bank in the banks file')
    .argument('<file>', 'file name from "achord banks uncertain"')
    .addOption(new Option('--delivered', 'the bank has the file').conflicts('sendAgain'))
    .addOption(new Option('--send-again', 'the bank does not have the file'))
    .option(...json)
    .action(async (bank, file, options) =>
      (await import('./commands/banks.ts')).decideFile(bank, file, options, terminal),
    );

  banks
    .command('statement')
    .description('enter a bank statement into the running service; a line that was entered before changes nothing')
    .argument('<file>', 'CSV: booked_on,direction,amount,reference; amounts in cents')
    .addOption(new Option('--format <format>', 'format of the file').choices(['csv']).default('csv'))
    .option('--bank <name>', 'bank of the statement (required if there are several banks)')
    .option('--address <url>', 'address of the service (default: the service of the data directory)')
    .option('--admin-token <token>', 'token of the operator (default: the token in the data directory)')
    .option(...json)
    .action(async (file, options) =>
      (await import('./commands/bank-statement.ts')).enterStatement(file, options, terminal),
    );

  const routing = program
    .command('routing')
    .description(
      'the ACH directory of the Federal Reserve: which routing numbers exist, and the names of institutions',
    );
  routing
    .command('import')
    .description('replace the directory with the directory in a file; a file with a wrong line changes nothing')
    .argument('<file>', 'FedACHdir.txt (lines of 155 characters), or the JSON download')
    .option('--allow-fewer', 'accept a file with fewer than 10,000 entries, or without a tenth of the present ones')
    .option(...json)
    .action(async (file, options) => (await import('./commands/routing.ts')).importRouting(file, options, terminal));
  routing
    .command('status')
    .description('show the last imports, and whether the directory is too old')
    .option(...json)
    .action(async (options) => (await import('./commands/routing.ts')).showRouting(options, terminal));

  const keys = program.command('keys').description('data keys that encrypt stored values');
  keys
    .command('list')
    .description('show the keys: which one encrypts, when it was made, and what wraps it')
    .option('--count', 'also count the values that each key has encrypted')
    .option(...json)
    .action(async (options) => (await import('./commands/keys.ts')).listKeys(options, terminal));
  keys
    .command('add')
    .description('add a data key; each process encrypts with it ten minutes later, and still decrypts older values')
    .option(...json)
    .action(async (options) => (await import('./commands/keys.ts')).addKey(options, terminal));
  keys
    .command('rewrap')
    .description('wrap every key with ACHORD_ENCRYPTION_KEY that ACHORD_ENCRYPTION_KEY_PREVIOUS wraps')
    .option(...json)
    .action(async (options) => (await import('./commands/keys.ts')).rewrap(options, terminal));
  keys
    .command('reencrypt')
    .description('encrypt the values of older data keys with the current one; it may be stopped and run again')
    .option(...json)
    .action(async (options) => (await import('./commands/keys.ts')).reencryptValues(options, terminal));
  keys
    .command('retire')
    .description('remove a data key that no value needs')
    .argument('<version>', 'the version of the data key')
    .option(...json)
    .action(async (version, options) => (await import('./commands/keys.ts')).retire(version, options, terminal));

  program
    .command('db')
    .description('the database')
    .command('url')
    .description('print the URL of the running embedded PostgreSQL, with superuser rights')
    .option(...json)
    .action(async (options) => (await import('./commands/database-url.ts')).printDatabaseUrl(options, terminal));

  addAchCommands(program, terminal);

  return program;
}
