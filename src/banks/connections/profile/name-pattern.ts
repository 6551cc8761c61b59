// The pattern of the names of our files at a bank, such as `ACH{yy}{mm}{dd}{modifier}.txt`.
import { julianDay } from '../../../ach/calendar/julian-days.ts';
import { fileIdModifiers } from '../../../ach/nacha/writing/check-file-header.ts';
import { isOutgoingName } from '../exchange/file-name.ts';

/** What a name is made of. */
export interface NameParts {
  /** The Eastern day of the cut-off, `YYYY-MM-DD`. */
  day: string;
  /** The Eastern time of the cut-off, `HH:MM`. */
  time: string;
  /** The file id modifier of the header, which no other file of the day has. */
  modifier: string;
}

interface Placeholder {
  meaning: string;
  value(parts: NameParts): string;
  /** What its value looks like, as a regular expression. */
  form: string;
}

/** The words in braces that a pattern may have. */
export const placeholders = {
  yyyy: { meaning: 'year', value: ({ day }) => day.slice(0, 4), form: '[0-9]{4}' },
  yy: { meaning: 'year, two digits', value: ({ day }) => day.slice(2, 4), form: '[0-9]{2}' },
  mm: { meaning: 'month', value: ({ day }) => day.slice(5, 7), form: '[0-9]{2}' },
  dd: { meaning: 'day of the month', value: ({ day }) => day.slice(8), form: '[0-9]{2}' },
  ddd: { meaning: 'day of the year', value: ({ day }) => julianDay(day), form: '[0-9]{3}' },
  hhmm: { meaning: 'time of the cut-off', value: ({ time }) => time.replace(':', ''), form: '[0-9]{4}' },
  modifier: { meaning: 'file id modifier, A to Z, then 0 to 9', value: ({ modifier }) => modifier, form: '[A-Z0-9]' },
  number: {
    meaning: 'number of the file on this day, 01 to 36',
    value: ({ modifier }) => numberOf(modifier),
    form: '[0-9]{2}',
  },
} as const satisfies Record<string, Placeholder>;

type PlaceholderName = keyof typeof placeholders;

const word = /\{([^{}]*)\}/g;

export const wordsIn = (pattern: string): string[] => [...pattern.matchAll(word)].map(([, name]) => name!);

/** Whether a brace is left that is not around a word. */
export const hasLooseBrace = (pattern: string): boolean => /[{}]/.test(pattern.replaceAll(word, ''));

/** Whether these words differ for each two files: a year, a day, and the number in the day. */
export function areUnique(words: readonly string[]): boolean {
  const has = (...names: PlaceholderName[]) => names.some((name) => words.includes(name));
  return has('yyyy', 'yy') && (has('ddd') || (has('mm') && has('dd'))) && has('modifier', 'number');
}

const numberOf = (modifier: string) => String(fileIdModifiers.indexOf(modifier) + 1).padStart(2, '0');

export function nameOfFile(pattern: string, parts: NameParts): string {
  return pattern.replaceAll(word, (_, name: PlaceholderName) => placeholders[name].value(parts));
}

/** The modifier of a file of this day with this name; null if the pattern gives no such name. */
export function modifierIn(pattern: string, name: string, day: string): string | null {
  return (
    [...fileIdModifiers].find((modifier) => {
      // The time of its cut-off may be any.
      const form = nameOfFile(pattern.replaceAll('{hhmm}', '#'), { day, time: '', modifier });
      return new RegExp(`^${form.replaceAll('.', '\\.').replaceAll('#', placeholders.hhmm.form)}$`).test(name);
    }) ?? null
  );
}

/**
 * The problems of a pattern, as ends of a sentence; empty: each file gets a name that no other file
 * has, and that every server accepts. `suffix`: what encryption adds to a name.
 */
export function problemsOfPattern(pattern: string, suffix: string): string[] {
  const words = wordsIn(pattern);
  if (!words.every((name) => Object.hasOwn(placeholders, name)) || hasLooseBrace(pattern))
    return [`must have only these words in braces: ${Object.keys(placeholders).join(', ')}.`];
  if (!areUnique(words))
    return [
      'must have a year ({yyyy} or {yy}), a day ({mm} and {dd}, or {ddd}), and {modifier} or {number}: otherwise two files have the same name.',
    ];
  const longest = `${nameOfFile(pattern, { day: '2026-12-31', time: '23:59', modifier: 'A' })}${suffix}`;
  return isOutgoingName(longest)
    ? []
    : [
        'must begin with a letter, a digit or a word in braces, have only letters, digits, dots, hyphens and underscores, give names of at most 100 characters, and not end like an unfinished file (.tmp, .part).',
      ];
}
