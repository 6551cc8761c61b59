// Refuses requests that another web site caused in the browser of an operator.
import type { IncomingMessage } from 'node:http';
import { refuse } from '../../platform/refusals.ts';

type Asked = Pick<IncomingMessage, 'method' | 'headers'>;

/** A page of another site cannot set it without asking first, and nothing here allows that. */
const consoleHeader = 'achord-console';

/** `publicUrl`: where browsers reach this service; null: at the host that they name. */
export function refuseCrossSite({ headers }: Asked, publicUrl: string | null): void {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw refuse('cross_site', 'Sec-Fetch-Site', 'the request comes from a page of another site');
  if (origin === undefined) return;
  const isOwn = publicUrl === null ? hostOf(origin) === host : origin === new URL(publicUrl).origin;
  if (!isOwn) throw refuse('cross_site', 'Origin', 'it is not the origin of this service');
}

/** A request with a session that changes something also needs the header of the console. */
export function refuseForgedAct(request: Asked, publicUrl: string | null): void {
  refuseCrossSite(request, publicUrl);
  if (request.method !== 'GET' && request.headers[consoleHeader] !== '1')
    throw refuse('cross_site', 'Achord-Console', 'a request with a session must have the header Achord-Console: 1');
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);
