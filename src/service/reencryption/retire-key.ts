// Removes a data key that no value needs any more.
import { type AtomicPhase, atomically } from '../../platform/database/atomic-phase.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { deleteDataKey, isReplacedSince, lockVaultKeys, selectVaultKeys } from '../../platform/vault/vault.sql.ts';
import { nameOf, type Reencrypted } from './reencrypt.ts';
import { type ExpiringColumn, expiringColumns, type SealedColumn, sealedColumns } from './sealed-columns.ts';
import { countVersions, type VersionCount } from './sealed-values.sql.ts';

/**
 * How long another key must have been the one that seals. A process that has not read this stops
 * sealing after twelve hours (`trustSeconds`), and no query lasts for hours: after a day nothing
 * that was sealed with the old key is still on its way to the database.
 */
const dayInSeconds = 86_400;

export type Retirement =
  | { outcome: 'retired' | 'unknown' | 'waits' | 'in_use' | 'too_soon' }
  | { outcome: 'needed'; by: Reencrypted[] };

const rowsAtOnce = 20_000;

/**
 * How many values each data key has sealed, by version and column, in all of these databases. In
 * slices: a table may be large.
 */
export async function countValues(databases: readonly Queryable[]): Promise<Map<number, Reencrypted[]>> {
  const byVersion = new Map<number, Reencrypted[]>();
  for (const column of [...sealedColumns, ...expiringColumns]) {
    const counts = new Map<number, number>();
    for (const db of databases) await countColumn(db, column, counts);
    for (const [version, count] of counts)
      byVersion.set(version, [...(byVersion.get(version) ?? []), { column: nameOf(column), count }]);
  }
  return byVersion;
}

/** Adds to `counts`. */
async function countColumn(
  db: Queryable,
  column: SealedColumn | ExpiringColumn,
  counts: Map<number, number>,
): Promise<void> {
  for (let after: readonly unknown[] | null = null; ; ) {
    const found: VersionCount[] = await countVersions(db, column, after, rowsAtOnce);
    if (found.length === 0) return;
    for (const { version, count } of found)
      if (version !== null) counts.set(version.readUInt16BE(), (counts.get(version.readUInt16BE()) ?? 0) + count);
    const { last } = found[0]!;
    after = column.key.map((name) => last[name]);
  }
}

/**
 * Connected as the owner of the tables, where the keys are. `others`: further databases whose
 * values the key may have sealed. `retired` runs in the phase that removes the key. It counts
 * before that phase: no process seals with the key any more, so no value comes later.
 */
export async function retireKey(
  owner: Database,
  version: number,
  {
    others = [],
    retired = async () => {},
  }: { others?: readonly Queryable[]; retired?: (phase: AtomicPhase) => Promise<unknown> } = {},
): Promise<Retirement> {
  const early = await obstacle(owner, version);
  if (early !== null) return { outcome: early };
  const by = (await countValues([owner, ...others])).get(version);
  if (by !== undefined) return { outcome: 'needed', by };
  return atomically(owner, async (phase) => {
    await lockVaultKeys(phase);
    const late = await obstacle(phase, version);
    if (late !== null) return { outcome: late };
    await deleteDataKey(phase, version);
    await retired(phase);
    return { outcome: 'retired' };
  });
}

/** Why the key cannot be removed, whatever it has sealed. */
async function obstacle(db: Queryable, version: number): Promise<'unknown' | 'waits' | 'in_use' | 'too_soon' | null> {
  const data = (await selectVaultKeys(db)).filter(({ purpose }) => purpose === 'data');
  const key = data.find((one) => one.version === version);
  if (key === undefined) return 'unknown';
  if (!key.is_due) return 'waits';
  if (!data.some((one) => one.version > version && one.is_due)) return 'in_use';
  return (await isReplacedSince(db, version, dayInSeconds)) ? null : 'too_soon';
}
