// The log of the service: one line an event, on stderr; readable text in a terminal, JSON
// otherwise.
import { pino } from 'pino';
import type { Settings } from '../settings/settings.ts';
import { type LineWriter, lineWriter } from './line-writer.ts';
import type { LoggableFields, LoggableMessage } from './loggable.ts';
import { loggedError } from './logged-error.ts';

/** Fields and message are of the types that are safe in a line: see loggable.ts. */
type WriteLine = <const Fields extends object, const Message extends string>(
  fields: Fields & LoggableFields<Fields>,
  message: Message & LoggableMessage<Message>,
) => void;

export interface Log {
  readonly info: WriteLine;
  readonly warn: WriteLine;
  /** An error is written at once, with all lines before it. */
  readonly error: WriteLine;
}

/** The log of a process that reports its own end. */
export interface ProcessLog extends Log {
  readonly fatal: WriteLine;
}

export interface OpenedLog extends ProcessLog {
  /** Lines that were lost because their reader was too slow, or their disk full. */
  linesLost(): number;
}

type LogSettings = Pick<Settings, 'ACHORD_LOG_LEVEL' | 'ACHORD_LOG_FORMAT'>;

const stderr = 2;

export async function openLog({ ACHORD_LOG_LEVEL: level, ACHORD_LOG_FORMAT: format }: LogSettings): Promise<OpenedLog> {
  const pretty = format === 'pretty' || (format === 'auto' && process.stderr.isTTY === true);
  const asText = pretty ? await linesForPeople() : (line: string) => line;
  const writer: LineWriter = lineWriter(stderr, { lostLine });
  // The last lines, however the process ends; only SIGKILL may lose the lines of one turn.
  process.on('exit', writer.end);
  const log = logTo({ write: (line, urgent) => writer.write(asText(line), urgent) }, level);
  return Object.assign(log, { linesLost: writer.lost });

  /** Made by a log of its own: the writer is in the middle of a write. */
  function lostLine(lines: number): string {
    let made = '';
    logTo({ write: (line) => (made = asText(line)) }, 'warn').warn(
      { lines },
      'log lines were lost: the reader of the log is too slow, or its disk is full',
    );
    return made;
  }
}

async function linesForPeople(): Promise<(line: string) => string> {
  // Loaded only if needed: it takes longer to load than the rest of the log.
  const { isColorSupported, prettyFactory } = await import('pino-pretty');
  return prettyFactory({ colorize: isColorSupported, ignore: 'pid,hostname' });
}

interface Destination {
  /** `urgent`: an error or worse. */
  write(line: string, urgent: boolean): void;
}

const error = pino.levels.values.error!;

/** A log that writes JSON lines to `destination`, and of errors only what is safe. */
export function logTo(destination: Destination, level: Settings['ACHORD_LOG_LEVEL']): ProcessLog {
  const stream = {
    // pino sets `lastLevel` before each write if this is true.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write: (line: string) => destination.write(line, stream.lastLevel >= error),
  };
  return pino({ level, serializers: { err: loggedError } }, stream);
}
