// The system account that runs the server: our own, except under root, because PostgreSQL refuses
// to run as root.

import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync, statSync } from 'node:fs';
import { StatedError } from '../../std/stated-error.ts';
import type { ServerAccount } from './can-reach.ts';
import { findHome } from './home.ts';

/** The account for the server of this data directory; null: our own account. */
export function serverAccount(dataDirectory: string): ServerAccount | null {
  const owner = clusterOwner(dataDirectory);
  const ourselves = process.getuid?.();
  if (ourselves === undefined) {
    throw new StatedError(
      'The embedded PostgreSQL runs on Linux and macOS only. Set DATABASE_URL to a PostgreSQL server, or use WSL.',
    );
  }
  if (ourselves !== 0) {
    if (owner !== null && owner.uid !== ourselves) {
      throw new StatedError(
        `The database of ${dataDirectory} belongs to another system user. Start as that user or as root.`,
      );
    }
    return null;
  }
  if (owner !== null && owner.uid !== 0) return owner;
  return findPostgresUser() ?? createPostgresUser();
}

function clusterOwner(dataDirectory: string): ServerAccount | null {
  if (!existsSync(dataDirectory)) return null;
  const { cluster } = findHome(realpathSync(dataDirectory));
  if (!existsSync(cluster)) return null;
  const { uid, gid } = statSync(cluster);
  return { uid, gid };
}

function findPostgresUser(): ServerAccount | null {
  try {
    return { uid: askId('-u'), gid: askId('-g') };
  } catch {
    return null;
  }
}

function askId(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}

/** Most Linux systems have useradd; Alpine and BusyBox have adduser with these flags. */
function createPostgresUser(): ServerAccount {
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres']],
    ['adduser', ['-S', '-D', '-H', '-s', '/bin/false', 'postgres']],
  ];
  for (const [command, flags] of ways) {
    try {
      execFileSync(command, flags, { stdio: 'ignore' });
    } catch {
      continue;
    }
    const created = findPostgresUser();
    if (created !== null) return created;
  }
  throw new StatedError(
    'PostgreSQL refuses to run as root, and the system user "postgres" could not be made. Start Achord as an ordinary user, make that user, or set DATABASE_URL.',
  );
}
