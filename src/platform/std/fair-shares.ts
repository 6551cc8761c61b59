// Fair shares of a limited number of places: a busy group never takes the last ones.

import { addTo } from './counts.ts';

/**
 * How many places a group may hold for each free place. One group alone gets 8 of 9 places, two
 * busy groups get 8 of 17 each, and so on. This needs no timer and no list of active groups. The
 * only member of the only group gets 64 of 73 places.
 */
const heldForEachFree = 8;

/** `above_share`: the group must leave room for others. `full`: no place is free. */
export type Taken = 'taken' | 'above_share' | 'full';

export interface FairShares {
  /**
   * Takes places for a member of a group. The group has a share of all places, the member a share
   * of the group's places.
   */
  acquire(group: string, member?: string, places?: number): Taken;
  /** What `take` would answer now. */
  ask(group: string, member?: string, places?: number): Taken;
  /** Gives places back. */
  release(group: string, member?: string, places?: number): void;
  /** Places that are taken. */
  acquired(): number;
  /** Places of the group that holds the most. */
  takenByLargest(): number;
}

/**
 * Shares `limit` places (decision 9). It never gives more. A group without a place
 * is refused only when no place is free. A group with a place never takes the last one.
 */
export function fairShares(limit: number): FairShares {
  const ofGroup = new Map<string, number>();
  const ofMember = new Map<string, number>();
  let acquired = 0;

  function ask(group: string, member = group, places = 1): Taken {
    const free = limit - acquired - places;
    if (free < 0) return 'full';
    // A holder of all taken places would still be within its share: no look-up is needed.
    const leftAtLeast = heldForEachFree * free - acquired - places;
    if (acquired + places <= heldForEachFree * leftAtLeast) return 'taken';
    const held = ofGroup.get(group) ?? 0;
    if (held === 0) return 'taken';
    const left = heldForEachFree * free - held - places;
    if (left < 0) return 'above_share';
    const own = ofMember.get(member) ?? 0;
    return own === 0 || own + places <= heldForEachFree * left ? 'taken' : 'above_share';
  }

  return {
    ask,
    acquire(group, member = group, places = 1) {
      const answer = ask(group, member, places);
      if (answer !== 'taken') return answer;
      acquired += places;
      addTo(ofGroup, group, places);
      addTo(ofMember, member, places);
      return answer;
    },
    release(group, member = group, places = 1) {
      acquired -= places;
      addTo(ofGroup, group, -places);
      addTo(ofMember, member, -places);
    },
    acquired: () => acquired,
    takenByLargest: () => Math.max(0, ...ofGroup.values()),
  };
}
