// How many connections this process can have: each needs one of the descriptors that the system
// allows.
import { readFileSync } from 'node:fs';

/** Descriptors that this process may have open; null when the system does not say. */
export function descriptorLimit(): number | null {
  const limits = readIfThere('/proc/self/limits');
  const soft = limits === null ? softLimitReported() : /^Max open files\s+(\S+)/m.exec(limits)?.[1];
  return Number(soft) > 0 && Number.isFinite(Number(soft)) ? Number(soft) : null;
}

/**
 * Connections at most: the setting, or fewer, so that descriptors are left for the database and, a
 * quarter of the rest, for webhooks, files and banks.
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

/** The limit on systems other than Linux, when they report one. */
function softLimitReported(): unknown {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  return userLimits?.open_files?.soft;
}
