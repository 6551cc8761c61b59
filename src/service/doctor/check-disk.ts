// Checks the free space and the free inodes of the data directory.
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Finding, failed, ok, warning } from './check.ts';

export interface Room {
  freeBytes: number;
  bytes: number;
  freeInodes: number;
  /** 0: the file system has no fixed number. */
  inodes: number;
}

const gib = 2 ** 30;

/** Without a data directory yet: of the nearest folder above it. */
export async function checkDisk(dataDirectory: string): Promise<Finding> {
  const { bavail, bsize, blocks, ffree, files } = await statfs(dataDirectory).catch((error) => {
    const above = dirname(dataDirectory);
    if (error.code !== 'ENOENT' || above === dataDirectory) throw error;
    return statfs(above);
  });
  return judgeRoom(dataDirectory, {
    freeBytes: bavail * bsize,
    bytes: blocks * bsize,
    freeInodes: ffree,
    inodes: files,
  });
}

/** A full disk stops PostgreSQL, so there must be time to act. */
export function judgeRoom(path: string, { freeBytes, bytes, freeInodes, inodes }: Room): Finding {
  const inodeShare = inodes === 0 ? 1 : freeInodes / inodes;
  const found = `${path}: ${(freeBytes / gib).toFixed(1)} GiB free (${percent(freeBytes / bytes)}), ${percent(inodeShare)} of the inodes free`;
  const todo = 'Make the disk larger, or delete files of other programs from it.';
  if (freeBytes < gib || inodeShare < 0.01) return failed(found, todo);
  if (freeBytes < 10 * gib || freeBytes < bytes / 20 || inodeShare < 0.05) return warning(found, todo);
  return ok(found);
}

const percent = (share: number) => `${Math.floor(share * 100)} %`;
