// Finds the words of a list that are like a word. It is exact up to one letter that differs, is
// missing or is too much, or two that changed places; other words are found by the rest of a name.
import { wordSimilarity } from './score-names.ts';

// A key is the hash of a form of a word and the number of the word: 32 and 20 bits of a double.
const numbers = 2 ** 20;

/** FNV-1a over UTF-16 units, without the unit at `skipped`. */
function hashWithout(word: string, skipped: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) if (i !== skipped) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** The word, and the word without each of its letters. */
function* formsOf(word: string): Generator<number> {
  yield hashWithout(word, -1);
  for (let i = 0; i < word.length; i++) yield hashWithout(word, i);
}

export interface SimilarWords {
  /** The numbers of the words that are like this one. Each comes once. */
  similarTo(word: string): number[];
}

/** `words`: each once; its index is its number. */
export function similarWords(words: readonly string[]): SimilarWords {
  if (words.length >= numbers) throw new Error(`a list has at most ${numbers} different words`);
  let count = 0;
  for (const { length } of words) count += length + 1;
  const keys = new Float64Array(count);
  let at = 0;
  for (const [number, word] of words.entries()) for (const hash of formsOf(word)) keys[at++] = hash * numbers + number;
  keys.sort();

  function firstAtLeast(key: number): number {
    let [low, high] = [0, keys.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (keys[middle]! < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    similarTo(word) {
      const found = new Set<number>();
      for (const hash of formsOf(word)) {
        const until = (hash + 1) * numbers;
        for (let i = firstAtLeast(hash * numbers); i < keys.length && keys[i]! < until; i++)
          found.add(keys[i]! % numbers);
      }
      return [...found].filter((number) => wordSimilarity(word, words[number]!) > 0);
    },
  };
}
