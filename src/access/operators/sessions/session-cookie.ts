// The cookies of operators: their names, how they are read and written.
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Which cookies a request may have. `__Host-` asks the browser for HTTPS and for this host only.
 */
export interface Cookies {
  /** The value of a cookie; null: the request has none. */
  read(headers: IncomingHttpHeaders, name: CookieName): string | null;
  /**
   * The value of Set-Cookie. `seconds` null: until the browser is closed; 0: the cookie is removed.
   */
  write(headers: IncomingHttpHeaders, name: CookieName, value: string, seconds: number | null): string;
}

/**
 * Strict: the browser never sends it with a request that another site caused. The sign-in at an
 * identity provider comes back from another site, so its cookie is Lax.
 */
const sameSite = { 'achord-session': 'Strict', 'achord-oidc': 'Lax' } as const;
export type CookieName = keyof typeof sameSite;

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** `allowsPlain`: in the sandbox, a browser on the same machine needs no HTTPS. */
export function cookies(allowsPlain: boolean): Cookies {
  const isPlain = ({ host = '' }: IncomingHttpHeaders) => allowsPlain && loopback.test(host);
  const nameFor = (headers: IncomingHttpHeaders, name: CookieName) => (isPlain(headers) ? name : `__Host-${name}`);
  return {
    read(headers, name) {
      const prefix = `${nameFor(headers, name)}=`;
      const found = (headers.cookie ?? '').split('; ').filter((one) => one.startsWith(prefix));
      // Two cookies of one name: one of them was planted.
      return found.length === 1 ? found[0]!.slice(prefix.length) : null;
    },
    write(headers, name, value, seconds) {
      const age = seconds === null ? '' : `; Max-Age=${seconds}`;
      const secure = isPlain(headers) ? '' : '; Secure';
      return `${nameFor(headers, name)}=${value}; Path=/; HttpOnly; SameSite=${sameSite[name]}${secure}${age}`;
    },
  };
}
