// The commands that run the service, prepare its database and check it.
import { type Command, InvalidArgumentError } from 'commander';
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

  const database = program.command('db').description('the database, or the databases of several lanes');
  database
    .command('url')
    .description('print the URL of the running embedded PostgreSQL, with superuser rights')
    .option(...json)
    .action(async (options) => (await import('./commands/database-url.ts')).printDatabaseUrl(options, terminal));
  database
    .command('lanes')
    .description('list the lanes: database, shards, tenants, size; exit code 1 if one has a problem')
    .option(...json)
    .action(async (options) => (await import('./commands/lanes.ts')).listLanes(options, terminal));
  database
    .command('add-lane')
    .description('add a database of the lanes file as a lane')
    .argument('<name>', 'name of the lane in the lanes file')
    .option(...json)
    .action(async (name, options) => (await import('./commands/lanes.ts')).addLaneOfFile(name, options, terminal));
  database
    .command('move-shard')
    .description('give shards to a lane: new tenants of them are added there')
    .argument('<shards>', 'such as 17 or 32-63', shardsOf)
    .requiredOption('--to <lane>', 'name of the lane')
    .option(...json)
    .action(async (shards, options) =>
      (await import('./commands/lanes.ts')).moveShardsOfFile(shards, options, terminal),
    );
}

/** `17`, `32-63`, or several of them with commas between. */
function shardsOf(text: string): number[] {
  const shards = text.split(',').flatMap((part) => {
    const [, first, last = first] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(part.trim()) ?? [];
    if (first === undefined || last === undefined || Number(first) > Number(last) || Number(last) > 63)
      throw new InvalidArgumentError('It must be shards from 0 to 63, such as 17, 32-63 or 1,3,5.');
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
  });
  return [...new Set(shards)];
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
