// The signal that this process has changed the database: it ends the long pauses of jobs.
import { signal } from '../std/signal.ts';

/**
 * Sent after a commit that may have made work for a job. An atomic phase sends it; what is written
 * without a phase sends it itself.
 */
export const databaseChanged = signal();
