// The lines of a file that is being written: each is one encoded record with its line end.
import { type RecordName, recordLength } from '../layout/layouts.ts';
import { type ByteChunks, byteChunks, reserve, takeChunks } from './byte-chunks.ts';
import { encodeRecord } from './encode-record.ts';

export interface FileLines {
  /** Makes room for this many lines. */
  reserve(count: number): void;
  /** Encodes a record as one of the next lines: 0 is the next one. It counts when it is kept. */
  encode(line: number, record: RecordName, given: object, computed: object): void;
  keep(count: number): void;
  /** Encodes and keeps one line. @throws FieldError; then nothing is written. */
  write(record: RecordName, given: object, computed?: object): void;
  count(): number;
  /** Writes a line that is no record and does not count. */
  writeText(text: string): void;
  /** Takes the full chunks; with `rest`, all bytes. */
  take(rest: boolean): readonly Buffer[];
}

/** The end of each line; empty: a record follows the other. */
export type LineEnd = '\n' | '\r\n' | '';

export function fileLines(lineEnd: LineEnd): FileLines {
  const end = Buffer.from(lineEnd, 'latin1');
  const lineBytes = recordLength + end.length;
  const chunks: ByteChunks = byteChunks();
  let count = 0;
  const lines: FileLines = {
    reserve: (more) => reserve(chunks, more * lineBytes),
    encode(line, record, given, computed) {
      const at = chunks.used + line * lineBytes;
      encodeRecord(chunks.buffer, at, record, given, computed);
      for (let place = 0; place < end.length; place++) chunks.buffer[at + recordLength + place] = end[place]!;
    },
    keep(kept) {
      chunks.used += kept * lineBytes;
      count += kept;
    },
    write(record, given, computed = given) {
      lines.reserve(1);
      lines.encode(0, record, given, computed);
      lines.keep(1);
    },
    count: () => count,
    writeText(text) {
      // Without line ends it has the length of a record: otherwise no reader finds the next one.
      const line = Buffer.from((lineEnd === '' ? text.padEnd(recordLength) : text) + lineEnd, 'latin1');
      reserve(chunks, line.length);
      chunks.used += line.copy(chunks.buffer, chunks.used);
    },
    take: (rest) => takeChunks(chunks, rest),
  };
  return lines;
}
