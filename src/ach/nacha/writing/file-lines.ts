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
  /** Takes the full chunks; with `rest`, all bytes. */
  take(rest: boolean): readonly Buffer[];
}

export function fileLines(lineEnd: '\n' | '\r\n'): FileLines {
  const lineBytes = recordLength + lineEnd.length;
  const chunks: ByteChunks = byteChunks();
  let count = 0;
  const lines: FileLines = {
    reserve: (more) => reserve(chunks, more * lineBytes),
    encode(line, record, given, computed) {
      const at = chunks.used + line * lineBytes;
      encodeRecord(chunks.buffer, at, record, given, computed);
      chunks.buffer[at + recordLength] = lineEnd.charCodeAt(0);
      if (lineEnd.length === 2) chunks.buffer[at + recordLength + 1] = 0x0a;
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
    take: (rest) => takeChunks(chunks, rest),
  };
  return lines;
}
