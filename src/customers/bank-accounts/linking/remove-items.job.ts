// Removes items at the provider after their last bank account was removed, and tries again until
// the provider has confirmed it.
import type { Database } from '../../../platform/database/database.ts';
import type { Job } from '../../../platform/database/repeat.ts';
import type { Log } from '../../../platform/log/log.ts';
import { type Clock, secondsAfter } from '../../../platform/std/clock.ts';
import { withinDeadline } from '../../../platform/std/deadline.ts';
import { StatedError } from '../../../platform/std/stated-error.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { openAccessToken } from './follow-link.ts';
import { type RemovalRow, takeRemoval, updateItemRemoved, updateRemovalFailed } from './linked-items.sql.ts';
import type { LinkingProvider } from './linking-provider.ts';

const deadlineMs = 10_000;
// Longer than the deadline: after a crash another run takes the item over.
const leaseS = 60;
const firstPauseS = 60;
const longestPauseS = 6 * 3_600;

export interface RemovingItems {
  database: Database;
  vault: Vault;
  clock: Clock;
  log: Log;
  provider: LinkingProvider;
}

/** The intent is committed first, then the provider is called, then the outcome is committed. */
export function removeItemsJob(context: RemovingItems): Job {
  const { database, clock } = context;
  return {
    name: 'remove items at the linking provider',
    everyMs: 5_000,
    async run() {
      const now = clock.now();
      const taken = await takeRemoval(database, now, secondsAfter(now, leaseS));
      if (taken === null) return 0;
      const error = taken.used_elsewhere ? null : await failureOf(context, taken);
      const at = clock.now();
      if (error === null) await updateItemRemoved(database, taken, at);
      else await updateRemovalFailed(database, taken, { at, error, due_at: secondsAfter(at, pauseS(taken)) });
      return 1;
    },
  };
}

const pauseS = ({ removal_attempts }: RemovalRow) =>
  Math.min(firstPauseS * 2 ** Math.min(removal_attempts - 1, 20), longestPauseS);

/** Null: the provider has removed the item, or does not know it. Otherwise why it did not. */
async function failureOf({ vault, provider, log }: RemovingItems, row: RemovalRow): Promise<string | null> {
  if (row.provider !== provider.name) return `the settings name no provider ${row.provider}`;
  try {
    const { access_token_encrypted } = row;
    if (access_token_encrypted === null) return null;
    const access_token = openAccessToken(vault, { ...row, access_token_encrypted });
    await withinDeadline(deadlineMs, (signal) => provider.removeItem({ item_id: row.item_id, access_token }, signal));
    return null;
  } catch (error) {
    log.warn({ err: error }, 'removing an item at the linking provider failed; it will be tried again');
    return error instanceof StatedError ? error.message : 'unexpected error: see the log';
  }
}
