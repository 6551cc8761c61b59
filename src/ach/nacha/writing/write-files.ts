// Writes a stream of entries into as many batches and files as it needs, within the limits of the
// columns and of the bank.
import { FieldError } from '../field-error.ts';
import type { BatchHeader, Entry, FileHeader } from '../records.ts';
import { placeOf } from './encode-record.ts';
import { type FileOptions, type FileWriter, fileWriter, type WrittenFile } from './file-writer.ts';
import { mostBatches } from './totals.ts';
import { type Entries, pagesOf } from './write-file.ts';

/** Entries of one batch header. Too many for one batch or file, they become several. */
export interface EntriesToWrite {
  header: Omit<BatchHeader, 'batch_number'>;
  entries: Entries;
}

/** Receives the files one after the other: a file is closed before the next is opened. */
export interface FileSink {
  /** The header of the n-th file, counted from 0; `fileIdModifiers` has the modifiers of a day. */
  open(n: number): FileHeader | Promise<FileHeader>;
  write(bytes: Buffer): void | Promise<void>;
  /** The batches of the file, each with its first and last trace number. */
  close(file: WrittenFile): void | Promise<void>;
}

/**
 * Writes files and numbers the batches of each from 1. A group without entries makes no batch, and
 * no entries make no file. The same entries and options are always split at the same places.
 *
 * @returns the number of files
 * @throws FieldError at the first value that does not fit; the file that is open then is never
 * closed
 */
export async function writeFiles(
  groups: Iterable<EntriesToWrite> | AsyncIterable<EntriesToWrite>,
  sink: FileSink,
  options: FileOptions = {},
): Promise<number> {
  let files = 0;
  let batches = 0;
  let writer: FileWriter | null = null;
  let batchIsOpen = false;

  const endBatch = () => {
    if (batchIsOpen && writer?.endBatch() !== null) batches += 1;
    batchIsOpen = false;
  };
  const endFile = async () => {
    endBatch();
    if (writer === null) return;
    const file = writer.end();
    for (const bytes of writer.take()) await sink.write(bytes);
    writer = null;
    await sink.close(file);
  };
  const startBatch = async (header: EntriesToWrite['header']): Promise<FileWriter> => {
    if (batches === mostBatches) await endFile();
    if (writer === null) {
      writer = fileWriter(await sink.open(files), options);
      files += 1;
      batches = 0;
    }
    writer.startBatch({ ...header, batch_number: batches + 1 });
    batchIsOpen = true;
    return writer;
  };
  /** Adds an entry whose batch or file is full to the next one. */
  const addToNext = async (entry: Entry, header: EntriesToWrite['header'], full: string): Promise<FileWriter> => {
    if (full === 'file full') await endFile();
    else endBatch();
    const next = await startBatch(header);
    const room = next.add(entry);
    if (room === 'added') return next;
    if (full === 'batch full' && room === 'file full') return addToNext(entry, header, room);
    throw new FieldError(
      placeOf('entry', entry),
      'entries',
      room,
      'at most the addenda and cents that fit into an empty batch',
    );
  };

  for await (const { header, entries } of groups) {
    let into: FileWriter | null = null;
    for await (const page of pagesOf(entries))
      for (const entry of page) {
        into ??= await startBatch(header);
        const room = into.add(entry);
        if (room !== 'added') into = await addToNext(entry, header, room);
        for (const bytes of into.take()) await sink.write(bytes);
      }
    endBatch();
  }
  await endFile();
  return files;
}
