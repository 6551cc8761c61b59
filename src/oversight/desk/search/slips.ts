// A name as it may be meant when one letter of it is wrong, missing, doubled or swapped (decision
// 41).

/** Shorter names differ in one letter from too many others. */
const leastLetters = 5;

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

export interface Slips {
  /** How the name may begin if the slip is in its first letters. */
  names: string[];
  /** The first letters: a slip behind them leaves them as they are. */
  beginning: string;
  /** What the whole name matches with a slip anywhere. */
  pattern: string;
}

/** A look-up of a beginning takes about 1.3 µs. There are so many at most, each in each tenant. */
const mostLookUps = 300_000;
const ofEachLetter = 2 * letters.length + 2;

/** Of so many first letters each slip is a beginning of its own; the others share one. */
const lettersSpelledOut = (tenants: number): number =>
  Math.min(16, Math.max(1, Math.floor(mostLookUps / ofEachLetter / Math.max(1, tenants))));

/** `tenants`: whose names are looked up. Null: the name is too short. */
export function slipsOf(name: string, tenants: number): Slips | null {
  const typed = [...name.toLowerCase()];
  if (typed.length < leastLetters) return null;
  const first = typed.slice(0, lettersSpelledOut(tenants));
  const names = first.flatMap((_, index) => meant(typed, index, letters).map((one) => one.join('')));
  return {
    names: [...new Set(names)].filter((one) => one !== name.toLowerCase()),
    beginning: first.join(''),
    pattern: patternOfSlips(name),
  };
}

/** A regular expression of PostgreSQL. The name ends where it matches, or another word follows. */
export function patternOfSlips(name: string): string {
  const typed = [...name.toLowerCase()];
  const anywhere = [...typed.flatMap((_, index) => meant(typed, index, ['.'], escaped)), [...typed.map(escaped), '.']];
  return `^(?:${[...new Set(anywhere.map((one) => one.join('')))].join('|')})(?![[:alnum:]])`;
}

const escaped = (letter: string): string => (/[\p{L}\p{N}]/u.test(letter) ? letter : `\\${letter}`);
const asTyped = (letter: string): string => letter;

/** What may be meant if the slip is at this letter. `others`: for the wrong or missing letter. */
function meant(
  typed: readonly string[],
  index: number,
  others: readonly string[],
  write: (letter: string) => string = asTyped,
): string[][] {
  const before = typed.slice(0, index).map(write);
  const at = write(typed[index]!);
  const behind = typed.slice(index + 1).map(write);
  const [next, ...last] = behind;
  return [
    // One too many.
    [...before, ...behind],
    // Two swapped.
    ...(next === undefined ? [] : [[...before, next, at, ...last]]),
    // A wrong one, or one is missing before it.
    ...others.flatMap((other) => [
      [...before, other, ...behind],
      [...before, other, at, ...behind],
    ]),
  ];
}
