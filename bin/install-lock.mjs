// One installation at a time: a lock file that is not left locked by a killed holder.
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for the lock at `path`, then does the work. */
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

/**
 * The lock file appears as a whole or not at all: it is written under another name, then linked.
 */
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

/** Several may find the same dead holder. Only the one that locks this removal removes the lock. */
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

/** A process id is reused at some time; together with the start time it is unique. */
function isAlive(pid, started) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return startTime(pid) === started;
}

/** In clock ticks since boot on Linux; elsewhere the process id alone must do. */
function startTime(pid) {
  if (process.platform !== 'linux') return '-';
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Counted from the state, which follows the name in brackets: the name may contain spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return 'gone';
  }
}
