// The secrets of a sandbox that was given none: generated once, kept in the data directory, mode 0600.
import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newToken } from './access/token.ts';

export interface Secrets {
  admin_token: string;
  /** 32 bytes in base64. */
  encryption_key: string;
  /** Tokens of the demo tenant, printed at every start. */
  demo?: { processor_token: string; vendor_token: string };
}

const pathIn = (dataDirectory: string) => join(dataDirectory, 'secrets.json');

export async function readSecrets(dataDirectory: string): Promise<Secrets | null> {
  try {
    return JSON.parse(await readFile(pathIn(dataDirectory), 'utf8')) as Secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export function newSecrets(): Secrets {
  return { admin_token: newToken('admin'), encryption_key: randomBytes(32).toString('base64') };
}

/** Written beside and renamed: a crash leaves the old file or the new one. */
export async function keepSecrets(dataDirectory: string, secrets: Secrets): Promise<void> {
  const path = pathIn(dataDirectory);
  await writeFile(`${path}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}
