// Checks that the encryption key opens the data keys of the database, and how much they encrypted.
import type { Database } from '../../platform/database/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { openedKeys } from '../../platform/vault/data-keys.ts';
import { usualSealLimits } from '../../platform/vault/seal-limits.ts';
import type { ProvidedDatabase } from '../start/provide-database.ts';
import { keptEncryptionKey } from '../start/secrets.ts';
import { type Finding, failed, ok, warning } from './check.ts';

export async function checkVault(
  database: Database,
  { dataDirectory }: ProvidedDatabase,
  { ACHORD_ENCRYPTION_KEY: given, ACHORD_ENCRYPTION_KEY_PREVIOUS: previous }: Settings,
): Promise<Finding> {
  const key = given ?? (dataDirectory === null ? null : keptEncryptionKey(dataDirectory));
  if (key === null)
    return failed('there is no encryption key', 'Set ACHORD_ENCRYPTION_KEY to the key of this database.');
  const keys = await openedKeys(database, { current: key, previous });
  const rows = keys.filter(({ purpose }) => purpose === 'data');
  if (rows.length === 0) return warning('the database has no data keys yet', 'Run "achord start": it makes them.');
  const used = Math.max(...rows.map(({ seals_reserved }) => seals_reserved)) / usualSealLimits.limit;
  const found = `the encryption key opens ${rows.length} data keys; the most used has ${Math.round(used * 100)} % of its safe encryptions`;
  const left = keys.filter(({ wrapped_by }) => wrapped_by === 'previous').length;
  if (left > 0)
    return warning(
      `ACHORD_ENCRYPTION_KEY_PREVIOUS still wraps ${left} of ${keys.length} keys`,
      'Restart every process with both keys, then run "achord keys rewrap".',
    );
  if (previous !== null)
    return warning(
      `${found}; ACHORD_ENCRYPTION_KEY_PREVIOUS is not needed`,
      'Remove ACHORD_ENCRYPTION_KEY_PREVIOUS from the environment.',
    );
  return used > 0.6 && rows.at(-1)!.seals_reserved / usualSealLimits.limit > 0.6
    ? warning(found, 'Run "achord keys add", and find out from the log why the service added none.')
    : ok(found);
}
