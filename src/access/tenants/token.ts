// An access token: how it is made, and how a mistyped one is detected without the database.
import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { TokenKind } from '../../api/http/caller.ts';
import type { Settings } from '../../platform/settings/settings.ts';

export type Mode = Settings['ACHORD_MODE'];

const prefixes: Record<TokenKind, string> = { processor: 'proc', vendor: 'vend', admin: 'admin' };
const kinds = Object.fromEntries(Object.entries(prefixes).map(([kind, prefix]) => [prefix, kind as TokenKind]));
const modes: Record<Mode, string> = { sandbox: 'test', live: 'live' };
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const secretLength = 27; // base62 digits: 160.7 bits
const checksumLength = 6;

function base62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest /= 62n) text = digits[Number(rest % 62n)] + text;
  return text;
}

const checksum = (text: string) => base62(BigInt(crc32(text)), checksumLength);

/**
 * `achord_<test|live>_<proc|vend|admin>_<27 base62 digits of secret><6 of CRC32>` (Contract, who
 * calls).
 */
export function newToken(kind: TokenKind, mode: Mode): string {
  // 32 random bytes, reduced to 27 digits: the excess of 95 bits makes every digit equally likely.
  const secret = base62(BigInt(`0x${randomBytes(32).toString('hex')}`), secretLength);
  const text = `achord_${modes[mode]}_${prefixes[kind]}_${secret}`;
  return text + checksum(text);
}

/** The kind that a well-formed token names; null if the token is mistyped. */
export function kindOf(token: string): TokenKind | null {
  const match = /^(achord_(?:test|live)_(proc|vend|admin)_[0-9A-Za-z]{27})([0-9A-Za-z]{6})$/.exec(token);
  return match !== null && checksum(match[1]!) === match[3] ? kinds[match[2]!]! : null;
}

/** Whether a text begins like a token of a service in the other mode. It may be mistyped. */
export const isOfOtherMode = (token: string, mode: Mode): boolean =>
  token.startsWith(`achord_${modes[mode === 'live' ? 'sandbox' : 'live']}_`);

/** The only part of a token that is stored. */
export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
