// The mark of a data directory in which a restore has not ended. Nothing starts there.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StatedError } from '../../std/stated-error.ts';
import { flushDirectory, replaceFile } from './small-file.ts';

const pathOf = (dataDirectory: string) => join(dataDirectory, 'restoring');

export function markRestoring(dataDirectory: string): void {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  replaceFile(pathOf(dataDirectory), 'A restore into this directory has not ended.\n', 0o600);
}

export function unmarkRestoring(dataDirectory: string): void {
  rmSync(pathOf(dataDirectory));
  flushDirectory(dataDirectory);
}

export const isRestoring = (dataDirectory: string): boolean => existsSync(pathOf(dataDirectory));

/** @throws StatedError */
export function refuseWhileRestoring(dataDirectory: string): void {
  if (!isRestoring(dataDirectory)) return;
  throw new StatedError(
    `A restore into ${dataDirectory} has not ended. Wait for it; if it was killed, run "achord restore" again with the same options.`,
  );
}
