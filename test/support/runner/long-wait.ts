// How long a test waits when it does not test a deadline: longer than any busy machine needs.

export const longWaitMs = 600_000;

/**
 * Tries with longer and longer deadlines, and answers the first attempt that came far enough. For a
 * deadline that must pass after something else has happened, which takes as long as the machine
 * needs.
 */
export async function withDeadlineAfter<T>(
  cameFarEnough: (met: T) => boolean,
  attempt: (deadlineMs: number) => Promise<T>,
): Promise<T> {
  let met = await attempt(400);
  for (let deadlineMs = 1_600; deadlineMs < 60_000 && !cameFarEnough(met); deadlineMs *= 4)
    met = await attempt(deadlineMs);
  return met;
}
