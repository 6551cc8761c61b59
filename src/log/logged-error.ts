// What the log keeps of an error: where and why it happened, never what a caller sent.
import pg from 'pg';

export interface LoggedError {
  type: string;
  message: string;
  stack: string;
  /** SQLSTATE, or the code of a system error. */
  code?: string;
  constraint?: string;
  table?: string;
  cause?: LoggedError;
}

const deepestCause = 5;

/**
 * PostgreSQL repeats values of rows and parameters in `detail`, in `where` and, for data exceptions
 * (class 22), after the colon of the message. None of these is kept.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'a value that is not an error was thrown', stack: '' };
  const { name, message, stack = '', cause } = error;
  const { code } = error as { code?: unknown };
  const fromDatabase = error instanceof pg.DatabaseError;
  const said = fromDatabase && code?.toString().startsWith('22') ? message.replace(/:.*$/su, '') : message;
  // The stack repeats the message before its first line.
  const lines = stack.slice(Math.max(0, stack.indexOf('\n    at ')));
  return {
    type: fromDatabase ? 'DatabaseError' : name,
    message: said,
    stack: `${name}: ${said}${lines.startsWith('\n') ? lines : ''}`,
    ...(typeof code === 'string' ? { code } : {}),
    ...(fromDatabase && error.constraint !== undefined ? { constraint: error.constraint } : {}),
    ...(fromDatabase && error.table !== undefined ? { table: error.table } : {}),
    ...(cause !== undefined && depth < deepestCause ? { cause: loggedError(cause, depth + 1) } : {}),
  };
}
