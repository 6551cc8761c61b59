// Copies a file to the disk and answers the checksum of what was written.
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

export interface Copied {
  size: number;
  sha256: string;
}

const chunkBytes = 1 << 20;

/**
 * The copy has mode 0600 and is flushed. The source may grow or shrink during the copy: the copy
 * then has a part of it. @throws ENOENT; EEXIST if there is already such a file
 */
export async function copyFile(from: string, to: string): Promise<Copied> {
  await using source = await open(from, constants.O_RDONLY | constants.O_NOFOLLOW);
  await using target = await open(to, 'wx', 0o600);
  const copied = await readThrough(source, (bytes) => target.writeFile(bytes));
  await target.sync();
  return copied;
}

export async function checksumOf(path: string): Promise<Copied> {
  await using source = await open(path, 'r');
  return await readThrough(source, async () => {});
}

async function readThrough(source: FileHandle, take: (bytes: Uint8Array) => Promise<void>): Promise<Copied> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(chunkBytes);
  let size = 0;
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, chunkBytes);
    if (bytesRead === 0) return { size, sha256: hash.digest('hex') };
    const bytes = buffer.subarray(0, bytesRead);
    hash.update(bytes);
    await take(bytes);
    size += bytesRead;
  }
}
