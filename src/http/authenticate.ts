// Reads the Authorization header and finds the caller.
import type { IncomingMessage } from 'node:http';
import { refuse } from '../refusals.ts';
import type { Caller } from './caller.ts';

/** The caller of the token; null when it is malformed, unknown, expired or revoked. */
export type FindCaller = (token: string) => Promise<Caller | null>;

/**
 * A missing, repeated, malformed, unknown, expired or revoked token gets the same 401 (Contract,
 * who calls).
 */
export async function authenticate(request: IncomingMessage, findCaller: FindCaller): Promise<Caller> {
  const header = timesSent(request, 'authorization') === 1 ? request.headers.authorization : undefined;
  const token = /^Bearer +([\x21-\x7e]{1,512})$/i.exec(header ?? '')?.[1];
  const caller = token === undefined ? null : await findCaller(token);
  if (caller === null) throw refuse('unauthenticated');
  return caller;
}

/** Node keeps the first of two Authorization headers and does not report the second. */
function timesSent({ rawHeaders }: IncomingMessage, name: string): number {
  let times = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === name.length && rawHeaders[at]!.toLowerCase() === name) times++;
  return times;
}
