// One installation at a time: a lock file that a killed holder does not leave behind for good.
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until the lock at `path` is ours, then does the work. */
export async function withInstallLock(path, work) {
  const release = await acquire(path);
  try {
    return await work();
  } finally {
    release();
  }
}

async function acquire(path) {
  const mine = `${process.pid} ${startTime(process.pid)} ${randomUUID()}`;
  let told = false;
  for (;;) {
    if (take(path, mine)) return () => unlinkSync(path);
    const holder = read(path);
    if (holder === null) continue;
    const [pid, started, token] = holder.split(' ');
    if (!isAlive(Number(pid), started)) {
      await removeStale(path, holder, token);
      continue;
    }
    if (!told) process.stderr.write(`Waiting for process ${pid}, which is installing the packages ...\n`);
    told = true;
    await sleep(200);
  }
}

/** A file appears whole under its name, or not at all: written beside, then linked. */
function take(path, mine) {
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, mine);
  try {
    linkSync(fresh, path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(fresh);
  }
}

/**
 * Of several that find the same dead holder, one removes its lock: whoever gets the lock of exactly
 * that removal.
 */
async function removeStale(path, holder, token) {
  const release = await acquire(`${path}.after-${token}`);
  try {
    if (read(path) === holder) unlinkSync(path);
  } finally {
    release();
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/** A process id is used again sooner or later; together with the start time it is not. */
function isAlive(pid, started) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return startTime(pid) === started;
}

/** In clock ticks since boot on Linux; elsewhere the process id must do. */
function startTime(pid) {
  if (process.platform !== 'linux') return '-';
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Counted from the state, which follows the bracketed name: the name may hold spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return 'gone';
  }
}
