// Writes one file from a stream of batches into a stream of bytes, in constant memory.
import { FieldError } from '../field-error.ts';
import type { BatchHeader, Entry, FileHeader } from '../records.ts';
import { placeOf } from './encode-record.ts';
import { type FileOptions, fileWriter, type WrittenFile } from './file-writer.ts';

/** Entries in memory, or page by page from a cursor. */
export type Entries = Iterable<Entry> | AsyncIterable<readonly Entry[]>;

export interface BatchToWrite {
  header: BatchHeader;
  entries: Entries;
}

/**
 * Writes a file. The batches have their numbers, and batch numbers and trace numbers ascend.
 *
 * ```ts
 * for await (const bytes of writeFile(header, batches, { written })) {
 *   hash.update(bytes);
 *   await upload.write(bytes);
 * }
 * ```
 *
 * @param options.written called with the written file when the last bytes were read
 * @throws FieldError at the first value that does not fit. The bytes before it are not a file: they
 *   have no control records
 */
export async function* writeFile(
  header: FileHeader,
  batches: Iterable<BatchToWrite> | AsyncIterable<BatchToWrite>,
  options: FileOptions & { written?: (file: WrittenFile) => void } = {},
): AsyncGenerator<Buffer, void> {
  const writer = fileWriter(header, options);
  for await (const batch of batches) {
    writer.startBatch(batch.header);
    for await (const page of pagesOf(batch.entries))
      for (const entry of page) {
        const room = writer.add(entry);
        if (room !== 'added') throw new FieldError(placeOf('entry', entry), 'entries', room, 'another batch or file');
        for (const bytes of writer.take()) yield bytes;
      }
    if (writer.endBatch() === null)
      throw new FieldError(placeOf('batch_header', batch.header), 'entries', 0, 'one or more');
  }
  const file = writer.end();
  yield* writer.take();
  options.written?.(file);
}

/** Entries in memory are one page. */
export function pagesOf(entries: Entries): AsyncIterable<readonly Entry[]> | Iterable<Iterable<Entry>> {
  return Symbol.asyncIterator in entries ? entries : [entries];
}
