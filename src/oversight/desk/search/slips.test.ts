// A name with a slip leads to the name that is meant, wherever the slip is.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slipsOf } from './slips.ts';

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const name = fc.array(letter, { minLength: 6, maxLength: 20 }).map((letters) => letters.join(''));

/** One letter wrong, missing, doubled or swapped with the next one. */
const slips: readonly ((name: string, at: number, other: string) => string)[] = [
  (meant, at, other) => `${meant.slice(0, at)}${other}${meant.slice(at + 1)}`,
  (meant, at) => `${meant.slice(0, at)}${meant.slice(at + 1)}`,
  (meant, at) => `${meant.slice(0, at)}${meant[at]}${meant.slice(at)}`,
  (meant, at) => `${meant.slice(0, at)}${meant[at + 1] ?? ''}${meant[at]}${meant.slice(at + 2)}`,
];

/** As the queries do: a beginning up to the end of a word, or the pattern. */
function finds(typed: string, meant: string, tenants: number): boolean {
  const { names, beginning, pattern } = slipsOf(typed, tenants)!;
  const matches = new RegExp(pattern.replace('[[:alnum:]]', '[a-z0-9]'));
  return names.includes(meant) || (meant.startsWith(beginning) && matches.test(meant));
}

describe('The slips of a name', () => {
  it.each([1, 1_000, 1_000_000])('lead to each name that differs in one letter, with %i tenants', (tenants) => {
    fc.assert(
      fc.property(name, fc.nat(), letter, fc.nat(3), (meant, place, other, kind) => {
        const typed = slips[kind]!(meant, place % meant.length, other);
        return typed === meant || finds(typed, meant, tenants);
      }),
    );
  });

  it('do not lead to a name that differs in two letters', () => {
    expect([finds('okefpr', 'okafor', 1), finds('okefpr', 'okafor', 1_000_000)]).toEqual([false, false]);
  });

  it('are few, however many tenants there are', () => {
    for (const tenants of [1, 100, 1_000, 100_000]) {
      const { names } = slipsOf('a very long name of a business', tenants)!;
      expect(names.length * tenants).toBeLessThanOrEqual(Math.max(300_000, 54 * tenants));
    }
  });

  it('do not exist of a short name', () => {
    expect(slipsOf('moss', 1)).toBeNull();
  });
});
