// The address of the service of a data directory, for commands: only the service knows the port of
// PORT=0.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readIfPresent, replaceFile } from '../../platform/database/embedded/small-file.ts';

const pathIn = (dataDirectory: string) => join(dataDirectory, 'address');

export function keepServiceAddress(dataDirectory: string, address: string): void {
  replaceFile(pathIn(dataDirectory), `${address}\n`, 0o600);
}

export function forgetServiceAddress(dataDirectory: string): void {
  rmSync(pathIn(dataDirectory), { force: true });
}

/** Null when no service runs there. After a kill it may be the address of an ended service. */
export function keptServiceAddress(dataDirectory: string): string | null {
  return readIfPresent(pathIn(dataDirectory))?.trim() ?? null;
}
