// Copies people, policies, rules and lists from home to the other lanes, whose rows refer to them.
import { settleTokens } from '../../access/operators/change-operator.ts';
import { findUnlistedAccounts } from '../../customers/bank-accounts/routing-directory/unlisted-accounts.sql.ts';
import { beginRound } from '../../payments/risk/screening/rounds/begin-round.ts';
import { selectScreeningSettings } from '../../payments/risk/screening/rounds/rounds.sql.ts';
import { type AtomicPhase, atomically, fromSnapshot } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  type CopiedTable,
  lockCopies,
  selectRows,
  selectVersions,
  type Versions,
  writeRows,
} from '../../platform/database/lanes/copied-rows.sql.ts';
import type { Lane } from '../../platform/database/lanes/lane.ts';
import type { Lanes } from '../../platform/database/lanes/lanes.ts';
import { type Job, quietMs } from '../../platform/database/repeat.ts';
import type { Clock } from '../../platform/std/clock.ts';

interface Group {
  /** Written in one phase when one of `watched` differs from home. */
  tables: readonly CopiedTable[];
  /** Absent: all. The entries of a list change with its import. */
  watched?: readonly CopiedTable[];
  /** `before`: what the lane had. */
  copied?(phase: AtomicPhase, now: Date, before: Versions): Promise<unknown>;
}

const groups: readonly Group[] = [
  // These refer to people.
  { tables: ['operators', 'tokens', 'closed_days'], copied: settleTokens },
  { tables: ['shared_modifiers'] },
  { tables: ['approval_policies'] },
  { tables: ['fraud_rules'] },
  { tables: ['account_numbers'] },
  {
    tables: ['sanctions_imports', 'sanctions_entries', 'screening_settings'],
    watched: ['sanctions_imports', 'screening_settings'],
    copied: screenAgain,
  },
  {
    tables: ['routing_directory_imports', 'routing_directory'],
    watched: ['routing_directory_imports'],
    copied: findUnlistedAccounts,
  },
];

/** Until its first list, every user of a lane waits, unless a provider screens them. */
async function screenAgain(phase: AtomicPhase, now: Date, before: Versions): Promise<void> {
  if (before.sanctions_imports !== null || (await selectScreeningSettings(phase)).provider_since !== null)
    await beginRound(phase, now);
}

const watchedOf = ({ tables, watched = tables }: Group) => watched;
const allWatched = groups.flatMap(watchedOf);

/** Makes a lane as home is now. Writes only what differs. */
export async function copyInto(home: Database, lane: Database, now: Date): Promise<void> {
  for (let isDone = false; !isDone; ) isDone = await copyOnce(home, lane, now);
}

/** False: another process has copied in this time, maybe what is newer. */
async function copyOnce(home: Database, lane: Database, now: Date): Promise<boolean> {
  const [atHome, before] = await Promise.all([home, lane].map((database) => selectVersions(database, allWatched)));
  for (const group of groups) {
    const watched = watchedOf(group);
    if (watched.every((table) => before![table] === atHome![table])) continue;
    const rows = await fromSnapshot(home, async (snapshot) => {
      const read: [CopiedTable, string][] = [];
      for (const table of group.tables) read.push([table, await selectRows(snapshot, table)]);
      return read;
    });
    const isCopied = await atomically(lane, async (phase) => {
      await lockCopies(phase);
      const found = await selectVersions(phase, watched);
      if (watched.some((table) => found[table] !== before![table])) return false;
      for (const [table, json] of rows) await writeRows(phase, table, json);
      await group.copied?.(phase, now, before!);
      return true;
    });
    if (!isCopied) return false;
  }
  return true;
}

/** `to`: these lanes. One that cannot be written does not stop the copies to the others. */
export async function copyFromHome({ home, all }: Lanes, clock: Clock, to: readonly Lane[] = all): Promise<void> {
  const others = to.filter((lane) => lane !== home);
  const copied = await Promise.allSettled(others.map(({ database }) => copyInto(home.database, database, clock.now())));
  const failed = copied.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

export const copyFromHomeJob = (lanes: Lanes, clock: Clock): Job => ({
  name: 'copy people, policies and lists to the lanes',
  everyMs: 1_000,
  quietMs,
  run: () => copyFromHome(lanes, clock).then(() => 0),
});
