// How many connections this process can have: each needs one of its file descriptors.
import { readFileSync } from 'node:fs';

/** File descriptors that this process may open; null when the system does not report it. */
export function descriptorLimit(): number | null {
  const limits = readIfThere('/proc/self/limits');
  const soft = limits === null ? softLimitReported() : /^Max open files\s+(\S+)/m.exec(limits)?.[1];
  return Number(soft) > 0 && Number.isFinite(Number(soft)) ? Number(soft) : null;
}

/**
 * The maximum number of connections: the setting, or fewer, so that descriptors remain for the
 * database and a quarter of the rest for webhooks, files and banks.
 */
export function connectionsAtMost(set: number, descriptors: number | null, forDatabase: number): number {
  if (descriptors === null) return set;
  return Math.max(1, Math.min(set, Math.floor((descriptors - forDatabase) * 0.75)));
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** The limit on systems other than Linux, if they report one. */
function softLimitReported(): unknown {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  return userLimits?.open_files?.soft;
}
