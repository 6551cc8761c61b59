// Strict JSON: what a request body may look like, before its schema is checked.
import { type FieldError, Refusal } from '../../../platform/refusals.ts';
import { bodyLimits } from './body-limits.ts';
import { keyText, keyTwice, type Limits, malformed, measureJson } from './measure-json.ts';

/** At most this many errors are listed, so that the answer stays smaller than the request. */
export const errorsShown = 50;

const utf8 = new TextDecoder('utf-8', { fatal: true });

// NUL and other control characters, bidirectional overrides and isolates: they change what a person
// reads.
const forbidden = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Which numbers of an object or a list are not written as plain digits: `1.0`, `1E2`, `-0`. */
const oddNumbers = new WeakMap<object, Set<string>>();

/** Records that the numbers of a copy are written as in the original. */
export function keepNotation<Copy extends object>(original: object, copy: Copy): Copy {
  const odd = oddNumbers.get(original);
  if (odd !== undefined) oddNumbers.set(copy, odd);
  return copy;
}

/** Whether the number at this key or index is not written as plain digits. */
export function isNotPlainDigits(container: unknown, key: string | number): boolean {
  return typeof container === 'object' && container !== null && (oddNumbers.get(container)?.has(`${key}`) ?? false);
}

/** The text of the body, without a byte order mark. */
export function bodyText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw malformed('The body is not valid UTF-8.');
  }
}

/**
 * Parses a body. Refuses invalid UTF-8, invalid JSON, duplicate keys, nesting deeper than 32, more
 * parts than the limits allow, and text that a person cannot read as it is written. Returns text in
 * Unicode normal form C. An empty body is `undefined`.
 */
export function parseBody(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  const { value, errors } = readJson(bodyText(bytes));
  if (errors.length > 0) throw new Refusal('invalid_request', errors);
  return value;
}

/**
 * The value of a text, and the errors of its strings. Refuses everything else that `parseBody`
 * refuses.
 */
export function readJson(text: string, limits: Limits = bodyLimits): { value: unknown; errors: readonly FieldError[] } {
  const { keys, plain, odd } = measureJson(text, limits);
  const value: unknown = JSON.parse(text);
  // JSON.parse keeps one of two equal keys.
  if (odd || keysIn(value) !== keys) checkClosely(text, value);
  if (plain) return { value, errors: [] };
  const errors: FieldError[] = [];
  return { value: readableIn(value, [], errors), errors };
}

function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let found = 0;
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'object' && item !== null) found += keysIn(item);
    return found;
  }
  for (const key of Object.keys(value)) {
    found++;
    const item = (value as Record<string, unknown>)[key];
    if (typeof item === 'object' && item !== null) found += keysIn(item);
  }
  return found;
}

/**
 * A letter, a digit or one of `+-.`: the characters of numbers, true, false and null. NaN, after
 * the end of the text, is not one.
 */
const isWordCharacter = (code: number) =>
  code === 0x2b ||
  code === 0x2d ||
  code === 0x2e ||
  (code >= 0x30 && code <= 0x39) ||
  ((code | 0x20) - 0x61 < 26 && code > 0x40);

/**
 * Walks over a parsed text together with its value. Names a duplicate key and records the odd
 * numbers.
 */
function checkClosely(text: string, root: unknown): void {
  let at = 0;
  /** A bracket, a comma, a string with its quotes, a number or a word. */
  const next = (): string => {
    let code = text.charCodeAt(at);
    while (code <= 0x20 || code === 0x3a) code = text.charCodeAt(++at); // blanks and colons
    const from = at++;
    if (code === 0x22) {
      for (code = text.charCodeAt(at); code !== 0x22; code = text.charCodeAt(++at)) if (code === 0x5c) at++;
      at++;
    } else if (isWordCharacter(code)) while (isWordCharacter(text.charCodeAt(at))) at++;
    return text.slice(from, at);
  };

  function walk(token: string, value: unknown, path: readonly (string | number)[]): void {
    if (token === '{') {
      const seen = new Set<string>();
      for (let key = next(); key !== '}'; key = next()) {
        if (key === ',') continue;
        const name = keyText(key, 1, key.length - 1);
        if (seen.has(name)) throw keyTwice([...path, name].join('.'));
        seen.add(name);
        step(value, name, path);
      }
    } else if (token === '[') {
      let index = 0;
      for (let item = next(); item !== ']'; item = next()) if (item !== ',') step(value, index++, path, item);
    }
  }

  function step(container: unknown, key: string | number, path: readonly (string | number)[], token = next()): void {
    // Where a key is duplicate, this is the value of the other one.
    const value = typeof container === 'object' && container !== null ? Reflect.get(container, key) : undefined;
    if (token === '{' || token === '[') walk(token, value, [...path, key]);
    if (typeof value !== 'number' || (!/[.eE]/.test(token) && token !== '-0')) return;
    const odd = oddNumbers.get(container as object);
    if (odd === undefined) oddNumbers.set(container as object, new Set([`${key}`]));
    else odd.add(`${key}`);
  }

  walk(next(), root, []);
}

/** `/custom/account_number` as `custom.account_number`. */
export function fieldOf(pointer: string): string {
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}

/** Text in normal form C, or the reason why it is refused. */
function readableText(text: string): { text: string } | { problem: string } {
  const problem = problemOf(text);
  return problem === null ? { text: text.normalize('NFC') } : { problem };
}

function problemOf(text: string): string | null {
  if (!text.isWellFormed()) return 'must be well-formed Unicode text';
  if (forbidden.test(text)) return 'must not contain control or direction-changing characters';
  if (text.length > bodyLimits.marks && stacksMarks(text))
    return `must not have more than ${bodyLimits.marks} combining marks on one character`;
  return null;
}

function stacksMarks(text: string): boolean {
  for (const [marks] of text.matchAll(/\p{M}+/gu)) if (marks.length > bodyLimits.marks) return true;
  return false;
}

/**
 * The value with its texts in normal form C, changed in place. Adds problems to `errors`, up to the
 * number that is shown.
 */
export function readableIn(value: unknown, path: string[], errors: FieldError[]): unknown {
  if (errors.length === errorsShown) return value;
  if (typeof value === 'string') {
    const read = readableText(value);
    if ('text' in read) return read.text;
    errors.push({ field: path.join('.'), code: 'text', message: read.problem });
    return value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const container = value as Record<string, unknown>;
  for (const key of Object.keys(container)) {
    const problem = Array.isArray(value) ? null : problemOf(key);
    if (problem !== null && errors.length < errorsShown)
      errors.push({ field: path.join('.'), code: 'text', message: `a key ${problem}` });
    path.push(key);
    const read = readableIn(container[key], path, errors);
    path.pop();
    // `Object.keys` lists own properties only, so `__proto__` here is one too.
    if (read !== container[key]) container[key] = read;
  }
  return value;
}
