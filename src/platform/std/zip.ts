// A ZIP file that is written while it is sent: one piece of one file is in memory.
import { createHash } from 'node:crypto';

export interface ZippedFile {
  name: string;
  content: AsyncIterable<string | Uint8Array>;
}

export interface WrittenFile {
  name: string;
  bytes: number;
  /** SHA-256 in hexadecimal. */
  sha256: string;
}

/** `last`: the content of a last file, which names all others. */
export async function* zipped(
  files: readonly ZippedFile[],
  last: { name: string; content(written: readonly WrittenFile[]): string },
  writtenAt: Date,
): AsyncGenerator<Uint8Array, void> {
  const { Zip, ZipDeflate } = await import('fflate');
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    ready.push(chunk);
  });
  const take = () => {
    const taken = ready;
    ready = [];
    return taken;
  };
  async function* add({ name, content }: ZippedFile): AsyncGenerator<Uint8Array, WrittenFile> {
    const entry = new ZipDeflate(name);
    entry.mtime = writtenAt;
    zip.add(entry);
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const part of content) {
      const piece = typeof part === 'string' ? Buffer.from(part, 'utf8') : part;
      hash.update(piece);
      bytes += piece.length;
      entry.push(piece, false);
      yield* take();
    }
    entry.push(new Uint8Array(0), true);
    yield* take();
    return { name, bytes, sha256: hash.digest('hex') };
  }
  const written: WrittenFile[] = [];
  for (const file of files) written.push(yield* add(file));
  yield* add({ name: last.name, content: piecesOf(() => last.content(written)) });
  zip.end();
  yield* take();
}

/** Made when it is its turn. */
export async function* piecesOf(make: () => string | Promise<string>): AsyncGenerator<string, void> {
  yield await make();
}
