// Where the files of an embedded server are: inside the data directory, or elsewhere when the
// server's account cannot reach that.

import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StatedError } from '../../std/stated-error.ts';
import { canReach, type ServerAccount } from './can-reach.ts';
import { readIfPresent, replaceFile } from './small-file.ts';

export interface Home {
  /** Our own files: passwords, port. Always inside the data directory. */
  ours: string;
  /** The directory of PostgreSQL, made by initdb. */
  cluster: string;
  /** Its log files, one for each weekday. */
  logs: string;
  /** The output of the server before its log files are open. */
  startLog: string;
}

/**
 * A place that every system account can reach, for a service that root runs in a private directory
 * such as /root.
 */
export const OPEN_PLACE = '/var/lib/achord';

const oursIn = (dataDirectory: string) => join(dataDirectory, 'postgres');

/** Finds the home of a data directory, and makes it at the first start. */
export function makeHome(dataDirectory: string, account: ServerAccount | null): Home {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const root = realpathSync(dataDirectory);
  const ours = oursIn(root);
  mkdirSync(ours, { recursive: true, mode: 0o700 });

  const inside = existsSync(join(ours, 'cluster'));
  if (account !== null && !inside && !existsSync(join(ours, 'elsewhere')) && !canReach(root, account)) {
    const name = createHash('sha256').update(root).digest('hex').slice(0, 16);
    replaceFile(join(ours, 'elsewhere'), `${join(OPEN_PLACE, name)}\n`, 0o600);
  }
  const home = findHome(root);
  if (home.cluster === join(ours, 'cluster')) {
    if (account !== null) letPass([root, ours], account);
  } else {
    claimElsewhere(home, root);
  }
  if (!existsSync(home.logs)) {
    mkdirSync(home.logs, { mode: 0o700 });
    if (account !== null) chownSync(home.logs, account.uid, account.gid);
  }
  return home;
}

/** Whether a server was ever started in this data directory. */
export const wasEverStarted = (dataDirectory: string): boolean => existsSync(oursIn(dataDirectory));

/** The home of a data directory (a real path) that was started before. */
export function findHome(root: string): Home {
  const ours = oursIn(root);
  const elsewhere = readIfPresent(join(ours, 'elsewhere'))?.trim();
  const place = elsewhere !== undefined && existsSync(elsewhere) ? realpathSync(elsewhere) : (elsewhere ?? ours);
  return { ours, cluster: join(place, 'cluster'), logs: join(place, 'log'), startLog: join(ours, 'start.log') };
}

/**
 * The group of the server may pass through these directories to the cluster, but cannot list or
 * read anything in them.
 */
function letPass(directories: string[], account: ServerAccount): void {
  for (const directory of directories) {
    if (canReach(join(directory, 'cluster'), account)) continue;
    chownSync(directory, statSync(directory).uid, account.gid);
    chmodSync(directory, (statSync(directory).mode & 0o7777) | 0o010);
  }
}

/**
 * A copy of a data directory must not share the database of the original: each place names its data
 * directory.
 */
function claimElsewhere(home: Home, root: string): void {
  const place = join(home.cluster, '..');
  const owner = join(place, 'belongs-to');
  if (existsSync(join(home.ours, 'port')) && !existsSync(home.cluster)) {
    throw new StatedError(
      `The database of ${root} was in ${place}, which no longer exists. Restore it, or remove ${home.ours} to start with an empty database.`,
    );
  }
  makeOpen(OPEN_PLACE);
  makeOpen(place);
  const belongsTo = readIfPresent(owner)?.trim();
  if (belongsTo === root) return;
  if (belongsTo !== undefined && existsSync(join(oursIn(belongsTo), 'elsewhere'))) {
    const original = readFileSync(join(oursIn(belongsTo), 'elsewhere'), 'utf8').trim();
    if (original === place) {
      throw new StatedError(
        `The database in ${place} belongs to ${belongsTo}, and ${root} is a copy of that. Remove ${home.ours} to start with an empty database.`,
      );
    }
  }
  replaceFile(owner, `${root}\n`, 0o644);
}

/** Independent of the umask: other accounts must be able to pass through. */
export function makeOpen(directory: string): void {
  if (existsSync(directory)) return;
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o755);
}
