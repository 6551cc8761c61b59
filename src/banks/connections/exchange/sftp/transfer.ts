// Reads and writes an open file of an SFTP server with several requests at a time: one at a time
// would be slow over a long distance.
import type { Connection } from './connection.ts';
import { isEnd } from './connection.ts';

/** Every server accepts requests of 32 KiB. OpenSSH accepts more; other servers do not say. */
const requestBytes = 32_768;
const requestsUnderWay = 16;

/** Writes from the beginning of the file. `path` is for messages. */
export async function writeAll(
  connection: Connection,
  handle: Buffer,
  content: AsyncIterable<Buffer>,
  path: string,
): Promise<void> {
  const underWay = new Set<Promise<void>>();
  let failed: { error: unknown } | null = null;
  let position = 0;
  for await (const part of content)
    for (let start = 0; start < part.length; start += requestBytes) {
      const length = Math.min(requestBytes, part.length - start);
      const at = position;
      const written: Promise<void> = connection
        .ask(`write ${path}`, (sftp, answered: (error: Error | null | undefined) => void) =>
          sftp.write(handle, part, start, length, at, answered),
        )
        .catch((error) => {
          failed ??= { error };
        })
        .then(() => {
          underWay.delete(written);
        });
      underWay.add(written);
      position += length;
      if (underWay.size >= requestsUnderWay) await Promise.race(underWay);
      if (failed !== null) break;
    }
  await Promise.all(underWay);
  if (failed !== null) throw (failed as { error: unknown }).error;
}

/** Reads from the beginning to the end, whatever size was announced. */
export async function* readAll(connection: Connection, handle: Buffer, path: string): AsyncIterable<Buffer> {
  const underWay: Promise<Buffer>[] = [];
  let position = 0;
  let answered = 0;
  const next = () => {
    const block = readBlock(connection, handle, position, path);
    // The awaited request reports it.
    block.catch(() => {});
    underWay.push(block);
    position += requestBytes;
  };
  next();
  for (;;) {
    const block = await underWay.shift()!;
    if (block.length > 0) yield block;
    if (block.length < requestBytes) return;
    // The number of requests grows with the answers, so that a small file is not read far beyond
    // its end.
    answered++;
    while (underWay.length < Math.min(requestsUnderWay, 2 * answered)) next();
  }
}

/**
 * A whole block, or the bytes up to the end: a server may answer with fewer bytes than requested.
 */
async function readBlock(connection: Connection, handle: Buffer, position: number, path: string): Promise<Buffer> {
  const block = Buffer.allocUnsafe(requestBytes);
  let filled = 0;
  while (filled < requestBytes) {
    const from = filled;
    let read: number;
    try {
      read = await connection.ask<number>(`read ${path}`, (sftp, answered) =>
        sftp.read(handle, block, from, requestBytes - from, position + from, answered),
      );
    } catch (error) {
      if (!isEnd(error)) throw error;
      read = 0;
    }
    if (read === 0) break;
    filled += read;
  }
  return block.subarray(0, filled);
}
