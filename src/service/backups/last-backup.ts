// The note in the data directory about the last backup, for the doctor.
import { join } from 'node:path';
import { readIfPresent, replaceFile } from '../../platform/database/embedded/small-file.ts';

export interface LastBackup {
  path: string;
  ended_at: string;
}

const pathOf = (dataDirectory: string) => join(dataDirectory, 'last-backup.json');

export const keepLastBackup = (dataDirectory: string, { path, ended_at }: LastBackup): void =>
  replaceFile(pathOf(dataDirectory), `${JSON.stringify({ path, ended_at })}\n`, 0o600);

/** Null: no backup yet. */
export function lastBackup(dataDirectory: string): LastBackup | null {
  return JSON.parse(readIfPresent(pathOf(dataDirectory)) ?? 'null') as LastBackup | null;
}
