// achord keys add: a new data key for what is stored from now on.

import { provideSecrets } from '../../src/startup/secrets.ts';
import { realClock } from '../../src/std/clock.ts';
import { addDataKey } from '../../src/vault/vault.ts';
import { withDatabase } from './with-database.ts';

export async function addKey({ json }: { json?: true }): Promise<void> {
  const version = await withDatabase(
    async ({ database, settings, provided }) => {
      const { encryptionKey } = await provideSecrets(settings, provided);
      return addDataKey(database, encryptionKey, realClock.now());
    },
    { secrets: true },
  );
  process.stdout.write(json ? `${JSON.stringify({ version })}\n` : `Added data key ${version}.\n`);
}
