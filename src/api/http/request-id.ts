// The id of a request.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isUuid } from '../../platform/std/identifiers.ts';

/**
 * A caller may send its own id, if it is a uuid. Another one is replaced: it could be a secret, and
 * the log shows the id of every request.
 */
export function requestIdOf({ headers }: IncomingMessage): string {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && isUuid(sent) ? sent : randomUUID();
}
