// Prepares the bytes of a source: unpacks gzip, removes a byte order mark and limits the size.
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Findings } from './findings.ts';

/** Pieces are cut to this size: the typed records of one piece are in memory together. */
const pieceSize = 256 * 1024;

/** Files that are not ACH files, by their first bytes, and what to do about each. */
const foreign: readonly { begins: readonly number[]; name: string; advice: string }[] = [
  { begins: [0x50, 0x4b, 0x03, 0x04], name: 'a zip archive', advice: 'unpack it first' },
  { begins: [0xff, 0xfe], name: 'text in UTF-16', advice: 'save it as ASCII first' },
  { begins: [0xfe, 0xff], name: 'text in UTF-16', advice: 'save it as ASCII first' },
  { begins: [...Buffer.from('-----BEGIN PGP')], name: 'encrypted (OpenPGP)', advice: 'decrypt it first' },
  { begins: [0xf1, 0xf0, 0xf1], name: 'text in EBCDIC', advice: 'convert it to ASCII first' },
  { begins: [...Buffer.from('%PDF')], name: 'a PDF document', advice: 'ask for the ACH file itself' },
];

const byteOrderMark = [0xef, 0xbb, 0xbf];

/**
 * A gzip stream is unpacked piece by piece: a small file that unpacks to a huge one stops at
 * `maxBytes` and uses no more memory.
 */
export async function* plainBytes(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
  findings: Findings,
): AsyncGenerator<Buffer> {
  const pieces = cut(source);
  const first = await beginning(pieces);
  const begins = (bytes: readonly number[]) => bytes.every((byte, place) => first[place] === byte);
  const kind = foreign.find(({ begins: bytes }) => begins(bytes));
  if (kind !== undefined) {
    findings.find('file', 1, 'file', kind.name, 'an ACH file', `The file is ${kind.name}: ${kind.advice}.`);
    return;
  }
  let total = 0;
  try {
    for await (const piece of begins([0x1f, 0x8b]) ? unpacked(first, pieces) : following(first, pieces)) {
      total += piece.length;
      if (total > maxBytes) {
        findings.find(
          'file',
          1,
          'file',
          `more than ${maxBytes} bytes`,
          `${maxBytes} bytes`,
          `The file is larger than ${maxBytes} bytes: reading stopped there.`,
        );
        return;
      }
      yield total === piece.length && byteOrderMark.every((byte, place) => piece[place] === byte)
        ? piece.subarray(3)
        : piece;
    }
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || !/^Z_|^ERR_ZLIB/.test(String(error.code))) throw error;
    findings.find('file', 1, 'file', 'broken', 'a whole gzip file', `The file cannot be unpacked: ${error.message}.`);
  }
}

async function* cut(source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize);
  }
}

/** The first bytes, enough to recognize the file, even if the source gives byte by byte. */
async function beginning(pieces: AsyncGenerator<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  while (length < 16) {
    const { value, done } = await pieces.next();
    if (done) break;
    parts.push(value);
    length += value.length;
  }
  return Buffer.concat(parts);
}

async function* following(first: Buffer, pieces: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* pieces;
}

async function* unpacked(first: Buffer, pieces: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: pieceSize });
  // Errors of both sides come out of the iteration.
  pipeline(Readable.from(following(first, pieces)), gunzip, () => {});
  yield* gunzip as AsyncIterable<Buffer>;
}
