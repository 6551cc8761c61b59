// A file as encrypted chunks. Each is bound to its file, its number and whether it is the last, so
// that none can be swapped or left out.
import type { Place, Vault } from '../../../platform/vault/vault.ts';

/** Plain bytes of a chunk. A few chunks are in memory at a time. */
export const chunkBytes = 262_144;

export function sealChunk(vault: Vault, uuid: string, number: number, isLast: boolean, plain: Uint8Array): Buffer {
  return vault.seal(chunkPlace(uuid, number, isLast), plain);
}

/** Throws when the chunk is another one, was changed, or is at the end and not the last one. */
export function openChunk(vault: Vault, uuid: string, number: number, isLast: boolean, sealed: Buffer): Buffer {
  return vault.open(chunkPlace(uuid, number, isLast), sealed);
}

/**
 * How many chunks a file of this size has. An empty file has one, so that it also has a last chunk.
 */
export const chunksOf = (size: number) => Math.max(1, Math.ceil(size / chunkBytes));

export const chunkPlace = (uuid: string, number: number, isLast: boolean): Place => ({
  table: 'archived_chunks',
  row: `${uuid}/${number}${isLast ? '/last' : ''}`,
  column: 'sealed',
});

/**
 * Divides a stream into parts of `chunkBytes` and marks the last one, which may be shorter. An
 * empty stream is one empty part.
 */
export async function* inChunks(content: AsyncIterable<Buffer>): AsyncIterable<{ plain: Buffer; isLast: boolean }> {
  // One chunk is held back until it is known whether another follows.
  let chunk = Buffer.allocUnsafe(chunkBytes);
  let filled = 0;
  for await (const part of content)
    for (let at = 0; at < part.length; ) {
      if (filled === chunkBytes) {
        yield { plain: chunk, isLast: false };
        chunk = Buffer.allocUnsafe(chunkBytes);
        filled = 0;
      }
      const copied = part.copy(chunk, filled, at);
      at += copied;
      filled += copied;
    }
  yield { plain: chunk.subarray(0, filled), isLast: true };
}
