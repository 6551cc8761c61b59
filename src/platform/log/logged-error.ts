// What the log keeps of an error: its kind and its place. It keeps a message only if it cannot
// contain a value that a caller has sent.
import pg from 'pg';
import { StatedError } from '../std/stated-error.ts';

export interface LoggedError {
  type: string;
  /** Only of our own errors, and of errors of PostgreSQL without values. */
  message?: string;
  /** The places in the program. The message is not repeated. */
  stack: string;
  /** SQLSTATE, or the code of a system error or of a library. */
  code?: string;
  /** The system call that failed. */
  syscall?: string;
  constraint?: string;
  table?: string;
  column?: string;
  cause?: LoggedError;
}

const deepestCause = 5;
const mostFrames = 10;

/**
 * PostgreSQL repeats values of rows and parameters in `detail` and `where`, and in the messages of
 * all other classes of SQLSTATE than these. These name tables, columns and constraints only.
 */
const classesWithoutValues = new Set(['08', '23', '25', '26', '40', '42', '53', '54', '55', '57', '58', 'P0', 'XX']);

/** A name of a class, of a code or of a system call, as programs write them. */
const named = /^[A-Za-z][A-Za-z_]{0,63}$/;
const coded = /^(?:[0-9A-Z]{5}|[A-Z][A-Z_]+[A-Z0-9_]{0,60})$/;

const matching = (value: unknown, form: RegExp) => (typeof value === 'string' && form.test(value) ? value : undefined);

export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'a value that is not an error was thrown', stack: '' };
  const { cause } = error;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  return withoutUndefined({
    type: typeOf(error),
    message: messageOf(error),
    stack: framesOf(error),
    code: matching(code, error instanceof StatedError ? named : coded),
    syscall: matching(syscall, named),
    ...(error instanceof pg.DatabaseError
      ? { constraint: error.constraint, table: error.table, column: error.column }
      : {}),
    cause: cause === undefined || depth >= deepestCause ? undefined : loggedError(cause, depth + 1),
  });
}

function typeOf(error: Error): string {
  if (error instanceof StatedError) return error.constructor.name;
  return error instanceof pg.DatabaseError ? 'DatabaseError' : (matching(error.name, named) ?? 'Error');
}

function messageOf(error: Error): string | undefined {
  if (error instanceof StatedError) return error.message;
  if (error instanceof pg.DatabaseError && classesWithoutValues.has(error.code?.slice(0, 2) ?? ''))
    return error.message;
  return undefined;
}

/** The last lines of the stack that are places. A message before them may have lines too. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  const lines = (at === -1 ? stack : stack.slice(at + message.length)).split('\n').slice(-mostFrames);
  return lines.filter((line) => /^ {4}at [^\n]*$/.test(line)).join('\n');
}

type Defined<Value> = { [Name in keyof Value]: Exclude<Value[Name], undefined> };

function withoutUndefined(error: { [Name in keyof LoggedError]: LoggedError[Name] | undefined }): LoggedError {
  return Object.fromEntries(Object.entries(error).filter(([, value]) => value !== undefined)) as Defined<LoggedError>;
}
