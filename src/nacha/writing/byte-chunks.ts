// Collects lines into chunks of bytes that their reader may keep: no chunk is written to again once
// it is out.

const chunkBytes = 64 * 1024;

export interface ByteChunks {
  /** The chunk to write into. */
  buffer: Buffer;
  /** Where its next line begins. */
  used: number;
  /** Full chunks, until they are taken. */
  full: Buffer[];
}

export function byteChunks(): ByteChunks {
  return { buffer: Buffer.allocUnsafe(chunkBytes), used: 0, full: [] };
}

/** Makes sure that so many bytes can be written at `used`, in one piece. */
export function reserve(chunks: ByteChunks, bytes: number): void {
  if (chunks.used + bytes <= chunks.buffer.length) return;
  closeChunk(chunks);
  chunks.buffer = Buffer.allocUnsafe(Math.max(chunkBytes, bytes));
}

const none: readonly Buffer[] = [];

/** Takes the chunks that are full; with `rest`, what is begun too. */
export function takeChunks(chunks: ByteChunks, rest: boolean): readonly Buffer[] {
  // Asked after every entry, and mostly in vain.
  if (!rest && chunks.full.length === 0) return none;
  if (rest) {
    closeChunk(chunks);
    chunks.buffer = Buffer.alloc(0);
  }
  return chunks.full.splice(0);
}

function closeChunk(chunks: ByteChunks): void {
  if (chunks.used > 0) chunks.full.push(chunks.buffer.subarray(0, chunks.used));
  chunks.used = 0;
}
