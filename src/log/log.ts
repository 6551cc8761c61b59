// The log of the service: one line an event, on stderr; readable text in a terminal, JSON
// otherwise.
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../settings.ts';
import { loggedError } from './logged-error.ts';
import { withoutTokens } from './without-tokens.ts';

type LogSettings = Pick<Settings, 'ACHORD_LOG_LEVEL' | 'ACHORD_LOG_FORMAT' | 'ACHORD_ADMIN_TOKEN'>;

/**
 * Lines that could not be written are kept up to this size and retried with the next line. The rest
 * is lost.
 */
const unwrittenBytes = 1024 * 1024;

export async function openLog({
  ACHORD_LOG_LEVEL: level,
  ACHORD_LOG_FORMAT: format,
  ACHORD_ADMIN_TOKEN: adminToken,
}: LogSettings): Promise<Logger> {
  const pretty = format === 'pretty' || (format === 'auto' && process.stderr.isTTY === true);
  const destination = pino.destination({ fd: 2, sync: true, maxLength: unwrittenBytes });
  // A full disk or a closed pipe must not stop payments.
  destination.on('error', () => {});
  const clean = withoutTokens(adminToken);
  if (!pretty) return logTo({ write: (line) => void destination.write(clean(line)) }, level);
  // Loaded only if needed: it takes longer to load than the rest of the log.
  const { isColorSupported, prettyFactory } = await import('pino-pretty');
  const asText = prettyFactory({ colorize: isColorSupported, ignore: 'pid,hostname' });
  return logTo({ write: (line) => void destination.write(clean(asText(line))) }, level);
}

// These are never logged on purpose. If an object contains one by mistake, its value is not
// written.
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

/**
 * A logger that writes JSON lines to `destination`, without secrets and without the values of
 * database errors.
 */
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
