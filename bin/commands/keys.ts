// achord keys: the data keys that encrypt account numbers, tax ids, secrets and stored answers.
import type { Command } from 'commander';
import { StartRefused } from '../../src/startup/refused.ts';
import { provideSecrets } from '../../src/startup/secrets.ts';
import { realClock } from '../../src/std/clock.ts';
import { addDataKey } from '../../src/vault/vault.ts';
import { withDatabase } from './with-database.ts';

export function addKeys(program: Command): void {
  program
    .command('keys')
    .description('data keys, which the encryption key wraps')
    .command('add')
    .description(
      'add a data key: from its next start on the service encrypts with it, and still opens what older keys closed',
    )
    .option('--json', 'print the answer as JSON')
    .action(async ({ json }: { json?: true }) => {
      const version = await withDatabase(async (database, settings, provided) => {
        if (provided.dataDirectory === null && settings.ACHORD_ENCRYPTION_KEY === null)
          throw new StartRefused('ACHORD_ENCRYPTION_KEY must be set when DATABASE_URL is.');
        const { encryptionKey } = await provideSecrets(settings, provided);
        return addDataKey(database, encryptionKey, realClock.now());
      });
      if (json) process.stdout.write(`${JSON.stringify({ version })}\n`);
      else process.stdout.write(`Data key ${version} is there. Restart the service to encrypt with it.\n`);
    });
}
