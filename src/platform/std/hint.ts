// Sends hints after work is done: an error in a listener must not fail the finished work.

/**
 * Calls each listener. An error in one becomes a warning on standard error; the others are still
 * called.
 */
export function hint(listeners: Iterable<() => void>): void {
  for (const listener of listeners)
    try {
      listener();
    } catch (error) {
      process.emitWarning(error instanceof Error ? error : String(error));
    }
}
