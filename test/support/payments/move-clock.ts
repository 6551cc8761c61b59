// Moves the sandbox clock over HTTP, like an operator.
import type { TestService } from '../service/service.ts';

/** How far: to the end of a banking day, by seconds, or to a time. */
export type Move = { banking_days: number } | { seconds: number } | { to: string | Date };

/** Returns the new time. */
export async function moveClock(service: TestService, move: Move): Promise<Date> {
  const answer = await service.send('POST', '/sandbox/v1/clock/advance', { body: move });
  if (answer.status !== 200) throw new Error(`not advanced: ${answer.status} ${answer.text}`);
  return new Date(answer.body.data.now);
}
