// Screens what is due: users whose names are new, and the rest of a round after a new list.
import { type AtomicPhase, atomically } from '../../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { Clock } from '../../../../platform/std/clock.ts';
import { selectLatestImports } from '../lists/lists.sql.ts';
import { type CurrentMatcher, currentMatcher } from '../matching/current-matcher.ts';
import { askAboutNewNames, askAboutOthers } from '../provider/ask-provider.ts';
import { advanceRound, lockOpenRound, selectScreeningSettings } from '../rounds/rounds.sql.ts';
import { matchUsers, screenUsers } from './screen-users.ts';
import {
  lockUsers,
  lockUsersToScreen,
  selectNamesAfter,
  selectWhatIsToScreen,
  type UserKey,
} from './users-to-screen.sql.ts';

// Locked users wait for the end of their phase: a portion takes some tenths of a second.
const usersLocked = 100;
const usersRead = 500;

export interface ScreeningDue {
  database: Database;
  clock: Clock;
}

/**
 * Screens everything that was committed before the call, against the lists, and asks the provider.
 * Returns when that was, or null while no list was ever imported and no provider is set: then
 * nothing is screened. The cut-off calls it before it chooses.
 */
export async function screenDue({ database, clock }: ScreeningDue): Promise<Date | null> {
  const asOf = clock.now();
  const { is_on, users_wait, round_is_open } = await selectWhatIsToScreen(database);
  if (!is_on) return null;
  if (users_wait) while ((await screenNewNames(database, clock, { wait: true })) > 0);
  if (round_is_open) while ((await screenPortionOfRound(database, clock)) > 0);
  return asOf;
}

/** The same in portions, for a job: returns how many users it has screened. */
export async function screenSome({ database, clock }: ScreeningDue): Promise<number> {
  const { is_on, users_wait, round_is_open } = await selectWhatIsToScreen(database);
  if (!is_on) return 0;
  const screened = users_wait ? await screenNewNames(database, clock, { wait: false }) : 0;
  return screened > 0 || !round_is_open ? screened : screenPortionOfRound(database, clock);
}

/** Screens a portion of the users whose names wait. Returns how many there were. */
async function screenNewNames(database: Database, clock: Clock, { wait }: { wait: boolean }): Promise<number> {
  return withMatcher(database, async (phase, matcher) => {
    const users = await lockUsersToScreen(phase, usersLocked, { wait });
    if (users.length === 0) return 0;
    if (!(await isCurrent(phase, matcher))) return 'stale';
    const { threshold_percent: threshold, provider_since } = await selectScreeningSettings(phase);
    const now = clock.now();
    await screenUsers(phase, { matcher, threshold }, users, now);
    if (provider_since !== null) await askAboutNewNames(phase, users, now);
    return users.length;
  });
}

/** Screens the next users of the open round. Returns how many there were; 0: it has ended. */
async function screenPortionOfRound(database: Database, clock: Clock): Promise<number> {
  return withMatcher(database, async (phase, matcher) => {
    const round = await lockOpenRound(phase);
    if (round === null) return 0;
    if (!(await isCurrent(phase, matcher))) return 'stale';
    const after = round.after_user === null ? null : { processor_id: round.after_processor!, uuid: round.after_user };
    const users = await selectNamesAfter(phase, after, usersRead);
    const screening = { matcher, threshold: round.threshold_percent };
    const found = (await matchUsers(screening, users)).map(({ user }): UserKey => user);
    let hits = 0;
    if (found.length > 0) {
      const alike = [...new Map(found.map((one) => [one.uuid, one])).values()];
      await lockUsers(phase, alike);
      hits = await screenUsers(phase, screening, alike, clock.now());
    }
    if (users.length > 0 && (await selectScreeningSettings(phase)).provider_since !== null)
      await askAboutOthers(phase, users, clock.now());
    const isLast = users.length < usersRead;
    await advanceRound(phase, round.uuid, {
      after: users.at(-1) ?? null,
      screened: users.length,
      hits,
      endedAt: isLast ? clock.now() : null,
    });
    return isLast ? 0 : users.length;
  });
}

/** The lists are read before the phase. A list that was imported since then is read again. */
async function withMatcher(
  database: Database,
  work: (phase: AtomicPhase, matcher: CurrentMatcher) => Promise<number | 'stale'>,
): Promise<number> {
  for (;;) {
    const matcher = await currentMatcher(database);
    const done = await atomically(database, (phase) => work(phase, matcher));
    if (done !== 'stale') return done;
  }
}

async function isCurrent(phase: AtomicPhase, { imports }: CurrentMatcher): Promise<boolean> {
  const latest = (await selectLatestImports(phase)).map(({ uuid }) => uuid);
  return latest.length === imports.length && latest.every((uuid) => imports.includes(uuid));
}
