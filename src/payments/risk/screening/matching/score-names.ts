// How alike two names are, word by word. The order of the words does not matter.
import { jaroWinkler } from './jaro-winkler.ts';

/** Words that are less alike are different words. */
export const alike = 0.88;

/** A word of up to three letters must be equal: `ali` and `ala` are two names. */
const shortWord = 3;

/**
 * A word that only one of the names has counts this share of its letters: one of them may leave out
 * a middle name.
 */
const missingShare = 0.25;

/** 0 to 1: 0 for words that are not alike enough. */
export function wordSimilarity(one: string, other: string): number {
  if (one === other) return 1;
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  if (shorter.length <= shortWord || shorter.length * 2 < longer.length) return 0;
  const similarity = jaroWinkler(one, other);
  return similarity >= alike ? similarity : 0;
}

/**
 * 0 to 1. Each word is paired with at most one word of the other name, the most alike first; longer
 * words count more.
 */
export function scoreNames(
  words: readonly string[],
  others: readonly string[],
  similarity: (one: string, other: string) => number = wordSimilarity,
): number {
  const pairs: { i: number; j: number; like: number; letters: number }[] = [];
  for (const [i, one] of words.entries())
    for (const [j, other] of others.entries()) {
      const like = similarity(one, other);
      if (like > 0) pairs.push({ i, j, like, letters: one.length + other.length });
    }
  pairs.sort((a, b) => b.like - a.like || b.letters - a.letters || a.i - b.i || a.j - b.j);
  const taken = new Set<number>();
  const takenOther = new Set<number>();
  let [alikeLetters, pairedLetters] = [0, 0];
  for (const { i, j, like, letters } of pairs) {
    if (taken.has(i) || takenOther.has(j)) continue;
    taken.add(i);
    takenOther.add(j);
    alikeLetters += like * letters;
    pairedLetters += letters;
  }
  if (pairedLetters === 0) return 0;
  const missing = lettersOf(words) + lettersOf(others) - pairedLetters;
  // One word in common says too little about names that have more.
  if (taken.size < 2 && missing > 0) return 0;
  return alikeLetters / (pairedLetters + missingShare * 2 * missing);
}

const lettersOf = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + length, 0);
