// Reads a file of the directory, in either format, and checks every entry. A wrong file is refused
// whole.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { checkedEntry, type DirectoryEntry, DirectoryUnreadable, type WrittenEntry } from './directory-entry.ts';
import { lineWidth, writtenInLine } from './fixed-width-line.ts';
import { writtenInJson } from './json-directory.ts';

export interface Directory {
  entries: readonly DirectoryEntry[];
  /** SHA-256 of the file. */
  sha256: Buffer;
}

/** An entry, and where it is in the file. */
interface Placed {
  written: WrittenEntry;
  place: string;
}

// The directory has some 18,000 entries: 3 MB of lines, or 10 MB of JSON.
const mostBytes = 64 * 1024 * 1024;

/** Throws DirectoryUnreadable, or the error of the file system. */
export async function readDirectory(path: string): Promise<Directory> {
  const hash = createHash('sha256');
  const entries: DirectoryEntry[] = [];
  const places = new Map<string, string>();
  for await (const { written, place } of entriesOf(chunksOf(path, hash.update.bind(hash)))) {
    const entry = checkedEntry(written, place);
    const earlier = places.get(entry.routing_number);
    if (earlier !== undefined)
      throw new DirectoryUnreadable(
        place,
        `the routing number ${entry.routing_number} is also in ${earlier}; allowed is one entry for each number.`,
      );
    places.set(entry.routing_number, place);
    entries.push(entry);
  }
  if (entries.length === 0) throw new DirectoryUnreadable('The file', 'it has no entries. Download it again.');
  return { entries, sha256: hash.digest() };
}

async function* chunksOf(path: string, read: (chunk: Buffer) => void): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new DirectoryUnreadable('The file', `it has more than ${mostBytes} bytes.`);
    read(chunk);
    yield chunk;
  }
}

/** A file that begins with a brace is JSON; every line of the other format begins with a digit. */
async function* entriesOf(chunks: AsyncGenerator<Buffer>): AsyncGenerator<Placed> {
  const { value: first } = await chunks.next();
  if (first === undefined) return;
  if (/^(\xef\xbb\xbf)?\s*\{/.test(first.toString('latin1', 0, 100)))
    yield* writtenInJson(await wholeText(first, chunks));
  else yield* entriesOfLines(first, chunks);
}

async function wholeText(first: Buffer, rest: AsyncGenerator<Buffer>): Promise<string> {
  const parts = [first];
  for await (const chunk of rest) parts.push(chunk);
  return Buffer.concat(parts)
    .toString('utf8')
    .replace(/^\ufeff/, '');
}

/** Names of institutions have one byte for each character. */
async function* entriesOfLines(first: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Placed> {
  let number = 0;
  let text = first.toString('latin1');
  const placed = (line: string): Placed => {
    const place = `Line ${++number}`;
    return { written: writtenInLine(line.replace(/\r$/, ''), place), place };
  };
  for (;;) {
    const lines = text.split('\n');
    text = lines.pop()!;
    for (const line of lines) yield placed(line);
    // A longer line is wrong already: the rest of it is not read.
    if (text.length > lineWidth + 1) yield placed(text);
    const { value: chunk } = await rest.next();
    if (chunk === undefined) break;
    text += chunk.toString('latin1');
  }
  if (text !== '' && text !== '\x1a') yield placed(text);
}
