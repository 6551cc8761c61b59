// Collects lines into chunks of bytes. A chunk that was taken is never written to again.

const chunkBytes = 64 * 1024;

export interface ByteChunks {
  /** The chunk to write into. */
  buffer: Buffer;
  /** Where the next line begins. */
  used: number;
  /** Full chunks that are not yet taken. */
  full: Buffer[];
}

export function byteChunks(): ByteChunks {
  return { buffer: Buffer.allocUnsafe(chunkBytes), used: 0, full: [] };
}

/** Makes sure that this many bytes can be written at `used`, in one piece. */
export function reserve(chunks: ByteChunks, bytes: number): void {
  if (chunks.used + bytes <= chunks.buffer.length) return;
  closeChunk(chunks);
  chunks.buffer = Buffer.allocUnsafe(Math.max(chunkBytes, bytes));
}

const none: readonly Buffer[] = [];

/** Takes the full chunks; with `rest`, also the last, partly filled one. */
export function takeChunks(chunks: ByteChunks, rest: boolean): readonly Buffer[] {
  // Called after every entry: the answer is usually none.
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
