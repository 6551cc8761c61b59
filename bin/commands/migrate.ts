// achord migrate: brings the database to the schema of this version.
import type { Command } from 'commander';
import { migrate } from '../../src/database/migrate.ts';
import { realClock } from '../../src/std/clock.ts';
import { withDatabase } from './with-database.ts';

export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('bring the database to the schema of this version ("achord start" does it by itself)')
    .option('--json', 'print the names of the applied migrations as JSON')
    .action(async ({ json }: { json?: true }) => {
      const applied = await withDatabase((database) => migrate(database, realClock.now()));
      if (json) process.stdout.write(`${JSON.stringify({ applied })}\n`);
      else if (applied.length === 0) process.stdout.write('Nothing to do: the schema is that of this version.\n');
      else process.stdout.write(`Applied:\n${applied.map((name) => `  ${name}\n`).join('')}`);
    });
}
