// The directory for temporary files of a test run: in memory where the machine has room. A run makes
// and drops hundreds of databases, each with a thousand files. On a disk this is most of its cost.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Linux keeps the files of this directory in memory. */
const memory = '/dev/shm';
/** Bytes. A run on two cores has at most about half of it in use. */
const room = 6 * 1024 ** 3;
const prefix = 'achord-tests-';

/**
 * Makes the directory, and makes it the one of `tmpdir()` here and in the workers. Null if the
 * machine has no room: then everything stays on the disk.
 */
export function useMemoryDirectory(): string | null {
  removeAbandoned();
  if (!hasRoom()) return null;
  const directory = mkdtempSync(join(memory, `${prefix}${process.pid}-`));
  // Under root the databases run as another user, who must be able to make files here.
  chmodSync(directory, 0o1777);
  process.env.TMPDIR = directory;
  return directory;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= room && freemem() >= room;
  } catch {
    return false;
  }
}

/** A run that was killed has left its files in memory. */
function removeAbandoned(): void {
  for (const name of entries()) {
    const pid = Number(name.slice(prefix.length).split('-')[0]);
    if (name.startsWith(prefix) && !isAlive(pid)) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

function entries(): string[] {
  try {
    return readdirSync(memory);
  } catch {
    return [];
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
