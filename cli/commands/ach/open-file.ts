// The file that an "ach" command was given: a path, or "-" for standard input.
import { open } from 'node:fs/promises';
import type { Source } from '../../../src/nacha/reading/read-file.ts';
import { CommandNotUnderstood } from '../../complaint.ts';

export async function openFile(path: string): Promise<Source> {
  if (path === '-') return process.stdin;
  try {
    const file = await open(path);
    if ((await file.stat()).isDirectory()) {
      await file.close();
      throw new CommandNotUnderstood(`${path} is a directory.`);
    }
    return file.createReadStream({ highWaterMark: 256 * 1024 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new CommandNotUnderstood(`There is no file ${path}.`);
    if (code === 'EACCES') throw new CommandNotUnderstood(`${path} may not be read.`);
    throw error;
  }
}

/** Writes to standard output, and waits while whoever reads it is slower than the file. */
export function print(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => {
      // Whoever reads, `head` for instance, has had enough.
      if (error && 'code' in error && error.code === 'EPIPE') process.exit();
      if (error) reject(error);
      else resolve();
    });
  });
}
