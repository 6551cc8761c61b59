// A one-time link to a page of ours: its token, its time, and where the page links back to.
import { hash, randomBytes } from 'node:crypto';
import { Type } from 'typebox';
import { ownSite } from '../../api/http/own-site.ts';
import { described, Text, WholeNumber } from '../../api/http/schema.ts';
import { invalid } from '../../platform/refusals.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { secondsAfter } from '../../platform/std/clock.ts';

const hoursByDefault = 72;

/** What a tenant may say about a link. */
export const linkFields = {
  return_url: Type.Optional(
    described(Text(1, 2_000), 'An https URL. The page links back to it after the user has answered.'),
  ),
  expires_in_hours: Type.Optional(
    WholeNumber(1, 720, `How long the link works, in hours: ${hoursByDefault} by default.`),
  ),
};

interface SentLink {
  return_url?: string;
  expires_in_hours?: number;
}

export interface NewLink {
  token_hash: Buffer;
  return_url: string | null;
  created_at: Date;
  expires_at: Date;
}

/** The token is in the URL only: the database has its hash. */
export function makeLink(
  { ACHORD_MODE: mode, ACHORD_PUBLIC_URL: publicUrl }: Settings,
  { headers, now }: { headers: { host?: string | undefined }; now: Date },
  { return_url, expires_in_hours = hoursByDefault }: SentLink,
  path: string,
): { url: string; link: NewLink } {
  if (return_url !== undefined) checkReturnUrl(return_url, mode === 'sandbox');
  const token = randomBytes(32).toString('base64url');
  const site = ownSite({ publicUrl, isLive: mode === 'live' }, headers);
  return {
    url: `${site}${path}/${token}`,
    link: {
      token_hash: hash('sha256', token, 'buffer'),
      return_url: return_url ?? null,
      created_at: now,
      expires_at: secondsAfter(now, 3_600 * expires_in_hours),
    },
  };
}

/** Null: no link has such a token. */
export const hashOfToken = (token: string): Buffer | null =>
  /^[\w-]{43}$/.test(token) ? hash('sha256', token, 'buffer') : null;

/** Only the page of an open request can be answered. */
export const stateOfLink = <End extends string>(
  { ended_as, expires_at }: { ended_as: End | null; expires_at: Date },
  now: Date,
): End | 'open' | 'expired' => ended_as ?? (expires_at <= now ? 'expired' : 'open');

/** On the developer's own machine, http is allowed too. */
function checkReturnUrl(text: string, isSandbox: boolean): void {
  const url = /^https?:\/\/[^/\\\s]/i.test(text) && !/[\s\\]/.test(text) && URL.canParse(text) ? new URL(text) : null;
  const isHere = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url === null || (url.protocol !== 'https:' && !(isSandbox && isHere)))
    throw invalid('return_url', 'format', 'must be an https URL such as https://shop.example/orders');
  if (url.username !== '' || url.password !== '')
    throw invalid('return_url', 'format', 'must not contain user information');
}
