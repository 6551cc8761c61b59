// Strict JSON: what a request body may look like, before any schema is asked.
import { type FieldError, Refusal } from '../refusals.ts';

const maximumDepth = 32;

/** Of the errors of one request at most so many are listed: an answer stays smaller than what asked for it. */
export const errorsShown = 50;

const utf8 = new TextDecoder('utf-8', { fatal: true });

// NUL and other control characters, bidirectional overrides and isolates: they hide what a person would read.
const forbidden = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

// Printable ASCII and layout, without a backslash: nothing in it needs a second look.
const plain = /^[\t\n\r\x20-\x5b\x5d-\x7e]*$/;

/** Where a parsed body wrote an integer in another way than as plain digits: `1.0`, `1E2`, `-0` (JSON pointers). */
const oddIntegers = new WeakMap<object, ReadonlySet<string>>();

/** What cannot be read in an entry of a list whose entries are answered one by one. */
const unreadable = new WeakMap<object, FieldError[]>();

/** A copy that stands for the original: its integers are written, and its text can be read, as it was there. */
export function writtenLike<Copy extends object>(original: object, copy: Copy): Copy {
  const pointers = oddIntegers.get(original);
  if (pointers !== undefined) oddIntegers.set(copy, pointers);
  const errors = unreadable.get(original);
  if (errors !== undefined) unreadable.set(copy, errors);
  return copy;
}

export function unreadableIn(entry: object): readonly FieldError[] {
  return unreadable.get(entry) ?? [];
}

export function writtenOddly(root: unknown, pointer: string): boolean {
  return typeof root === 'object' && root !== null && (oddIntegers.get(root)?.has(pointer) ?? false);
}

function malformed(message: string, field = ''): Refusal {
  return new Refusal('malformed_json', [{ field, code: 'malformed_json', message }]);
}

/**
 * Parses a body. Refuses what is not UTF-8 or not JSON, duplicate keys, nesting deeper than 32, and text that a person
 * could not read as it is written. Text comes back in Unicode normal form C. An empty body is `undefined`. `entriesApart`: text in an
 * entry of a list is its own entry's affair (`unreadableIn`).
 */
export function parseBody(bytes: Uint8Array, entriesApart = false): unknown {
  if (bytes.length === 0) return undefined;
  let text: string;
  let value: unknown;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw malformed('The body is not valid UTF-8.');
  }
  try {
    value = JSON.parse(text);
  } catch (error) {
    // Of the parser's message only the place: the rest repeats what was sent.
    const place = /\(line (\d+) column (\d+)\)/.exec((error as Error).message);
    throw malformed(`The body is not valid JSON${place ? `: see line ${place[1]}, column ${place[2]}` : ''}.`);
  }
  const { odd } = survey(text);
  if (!plain.test(text)) value = readable(value, entriesApart);
  if (odd.size > 0 && typeof value === 'object' && value !== null) {
    oddIntegers.set(value, odd);
    rememberInEntries(value, odd);
  }
  return value;
}

/** Entries of a list in the body are also validated by themselves, each as a root of its own (bulk). */
function rememberInEntries(body: object, odd: ReadonlySet<string>): void {
  const ofEntry = new Map<object, Set<string>>();
  for (const pointer of odd) {
    const [, name, index, ...rest] = pointer.split('/');
    const list = (body as Record<string, unknown>)[name!];
    const entry: unknown = Array.isArray(list) ? list[Number(index)] : undefined;
    if (typeof entry !== 'object' || entry === null) continue;
    if (!ofEntry.has(entry)) ofEntry.set(entry, new Set());
    ofEntry.get(entry)!.add(`/${rest.join('/')}`);
  }
  for (const [entry, pointers] of ofEntry) oddIntegers.set(entry, pointers);
}

interface Level {
  keys: Set<string> | null;
  key: string;
  index: number;
}

const pointerPart = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** A digit, or one of `.eE+-`. NaN, beyond the end, is none. */
const isOfNumber = (code: number) =>
  (code >= 0x30 && code <= 0x39) || code === 0x2e || code === 0x65 || code === 0x45 || code === 0x2b || code === 0x2d;

/** One walk over text that JSON.parse has accepted: depth, duplicate keys, how numbers are written. */
function survey(text: string): { odd: Set<string> } {
  const odd = new Set<string>();
  const levels: Level[] = [];
  let keyNext = false;
  const pointer = (last = levels.length) =>
    levels
      .slice(0, last)
      .map((level) => `/${level.keys === null ? level.index : pointerPart(level.key)}`)
      .join('');

  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x7b: // {
      case 0x5b: // [
        if (levels.length === maximumDepth) throw malformed(`The body is nested deeper than ${maximumDepth} levels.`);
        keyNext = text.charCodeAt(at) === 0x7b;
        levels.push({ keys: keyNext ? new Set() : null, key: '', index: 0 });
        break;
      case 0x7d: // }
      case 0x5d: // ]
        levels.pop();
        keyNext = false;
        break;
      case 0x2c: {
        // ,
        const level = levels[levels.length - 1]!;
        if (level.keys === null) level.index++;
        else keyNext = true;
        break;
      }
      case 0x22: {
        // "
        const from = at++;
        for (let code = text.charCodeAt(at); code !== 0x22; code = text.charCodeAt(++at)) if (code === 0x5c) at++;
        if (!keyNext) break;
        keyNext = false;
        const level = levels[levels.length - 1]!;
        level.key = JSON.parse(text.slice(from, at + 1)) as string;
        if (level.keys!.has(level.key)) throw malformed('The same key stands twice in one object.', fieldOf(pointer()));
        level.keys!.add(level.key);
        break;
      }
      case 0x2d: // - and digits
      case 0x30:
      case 0x31:
      case 0x32:
      case 0x33:
      case 0x34:
      case 0x35:
      case 0x36:
      case 0x37:
      case 0x38:
      case 0x39: {
        const from = at;
        let plainly = true;
        for (let code = text.charCodeAt(at + 1); isOfNumber(code); code = text.charCodeAt(++at + 1))
          if (code === 0x2e || code === 0x45 || code === 0x65) plainly = false;
        if (!plainly || (at === from + 1 && text.charCodeAt(from) === 0x2d && text.charCodeAt(at) === 0x30))
          odd.add(pointer());
        break;
      }
    }
  }
  return { odd };
}

/** `/custom/account_number` as `custom.account_number`. */
export function fieldOf(pointer: string): string {
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}

/** Text in normal form C, or the reason why it cannot be taken. */
export function readableText(text: string): { text: string } | { problem: string } {
  if (!text.isWellFormed()) return { problem: 'must be well-formed Unicode text' };
  if (forbidden.test(text)) return { problem: 'must not contain control or direction-changing characters' };
  return { text: text.normalize('NFC') };
}

function readable(value: unknown, entriesApart: boolean): unknown {
  const errors: FieldError[] = [];
  const result = readableIn(value, '', errors, entriesApart ? 2 : 0);
  if (errors.length > 0) throw new Refusal('invalid_request', errors.slice(0, errorsShown));
  return result;
}

/** Adds what is wrong to `errors`. `apartAt`: so many levels down, each part keeps its own. */
function readableIn(item: unknown, field: string, errors: FieldError[], apartAt: number): unknown {
  const within = (name: string | number) => (field === '' ? `${name}` : `${field}.${name}`);
  const part = (one: unknown, name: string | number) => {
    if (apartAt !== 1 || one === null || typeof one !== 'object')
      return readableIn(one, within(name), errors, apartAt - 1);
    const own: FieldError[] = [];
    const read = readableIn(one, '', own, 0) as object;
    if (own.length > 0) unreadable.set(read, own);
    return read;
  };
  if (typeof item === 'string') {
    const read = readableText(item);
    if ('text' in read) return read.text;
    errors.push({ field, code: 'text', message: read.problem });
    return item;
  }
  if (Array.isArray(item)) return item.map(part);
  if (item === null || typeof item !== 'object') return item;
  return Object.fromEntries(
    Object.entries(item).map(([key, one]) => {
      const read = readableText(key);
      if ('problem' in read) errors.push({ field, code: 'text', message: `a key ${read.problem}` });
      return [key, part(one, key)];
    }),
  );
}
