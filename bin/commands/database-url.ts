// achord db url: where the running embedded PostgreSQL is, for psql and its like.
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { runningEmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.ts';
import { readSettings } from '../../src/settings.ts';
import { StartRefused } from '../../src/startup/refused.ts';

export function addDatabaseUrl(program: Command): void {
  program
    .command('db')
    .description('the database')
    .command('url')
    .description('print the address of the running embedded PostgreSQL, with superuser rights')
    .option('--json', 'print it as JSON')
    .action(async ({ json }: { json?: true }) => {
      const { DATABASE_URL, ACHORD_DATA_DIR } = readSettings(process.env, { secrets: false });
      if (DATABASE_URL !== null)
        throw new StartRefused('DATABASE_URL is set: that is the database, and no embedded one runs.');
      const dataDirectory = resolve(ACHORD_DATA_DIR);
      const running = await runningEmbeddedPostgres(dataDirectory);
      if (running === null)
        throw new StartRefused(
          `No embedded PostgreSQL runs in ${dataDirectory}: run "achord start", or set ACHORD_DATA_DIR.`,
        );
      process.stdout.write(`${json ? JSON.stringify({ url: running.superuserUrl }) : running.superuserUrl}\n`);
    });
}
