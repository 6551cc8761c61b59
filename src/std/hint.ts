// Gives hints after something is done: an error in what they start must not be answered as a
// failure of what is done.

/**
 * Calls each of `heard`. An error in one goes to standard error as a warning, and the others are
 * called all the same.
 */
export function hint(heard: Iterable<() => void>): void {
  for (const one of heard)
    try {
      one();
    } catch (error) {
      process.emitWarning(error instanceof Error ? error : String(error));
    }
}
