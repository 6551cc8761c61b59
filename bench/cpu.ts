// Processor time of processes: on a shared machine it says more than wall-clock time (decision 3).
// Linux only; NaN where the system does not report it.
import { readdirSync, readFileSync } from 'node:fs';

// The unit of the kernel for the time of processes that have ended.
const tickMicroseconds = 10_000;

interface Found {
  pid: number;
  parent: number;
  /** Microseconds of its children that have ended. */
  ended: number;
}

function found(pid: number): Found | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name comes before, in brackets, and may contain any character.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { pid, parent: fields[1]!, ended: (fields[13]! + fields[14]!) * tickMicroseconds };
  } catch {
    return null;
  }
}

/** Of all threads of a process, in microseconds, exact to the nanosecond; 0 when it has ended. */
function ofThreads(pid: number): number {
  let sum = 0;
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`))
      sum += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    // A thread or the process has ended.
  }
  return sum / 1_000;
}

/**
 * Of a process and all processes below it, in microseconds, also of those that have ended.
 * `groupOf` names the group of a process by its command line; the answer has the sum of each group.
 */
export function cpuOfTree<Group extends string>(
  root: number,
  groupOf: (command: readonly string[]) => Group,
): Record<Group, number> {
  const sums = {} as Record<Group, number>;
  for (const one of treeOf(root)) {
    const group = groupOf(commandOf(one.pid));
    sums[group] = (sums[group] ?? 0) + ofThreads(one.pid) + one.ended;
  }
  return sums;
}

/** Of a process and all processes below it, in microseconds. */
export const cpuOf = (root: number): number => cpuOfTree(root, () => 'all').all ?? Number.NaN;

/** Of the children of this process that have ended, in microseconds. */
export const cpuOfEnded = (): number => found(process.pid)?.ended ?? Number.NaN;

/** The PostgreSQL server of a connection. `backendPid`: its process (`pg_backend_pid`). */
export const serverOf = (backendPid: number): number => found(backendPid)?.parent ?? Number.NaN;

function treeOf(root: number): Found[] {
  const first = found(root);
  if (first === null) return [];
  const childrenOf = Map.groupBy(
    readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (found(Number(name)) ?? []) : [])),
    ({ parent }) => parent,
  );
  const tree = [first];
  for (const { pid } of tree) tree.push(...(childrenOf.get(pid) ?? []));
  return tree;
}

function commandOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}
