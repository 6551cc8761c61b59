// Size and SHA-256 of a stream of bytes: written bytes are read back and compared.
import { createHash } from 'node:crypto';
import { ExchangeFault, isFault } from './exchange-fault.ts';
import type { FileStore } from './file-store.ts';

export interface Digest {
  /** Bytes. */
  size: number;
  sha256: Buffer;
}

export function sameDigest(one: Digest, other: Digest): boolean {
  return one.size === other.size && one.sha256.equals(other.sha256);
}

/**
 * Passes bytes on. Throws `damaged` at the end if they differ from the announced ones, and at once
 * if they are more.
 */
export async function* checked(content: AsyncIterable<Buffer>, announced: Digest, name: string): AsyncIterable<Buffer> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const part of content) {
    size += part.length;
    if (size > announced.size) break;
    hash.update(part);
    yield part;
  }
  if (!sameDigest({ size, sha256: hash.digest() }, announced)) throw new ExchangeFault('damaged', name);
}

/**
 * Compares the file at a path with the expected one. `other`: different bytes or length. `absent`:
 * there is no file, or it disappears during the comparison.
 */
export async function compare(store: FileStore, path: string, with_: Digest): Promise<'same' | 'other' | 'absent'> {
  const facts = await store.find(path);
  if (facts === null) return 'absent';
  if (facts.size !== with_.size) return 'other';
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const part of store.read(path)) {
      size += part.length;
      hash.update(part);
    }
  } catch (error) {
    if (isFault(error, 'gone')) return 'absent';
    throw error;
  }
  return sameDigest({ size, sha256: hash.digest() }, with_) ? 'same' : 'other';
}
