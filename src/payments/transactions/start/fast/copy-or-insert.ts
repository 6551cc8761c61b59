// Writes a batch of starts: copies it, which is cheap, or inserts it item by item in one query when
// that fails.
import type { Database } from '../../../../platform/database/database.ts';
import type { ServerClock } from '../../../../platform/database/server-clock.ts';
import { ValueUnwritable } from '../../../../platform/database/wires.ts';
import { secondsAfter } from '../../../../platform/std/clock.ts';
import type { InsertTransactions } from '../insert-with-checks.ts';
import { insertTransactions, type Written } from '../start-transactions.sql.ts';
import { type Copied, copyTransactions, type NotCopied } from './copy-transactions.sql.ts';

/** How a batch was written: copied, or why it was not. */
export type BatchWay = 'copied' | NotCopied | 'unwritable';

/**
 * As `insertTransactions`. Only a refusal of PostgreSQL leads to the second way: after any other
 * error the batch may have been copied.
 */
export function copyOrInsert(clock: ServerClock, counted: (way: BatchWay) => void): InsertTransactions {
  return async (database, written, retentionHours) => {
    const copied = await tryToCopy(clock, database, written, retentionHours);
    if ('notCopied' in copied) {
      counted(copied.notCopied);
      return insertTransactions(database, written, retentionHours);
    }
    counted('copied');
    return written.map(({ n }) => ({ n, fresh: true, claimed: true, fans_out: copied.fansOut }));
  };
}

// A key is kept at least for its retention, and the time that this process knows is a little late.
// The query of the look allows a minute.
const marginSeconds = 30;

async function tryToCopy(
  clock: ServerClock,
  database: Database,
  written: readonly Written[],
  retentionHours: number,
): Promise<Copied | { notCopied: BatchWay }> {
  try {
    const copied = await copyTransactions(database, written, {
      retentionHours,
      expiresAt: secondsAfter(await clock.now(database), retentionHours * 3_600 + marginSeconds),
    });
    if ('epochMs' in copied) clock.synchronize(copied.epochMs);
    else if (copied.notCopied === 'outdated') clock.forget();
    return copied;
  } catch (error) {
    if (error instanceof ValueUnwritable) return { notCopied: 'unwritable' };
    throw error;
  }
}
