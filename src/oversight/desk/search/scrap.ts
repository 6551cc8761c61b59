// What a scrap of text can be: an operator pastes what they hold, and does not say what it is.

/** A person by both names. */
export interface PersonNamed {
  first: string;
  last: string;
}

export interface Scrap {
  /** In lower case. */
  uuid: string | null;
  /** A trace number: 15 digits. */
  trace: string | null;
  /** Four characters of an account number. */
  last4: string | null;
  email: string | null;
  /** A routing or other number is no name. */
  name: string | null;
  /** The first word, and the last one. */
  person: PersonNamed | null;
  /** Every scrap may be a reference or the name of a file. */
  text: string;
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function readScrap(q: string): Scrap {
  const text = q.trim();
  const uuid = uuidPattern.test(text) ? text.toLowerCase() : null;
  const name = uuid === null && /\p{L}{2}/u.test(text) && !text.includes('@') ? text : null;
  return {
    uuid,
    trace: /^\d{15}$/.test(text) ? text : null,
    last4: /^[*•.…]{0,5}([0-9A-Za-z-]{4})$/.exec(text)?.[1] ?? null,
    email: /^[^@\s]+@[^@\s]+$/.test(text) ? text : null,
    name,
    person: name === null ? null : personIn(name),
    text,
  };
}

/** `Ada Moss`, `Ada L. Moss`, and as lists have it: `Moss, Ada`. */
function personIn(name: string): Scrap['person'] {
  const [, last, first] = /^([^,]+),\s*(\S+)/.exec(name) ?? [];
  if (last !== undefined && first !== undefined) return { first, last };
  const named = name.split(/\s+/);
  // `Shop 77` is no person.
  return named.length < 2 || !/\p{L}/u.test(named.at(-1)!) ? null : { first: named[0]!, last: named.at(-1)! };
}
