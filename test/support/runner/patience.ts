// How long a test waits where it is not about a deadline: so long that no busy machine comes near
// it.

export const patientMs = 600_000;

/**
 * The first attempt that came as far as it must, each with a longer deadline than the one before:
 * where a deadline must pass after something else has happened, how long that takes is up to the
 * machine.
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
