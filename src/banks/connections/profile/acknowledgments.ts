// Tells what an acknowledgment says, and of which file of ours: the object `acknowledgments` of the
// banks file. No standard says how banks write them (decision 50).
import { easternDay, easternTimeOfDay } from '../../../ach/calendar/eastern-time.ts';
import { areUnique, hasLooseBrace, type NameParts, nameOfFile, placeholders, wordsIn } from './name-pattern.ts';

export interface AcknowledgmentWords {
  /** Patterns that all occur in the acknowledgment of a file, and together name it. */
  file: readonly string[];
  /** Texts, of which one occurs if the bank took the file. */
  accepted: readonly string[];
  /** Texts, of which one occurs if the bank refused the file. */
  rejected: readonly string[];
}

/** A file of ours, as an acknowledgment may name it. */
export interface NamedByBank {
  name: string;
  file_id_modifier: string;
  cut_off_at: Date;
  /** Of the file control, which also counts offset entries. */
  entry_count: number;
  /** Cents. */
  total_debits: number;
  total_credits: number;
}

const dollars = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** The words in braces of `file`, in addition to the words of file names. */
export const filePlaceholders = {
  name: { meaning: 'the name of our file, without the suffix of OpenPGP', value: ({ name }) => name },
  entries: { meaning: 'its entries', value: ({ entry_count }) => String(entry_count) },
  debits: { meaning: 'its debits in dollars, as `1250.00`', value: ({ total_debits }) => dollars(total_debits) },
  credits: { meaning: 'its credits in dollars', value: ({ total_credits }) => dollars(total_credits) },
} as const satisfies Record<string, { meaning: string; value(file: NamedByBank): string }>;

const partsOf = ({ cut_off_at, file_id_modifier }: NamedByBank): NameParts => ({
  day: easternDay(cut_off_at),
  time: easternTimeOfDay(cut_off_at),
  modifier: file_id_modifier,
});

const filled = (pattern: string, file: NamedByBank) =>
  nameOfFile(
    Object.entries(filePlaceholders).reduce(
      (text, [name, { value }]) => text.replaceAll(`{${name}}`, value(file)),
      pattern,
    ),
    partsOf(file),
  );

/** Banks write their reports in lines and columns: only the words count. */
export const plain = (text: string) =>
  text
    .replaceAll(/[^!-~]+/g, ' ')
    .trim()
    .toUpperCase();

const isDigit = (text: string, at: number) => text[at]! >= '0' && text[at]! <= '9';
const isOfWord = (text: string, at: number) => isDigit(text, at) || (text[at]! >= 'A' && text[at]! <= 'Z');

/** Whether a number goes on over a decimal point, or a comma before three digits. */
function isPunctuated(text: string, at: number): boolean {
  if (!isDigit(text, at - 1) || !isDigit(text, at + 1)) return false;
  if (text[at] === '.') return true;
  return text[at] === ',' && isDigit(text, at + 2) && isDigit(text, at + 3) && !isDigit(text, at + 4);
}

/**
 * Whether the characters before and at this place are of one word or number: `12.50` and `1,012`
 * have no word `12`. No regular expression: it is asked at each place of a report, for each file.
 */
const isInside = (text: string, at: number): boolean =>
  (isOfWord(text, at - 1) && isOfWord(text, at)) || isPunctuated(text, at) || isPunctuated(text, at - 1);

/** Whether the text occurs, not as a part of a longer word or number. */
function has(report: string, text: string): boolean {
  const sought = plain(text);
  for (let at = report.indexOf(sought); at >= 0; at = report.indexOf(sought, at + 1))
    if (!isInside(report, at) && !isInside(report, at + sought.length)) return true;
  return false;
}

export const answers = ['accepted', 'rejected'] as const;
export type AcknowledgmentAnswer = (typeof answers)[number];

/** What a report (plain text) says: nothing, one answer, or both, which is unclear. */
export function answersIn(report: string, words: AcknowledgmentWords): AcknowledgmentAnswer[] {
  return answers.filter((answer) => words[answer].some((one) => has(report, one)));
}

/** Whether a report, given as plain text, names this file. */
export function isAbout(report: string, { file: patterns }: AcknowledgmentWords, file: NamedByBank): boolean {
  return patterns.every((pattern) => has(report, filled(pattern, file)));
}

/** The problems of these words, as ends of a sentence. */
export function problemsOfWords({ file, accepted, rejected }: AcknowledgmentWords): string[] {
  const problems: string[] = [];
  const used = file.flatMap(wordsIn);
  const known = [...Object.keys(filePlaceholders), ...Object.keys(placeholders)];
  if (!used.every((name) => known.includes(name)) || file.some(hasLooseBrace))
    problems.push(`file must have only these words in braces: ${known.join(', ')}.`);
  else if (!used.includes('name') && !areUnique(used))
    problems.push(
      'file must have {name}, or a year ({yyyy} or {yy}), a day ({mm} and {dd}, or {ddd}), and {modifier} or {number}: otherwise it fits several files.',
    );
  if (accepted.length + rejected.length === 0)
    problems.push('accepted or rejected must have a text: otherwise no acknowledgment says anything.');
  for (const [index, text] of rejected.entries())
    for (const [other, ofAccepted] of accepted.entries())
      if (has(plain(text), ofAccepted) || has(plain(ofAccepted), text))
        problems.push(
          `rejected[${index}] and accepted[${other}] must not have one in the other: then a file has both, and says nothing.`,
        );
  return problems;
}
