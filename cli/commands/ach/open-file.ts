// The input file of an "ach" command: a path, or "-" for standard input.
import { open } from 'node:fs/promises';
import type { Source } from '../../../src/ach/nacha/reading/read-file.ts';
import { CommandNotUnderstood } from '../../complaint.ts';
import type { Terminal } from '../../terminal.ts';

export async function openFile(path: string, terminal: Terminal): Promise<Source> {
  if (path === '-') return terminal.stdin;
  try {
    const file = await open(path);
    if ((await file.stat()).isDirectory()) {
      await file.close();
      throw new CommandNotUnderstood(`${path} is a directory.`);
    }
    return file.createReadStream({ highWaterMark: 256 * 1024 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new CommandNotUnderstood(`The file ${path} does not exist.`);
    if (code === 'EACCES') throw new CommandNotUnderstood(`The file ${path} is not readable for this account.`);
    throw error;
  }
}

/** Writes to standard output, and waits for a slow reader. */
export function print(terminal: Terminal, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    terminal.stdout.write(text, (error) => {
      // The reader, for example `head`, has closed the pipe.
      if (error && 'code' in error && error.code === 'EPIPE') terminal.exit(0);
      if (error) reject(error);
      else resolve();
    });
  });
}
