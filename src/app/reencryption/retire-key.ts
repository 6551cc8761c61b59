// Removes a data key that no value needs any more.
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import type { Queryable } from '../../database/database.ts';
import { deleteDataKey, isReplacedSince, lockVaultKeys, selectVaultKeys } from '../../vault/vault.sql.ts';
import { nameOf, type Reencrypted } from './reencrypt.ts';
import { expiringColumns, sealedColumns } from './sealed-columns.ts';
import { countVersions } from './sealed-values.sql.ts';

/**
 * How long another key must have been the one that encrypts. A process reads new keys each minute,
 * and no query lasts for hours: after a day nothing that was sealed with the old key is still on
 * its way to the database.
 */
const dayInSeconds = 86_400;

export type Retirement =
  | { outcome: 'retired' | 'unknown' | 'in_use' | 'too_soon' }
  | { outcome: 'needed'; by: Reencrypted[] };

/** How many values each data key has sealed, by version and column. */
export async function countValues(db: Queryable): Promise<Map<number, Reencrypted[]>> {
  const byVersion = new Map<number, Reencrypted[]>();
  for (const column of [...sealedColumns, ...expiringColumns])
    for (const [version, count] of await countVersions(db, column))
      byVersion.set(version, [...(byVersion.get(version) ?? []), { column: nameOf(column), count }]);
  return byVersion;
}

/** In a phase of the owner of the tables. */
export async function retireKey(phase: AtomicPhase, version: number): Promise<Retirement> {
  await lockVaultKeys(phase);
  const data = (await selectVaultKeys(phase)).filter(({ purpose }) => purpose === 'data');
  if (!data.some((key) => key.version === version)) return { outcome: 'unknown' };
  if (!data.some((key) => key.version > version && key.is_due)) return { outcome: 'in_use' };
  if (!(await isReplacedSince(phase, version, dayInSeconds))) return { outcome: 'too_soon' };
  const by = (await countValues(phase)).get(version);
  if (by !== undefined) return { outcome: 'needed', by };
  await deleteDataKey(phase, version);
  return { outcome: 'retired' };
}
