// The log of one request: its lines have the id of the request. Most requests write no line, so the
// logger is made for the first one.
import type { FastifyBaseLogger } from 'fastify';

export function requestLog(log: FastifyBaseLogger, bindings: Record<string, unknown>): FastifyBaseLogger {
  let own: FastifyBaseLogger | undefined;
  const lines = () => {
    own ??= log.child(bindings);
    return own;
  };
  return {
    level: log.level,
    child: (...of) => lines().child(...of),
    trace: (...line: [object]) => lines().trace(...line),
    debug: (...line: [object]) => lines().debug(...line),
    info: (...line: [object]) => lines().info(...line),
    warn: (...line: [object]) => lines().warn(...line),
    error: (...line: [object]) => lines().error(...line),
    fatal: (...line: [object]) => lines().fatal(...line),
    silent: (...line: [object]) => lines().silent(...line),
  };
}
