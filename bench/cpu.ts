// CPU time that processes have used: on a machine that others use too it says more than the time on
// the clock. Linux only.
import { readdirSync, readFileSync } from 'node:fs';

// What the kernel counts in, for everything it shows to programs.
const tickMicroseconds = 10_000;

interface Used {
  parent: number;
  own: number;
  /** Of its children that have ended. */
  ended: number;
}

function used(pid: number): Used | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Its name comes before, in brackets, and may hold anything.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = (first: number) => (fields[first]! + fields[first + 1]!) * tickMicroseconds;
    return { parent: fields[1]!, own: ticks(11), ended: ticks(13) };
  } catch {
    return null;
  }
}

/** Of one process, in microseconds; NaN where the system does not say. */
export const cpuOf = (pid: number): number => used(pid)?.own ?? Number.NaN;

/**
 * Of a whole PostgreSQL server, in microseconds, by the process of one of its connections
 * (`pg_backend_pid`).
 */
export function cpuOfServer(backendPid: number): number {
  const server = used(backendPid)?.parent;
  const itself = server === undefined ? null : used(server);
  if (itself === null) return Number.NaN;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => used(Number(name)))
    .filter((one) => one?.parent === server);
  return children.reduce((sum, one) => sum + one!.own, itself.own + itself.ended);
}
