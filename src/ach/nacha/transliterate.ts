// Turns any text into the characters that a bank file allows, and reports what it changed.

/** One change: the text at an offset of the input, and its replacement. */
export interface Transliteration {
  /** Counted in UTF-16 units, as strings are indexed. */
  offset: number;
  from: string;
  to: string;
  /** `unknown`: the character has no replacement, a blank took its place. */
  reason: 'folded' | 'unknown';
}

/**
 * Text in capital letters, digits and the signs of ASCII.
 *
 * Letters lose their diacritics. Letters and signs outside ASCII become their common replacement
 * (`ß` SS, `€` EUR, `“` "). A character without a replacement becomes a blank and is reported as
 * `unknown`. A name of unknown characters only is refused as empty when it is written. Each white
 * space character becomes one blank.
 *
 * A change of case is not reported: banks compare names without case. Invisible characters
 * (joiners, direction marks, a byte order mark) are removed and reported as folded to nothing.
 *
 * Nothing is cut to a width: the result can be longer than the input (`ß`, `Æ`, `½`), and the
 * writer refuses text that does not fit. A second call changes nothing.
 */
export function transliterate(text: string): { text: string; changes: readonly Transliteration[] } {
  // The common case. It must be fast: files have millions of entries.
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

/** The replacement of a character; undefined if it has none. */
function plainOf(character: string): string | undefined {
  if (/^[ -~]$/.test(character)) return character.toUpperCase();
  const known = letters[character] ?? signs[character];
  if (known !== undefined) return known;
  // Marks that combine with the letter before them, and invisible characters.
  if (/^[\p{Mn}\p{Me}\p{Cf}]$/u.test(character)) return '';
  if (/^\s$/u.test(character)) return ' ';
  // Full-width forms, ligatures, numbers in circles and letters with diacritics: the plain
  // characters that they consist of.
  const parts = [...character.normalize('NFKD')];
  if (parts.length === 1 && parts[0] === character) return undefined;
  const plain = parts.map(plainOf);
  return plain.includes(undefined) ? undefined : plain.join('');
}

/** Letters that are not a plain letter with a mark. */
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
