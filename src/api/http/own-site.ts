// Where browsers reach this service, for links that a person opens.
import type { IncomingHttpHeaders } from 'node:http';

interface OwnSite {
  /** Null: the settings do not say it. */
  publicUrl: string | null;
  /** In live mode the page of a link takes account numbers and passwords. */
  isLive: boolean;
}

/**
 * Without a slash at its end. If the settings do not say it, it is the host that the request names;
 * in live mode over HTTPS, which a proxy before this service speaks.
 */
export const ownSite = ({ publicUrl, isLive }: OwnSite, { host = '' }: Pick<IncomingHttpHeaders, 'host'>): string =>
  (publicUrl ?? `${isLive ? 'https' : 'http'}://${host}`).replace(/\/$/, '');
