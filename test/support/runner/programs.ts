// Installed programs that some tests compare the service with.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Its path, or null. Some are in directories that are only on root's PATH. */
export function findProgram(program: string): string | null {
  const directories = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  for (const directory of directories) {
    const path = join(directory, program);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {}
  }
  return null;
}
