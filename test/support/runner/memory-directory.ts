// The directory for temporary files of a test run: in memory where the machine has room. A run
// makes and drops hundreds of databases, each with a thousand files: on a disk, a clone takes ten
// times as long.
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../../src/platform/database/embedded/processes.ts';

/** Linux keeps the files of this directory in memory. */
const memory = '/dev/shm';
/** Bytes. A run on two cores has at most about half of it in use. */
const room = 6 * 1024 ** 3;
/** Short: the path of a Unix socket has at most a hundred characters. The process id follows. */
const prefix = 'achord-';

/**
 * Makes the directory, and makes it the one of `tmpdir()` here and in the workers. Null if the
 * machine has no room: then everything stays on the disk.
 */
export function openMemoryDirectory(): string | null {
  removeAbandoned();
  if (!hasRoom()) return null;
  const directory = join(memory, `${prefix}${process.pid}`);
  mkdirSync(directory);
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

/**
 * A run that was killed has left its files in memory. This process may have the id of such a run.
 */
function removeAbandoned(): void {
  for (const name of entries()) {
    if (!/^achord-\d+$/.test(name)) continue;
    const pid = Number(name.slice(prefix.length));
    if (pid === process.pid || !isAlive(pid)) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

function entries(): string[] {
  try {
    return readdirSync(memory);
  } catch {
    return [];
  }
}
