// The commands that run the service, prepare its database and check it.
import type { Command } from 'commander';
import { json } from './json-option.ts';
import type { Terminal } from './terminal.ts';

// The code of a command is loaded when it runs, so that the other commands start fast.
export function addServiceCommands(program: Command, terminal: Terminal): void {
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
}

export function addDatabaseCommands(program: Command, terminal: Terminal): void {
  program
    .command('migrate')
    .description('migrate the database to the schema of this version ("achord start" does this automatically)')
    .option(...json)
    .action(async (options) => (await import('./commands/migrate.ts')).migrateDatabase(options, terminal));

  program
    .command('db')
    .description('the database')
    .command('url')
    .description('print the URL of the running embedded PostgreSQL, with superuser rights')
    .option(...json)
    .action(async (options) => (await import('./commands/database-url.ts')).printDatabaseUrl(options, terminal));
}

export function addCheckCommands(program: Command, terminal: Terminal): void {
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
}
