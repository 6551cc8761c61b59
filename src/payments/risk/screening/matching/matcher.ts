// Compares the names of users with all names of the lists.
import type { EntryKind, ListEntry, NameOfEntry } from '../lists/list-entry.ts';
import { birthYears, type YearRange } from '../lists/remarks.ts';
import { type NameForm, wordsOf } from './normalize-name.ts';
import { scoreNames, wordSimilarity } from './score-names.ts';
import { similarWords } from './similar-words.ts';

/** A name of a user, and what else is known of who has it. */
export interface ScreenedName {
  name: string;
  form: NameForm;
  /** `Y-m-d`; null: not known. */
  dob: string | null;
}

export interface Match {
  entry: ListEntry;
  /** The name of the entry that is most alike. */
  name: NameOfEntry;
  /** Percent, rounded down. */
  score: number;
  /** The entry has birth dates, and none is near the one of the user. */
  otherBirthDate: boolean;
}

/** A weak alias needs nearly the same letters. */
const ofWeakAlias = 0.94;
/** The same name with another birth date is still told; a name that is only alike is not. */
const ofOtherBirthDate = 0.9;

/** What a name is compared with. A business may have the name of a person. */
const compared: Readonly<Record<NameForm, readonly EntryKind[]>> = {
  person: ['individual'],
  business: ['individual', 'entity'],
};

/** A name is in the index once for each form in which it is compared. */
interface IndexedName {
  entry: ListEntry;
  name: NameOfEntry;
  words: readonly number[];
}

export interface Matcher {
  /**
   * The matches with at least this score, in percent, one for each entry, the best first. At most
   * `mostMatches`.
   */
  matchesOf(name: ScreenedName, threshold: number): Match[];
  entryCount: number;
}

/** More entries than a person can compare: the name is too common to be decided by more of them. */
export const mostMatches = 25;

export function matcherOf(entries: readonly ListEntry[]): Matcher {
  const forms = { person: indexOf(entries, 'person'), business: indexOf(entries, 'business') };
  const years = new Map<ListEntry, readonly YearRange[]>();
  const yearsOf = (entry: ListEntry): readonly YearRange[] => {
    const known = years.get(entry) ?? entry.birth_dates.flatMap((written) => birthYears(written) ?? []);
    years.set(entry, known);
    return known;
  };
  return {
    entryCount: entries.length,
    matchesOf({ name, form, dob }, threshold) {
      const best = new Map<ListEntry, Match & { exact: number }>();
      for (const { indexed, score: ofWords } of forms[form].alikeTo(wordsOf(name, form))) {
        const { entry, name: listed } = indexed;
        const otherBirthDate = dob !== null && isOther(dob, yearsOf(entry));
        const exact = ofWords * (listed.weak ? ofWeakAlias : 1) * (otherBirthDate ? ofOtherBirthDate : 1) * 100;
        if (exact < threshold || exact <= (best.get(entry)?.exact ?? 0)) continue;
        best.set(entry, { entry, name: listed, score: Math.floor(exact), otherBirthDate, exact });
      }
      return [...best.values()]
        .sort((a, b) => b.exact - a.exact || a.entry.number - b.entry.number)
        .slice(0, mostMatches)
        .map(({ exact: _, ...match }) => match);
    },
  };
}

function isOther(dob: string, years: readonly YearRange[]): boolean {
  const year = Number(dob.slice(0, 4));
  return years.length > 0 && !years.some(({ from, to }) => from <= year && year <= to);
}

function indexOf(entries: readonly ListEntry[], form: NameForm) {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const namesWith: IndexedName[][] = [];
  for (const entry of entries) {
    if (!compared[form].includes(entry.kind)) continue;
    for (const name of entry.names) {
      const indexed: IndexedName = { entry, name, words: wordsOf(name.name, form).map(numberOf) };
      for (const number of new Set(indexed.words)) namesWith[number]!.push(indexed);
    }
  }
  function numberOf(word: string): number {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, words.length);
    namesWith.push([]);
    return words.push(word) - 1;
  }
  const { similarTo } = similarWords(words);

  return {
    /** Names that share a word which is equal, or differs in one letter. */
    *alikeTo(ofUser: readonly string[]): Generator<{ indexed: IndexedName; score: number }> {
      const candidates = new Set<IndexedName>();
      for (const word of new Set(ofUser))
        for (const number of similarTo(word)) for (const name of namesWith[number]!) candidates.add(name);
      // Common first names have thousands of candidates, which share their words.
      const known = new Map<string, Map<string, number>>(ofUser.map((word) => [word, new Map()]));
      const similarity = (one: string, other: string): number => {
        const ofOne = known.get(one)!;
        let found = ofOne.get(other);
        if (found === undefined) {
          found = wordSimilarity(one, other);
          ofOne.set(other, found);
        }
        return found;
      };
      for (const indexed of candidates)
        yield {
          indexed,
          score: scoreNames(
            ofUser,
            indexed.words.map((number) => words[number]!),
            similarity,
          ),
        };
    },
  };
}
