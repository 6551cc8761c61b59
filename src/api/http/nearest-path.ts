// Finds the API path that is most similar to an unknown path, for the message of the 404.
import type { Operation } from './operation.ts';

/**
 * Returns for example `GET /3p/api/v2/transactions`, always one of our own paths; null when none is
 * similar.
 */
export type NearestPath = (method: string, url: string) => string | null;

// A longer path, or a longer word in it, is no typing mistake. With `isAsLong` this limits the work
// for an unknown client: each of its words is compared with each of ours once.
const longestPath = 120;
const longestWord = 32;

// The maximum difference between two similar paths.
const mostDifference = 1.2;
const differences = {
  missing: 0.3,
  missingParameter: 0.5,
  // Who leaves the beginning out is more often a tenant than an operator.
  missingAdmin: 0.7,
  tooMany: 1,
  otherVersion: 0.1,
  noUuid: 1,
  otherWord: 1.5,
};
// The share of the letters of a word that may differ.
const mostOfWord = 0.5;

interface Place {
  method: string;
  /** `/3p/api/v2/transactions/{uuid}` */
  name: string;
  /** Its segments, as indexes of words. */
  words: readonly number[];
  /** The cost of leaving out each segment. */
  missing: readonly number[];
}

export function nearestPath(operations: readonly Operation[]): NearestPath {
  const words: string[] = [];
  const numbered = (word: string) => (words.includes(word) ? words.indexOf(word) : words.push(word) - 1);
  const places = operations.flatMap(({ method, path, alsoAt = [] }) =>
    [{}, ...alsoAt].map((also): Place => {
      const place = { method, path, ...also };
      const name = place.path.replace(/:(\w+)/g, '{$1}');
      const segments = segmentsOf(name);
      const missing = segments.map(missingCost);
      return { method: place.method, name, words: segments.map(numbered), missing };
    }),
  );
  return (method, url) => {
    const path = url.split('?', 1)[0]!;
    const given = segmentsOf(path.toLowerCase());
    if (path.length > longestPath) return null;
    const some = places.filter((place) => isAsLong(given.length, place.words.length));
    if (some.length === 0) return null;
    const changed = given.map((segment) => words.map((word) => wordDifference(segment, word)));
    const near = some
      .map((place) => ({ place, by: difference(changed, place) }))
      .filter(({ by }) => by <= mostDifference)
      .sort((a, b) => a.by - b.by);
    const found = near.find(({ place }) => place.method === method) ?? near[0];
    return found === undefined ? null : `${found.place.method} ${found.place.name}`;
  };
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');
const isParameter = (word: string) => word.startsWith('{');

function missingCost(word: string): number {
  if (word === 'admin') return differences.missingAdmin;
  return isParameter(word) ? differences.missingParameter : differences.missing;
}

/** False: the missing or additional words alone make the difference too large. */
const isAsLong = (given: number, wanted: number) =>
  given > 0 &&
  (wanted - given) * differences.missing <= mostDifference &&
  (given - wanted) * differences.tooMany <= mostDifference;

function wordDifference(given: string, wanted: string): number {
  if (given === wanted) return 0;
  if (isParameter(wanted)) return /^[0-9a-f-]{32,36}$/.test(given) ? 0 : differences.noUuid;
  if (/^v\d+$/.test(given) && /^v\d+$/.test(wanted)) return differences.otherVersion;
  const longest = Math.max(given.length, wanted.length);
  if (longest > longestWord || Math.abs(given.length - wanted.length) > longest * mostOfWord)
    return differences.otherWord;
  const share = edits(given, wanted) / longest;
  return share > mostOfWord ? differences.otherWord : share;
}

/** How many letters must be changed, added or removed (Wagner and Fischer). */
function edits(from: string, to: string): number {
  const row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let at = 0; at < from.length; at++) {
    let diagonal = row[0]!;
    row[0] = at + 1;
    for (let index = 0; index < to.length; index++) {
      const above = row[index + 1]!;
      const changed = diagonal + (from.charCodeAt(at) === to.charCodeAt(index) ? 0 : 1);
      row[index + 1] = Math.min(above + 1, row[index]! + 1, changed);
      diagonal = above;
    }
  }
  return row[to.length]!;
}

/**
 * The same for the words of two paths. `changed`: for each given word, the difference to each word
 * of ours.
 */
function difference(changed: readonly (readonly number[])[], { words, missing }: Place): number {
  let row = [0];
  for (const by of missing) row.push(row.at(-1)! + by);
  for (const differs of changed) {
    const next = [row[0]! + differences.tooMany];
    for (let index = 0; index < words.length; index++)
      next.push(
        Math.min(
          row[index + 1]! + differences.tooMany,
          next[index]! + missing[index]!,
          row[index]! + differs[words[index]!]!,
        ),
      );
    row = next;
  }
  return row.at(-1)!;
}
