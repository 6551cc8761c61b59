// The manifest of a backup: what is in it, with checksums. A folder without one is no backup.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIfPresent, replaceFile } from '../../platform/database/embedded/small-file.ts';
import { StatedError } from '../../platform/std/stated-error.ts';
import { type Copied, checksumOf } from './copy-file.ts';

export interface BackedUpFile extends Copied {
  /** Below the folder of the backup: `cluster/…` or `wal/…`. */
  path: string;
}

export interface Manifest {
  format: 1;
  achord: string;
  postgresql: string;
  system_identifier: string;
  started_at: string;
  /** The database can be restored to this moment or a later one. */
  ended_at: string;
  end_lsn: string;
  first_wal_file: string;
  last_wal_file: string;
  /**
   * The data keys of the database, wrapped by the encryption key, in base64: a restore checks that
   * it was given this key.
   */
  vault_keys: { purpose: 'data' | 'index'; version: number; wrapped_key: string }[];
  /** Directories below `cluster/`, also empty ones. */
  directories: string[];
  files: BackedUpFile[];
}

export class BackupRefused extends StatedError {}

const name = 'manifest.json';
const checksumName = 'manifest.sha256';

/**
 * In this order: a manifest with a checksum is complete. The format is the format of `sha256sum`.
 */
export function writeManifest(folder: string, manifest: Manifest): void {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  replaceFile(join(folder, name), text, 0o600);
  replaceFile(join(folder, checksumName), `${sha256(text)}  ${name}\n`, 0o600);
}

/** Null: this folder is no complete backup. @throws BackupRefused if the manifest was changed */
export function readManifest(folder: string): Manifest | null {
  const expected = readIfPresent(join(folder, checksumName))?.slice(0, 64);
  if (expected === undefined) return null;
  const text = readFileSync(join(folder, name), 'utf8');
  if (sha256(text) !== expected) throw new BackupRefused(damaged(join(folder, name)));
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1)
    throw new BackupRefused(`${folder} was made by a newer version of Achord (${manifest.achord}). Use that version.`);
  return manifest;
}

/** Reads every file of the backup. @throws BackupRefused that names the first wrong file */
export async function checkFiles(folder: string, { files }: Manifest): Promise<void> {
  for (const { path, size, sha256: expected } of files) {
    const found = await checksumOf(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new BackupRefused(`${join(folder, path)} is missing. Use another backup.`);
      throw error;
    });
    if (found.size !== size || found.sha256 !== expected) throw new BackupRefused(damaged(join(folder, path)));
  }
}

const damaged = (path: string) => `${path} was changed after the backup: its checksum is wrong. Use another backup.`;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
