// Checks the text of a body before it is parsed: is it JSON, and how many parts does it have.
import { invalid, Refusal } from '../../../platform/refusals.ts';
import { bodyLimits } from './body-limits.ts';

const { levels: maximumDepth, fields: maximumFields, key: maximumKey } = bodyLimits;

export interface Measured {
  /** Keys of all objects, duplicates included. */
  keys: number;
  /** Every string is printable ASCII without an escape: no closer check is needed. */
  plain: boolean;
  /** A number is not written in plain digits: `1.0`, `1E2`, `-0`. */
  odd: boolean;
  /** Where the entries of the requested list are. Null: the body has no such list. */
  list: MeasuredList | null;
}

export interface MeasuredList {
  /** After its opening bracket, and at its closing one. */
  from: number;
  to: number;
  starts: number[];
  ends: number[];
}

export interface Limits {
  /** Values in the whole text: objects, lists, texts, numbers, true, false and null. */
  values: number;
  /** The field of the outermost object whose entries are requested, and their maximum number. */
  listed?: { field: string; entries: number };
}

// The open levels. Nothing is awaited while a text is measured, so one set of levels is enough.
const isObject = new Uint8Array(maximumDepth);
/** The index of the current entry of a list or field of an object, from 0. */
const places = new Uint32Array(maximumDepth);
const keyStarts = new Uint32Array(maximumDepth);
const keyEnds = new Uint32Array(maximumDepth);

const quote = 0x22;
const comma = 0x2c;
const minus = 0x2d;
const dot = 0x2e;
const zero = 0x30;
const nine = 0x39;
const colon = 0x3a;
const openList = 0x5b;
const backslash = 0x5c;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;

/**
 * Refuses a text that is not JSON, is nested too deep, or has more parts than the limits allow. It
 * takes a few nanoseconds a character for any text.
 */
export function measureJson(text: string, limits: Limits): Measured {
  const { listed } = limits;
  let list: MeasuredList | null = null;
  let listOpen = false;
  let [at, depth, values, keys] = [0, 0, 0, 0];
  let [plain, odd, keyNext] = [true, false, false];

  for (;;) {
    at = behindSpace(text, at);
    let code = text.charCodeAt(at);
    if (keyNext) {
      if (code !== quote) throw malformedAt(text, at);
    } else {
      if (++values > limits.values)
        throw invalid('', 'values', `must have at most ${limits.values} values, objects and lists included`);
      if (listOpen && depth === 2 && list!.starts.length <= listed!.entries) list!.starts.push(at);
    }

    switch (code) {
      case quote: {
        const from = at + 1;
        for (code = text.charCodeAt(++at); code !== quote; code = text.charCodeAt(++at))
          if (code === backslash) {
            plain = false;
            at = endOfEscape(text, at);
          } else if (code > 0x7e) plain = false;
          else if (!(code >= 0x20)) throw malformedAt(text, at); // a control character, or the end
        at++;
        if (!keyNext) break;
        keyNext = false;
        keys++;
        keyStarts[depth - 1] = from;
        keyEnds[depth - 1] = at - 1;
        if (at - 1 - from > maximumKey)
          throw invalid(fieldAt(text, depth - 1), 'key', `a key must be at most ${maximumKey} characters long`);
        at = behindSpace(text, at);
        if (text.charCodeAt(at++) !== colon) throw malformedAt(text, at - 1);
        continue;
      }
      case openObject:
      case openList: {
        if (depth === maximumDepth)
          throw malformed(`The body is nested deeper than ${maximumDepth} levels. Send a flatter body.`);
        const object = code === openObject;
        isObject[depth] = object ? 1 : 0;
        places[depth] = 0;
        if (listed !== undefined && depth === 1 && !object && isObject[0] === 1 && keyAt(text, 0) === listed.field) {
          if (list !== null) throw keyTwice(listed.field);
          list = { from: at + 1, to: at + 1, starts: [], ends: [] };
          listOpen = true;
        }
        depth++;
        at = behindSpace(text, at + 1);
        if (text.charCodeAt(at) !== (object ? closeObject : closeList)) {
          keyNext = object;
          continue;
        }
        break;
      }
      case 0x74: // t
        at = endOfWord(text, at, 'true');
        break;
      case 0x66: // f
        at = endOfWord(text, at, 'false');
        break;
      case 0x6e: // n
        at = endOfWord(text, at, 'null');
        break;
      default: {
        const from = at;
        if (code === minus) code = text.charCodeAt(++at);
        if (code === zero) code = text.charCodeAt(++at);
        else at = endOfDigits(text, at);
        code = text.charCodeAt(at);
        if (code === dot || code === 0x65 || code === 0x45) {
          odd = true;
          at = endOfFraction(text, at);
        } else if (text.charCodeAt(from) === minus && text.charCodeAt(from + 1) === zero) odd = true;
      }
    }

    // After a value: a closing bracket, or the comma before the next value.
    for (;;) {
      at = behindSpace(text, at);
      if (depth === 0) {
        if (at < text.length) throw malformedAt(text, at);
        return { keys, plain, odd, list };
      }
      code = text.charCodeAt(at);
      const object = isObject[depth - 1] === 1;
      if (code !== comma && code !== (object ? closeObject : closeList)) throw malformedAt(text, at);
      if (listOpen && depth === 2) {
        if (list!.ends.length < list!.starts.length) list!.ends.push(at);
        if (code !== comma) {
          list!.to = at;
          listOpen = false;
        }
      }
      at++;
      if (code === comma) {
        if (++places[depth - 1]! >= maximumFields && object)
          throw invalid(fieldAt(text, depth - 1), 'maxProperties', `must have at most ${maximumFields} fields`);
        keyNext = object;
        break;
      }
      depth--;
    }
  }
}

export function keyTwice(field: string): Refusal {
  return malformed('The same key is in one object twice. Send each key once.', field);
}

export function malformed(message: string, field = ''): Refusal {
  return new Refusal('malformed_json', [{ field, code: 'malformed_json', message }]);
}

/** Names the place only: the text may contain account numbers. */
function malformedAt(text: string, at: number): Refusal {
  if (at >= text.length) return malformed('The body is not valid JSON: it ends too early.');
  let [line, lineStart] = [1, 0];
  for (let before = 0; before < at; before++)
    if (text.charCodeAt(before) === 0x0a) {
      line++;
      lineStart = before + 1;
    }
  return malformed(`The body is not valid JSON: see line ${line}, column ${at - lineStart + 1}.`);
}

/** The dotted path to the current value in the outermost `levels` levels. */
function fieldAt(text: string, levels: number): string {
  return Array.from({ length: levels }, (_, level) =>
    isObject[level] === 1 ? keyAt(text, level) : places[level],
  ).join('.');
}

/** The current key of an open object. */
const keyAt = (text: string, level: number) => keyText(text, keyStarts[level]!, keyEnds[level]!);

/** A key, from after its opening quote to its closing one. */
export function keyText(text: string, from: number, to: number): string {
  const written = text.slice(from, to);
  return written.includes('\\') ? (JSON.parse(`"${written}"`) as string) : written;
}

function behindSpace(text: string, from: number): number {
  let at = from;
  for (let code = text.charCodeAt(at); code <= 0x20; code = text.charCodeAt(++at))
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) break;
  return at;
}

function endOfWord(text: string, at: number, word: string): number {
  if (!text.startsWith(word, at)) throw malformedAt(text, at);
  return at + word.length;
}

/** The last character of the escape that starts with the backslash at `at`. */
function endOfEscape(text: string, at: number): number {
  const escaped = text.charCodeAt(at + 1);
  if (escaped !== 0x75) {
    if (!simpleEscapes.has(escaped)) throw malformedAt(text, at + 1);
    return at + 1;
  }
  for (let digit = at + 2; digit < at + 6; digit++) if (!isHex(text.charCodeAt(digit))) throw malformedAt(text, digit);
  return at + 5;
}

const simpleEscapes = new Set(Array.from('"\\/bfnrt', (escaped) => escaped.charCodeAt(0)));

const isHex = (code: number) => (code >= zero && code <= nine) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x66);

/** At least one digit. */
function endOfDigits(text: string, from: number): number {
  let at = from;
  for (let code = text.charCodeAt(at); code >= zero && code <= nine; code = text.charCodeAt(++at));
  if (at === from) throw malformedAt(text, at);
  return at;
}

function endOfFraction(text: string, from: number): number {
  let at = text.charCodeAt(from) === dot ? endOfDigits(text, from + 1) : from;
  if (text.charAt(at).toLowerCase() !== 'e') return at;
  const sign = text.charAt(at + 1);
  at += sign === '+' || sign === '-' ? 2 : 1;
  return endOfDigits(text, at);
}
