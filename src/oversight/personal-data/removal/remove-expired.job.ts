// Removes personal data whose time has ended (docs/operate/personal-data.md), in small phases: a
// process that dies loses nothing but the phase it was in.

import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { lockHolderOfAccount } from '../../../customers/bank-accounts/bank-accounts.sql.ts';
import { hasPaymentsToCome } from '../../../customers/users/payments-to-come.sql.ts';
import { type AtomicPhase, atomically } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Job } from '../../../platform/database/repeat.ts';
import { type Clock, instant, secondsAfter } from '../../../platform/std/clock.ts';
import { nilUuid } from '../../../platform/std/identifiers.ts';
import { hasOpenBalance } from '../owed.sql.ts';
import {
  lockExpiredFiles,
  type RemovedAccount,
  removeAccountNumber,
  removeFileContents,
  removeKeptIdentities,
  selectRemovedAccounts,
} from './expired.sql.ts';

export type Removed = 'file content' | 'account number' | 'kept identity';

export interface Removing {
  database: Database;
  clock: Clock;
  /** How long the number of a removed bank account is kept. */
  removedAccountDays: number;
  /** Counts what was removed. */
  removed: (what: Removed) => void;
}

const everyMs = 3_600_000;
/** Files are large: each is a phase of its own. */
const filesAtOnce = 1;
const accountsAtOnce = 100;
const identitiesAtOnce = 100;
const secondsOfDay = 86_400;

export function removeExpiredJob(removing: Removing): Job {
  return {
    name: 'remove personal data whose time has ended',
    everyMs,
    run: () => removeExpired(removing).then(() => 0),
  };
}

/** Removes all that is due now. */
export async function removeExpired(removing: Removing): Promise<void> {
  const { database, clock } = removing;
  const now = clock.now();
  const removeFiles = async (phase: AtomicPhase) => {
    const uuids = await lockExpiredFiles(phase, now, filesAtOnce);
    if (uuids.length > 0) await removeFileContents(phase, uuids, now);
    return uuids.length;
  };
  while ((await inPhase(removing, 'file content', removeFiles)) === filesAtOnce);
  await removeAccountNumbers(removing, secondsAfter(now, -secondsOfDay * removing.removedAccountDays));
  const removeIdentities = (phase: AtomicPhase) => removeKeptIdentities(phase, now, identitiesAtOnce);
  while ((await inPhase(removing, 'kept identity', removeIdentities)) === identitiesAtOnce);

  async function removeAccountNumbers(context: Removing, before: Date): Promise<void> {
    let after = { deleted_at: instant(0), uuid: nilUuid };
    for (;;) {
      const accounts = await selectRemovedAccounts(database, before, after, accountsAtOnce);
      for (const account of accounts)
        await inPhase(context, 'account number', async (phase) => {
          if (!(await mayRemove(phase, account))) return 0;
          await removeAccountNumber(phase, account);
          return 1;
        });
      if (accounts.length < accountsAtOnce) return;
      after = accounts.at(-1)!;
    }
  }
}

/** Nothing may still go to or come from the account, and nothing is owed to its user. */
async function mayRemove(phase: AtomicPhase, account: RemovedAccount): Promise<boolean> {
  const { processor_id, uuid } = account;
  await lockHolderOfAccount(phase, processor_id, uuid);
  if (await hasPaymentsToCome(phase, processor_id, { bank_account_uuid: uuid })) return false;
  return !(await hasOpenBalance(phase, account));
}

/** One phase with its line in the audit trail. Returns how much `work` has removed. */
async function inPhase(
  { database, clock, removed }: Removing,
  what: Removed,
  work: (phase: AtomicPhase) => Promise<number>,
): Promise<number> {
  const count = await atomically(database, async (phase) => {
    const done = await work(phase);
    if (done > 0)
      await recordAct(
        phase,
        { caller: null, now: clock.now(), request_id: null },
        {
          action: 'personal_data.removed',
          subject: 'personal_data',
          subject_uuid: null,
          detail: { what, count: done },
        },
      );
    return done;
  });
  for (let n = 0; n < count; n++) removed(what);
  return count;
}
