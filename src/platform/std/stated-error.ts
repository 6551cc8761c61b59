// An error whose message the log may show.

/**
 * Its message is a sentence of this program: no value that a caller or a bank has sent is in it.
 * The log leaves out the message of every other error.
 */
export class StatedError extends Error {}
