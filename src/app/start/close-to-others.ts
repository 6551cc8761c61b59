// Closes the service's files to other accounts of the machine: folders 0700, files 0600, also those
// that it finds more open.
import { chmodSync, existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../database/embedded/log.ts';

/** For this process and what it starts: what it makes is closed from the first moment on. */
export function makePrivateFiles(): void {
  process.umask(0o077);
}

/**
 * Only what the service itself makes there: an operator may keep other files beside it. PostgreSQL
 * looks after its own cluster, and does not start on one that others can read.
 */
export function closeToOthers(dataDirectory: string, log: Log): void {
  if (!existsSync(dataDirectory)) return;
  const root = realpathSync(dataDirectory);
  const postgres = join(root, 'postgres');
  const owned = [
    root,
    ...['secrets.json', 'address', 'lock', 'lock.pid'].map((name) => join(root, name)),
    ...withEverythingIn(join(root, 'banks')),
    postgres,
    ...filesIn(postgres),
    ...withEverythingIn(join(postgres, 'log')),
  ];
  for (const path of owned)
    try {
      close(path, path === root || path === postgres);
    } catch (err) {
      log.warn(
        { err, path },
        'Other accounts of this machine can read this path and Achord may not change that: set its mode to 0700 or 0600.',
      );
    }
}

/**
 * `passed`: under root PostgreSQL runs as another account, whose group passes this folder on the
 * way to its cluster.
 */
function close(path: string, passed: boolean): void {
  if (!existsSync(path)) return;
  const { mode } = lstatSync(path);
  const allowed = passed && process.getuid?.() === 0 ? 0o710 : 0o700;
  if ((mode & 0o777 & ~allowed) !== 0) chmodSync(path, mode & allowed);
}

const entriesIn = (directory: string, recursive: boolean) =>
  existsSync(directory)
    ? readdirSync(directory, { recursive, withFileTypes: true }).filter((entry) => !entry.isSymbolicLink())
    : [];

const withEverythingIn = (directory: string) => [
  directory,
  ...entriesIn(directory, true).map((entry) => join(entry.parentPath, entry.name)),
];

const filesIn = (directory: string) =>
  entriesIn(directory, false)
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
