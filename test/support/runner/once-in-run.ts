// A folder that one process of the run makes and all of them use: making it takes seconds.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { sleep } from '../../../src/platform/std/clock.ts';

/** Returns its path. The process that asks first makes it, and the others wait until it is made. */
export async function onceInRun(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(inject('scratch'), name);
  const [taken, made] = [`${path}.taken`, `${path}.made`];
  while (!existsSync(made)) {
    if (!takes(taken)) {
      await sleep(50);
      continue;
    }
    try {
      await make(path);
    } catch (error) {
      // The next process that asks tries again.
      rmSync(path, { recursive: true, force: true });
      rmSync(taken);
      throw error;
    }
    writeFileSync(made, '');
  }
  return path;
}

function takes(path: string): boolean {
  try {
    writeFileSync(path, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
