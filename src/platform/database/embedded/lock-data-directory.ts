// One service for each data directory: a lock of the operating system, which ends with its process
// and does not depend on process ids.

import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StatedError } from '../../std/stated-error.ts';
import { isAlive } from './processes.ts';
import { readIfPresent, replaceFile } from './small-file.ts';
import { waitUntil } from './wait-until.ts';

export interface DataDirectoryLock {
  release(): void;
}

/** Kept referenced: garbage collection of a connection would release its lock. */
const held = new Set<DatabaseSync>();

/**
 * Makes the directory if needed and locks it, or throws one sentence that names the process that
 * holds it. Node has no file locks. An exclusive transaction of SQLite on an empty file is one
 * (fcntl), and the system releases it when the process ends in any way. The file stays: after a
 * removal, two starts could each lock a file of that name.
 */
export async function lockDataDirectory(path: string): Promise<DataDirectoryLock> {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const root = realpathSync(path);
  const holderFile = join(root, 'lock.pid');
  const lock = new DatabaseSync(join(root, 'lock'), { timeout: 0 });
  try {
    // Without a journal: only the lock is needed.
    lock.exec('pragma journal_mode = off; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    const holder = await nameHolder(holderFile);
    throw new StatedError(
      `Another Achord (${holder}) uses ${root}. Stop it, or set ACHORD_DATA_DIR to another directory.`,
    );
  }
  held.add(lock);
  replaceFile(holderFile, `${process.pid}\n`, 0o600);
  return {
    release: () => {
      if (held.delete(lock)) lock.close();
    },
  };
}

const SQLITE_BUSY = 5;

/** The holder writes its process id just after locking: a short wait finds the right one. */
async function nameHolder(holderFile: string): Promise<string> {
  const pid = () => Number(readIfPresent(holderFile) ?? 0);
  const known = await waitUntil(() => pid() > 0 && isAlive(pid()), 500);
  return known ? `process ${pid()}` : 'a process of another user';
}
