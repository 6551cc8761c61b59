// The package "node" brings headers for compiling extensions, a third of its size. Nothing here
// needs them.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

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
