// Where the service of a data directory answers, for commands that run beside it: PORT=0 is known
// to nobody else.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readIfPresent, replaceFile } from '../../database/embedded/small-file.ts';

const pathIn = (dataDirectory: string) => join(dataDirectory, 'address');

export function keepServiceAddress(dataDirectory: string, address: string): void {
  replaceFile(pathIn(dataDirectory), `${address}\n`, 0o600);
}

export function forgetServiceAddress(dataDirectory: string): void {
  rmSync(pathIn(dataDirectory), { force: true });
}

/** Null when no service runs there; after a kill it may be one that is gone. */
export function keptServiceAddress(dataDirectory: string): string | null {
  return readIfPresent(pathIn(dataDirectory))?.trim() ?? null;
}
