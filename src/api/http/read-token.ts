// Reads the token in the Authorization header.
import type { IncomingMessage } from 'node:http';
import type { Caller } from './caller.ts';
import type { Operation } from './operation.ts';

/**
 * The caller of the token; null when it is malformed, unknown, expired or revoked. Not a promise if
 * the caller is cached.
 */
export type FindCaller = (token: string) => Caller | null | Promise<Caller | null>;

/**
 * The operator who has signed in, by the cookie of the session; null: the request has none. Throws
 * the refusal of a session that has ended, and of a request that another site caused.
 */
export type FindOperator = (
  request: IncomingMessage,
  operation: Pick<Operation, 'withEndedSession'>,
) => Promise<Caller> | null;

/** The token of a request; null when it is missing, repeated or malformed. */
export function tokenIn(request: IncomingMessage): string | null {
  const header = timesSent(request, 'authorization') === 1 ? request.headers.authorization : undefined;
  return /^Bearer +([\x21-\x7e]{1,512})$/i.exec(header ?? '')?.[1] ?? null;
}

/** Node keeps the first of two Authorization headers and does not report the second. */
function timesSent({ rawHeaders }: IncomingMessage, name: string): number {
  let times = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === name.length && rawHeaders[at]!.toLowerCase() === name) times++;
  return times;
}
