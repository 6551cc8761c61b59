// Checks whether every character of a record fits its column, four columns at a time.
import { addenda, blank, eight, five, nine, zero } from '../layout/bytes.ts';
import type { Field } from '../layout/field.ts';
import { layouts, type RecordName, recordLength } from '../layout/layouts.ts';

/** Four columns that are checked together, as masks with one byte per column. */
interface Word {
  /**
   * From the start of the record. The last word overlaps the one before, because 94 is not a
   * multiple of four.
   */
  offset: number;
  /** 0x80 where only a digit is allowed. */
  digits: number;
  /** 0xff where only a blank is allowed. */
  blanks: number;
}

const starts = [...Array.from({ length: Math.floor(recordLength / 4) }, (_, word) => word * 4), recordLength - 4];

/**
 * Kinds with a digit in every column. Days and times are checked elsewhere, because they can be
 * blank.
 */
const digitKinds: readonly Field['kind'][] = ['digits', 'number', 'amount', 'reason'];

function wordsOf(record: RecordName, fields: readonly Field[] = layouts[record].fields): Word[] {
  const column = new Uint8Array(recordLength);
  for (const field of fields) {
    const bits = digitKinds.includes(field.kind) ? 0x80 : field.kind === 'blank' ? 0xff : 0;
    column.fill(bits, field.from - 1, field.to);
  }
  return starts.map((offset) => ({ offset, digits: mask(column, offset, 0x80), blanks: mask(column, offset, 0xff) }));
}

function mask(column: Uint8Array, offset: number, bits: number): number {
  let word = 0;
  for (let place = 0; place < 4; place++) if (column[offset + place] === bits) word |= bits << (8 * place);
  return word;
}

/** One layout's words as two arrays, in the order of the check. */
const tableOf = (words: Word[]) => ({
  digits: Int32Array.from(words, ({ digits }) => digits),
  blanks: Int32Array.from(words, ({ blanks }) => blanks),
});

type Table = ReturnType<typeof tableOf>;

const table = (record: RecordName) => tableOf(wordsOf(record));
const anything = tableOf(wordsOf('entry', []));
const paymentAddenda = table('payment_addenda');
const changeAddenda = table('change_addenda');
/**
 * All three kinds of addenda 99: columns 36 to 79 depend on the code, so `addenda-check.ts` checks
 * them.
 */
const returnAddenda = tableOf(
  wordsOf(
    'return_addenda',
    layouts.return_addenda.fields.filter(({ from, to }) => to <= 35 || from >= 80),
  ),
);
const tables: Table[] = Array.from({ length: 256 }, () => anything);
tables[49] = table('file_header'); // '1'
tables[53] = table('batch_header'); // '5'
tables[54] = table('entry'); // '6'
tables[56] = table('batch_control'); // '8'
tables[57] = table('file_control'); // '9'

const words = starts.length;

/**
 * Whether the 94 bytes from `at` are printable ASCII, with digits and blanks where only those are
 * allowed. It allocates nothing and has no branch per column, because it runs for every record.
 */
export function hasCleanCharacters(view: DataView, at: number): boolean {
  const type = view.getUint8(at);
  const { digits, blanks } =
    type === addenda ? addendaTable(view.getUint8(at + 1), view.getUint8(at + 2)) : tables[type]!;
  let wrong = 0;
  for (let word = 0; word < words - 1; word++)
    wrong |= wrongIn(view.getInt32(at + 4 * word, true), digits[word]!, blanks[word]!);
  wrong |= wrongIn(view.getInt32(at + recordLength - 4, true), digits[words - 1]!, blanks[words - 1]!);
  return wrong === 0;
}

/**
 * Sets bits for each byte that is below a blank, above a tilde, or not the required digit or blank.
 */
function wrongIn(four: number, digits: number, blanks: number): number {
  const unprintable = (four | (four - 0x20202020) | (four + 0x01010101)) & 0x80808080;
  const noDigit = ((four ^ 0x30303030) + 0x76767676) & digits;
  return unprintable | noDigit | ((four ^ 0x20202020) & blanks);
}

function addendaTable(tens: number, ones: number): Table {
  if (tens === zero && ones === five) return paymentAddenda;
  if (tens !== nine) return anything;
  return ones === nine ? returnAddenda : ones === eight ? changeAddenda : anything;
}

/** Whether a record contains control characters, such as a line end: then it is shorter than 94. */
export function hasControlCharacters(bytes: Uint8Array, at: number): boolean {
  for (let column = at; column < at + recordLength; column++)
    if (bytes[column]! < blank || bytes[column] === 127) return true;
  return false;
}
