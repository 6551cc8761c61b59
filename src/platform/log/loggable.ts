// What may be in a log line, as a type. The compiler refuses any other text, so no line has to be
// searched for secrets afterwards.
import { isUuid } from '../std/identifiers.ts';

declare const loggable: unique symbol;

/** A text that `madeSafe` or `uuidOnly` has returned. */
export type SafeText = string & { readonly [loggable]: true };

/** A word of the program: the type is one literal or a union of literals, and never `string`. */
type Word<Text extends string> = Nothing extends Record<Text, 1> ? never : Text;
/** It lacks every word, but has all texts that a pattern such as `string` could name: none. */
type Nothing = Record<never, never>;

/** The value itself if it may be in a line; `never` otherwise. */
export type Loggable<Value> = Value extends SafeText | number | bigint | boolean | null | undefined
  ? Value
  : Value extends string
    ? Word<Value>
    : Value extends readonly (infer Item)[]
      ? readonly Loggable<Item>[]
      : Value extends (...values: never[]) => unknown
        ? never
        : Value extends object
          ? { [Name in keyof Value]: Loggable<Value[Name]> }
          : never;

/** The fields of a line. `err` may be any thrown value: `loggedError` reduces it. */
export type LoggableFields<Fields> = {
  [Name in keyof Fields]: Name extends 'err' ? unknown : Loggable<Fields[Name]>;
};

export type LoggableMessage<Message extends string> = Message extends SafeText ? Message : Word<Message>;

const longest = 500;
const uuidOrDigits = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{9,}/gi;

/**
 * Makes a text safe that comes from the configuration, a bank, a receiver of webhooks or the
 * database. It removes tokens that we issued, and every run of nine or more digits outside a uuid,
 * because an account number could look like that. It searches the text: never for a text of a
 * caller, and never on the path of a request.
 */
export function madeSafe(text: string): SafeText {
  return text
    .slice(0, longest)
    .replace(/achord_(?:test|live)_[0-9A-Za-z_]*/g, '[not logged]')
    .replace(uuidOrDigits, (found) => (isUuid(found) ? found : '[digits]'))
    .replace(/\p{Cc}+/gu, ' ') as SafeText;
}

/** Joins texts that are safe. */
export const joinSafe = (texts: readonly SafeText[], between: '/' | ', '): SafeText => texts.join(between) as SafeText;

const noUuid = '[not a uuid]' as SafeText;

/** A uuid is no secret: our tokens and the numbers of accounts have other forms. */
export function uuidOnly(text: string): SafeText {
  return isUuid(text) ? (text as SafeText) : noUuid;
}
