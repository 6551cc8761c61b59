// The floor of reading from the database: COPY, with its bytes taken unchanged from the socket.
import { once } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';

/** The frame of a message of COPY: a letter, four bytes of length, then the content. */
const frameHeader = 5;

/** The bytes of a COPY … TO STDOUT, with their frames. The connection cannot be used afterwards. */
export async function* copyOut(url: string, query: string): AsyncGenerator<Buffer> {
  const client = new pg.Client(url);
  await client.connect();
  // The pg library does not read the answer, and reports the end of the connection as an error.
  client.on('error', () => {});
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.removeAllListeners('data');
  client.query({
    submit(connection: pg.Connection) {
      connection.query(query);
    },
    handleError() {},
  } as pg.Submittable);
  let isFirst = true;
  for (let ended = false; !ended; ) {
    // One piece at a time: the rest waits in the socket.
    stream.resume();
    const [bytes] = (await once(stream, 'data')) as [Buffer];
    stream.pause();
    // E (error) can only be the first message; later it may be any letter of a row.
    if (isFirst && bytes[0] === 0x45) throw new Error(`COPY failed: ${bytes}`);
    isFirst = false;
    // The last message: Z, ready for the next query.
    ended = bytes.length >= 6 && bytes.subarray(-6).equals(readyForQuery);
    yield bytes;
  }
  stream.destroy();
}

const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/**
 * The rows of a COPY, grouped by chunk: each row is the list of its column texts. No value contains
 * a tab or a line feed.
 */
export async function* copiedRows(frames: AsyncIterable<Buffer>): AsyncGenerator<string[][]> {
  let left: Buffer = Buffer.alloc(0);
  for await (const bytes of frames) {
    const all = left.length === 0 ? bytes : Buffer.concat([left, bytes]);
    // Once for the whole chunk: one call into the runtime for each row would cost more than the
    // row.
    const text = all.toString('latin1');
    const rows: string[][] = [];
    let at = 0;
    while (all.length - at >= frameHeader) {
      const end = at + 1 + all.readInt32BE(at + 1);
      if (end > all.length) break;
      // Without the line feed at the end of a row.
      if (all[at] === 0x64) rows.push(text.slice(at + frameHeader, end - 1).split('\t'));
      at = end;
    }
    left = all.subarray(at);
    yield rows;
  }
}
