// Runs commands that work on the database with its keys, and then end.

import type { Database } from '../../src/platform/database/database.ts';
import type { EncryptionKeys } from '../../src/platform/vault/data-keys.ts';
import { provideSecrets } from '../../src/service/start/secrets.ts';
import { CommandRefused } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';
import { type Given, withDatabase } from './with-database.ts';

/** `database`: of home, where the data keys are. They seal the values of every lane. */
export function withKeys<Result>(
  terminal: Terminal,
  work: (database: Database, keys: EncryptionKeys, everyLane: Given['everyLane']) => Promise<Result>,
): Promise<Result> {
  return withDatabase(terminal, async ({ database, everyLane, settings, provided }) => {
    const mayBeKept = settings.ACHORD_MODE === 'sandbox' && provided.dataDirectory !== null;
    if (settings.ACHORD_ENCRYPTION_KEY === null && !mayBeKept)
      throw new CommandRefused('ACHORD_ENCRYPTION_KEY must be set: it wraps the keys.');
    const { encryptionKeys } = await provideSecrets(settings, provided);
    return work(database, encryptionKeys, everyLane);
  });
}
