// The signal that the outbox has events: it starts the fan-out at once.
import { signal } from '../../platform/std/signal.ts';

/**
 * Sent after a commit that added to the outbox. announce() sends it; other writers must send it
 * themselves.
 */
export const outboxFilled = signal();
