// The error messages of the commands.

/** A command cannot do what it was asked. The message is a sentence for the user. */
export class CommandRefused extends Error {}

/**
 * Wrong usage, for example a file that does not exist. The exit code is 2, because 1 may be an
 * answer.
 */
export class CommandNotUnderstood extends Error {}

// Thrown by the language: a bug, so the developer needs the stack.
const ourMistakes = [TypeError, RangeError, ReferenceError, SyntaxError];

/** Our own errors are sentences for people; a stack would hide them. */
export function complaint(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return ourMistakes.some((kind) => error instanceof kind) ? (error.stack ?? error.message) : error.message;
}
