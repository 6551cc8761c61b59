// Writes one file from a stream of batches into a stream of bytes, in flat memory.
import { FieldError } from '../field-error.ts';
import type { BatchHeader, Entry, FileHeader } from '../records.ts';
import { placeOf } from './encode-record.ts';
import { type FileOptions, fileWriter, type WrittenFile } from './file-writer.ts';

/** Entries as they come: all at hand, or page by page from a cursor. */
export type Entries = Iterable<Entry> | AsyncIterable<readonly Entry[]>;

export interface BatchToWrite {
  header: BatchHeader;
  entries: Entries;
}

/**
 * Writes a file whose batches and entries are given as they are to be: batch numbers and trace
 * numbers ascend.
 *
 * ```ts
 * for await (const bytes of writeFile(header, batches, { written })) {
 *   hash.update(bytes);
 *   await upload.write(bytes);
 * }
 * ```
 *
 * @param options.written hears what was written when the last bytes have been read
 * @throws FieldError at the first value that does not fit, naming record, field and what is
 * allowed. What was written until then is no
 *   file: it has no control records
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

/** Entries at hand are one page. */
export function pagesOf(entries: Entries): AsyncIterable<readonly Entry[]> | Iterable<Iterable<Entry>> {
  return Symbol.asyncIterator in entries ? entries : [entries];
}
