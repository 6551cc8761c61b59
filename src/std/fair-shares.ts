// Shares a limited number of places out among those who ask: a crowd never takes the last ones, so
// others find room.

/**
 * How many places a group may hold for each place that stays free. One alone gets 8 of 9 places;
 * two that both want all of them get 8 of 17 each, and so on: no list of those who are active and
 * no timer is needed. The only member of a group that is alone gets 64 of 73 places.
 */
const heldForEachFree = 8;

/** `above_share`: others need the room. `full`: no place is left for anybody. */
export type Taken = 'taken' | 'above_share' | 'full';

export interface FairShares {
  /**
   * Takes places for a member of a group. Both have a share: the group of all places, the member of
   * its group's.
   */
  take(group: string, member?: string, places?: number): Taken;
  /** What `take` would answer now. */
  ask(group: string, member?: string, places?: number): Taken;
  /** Gives back what was taken. */
  give(group: string, member?: string, places?: number): void;
  /** Places that are taken. */
  taken(): number;
  /** Places that the group with the most of them holds. */
  takenByLargest(): number;
}

/**
 * Shares out `limit` places (docs/decisions/0051). Never more are taken. A group that holds none is
 * turned away only when no place is free. A group that holds one never takes the last one.
 */
export function fairShares(limit: number): FairShares {
  const ofGroup = new Map<string, number>();
  const ofMember = new Map<string, number>();
  let taken = 0;

  function ask(group: string, member = group, places = 1): Taken {
    const free = limit - taken - places;
    if (free < 0) return 'full';
    // While even a holder of all taken places would be within its share, no look-up is needed.
    const leftAtLeast = heldForEachFree * free - taken - places;
    if (taken + places <= heldForEachFree * leftAtLeast) return 'taken';
    const held = ofGroup.get(group) ?? 0;
    if (held === 0) return 'taken';
    const left = heldForEachFree * free - held - places;
    if (left < 0) return 'above_share';
    const own = ofMember.get(member) ?? 0;
    return own === 0 || own + places <= heldForEachFree * left ? 'taken' : 'above_share';
  }

  return {
    ask,
    take(group, member = group, places = 1) {
      const answer = ask(group, member, places);
      if (answer !== 'taken') return answer;
      taken += places;
      add(ofGroup, group, places);
      add(ofMember, member, places);
      return answer;
    },
    give(group, member = group, places = 1) {
      taken -= places;
      add(ofGroup, group, -places);
      add(ofMember, member, -places);
    },
    taken: () => taken,
    takenByLargest: () => Math.max(0, ...ofGroup.values()),
  };
}

/** Forgets a key that holds nothing. */
function add(counts: Map<string, number>, key: string, places: number): void {
  const count = (counts.get(key) ?? 0) + places;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
