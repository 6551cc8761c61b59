// Seals values again with the current data key, in small slices. It may be killed and run again: it
// looks for values of older keys.
import { atomically } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import { openIfPossible, type Vault } from '../../platform/vault/vault.ts';
import { type SealedColumn, sealedColumns } from './sealed-columns.ts';
import { replaceSealed, type SealedRow, selectAfter } from './sealed-values.sql.ts';

export interface Reencryption {
  /** Connected as the owner of the tables: the serving role may not change some of them. */
  owner: Database;
  vault: Vault;
  /** The version that seals. Values of older versions are sealed again. */
  version: number;
  /** Called after each slice that changed something. */
  advanced?(column: string, count: number): void | Promise<void>;
}

export interface Reencrypted {
  column: string;
  /** How many values were sealed again. */
  count: number;
}

/** Returns the columns in which values were sealed again. */
export async function reencrypt(context: Reencryption): Promise<Reencrypted[]> {
  const done: Reencrypted[] = [];
  for (const column of sealedColumns) {
    const count = await reencryptColumn(context, column);
    if (count > 0) done.push({ column: nameOf(column), count });
  }
  return done;
}

export const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`;

/**
 * A value that another process changes first is left: the writer has sealed it with a key of its
 * own, which is not older. A value whose seal is broken is left as it is, and is counted as old.
 */
async function reencryptColumn(
  { owner, vault, version, advanced }: Reencryption,
  column: SealedColumn,
): Promise<number> {
  let total = 0;
  for (let after: readonly unknown[] | null = null; ; ) {
    const rows: SealedRow[] = await selectAfter(owner, column, after, version);
    if (rows.length === 0) return total;
    const old = rows.filter(({ sealed }) => sealed !== null);
    const count = old.length === 0 ? 0 : await replaceAll(owner, vault, column, old);
    total += count;
    if (count > 0) await advanced?.(nameOf(column), count);
    const last = rows.at(-1)!.row;
    after = column.key.map((name) => last[name]);
  }
}

function replaceAll(owner: Database, vault: Vault, column: SealedColumn, rows: readonly SealedRow[]): Promise<number> {
  return atomically(owner, async (phase) => {
    let count = 0;
    for (const one of rows) {
      const place = column.place(one.row as never);
      const plain = openIfPossible(() => vault.open(place, one.sealed!));
      if (plain !== null && (await replaceSealed(phase, column, one, vault.seal(place, plain)))) count++;
    }
    return count;
  });
}
