// Makes the files of the service private: folders 0700, files 0600, also existing ones with more
// open modes.

import { chmodSync, existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../platform/log/log.ts';
import { madeSafe } from '../../platform/log/loggable.ts';

/** For this process and its children: new files are private from the beginning. */
export function makePrivateFiles(): void {
  process.umask(0o077);
}

/**
 * Only files that the service makes: an operator may keep other files in the folder. PostgreSQL
 * checks its own cluster, and does not start if others can read it.
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
        { err, path: madeSafe(path) },
        'other accounts of this machine can read this path, and Achord must not change its mode: set it to 0700 or 0600',
      );
    }
}

/**
 * `passed`: under root, PostgreSQL runs as another account whose group passes through this folder
 * to its cluster.
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
