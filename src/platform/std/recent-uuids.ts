// A set of the latest random uuids in numbers instead of texts: a request adds one, and thousands
// of texts that live a while would make V8 collect its old generation all the time.

export interface RecentUuids {
  has(uuid: string): boolean;
  add(uuid: string): void;
  remove(uuid: string): void;
}

interface Table {
  /** Two words of each uuid, in slots of two. Both 0: the slot is free. */
  words: Uint32Array;
  size: number;
}

/**
 * Keeps at least the latest `least` uuids and at most twice as many: it drops the older half at
 * once. Keeps 64 bits per uuid: a false match has odds of 1 in 2^64. `least`: a
 * power of two.
 */
export function recentUuids(least: number): RecentUuids {
  // At most half full.
  const slots = 2 * least;
  const table = (): Table => ({ words: new Uint32Array(2 * slots), size: 0 });
  let younger = table();
  let older = table();

  /** The slot of these words, or the free one where they would be. */
  function slotOf({ words }: Table, first: number, second: number): number {
    let at = first & (slots - 1);
    while ((words[2 * at] !== first || words[2 * at + 1] !== second) && !isFree(words, at)) at = (at + 1) & (slots - 1);
    return at;
  }

  const isFree = (words: Uint32Array, at: number) => words[2 * at] === 0 && words[2 * at + 1] === 0;
  const isIn = (one: Table, first: number, second: number) => !isFree(one.words, slotOf(one, first, second));

  return {
    has(uuid) {
      const [first, second] = [firstWord(uuid), secondWord(uuid)];
      return isIn(younger, first, second) || isIn(older, first, second);
    },
    add(uuid) {
      const [first, second] = [firstWord(uuid), secondWord(uuid)];
      if (isIn(younger, first, second)) return;
      if (younger.size === least) {
        [younger, older] = [older, younger];
        younger.words.fill(0);
        younger.size = 0;
      }
      const at = slotOf(younger, first, second);
      younger.words[2 * at] = first;
      younger.words[2 * at + 1] = second;
      younger.size++;
    },
    remove(uuid) {
      const [first, second] = [firstWord(uuid), secondWord(uuid)];
      for (const one of [younger, older]) {
        const at = slotOf(one, first, second);
        // No uuid: the slots behind it are still found.
        if (!isFree(one.words, at)) one.words.set(removed, 2 * at);
      }
    },
  };
}

/** The first word of no uuid that is kept: see `firstWord`. */
const removed = [0, 1];

/** Never 0. */
const firstWord = (uuid: string) => Number.parseInt(uuid.slice(0, 8), 16) || 1;
const secondWord = (uuid: string) => Number.parseInt(uuid.slice(-8), 16);
