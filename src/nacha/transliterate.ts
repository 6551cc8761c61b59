// Turns any text into the characters a bank file may hold, and tells what it changed.

/** One change: what stood at an offset of the text that was given, and what stands there now. */
export interface Transliteration {
  /** Counted in UTF-16 units, as strings are indexed. */
  offset: number;
  from: string;
  to: string;
  /** `unknown`: nothing stands for the character, a blank took its place. */
  reason: 'folded' | 'unknown';
}

/**
 * A text in capital letters, digits and the signs of ASCII.
 *
 * Letters lose their diacritics; letters and signs outside ASCII become what people write in their
 * stead (`ß` SS, `€` EUR, `“` "). What nothing stands for becomes a blank, reported as `unknown`: a
 * name of which nothing is left is then refused as empty when it is written, and whoever asks the
 * caller can show what was lost. White space of every kind becomes one blank a character.
 *
 * A change of case is no change: banks compare names without it, and reporting it would bury what
 * matters. Invisible characters (joiners, direction marks, a byte order mark) are left out and
 * reported as folded to nothing.
 *
 * Nothing is cut to a width: a text that has become longer is longer (`ß`, `Æ`, `½`), and its
 * writer refuses it by name if it does not fit. Doing it twice is doing it once.
 */
export function transliterate(text: string): { text: string; changes: readonly Transliteration[] } {
  // The common case, and the only one on the way of a million entries.
  if (/^[ -~]*$/.test(text)) return { text: text.toUpperCase(), changes: [] };
  const changes: Transliteration[] = [];
  let result = '';
  let offset = 0;
  for (const character of text) {
    const plain = plainOf(character);
    const to = plain ?? ' ';
    if (!/^[ -~]$/.test(character))
      changes.push({ offset, from: character, to, reason: plain === undefined ? 'unknown' : 'folded' });
    result += to;
    offset += character.length;
  }
  return { text: result, changes };
}

/** What stands for a character; undefined if nothing does. */
function plainOf(character: string): string | undefined {
  if (/^[ -~]$/.test(character)) return character.toUpperCase();
  const known = letters[character] ?? signs[character];
  if (known !== undefined) return known;
  // Marks that combine with the letter before them, and characters that are not seen.
  if (/^[\p{Mn}\p{Me}\p{Cf}]$/u.test(character)) return '';
  if (/^\s$/u.test(character)) return ' ';
  // Full-width forms, ligatures, numbers in circles, letters with diacritics: the plain characters
  // they are made of.
  const parts = [...character.normalize('NFKD')];
  if (parts.length === 1 && parts[0] === character) return undefined;
  const plain = parts.map(plainOf);
  return plain.includes(undefined) ? undefined : plain.join('');
}

/** Letters that are not made of a plain one and a mark. */
const letters: Readonly<Record<string, string>> = {
  ß: 'SS',
  ẞ: 'SS',
  æ: 'AE',
  Æ: 'AE',
  œ: 'OE',
  Œ: 'OE',
  ø: 'O',
  Ø: 'O',
  ł: 'L',
  Ł: 'L',
  đ: 'D',
  Đ: 'D',
  ð: 'D',
  Ð: 'D',
  þ: 'TH',
  Þ: 'TH',
  ħ: 'H',
  Ħ: 'H',
  ı: 'I',
  ĸ: 'K',
  ŋ: 'N',
  Ŋ: 'N',
  ŧ: 'T',
  Ŧ: 'T',
  ə: 'E',
  Ə: 'E',
};

const signs: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '′': "'",
  '´': "'",
  ʼ: "'",
  ʻ: "'",
  '‹': "'",
  '›': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '″': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '…': '...',
  '•': '*',
  '·': '.',
  '×': 'X',
  '÷': '/',
  '⁄': '/',
  '¡': '!',
  '¿': '?',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '¢': 'C',
  '©': '(C)',
  '®': '(R)',
  '™': 'TM',
  '§': 'SEC.',
  '°': ' DEG',
};
