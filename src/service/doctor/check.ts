// A check of the doctor, and how all checks run: side by side, each with a deadline, and none stops
// another.
import { DeadlinePassed, withinDeadline } from '../../platform/std/deadline.ts';

export interface Finding {
  /** UNKNOWN: it could not be checked from here, or not now. */
  status: 'OK' | 'WARNING' | 'FAILED' | 'UNKNOWN';
  /** What the check saw. It never contains a secret. */
  found: string;
  /** What the operator should do; null when nothing is to be done. */
  do: string | null;
}

export interface Check {
  name: string;
  /** An error that it throws counts as FAILED. */
  run(): Promise<Finding>;
}

export interface Checked extends Finding {
  name: string;
}

/** Node gives one error for several addresses of a host: its own message is empty. */
export function messageOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return (first as Error).message;
}

export const ok = (found: string): Finding => ({ status: 'OK', found, do: null });
export const warning = (found: string, todo: string): Finding => ({ status: 'WARNING', found, do: todo });
export const failed = (found: string, todo: string): Finding => ({ status: 'FAILED', found, do: todo });
export const unknown = (found: string, todo: string): Finding => ({ status: 'UNKNOWN', found, do: todo });

/** Checks that did not run, each with the same reason. */
export const notChecked = (checks: readonly Check[], found: string, todo: string): Checked[] =>
  checks.map(({ name }) => ({ name, ...unknown(found, todo) }));

/** In the order of the checks. */
export function runChecks(checks: readonly Check[], deadlineMs: number): Promise<Checked[]> {
  return Promise.all(
    checks.map(async ({ name, run }) => {
      try {
        const { status, found, do: todo } = await withinDeadline(deadlineMs, run);
        return { name, status, found, do: todo };
      } catch (error) {
        return { name, ...unfinished(error) };
      }
    }),
  );
}

function unfinished(error: unknown): Finding {
  const message = messageOf(error);
  return error instanceof DeadlinePassed
    ? failed(message, 'Check that the other side runs and that the network lets this machine reach it.')
    : failed(message, 'Remove the cause that the message names, then run "achord doctor" again.');
}
