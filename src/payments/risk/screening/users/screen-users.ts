// Compares the names of users with the lists. A hit blocks the user until an operator has decided
// about it (decision 57).

import type { AtomicPhase } from '../../../../platform/database/atomic-phase.ts';
import { uuidv7 } from '../../../../platform/std/identifiers.ts';
import { type KnownHit, type NewHit, selectKnownHits } from '../hits/hits.sql.ts';
import { raiseHits } from '../hits/raise-hits.ts';
import { digestOf } from '../lists/list-entry.ts';
import type { Match, Matcher } from '../matching/matcher.ts';
import { type NameOfUser, namesOf } from './names-of-user.ts';
import { markScreened, type NamedUser, selectNames, type UserKey } from './users-to-screen.sql.ts';

export interface Screening {
  matcher: Matcher;
  /** Percent. */
  threshold: number;
}

interface Found {
  user: NamedUser;
  name: NameOfUser;
  match: Match;
}

// A name takes less than a millisecond. Other work of the process goes on between the slices.
const usersInSlice = 16;

/** What is found for each user, in their order. Users without a match are left out. */
export async function matchUsers({ matcher, threshold }: Screening, users: readonly NamedUser[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const [index, user] of users.entries()) {
    if (index % usersInSlice === usersInSlice - 1) await new Promise((resolve) => setImmediate(resolve));
    for (const name of namesOf(user))
      for (const match of matcher.matchesOf(name, threshold)) found.push({ user, name, match });
  }
  return found;
}

/** Screens users, which must be locked. Returns the number of new hits. */
export async function screenUsers(
  phase: AtomicPhase,
  screening: Screening,
  users: readonly UserKey[],
  now: Date,
): Promise<number> {
  const found = await matchUsers(screening, await selectNames(phase, users));
  const raised = found.length === 0 ? 0 : await raiseFound(phase, found, now);
  await markScreened(phase, users, now);
  return raised;
}

const pairOf = ({
  user_uuid,
  name_key,
  list,
  entry_number,
}: Omit<KnownHit, 'state' | 'entry_digest' | 'processor_id'>) =>
  JSON.stringify([user_uuid, name_key, list, entry_number]);

/**
 * A pair of a name and an entry is raised once, and again if the entry changed since it was
 * cleared.
 */
async function raiseFound(phase: AtomicPhase, found: readonly Found[], now: Date): Promise<number> {
  const known = await selectKnownHits(phase, usersOf(found));
  const undecided = new Set(known.flatMap((hit) => (hit.state === 'cleared' ? [] : [pairOf(hit)])));
  const cleared = new Set(known.map((hit) => `${pairOf(hit)} ${hit.entry_digest}`));
  const fresh = new Map<string, Omit<NewHit, 'block_uuid' | 'placed_block'>>();
  for (const one of found) {
    const hit = hitOf(one, now);
    const pair = pairOf(hit);
    if (undecided.has(pair) || cleared.has(`${pair} ${hit.entry_digest}`)) continue;
    if (one.match.score > (fresh.get(pair)?.score ?? -1)) fresh.set(pair, hit);
  }
  const hits = [...fresh.values()];
  if (hits.length === 0) return 0;

  await raiseHits(phase, hits, { caller: null, now, request_id: null });
  return hits.length;
}

const usersOf = (found: readonly Found[]) => [
  ...new Map(found.map(({ user: { processor_id, uuid } }) => [uuid, { processor_id, user_uuid: uuid }])).values(),
];

function hitOf({ user, name, match }: Found, now: Date): Omit<NewHit, 'block_uuid' | 'placed_block'> {
  const { entry, score, otherBirthDate } = match;
  return {
    processor_id: user.processor_id,
    uuid: uuidv7(now),
    user_uuid: user.uuid,
    raised_at: now,
    screened_name: name.name,
    screened_name_kind: name.kind,
    name_key: name.key,
    dob: name.dob,
    list: entry.list,
    entry_number: entry.number,
    entry_digest: digestOf(entry).toString('hex'),
    entry,
    provider_reference: null,
    listed_name: match.name.name,
    score,
    has_other_birth_date: otherBirthDate,
  };
}
