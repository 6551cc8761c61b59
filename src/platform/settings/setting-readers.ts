// How the texts of environment variables are read, and which are allowed.
import ipaddr from 'ipaddr.js';
import { keyOf } from '../std/signing-secret.ts';

/** How the text of a variable is read. `parse` returns undefined for a text that is not allowed. */
export interface Reader<Value> {
  /** The allowed values, for the error message and for the documentation. */
  allowed: string;
  parse(text: string): Value | undefined;
}

/** A variable of the environment. */
export interface Setting<Value> {
  reader: Reader<NonNullable<Value>>;
  /** The value when the variable is absent. */
  fallback: Value;
  /** The default in the documentation. */
  shown: string;
  secret: boolean;
  meaning: string;
}

export function setting<Value>(
  reader: Reader<NonNullable<Value>>,
  fallback: Value,
  meaning: string,
  { shown = `${fallback ?? ''}` || 'none', secret = false } = {},
): Setting<Value> {
  return { reader, fallback, shown, meaning, secret };
}

export function wholeNumber(minimum: number, maximum: number): Reader<number> {
  return {
    allowed: `a whole number from ${minimum} to ${maximum}`,
    parse(text) {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return value >= minimum && value <= maximum ? value : undefined;
    },
  };
}

export function oneOf<const Values extends readonly string[]>(...values: Values): Reader<Values[number]> {
  return { allowed: `one of: ${values.join(', ')}`, parse: (text) => values.find((value) => value === text) };
}

export function matching(pattern: RegExp, allowed: string): Reader<string> {
  return { allowed, parse: (text) => (pattern.test(text) ? text : undefined) };
}

export const databaseUrl: Reader<string> = {
  allowed: 'a URL such as postgresql://user:password@host:5432/database',
  parse(text) {
    const scheme = URL.canParse(text) ? new URL(text).protocol : '';
    return scheme === 'postgresql:' || scheme === 'postgres:' ? text : undefined;
  },
};

export const encryptionKey: Reader<Buffer> = {
  allowed: '32 bytes, written as 64 hexadecimal digits or in base64',
  parse(text) {
    const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
    return key.length === 32 && /^[0-9A-Za-z+/=]+$/.test(text) ? key : undefined;
  },
};

export const providerUrl: Reader<string> = {
  allowed: 'a URL that begins with https://; http:// only for 127.0.0.1, [::1] or localhost',
  parse(text) {
    if (!URL.canParse(text)) return undefined;
    const { protocol, hostname, username, password, search, hash } = new URL(text);
    if (username + password + search + hash !== '') return undefined;
    const here = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
    return protocol === 'https:' || (protocol === 'http:' && here) ? text : undefined;
  },
};

export const smtpUrl: Reader<string> = {
  allowed: 'a URL such as smtps://user:password@host:465 or smtp://user:password@host:587',
  parse(text) {
    if (!URL.canParse(text)) return undefined;
    const { protocol, hostname, pathname, search, hash } = new URL(text);
    const isPlain = ['', '/'].includes(pathname) && search + hash === '' && hostname !== '';
    return isPlain && ['smtps:', 'smtp:'].includes(protocol) ? text : undefined;
  },
};

export const mailAddress = matching(
  /^[^\s@<>"]{1,64}@[^\s@<>"]{1,255}$|^[^<>"\p{Cc}]{1,100} <[^\s@<>"]{1,64}@[^\s@<>"]{1,255}>$/u,
  'an e-mail address, or a name and the address in angle brackets',
);

export const signingSecret: Reader<string> = {
  allowed: 'whsec_ and base64 of 24 to 64 bytes',
  parse: (text) => (keyOf(text) === null ? undefined : text),
};

const commaSeparated = (allowed: string, isOne: (part: string) => boolean): Reader<string[]> => ({
  allowed: `a comma-separated list of ${allowed}`,
  parse(text) {
    const parts = text.split(',').map((part) => part.trim());
    return parts.every(isOne) ? parts : undefined;
  },
});

export const networks = commaSeparated('networks such as 127.0.0.0/8,::1/128', (part) => ipaddr.isValidCIDR(part));

export const laneNames = commaSeparated('names of lanes such as home,cell-2', (part) =>
  /^[a-z0-9][a-z0-9-]{0,39}$/.test(part),
);

/** Ways to sign in, as the claim `amr` names them (RFC 8176). */
export const waysToSignIn = commaSeparated('ways such as mfa,hwk', (part) => /^[\w.:-]{1,50}$/.test(part));
