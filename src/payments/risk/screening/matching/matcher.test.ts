// What is alike and what is not. All names are invented.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budget } from '../../../../../test/support/runner/budget.ts';
import type { ListEntry, NameOfEntry } from '../lists/list-entry.ts';
import { jaroWinkler } from './jaro-winkler.ts';
import { matcherOf, type ScreenedName } from './matcher.ts';
import { nameKey, wordsOf } from './normalize-name.ts';
import { scoreNames } from './score-names.ts';
import { similarWords } from './similar-words.ts';

const entry = (number: number, name: string, more: Partial<ListEntry> = {}): ListEntry => ({
  list: 'sdn',
  number,
  kind: 'individual',
  names: [{ name, kind: 'primary', weak: false }],
  programs: ['TEST'],
  title: null,
  birth_dates: [],
  addresses: [],
  remarks: null,
  ...more,
});

const person = (name: string, dob: string | null = null): ScreenedName => ({ name, form: 'person', dob });
const business = (name: string): ScreenedName => ({ name, form: 'business', dob: null });

const threshold = 88;
const scoreOf = (entries: ListEntry[], name: ScreenedName) =>
  matcherOf(entries).matchesOf(name, threshold)[0]?.score ?? null;

const vanterpool = entry(1, 'VANTERPOOL, Quillon Brask');

describe('A person', () => {
  it.each([
    ['Quillon Brask Vanterpool', 100],
    ['vanterpool quillon brask', 100],
    ['Dr. Quillon B. Vanterpool', 93],
    ['Quillon Vanterpool', 93],
    ['Quïllon Bråsk Vánterpool', 100],
    ['Quilon Brask Vanterpol', 98],
    ['Quillon Brask Van Terpool', 100],
    ['Brask Vanterpool', 89],
    ['Quillon Marisk', null],
    ['Vanterpool', null],
    ['Quentin Vanterberg', null],
  ])('%s scores %s', (name, score) => {
    expect(scoreOf([vanterpool], person(name))).toBe(score);
  });

  it('is compared with individuals only, a business also with entities', () => {
    const entity = entry(2, 'QUILLON BRASK VANTERPOOL', { kind: 'entity' });
    const vessel = entry(3, 'QUILLON BRASK VANTERPOOL', { kind: 'vessel' });
    expect(scoreOf([entity, vessel], person('Quillon Brask Vanterpool'))).toBeNull();
    expect(scoreOf([entity], business('Quillon Brask Vanterpool, L.L.C.'))).toBe(100);
    expect(scoreOf([vessel], business('Quillon Brask Vanterpool'))).toBeNull();
    expect(scoreOf([vanterpool], business('Vanterpool Quillon Brask Inc.'))).toBe(100);
  });

  it('with another birth date scores lower, and falls below the threshold unless the name is the same', () => {
    const born = entry(1, 'VANTERPOOL, Quillon Brask', { birth_dates: ['12 Mar 1961', 'circa 1970'] });
    const [match] = matcherOf([born]).matchesOf(person('Quillon Brask Vanterpool', '1985-04-01'), threshold);
    expect(match).toMatchObject({ score: 90, otherBirthDate: true });
    expect(scoreOf([born], person('Quillon Vanterpool', '1985-04-01'))).toBeNull();
    for (const near of ['1961-12-03', '1962-01-01', '1972-06-30'])
      expect(scoreOf([born], person('Quillon Vanterpool', near))).toBe(93);
    expect(scoreOf([vanterpool], person('Quillon Vanterpool', '1985-04-01'))).toBe(93);
  });

  it('with a name like a weak alias scores lower than with one like a strong alias', () => {
    const named = (weak: boolean) => {
      const alias: NameOfEntry = { name: 'ORLEB TRISKEL', kind: 'aka', weak };
      return entry(1, 'VANTERPOOL, Quillon', { names: [...vanterpool.names, alias] });
    };
    expect(scoreOf([named(false)], person('Orleb Triskel'))).toBe(100);
    expect(scoreOf([named(true)], person('Orleb Triskel'))).toBe(94);
    expect(scoreOf([named(true)], person('Orlebb Triskell'))).not.toBe(
      scoreOf([named(false)], person('Orlebb Triskell')),
    );
  });

  it('matches each entry once, by its best name, the best entry first', () => {
    const twice = entry(7, 'VANTERPOOL, Quilon', {
      names: [
        { name: 'VANTERPOOL, Quilon', kind: 'primary', weak: false },
        { name: 'VANTERPOOL, Quillon', kind: 'aka', weak: false },
      ],
    });
    const matches = matcherOf([vanterpool, twice]).matchesOf(person('Quillon Vanterpool'), threshold);
    expect(matches.map(({ entry: { number }, name, score }) => [number, name.kind, score])).toEqual([
      [7, 'aka', 100],
      [1, 'primary', 93],
    ]);
  });
});

describe('A business', () => {
  const trading = entry(4, 'HOLLOWMERE & SONS TRADING CO., LTD.', { kind: 'entity' });
  it.each([
    ['Hollowmere and Sons Trading LLC', 100],
    ['Trading Hollowmere Sons', 100],
    ['Hollowmere', null],
    ['Sons Trading Group', null],
  ])('%s scores %s', (name, score) => {
    expect(scoreOf([trading], business(name))).toBe(score);
  });
});

it('finds no words in a name without Latin letters', () => {
  expect(wordsOf('Юрий Бетанов', 'person')).toEqual([]);
  expect(scoreOf([vanterpool], person('Юрий Бетанов'))).toBeNull();
  expect(wordsOf('LLC', 'business')).toEqual(['llc']);
});

describe('Properties', () => {
  const numRuns = budget({ usual: 200, campaign: 20_000 });
  const word = fc.stringMatching(/^[a-z]{1,12}$/);
  const words = fc.array(word, { minLength: 1, maxLength: 5 });

  it('the similarity of words is between 0 and 1, is 1 for equal words, and has no order', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const similarity = jaroWinkler(one, other);
        expect(similarity).toBeGreaterThanOrEqual(0);
        expect(similarity).toBeLessThanOrEqual(1);
        expect(jaroWinkler(one, one)).toBe(1);
        expect(jaroWinkler(other, one)).toBeCloseTo(similarity, 1);
      }),
      { numRuns },
    );
  });

  it('the score of names is between 0 and 1, has no order of words, and is 1 for equal names', () => {
    fc.assert(
      fc.property(words, words, fc.integer(), (one, other, turn) => {
        const turned = one.map((_, index) => one[(index + (Math.abs(turn) % one.length)) % one.length]!);
        const score = scoreNames(one, other);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(scoreNames(turned, one)).toBe(1);
      }),
      { numRuns },
    );
  });

  it('accents, case and punctuation change no word', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[b-z]{4,12}$/), { minLength: 2, maxLength: 4 }), (plain) => {
        const name = plain.join(' ');
        const written = plain.map((one) => `${one[0]!.toUpperCase()}\u0301${one.slice(1)}`).join(' - ');
        expect(nameKey(`${written}.`, 'person')).toBe(nameKey(name, 'person'));
      }),
      { numRuns },
    );
  });

  it('every word that differs in one letter is found', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 1, maxLength: 30 }),
        fc.nat(),
        fc.nat(),
        word,
        (list, n, at, more) => {
          const chosen = list[n % list.length]!;
          const place = at % chosen.length;
          const changed = `${chosen.slice(0, place)}${more[0]}${chosen.slice(place + 1)}`;
          const found = similarWords(list).similarTo(changed);
          if (changed === chosen || (chosen.length > 3 && jaroWinkler(chosen, changed) >= 0.88))
            expect(found).toContain(list.indexOf(chosen));
          expect(new Set(found).size).toBe(found.length);
        },
      ),
      { numRuns },
    );
  });

  it('an index finds the same matches as a comparison of all names, where a word is equal', () => {
    const few = fc.constantFrom('orleb', 'triskel', 'quillon', 'brask', 'vanterpool', 'marisk', 'hollow', 'mere');
    const name = fc.uniqueArray(few, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 10 }), name, (list, asked) => {
        const matches = matcherOf(list.map((one, number) => entry(number, one.join(' ')))).matchesOf(
          person(asked.join(' ')),
          threshold,
        );
        const expected = list.flatMap((one, number) => (scoreNames(asked, one) * 100 >= threshold ? [number] : []));
        expect(matches.map((match) => match.entry.number).toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns },
    );
  });
});
