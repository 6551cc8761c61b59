// achord keys add: adds a data key that encrypts new account numbers, tax ids, secrets and stored
// answers.

import { provideSecrets } from '../../src/app/start/secrets.ts';
import { realClock } from '../../src/std/clock.ts';
import { addDataKey } from '../../src/vault/vault.ts';
import { CommandRefused } from '../complaint.ts';
import { withDatabase } from './with-database.ts';

export async function addKey({ json }: { json?: true }): Promise<void> {
  const version = await withDatabase(async ({ database, settings, provided }) => {
    const mayBeKept = settings.ACHORD_MODE === 'sandbox' && provided.dataDirectory !== null;
    if (settings.ACHORD_ENCRYPTION_KEY === null && !mayBeKept)
      throw new CommandRefused('ACHORD_ENCRYPTION_KEY must be set: it wraps the new key.');
    const { encryptionKey } = await provideSecrets(settings, provided);
    return addDataKey(database, encryptionKey, realClock.now());
  });
  process.stdout.write(
    json
      ? `${JSON.stringify({ version })}\n`
      : `Added data key ${version}. Every process encrypts with it in ten minutes.\n`,
  );
}
