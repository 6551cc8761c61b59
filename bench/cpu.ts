// CPU time of processes: on a shared machine it says more than wall-clock time. Linux only.
import { readdirSync, readFileSync } from 'node:fs';

// The unit of the kernel for all times that programs can read.
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
    // The name comes before, in brackets, and may contain any character.
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

/** Of one process, in microseconds; NaN where the system does not report it. */
export const cpuOf = (pid: number): number => used(pid)?.own ?? Number.NaN;

/**
 * Of a whole PostgreSQL server, in microseconds. `backendPid`: a process of one of its connections
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
