// The command line, `npx achord <command>` in the repository: every command, wired by hand.
import { Command, CommanderError, Option } from 'commander';
import { makePrivateFiles } from '../src/app/start/close-to-others.ts';
import { version } from '../src/version.ts';
import { CommandNotUnderstood, complaint } from './complaint.ts';

makePrivateFiles();

const program = new Command('achord')
  .description('Self-hosted account-to-account payments over the US ACH network.')
  .version(version)
  .showHelpAfterError('(--help says what there is)')
  .addHelpText(
    'after',
    '\nSettings come from the environment: see docs/configuration.md.\nExit codes: 0 done, 1 refused or failed, 2 not understood.',
  )
  .exitOverride();

const json = ['--json', 'print the answer as JSON'] as const;

// What a command needs is loaded when it runs, so that the others answer at once.
program
  .command('start')
  .description('run everything: the database if none is given, API and worker')
  .option('--json', 'print where it is as one line of JSON')
  .action(async (options) => (await import('./commands/start.ts')).start(options, { api: true, worker: true }));
program
  .command('api')
  .description('run an API beside others, over DATABASE_URL or the database that "achord start" runs')
  .option('--json', 'print where it is as one line of JSON')
  .action(async (options) => (await import('./commands/start.ts')).start(options, { api: true, worker: false }));
program
  .command('worker')
  .description('run a worker beside others; its health and metrics are on PORT, by default any free one')
  .option('--json', 'print where it is as one line of JSON')
  .action(async (options) => (await import('./commands/start.ts')).start(options, { api: false, worker: true }));

program
  .command('migrate')
  .description('bring the database to the schema of this version ("achord start" does it by itself)')
  .option(...json)
  .action(async (options) => (await import('./commands/migrate.ts')).migrateDatabase(options));
program
  .command('listen')
  .description('forward events to a URL on this machine as they happen, signed as real deliveries are; Ctrl-C ends it')
  .requiredOption('--forward-to <url>', 'http or https, for instance http://localhost:3000/webhooks')
  .option('--address <url>', 'where the service answers; by default the one that runs in the data directory')
  .option('--token <token>', "a processor's or vendor's token; by default the demo processor's")
  .option('--events <names...>', 'only these; all if not given')
  .option('--since <cursor>', '"now", "beginning", or the uuid of the last event that was forwarded', 'now')
  .option('--secret <secret>', 'whsec_… to sign with; a new one is printed if not given')
  .option('--json', 'one JSON object a line')
  .action(async (options) => (await import('./commands/listen.ts')).forwardEvents(options));

program
  .command('calendar')
  .description('banking days, holidays and cut-offs, or the dates of a payment')
  .option('--from <day>', 'YYYY-MM-DD; today in the Eastern zone if not given')
  .option('--days <count>', 'how many calendar days', '14')
  .addOption(
    new Option(
      '--payment-at <instant>',
      'when a payment started then settles, is good and is paid out, such as 2026-03-02T16:30-05:00',
    ).conflicts(['from', 'days']),
  )
  .option('--bank <name>', "by the windows of a bank of the banks file; by the network's if not given")
  .option(...json)
  .action(async (options) => (await import('./commands/calendar.ts')).printCalendar(options));

program
  .command('trigger')
  .description(
    'make an event happen in the sandbox, by doing what really causes it; the clock is advanced as far as it takes',
  )
  .argument('<event>', 'one of the 28: TransactionFailed, ClawbackCompleted, …')
  .option('--address <url>', 'where the service answers; by default the one that runs in the data directory')
  .option('--token <token>', "a processor's token; by default the demo processor's")
  .option('--admin-token <token>', "the operator's token; by default the one in the data directory")
  .option(...json)
  .action(async (event, options) => (await import('./commands/trigger.ts')).triggerEvent(event, options));

program
  .command('verify')
  .description('whether the audit trail and the postings are as they were chained; exit code 1 when they are not')
  .option('--known-hashes <hashes...>', 'hashes that an earlier run printed: each must still stand in its chain')
  .option(...json)
  .action(async (options) => (await import('./commands/verify.ts')).verify(options));

const tokens = program.command('tokens').description('access tokens: create, list, revoke');
tokens
  .command('create')
  .description('issue a token; it is shown this once')
  .addOption(new Option('--processor <uuid>', 'for this processor').conflicts(['vendor', 'admin']))
  .addOption(new Option('--vendor <uuid>', 'for this vendor').conflicts(['processor', 'admin']))
  .addOption(new Option('--admin', 'for another operator').conflicts(['processor', 'vendor']))
  .option('--expires-in-days <days>', 'end of its validity; never if not given')
  .option(...json)
  .action(async (options) => (await import('./commands/tokens.ts')).createToken(options));
tokens
  .command('list')
  .description('all tokens, oldest first; never the tokens themselves, of which only hashes are kept')
  .option('--processor <uuid>', 'only those of this processor and its vendors')
  .option(...json)
  .action(async (options) => (await import('./commands/tokens.ts')).listTokens(options));
tokens
  .command('revoke')
  .description('end a token; a running service goes on believing it for a second at most')
  .argument('<uuid>', 'as "achord tokens list" shows it')
  .option(...json)
  .action(async (uuid, options) => (await import('./commands/tokens.ts')).revokeTokenOf(uuid, options));

const banks = program
  .command('banks')
  .description('the banks: check the way to them, decide about uncertain files, enter their statements');
banks
  .command('check')
  .description('hold the banks file to its rules; with --connect, try login and directories of each bank, reading only')
  .option('--connect', 'connect to each bank')
  .option(...json)
  .action(async (options) => (await import('./commands/banks.ts')).checkBanks(options));
banks
  .command('uncertain')
  .description('list files that a bank has taken or that are lost: ask the bank, then decide')
  .option(...json)
  .action(async (options) => (await import('./commands/banks.ts')).listUncertain(options));
banks
  .command('decide')
  .description('say what the bank has said about an uncertain file')
  .argument('<bank>', 'its name in the banks file')
  .argument('<file>', 'as "achord banks uncertain" shows it')
  .addOption(new Option('--delivered', 'the bank has it').conflicts('sendAgain'))
  .addOption(new Option('--send-again', 'the bank does not have it'))
  .option(...json)
  .action(async (bank, file, options) => (await import('./commands/banks.ts')).decideFile(bank, file, options));

banks
  .command('statement')
  .description("enter a bank's statement into the running service; a line that is there already changes nothing")
  .argument('<file>', 'CSV: booked_on,direction,amount,reference; amounts in cents')
  .addOption(new Option('--format <format>', 'of the file').choices(['csv']).default('csv'))
  .option('--bank <name>', 'whose statement; needed where there are several banks')
  .option('--address <url>', 'where the service answers; by default the one that runs in the data directory')
  .option('--admin-token <token>', "the operator's token; by default the one in the data directory")
  .option(...json)
  .action(async (file, options) => (await import('./commands/bank-statement.ts')).enterStatement(file, options));

program
  .command('keys')
  .description('the data keys that encrypt what is stored')
  .command('add')
  .description('add a data key; a service encrypts with it from its next start on, and still reads what is older')
  .option(...json)
  .action(async (options) => (await import('./commands/keys.ts')).addKey(options));
program
  .command('db')
  .description('the database')
  .command('url')
  .description('print the address of the running embedded PostgreSQL, with superuser rights')
  .option(...json)
  .action(async (options) => (await import('./commands/database-url.ts')).printDatabaseUrl(options));

const ach = program.command('ach').description("banks' files (NACHA): check, print, compare");
const aFile = ['<file>', 'an ACH file, also gzipped; "-" for standard input'] as const;
ach
  .command('check')
  .description('say whether a file is in order, and if not, what is wrong in which line; exit 0 accept, 1 quarantine')
  .argument(...aFile)
  .option(...json)
  .action(async (path, options) => (await import('./commands/ach/check.ts')).checkAchFile(path, options));
ach
  .command('print')
  .description('print a file as a table, codes in words; exit codes as of "check"')
  .argument(...aFile)
  .option('--reveal', 'account numbers in full; otherwise their last four digits')
  .option('--json', 'one JSON object a line, a summary at the end')
  .action(async (path, options) => (await import('./commands/ach/print.ts')).printAchFile(path, options));
ach
  .command('diff')
  .description('say what differs, entries matched by batch and trace number; exit 0 nothing, 1 something')
  .argument('<a>', 'an ACH file')
  .argument('<b>', 'another')
  .option('--reveal', 'account numbers in full; otherwise their last four digits')
  .option(...json)
  .action(async (a, b, options) => (await import('./commands/ach/diff.ts')).diffAchFiles(a, b, options));

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else {
    process.stderr.write(`${complaint(error)}\n`);
    // Whatever it had begun is not worth waiting for.
    process.exit(error instanceof CommandNotUnderstood ? 2 : 1);
  }
}
