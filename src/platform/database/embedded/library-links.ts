// The names under which the programs of the server look for their libraries. npm packs no links:
// the install script of the package makes them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StatedError } from '../../std/stated-error.ts';

/** Throws if npm has unpacked the package without its install script. */
export function refuseWithoutLinks(packageRoot: string, packageName: string): void {
  const list = join(packageRoot, 'native', 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { target: string }[]) : [];
  if (links.every(({ target }) => existsSync(join(packageRoot, target)))) return;
  throw new StatedError(
    `The embedded PostgreSQL is incomplete, because npm did not run the install script of ${packageName}. Run "npm rebuild ${packageName} --ignore-scripts=false" in the folder of your package.json, or set DATABASE_URL to a PostgreSQL server.`,
  );
}
