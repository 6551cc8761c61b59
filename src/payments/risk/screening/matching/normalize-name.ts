// The words of a name, in a form in which two spellings of one name are equal.

/** Letters that do not decompose into a base letter and marks. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** They say what a business is and not how it is called. */
const legalForms = setOf(
  'llc llp lp ltd limited inc incorporated corp corporation co company plc pc pllc gmbh ag kg sa sarl srl spa bv nv ' +
    'oy ab as sas ooo oao zao pao jsc pjsc ojsc cjsc lda ltda pty fze fzco fzc the and of de la for',
);
const titles = setOf('mr mrs ms miss dr prof sir hon jr sr ii iii iv phd esq');

/** They belong to the word after them: `Al-Orleb` and `Alorleb`, `van der Bra` and `Vanderbra`. */
const particles = setOf('al el van von der den de di da del della la le bin ibn ben abu st mac mc o');

export type NameForm = 'person' | 'business';

/**
 * The words, lower case, without accents and punctuation, in their order. Empty: the name has no
 * Latin letter or digit.
 */
export function wordsOf(name: string, form: NameForm): string[] {
  const text = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (letter) => letters[letter] ?? letter)
    // L.L.C. and O'Neil are one word each.
    .replace(/[.'’‘`´ʼ]/g, '');
  const words = text.match(/[a-z0-9]+/g) ?? [];
  const dropped = form === 'business' ? legalForms : titles;
  const kept = unlessEmpty(
    words,
    words.filter((word) => !dropped.has(word)),
  );
  return withoutInitials(form === 'person' ? joined(kept) : kept);
}

const unlessEmpty = (all: string[], kept: string[]): string[] => (kept.length === 0 ? all : kept);

function joined(words: readonly string[]): string[] {
  const found: string[] = [];
  let before = '';
  for (const word of words)
    if (particles.has(word)) before += word;
    else {
      found.push(before + word);
      before = '';
    }
  return before === '' ? found : [...found, before];
}

/** One list writes a middle name, another one its initial: initials decide nothing. */
function withoutInitials(words: string[]): string[] {
  const kept = words.filter((word) => word.length > 1);
  return kept.length >= 2 ? kept : words;
}

/** The same for two spellings of one name: names with equal keys are one name for a decision. */
export const nameKey = (name: string, form: NameForm): string => wordsOf(name, form).toSorted().join(' ');
