// The package "node" brings headers for compiling extensions, a third of its size. Nothing here
// needs them. Where the package of Achord is installed, npm runs this file at the end.
import { readdirSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `find`: the folder of the package "node". Below it, its program has a package of its own. */
export function removeHeaders(find) {
  try {
    const below = join(find(), 'node_modules');
    for (const name of readdirSync(below).filter((one) => one.startsWith('node-')))
      for (const part of ['include', 'share']) rmSync(join(below, name, part), { recursive: true, force: true });
  } catch {
    // Only disk space: another account may own the packages, or npm has put them elsewhere.
  }
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  removeHeaders(() => dirname(createRequire(import.meta.url).resolve('node/package.json')));
