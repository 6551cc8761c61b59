// The command line: `npx achord <command>` in the repository.
import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { addDatabaseUrl } from './commands/database-url.ts';
import { addKeys } from './commands/keys.ts';
import { addMigrate } from './commands/migrate.ts';
import { addStart } from './commands/start.ts';
import { addTokens } from './commands/tokens.ts';
import { complaint } from './complaint.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const program = new Command('achord')
  .description('Self-hosted account-to-account payments over the US ACH network.')
  .version(version)
  .showHelpAfterError('(--help says what there is)')
  .addHelpText(
    'after',
    '\nSettings come from the environment: see docs/configuration.md.\nExit codes: 0 done, 1 refused or failed, 2 not understood.',
  )
  .exitOverride();

addStart(program);
addMigrate(program);
addTokens(program);
addKeys(program);
addDatabaseUrl(program);

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else {
    process.stderr.write(`${complaint(error)}\n`);
    process.exitCode = 1;
  }
}
