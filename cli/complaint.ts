// What a command says when it could not do what it was told.

/**
 * A command that cannot be carried out as it was given; the message is a sentence for whoever gave
 * it.
 */
export class CommandRefused extends Error {}

/**
 * What was given cannot be what was meant: a file that is not there. The exit code is 2, for 1 may
 * be an answer.
 */
export class CommandNotUnderstood extends Error {}

// Thrown by the language, not by us: whoever mends it needs the place.
const ourMistakes = [TypeError, RangeError, ReferenceError, SyntaxError];

/** Our own errors are sentences for people; a stack would only bury them. */
export function complaint(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return ourMistakes.some((kind) => error instanceof kind) ? (error.stack ?? error.message) : error.message;
}
