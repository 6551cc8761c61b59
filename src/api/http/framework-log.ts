// The log that Fastify gets. Its messages may contain an address or a value of a caller, so a line
// has only the error, reduced, and the id of the request.
import type { FastifyBaseLogger } from 'fastify';
import type { Log } from '../../platform/log/log.ts';
import { type SafeText, uuidOnly } from '../../platform/log/loggable.ts';

/** The name under which Fastify gives the id of a request. */
export const requestIdLogLabel = 'request_id';

const nothing = () => {};

/** Fastify asks it for a child at each request. */
export function frameworkLog(log: Log, request_id?: SafeText): FastifyBaseLogger {
  const error = (line: unknown) => log.error({ request_id, err: errorIn(line) }, 'the HTTP framework reports an error');
  return {
    level: 'warn',
    child: ({ [requestIdLogLabel]: id }) => frameworkLog(log, typeof id === 'string' ? uuidOnly(id) : request_id),
    fatal: error,
    error,
    warn: (line: unknown) => log.warn({ request_id, err: errorIn(line) }, 'the HTTP framework warns'),
    info: nothing,
    debug: nothing,
    trace: nothing,
    silent: nothing,
  };
}

const errorIn = (line: unknown) => (line instanceof Error ? line : (line as { err?: unknown } | null)?.err);
