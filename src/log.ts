// The service's log: one line an occurrence, on stderr; for people in a terminal, JSON everywhere else.
import { type Logger, pino } from 'pino';
import type { Settings } from './settings.ts';

export async function openLog({ ACHORD_LOG_LEVEL: level, ACHORD_LOG_FORMAT: format }: LogSettings): Promise<Logger> {
  const pretty = format === 'pretty' || (format === 'auto' && process.stderr.isTTY === true);
  if (!pretty) return pino({ level }, pino.destination({ fd: 2, sync: true }));
  // Loaded only where it is wanted: it takes longer to load than the rest of the log.
  const { default: prettyStream } = await import('pino-pretty');
  return pino({ level }, prettyStream({ destination: 2, sync: true, ignore: 'pid,hostname' }));
}

export type LogSettings = Pick<Settings, 'ACHORD_LOG_LEVEL' | 'ACHORD_LOG_FORMAT'>;
