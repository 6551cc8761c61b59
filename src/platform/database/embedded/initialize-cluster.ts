// Makes the cluster at the first start, under a temporary name until it is complete, so that a
// killed attempt is repeated.

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StatedError } from '../../std/stated-error.ts';
import type { Binaries } from './binaries.ts';
import type { ServerAccount } from './can-reach.ts';
import type { Home } from './home.ts';
import { flushDirectory } from './small-file.ts';

interface Initialize {
  home: Home;
  binaries: Binaries;
  account: ServerAccount | null;
  password: string;
}

const CLUSTER = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  // Byte order, the same on every machine and after every upgrade of the system's libraries: no
  // index becomes wrong.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  // A damaged page from the disk becomes an error, not a wrong balance.
  '--data-checksums',
  '--no-instructions',
];

/** True: it made the cluster. False: one existed. */
export async function initializeCluster({ home, binaries, account, password }: Initialize): Promise<boolean> {
  if (existsSync(home.cluster)) return false;
  const place = dirname(home.cluster);
  removeLeftovers(place);
  // A different name each time: the initdb of a killed start may still be writing.
  const attempt = randomUUID();
  const fresh = `${home.cluster}.${attempt}`;
  const passwordFile = `${fresh}.password`;

  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account !== null) {
    for (const path of [fresh, passwordFile]) chownSync(path, account.uid, account.gid);
  }
  try {
    await run(binaries.initdb, [`--pgdata=${fresh}`, `--pwfile=${passwordFile}`, ...CLUSTER], place, account);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(fresh, home.cluster);
  flushDirectory(place);
  return true;
}

function removeLeftovers(place: string): void {
  for (const name of readdirSync(place)) {
    if (!name.startsWith('cluster.')) continue;
    try {
      rmSync(join(place, name), { recursive: true, force: true });
    } catch {
      // It is still being written to: the next start removes it.
    }
  }
}

function run(program: string, args: string[], cwd: string, account: ServerAccount | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { LC_ALL: 'C' }, stdio: ['ignore', 'ignore', 'pipe'], ...account });
    let complaint = '';
    child.stderr.on('data', (chunk) => {
      complaint += chunk;
    });
    child.once('error', (cause) => reject(new StatedError(`PostgreSQL's initdb cannot run here: ${cause.message}`)));
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new StatedError(`PostgreSQL's initdb failed: ${complaint.trim()}`));
    });
  });
}
