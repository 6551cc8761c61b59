// The service's log: one line an occurrence, on stderr; for people in a terminal, JSON everywhere else.
import { type DestinationStream, type Logger, pino } from 'pino';
import { loggedError } from './log/logged-error.ts';
import type { Settings } from './settings.ts';

type LogSettings = Pick<Settings, 'ACHORD_LOG_LEVEL' | 'ACHORD_LOG_FORMAT'>;

export async function openLog({ ACHORD_LOG_LEVEL: level, ACHORD_LOG_FORMAT: format }: LogSettings): Promise<Logger> {
  const pretty = format === 'pretty' || (format === 'auto' && process.stderr.isTTY === true);
  if (!pretty) return logTo(pino.destination({ fd: 2, sync: true }), level);
  // Loaded only where it is wanted: it takes longer to load than the rest of the log.
  const { default: prettyStream } = await import('pino-pretty');
  return logTo(prettyStream({ destination: 2, sync: true, ignore: 'pid,hostname' }), level);
}

// Never to be logged in the first place; should one of them slip into an object, its value is not written.
const secretNames = [
  'authorization',
  'token',
  'access_token',
  'secret',
  'account_number',
  'routing_number',
  'tin',
  'ssn9',
];
const anyDepth = (name: string) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`];

/** A logger that writes JSON lines to `destination`, without secrets and without the values of database errors. */
export function logTo(destination: DestinationStream, level: Settings['ACHORD_LOG_LEVEL']): Logger {
  return pino(
    {
      level,
      redact: { paths: secretNames.flatMap(anyDepth), censor: '[not logged]' },
      serializers: { err: loggedError },
    },
    destination,
  );
}
