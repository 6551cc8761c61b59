// Small files that are whole or absent, also after a kill during the write.
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes to a temporary file, flushes it, then renames it to `path`. */
export function replaceFile(path: string, text: string, mode: number): void {
  const fresh = `${path}.${process.pid}`;
  const file = openSync(fresh, 'w', mode);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(fresh, path);
  flushDirectory(dirname(path));
}

/** A rename survives a power cut only after its directory is flushed. */
export function flushDirectory(path: string): void {
  const directory = openSync(path, 'r');
  try {
    fsyncSync(directory);
  } finally {
    closeSync(directory);
  }
}

export function readIfPresent(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
