// The floor of anything that leaves the database: COPY, its bytes taken from the socket as they
// come.
import { once } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';

/**
 * What the bytes of a COPY are framed in: a letter, four bytes of length, and what they are the
 * length of.
 */
const frameHeader = 5;

/** The bytes of a COPY … TO STDOUT, frames and all. The connection is used up afterwards. */
export async function* copyOut(url: string, statement: string): AsyncGenerator<Buffer> {
  const client = new pg.Client(url);
  await client.connect();
  // Its library sees nothing of the answer, and takes the end of the connection for an accident.
  client.on('error', () => {});
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.removeAllListeners('data');
  client.query({
    submit(connection: pg.Connection) {
      connection.query(statement);
    },
    handleError() {},
  } as pg.Submittable);
  let isFirst = true;
  for (let ended = false; !ended; ) {
    // One piece at a time: what is not yet asked for waits in the socket.
    stream.resume();
    const [bytes] = (await once(stream, 'data')) as [Buffer];
    stream.pause();
    // E, an error, can only come first; later it may be any letter of a row.
    if (isFirst && bytes[0] === 0x45) throw new Error(`COPY failed: ${bytes}`);
    isFirst = false;
    // The last message of all: Z, ready for the next query.
    ended = bytes.length >= 6 && bytes.subarray(-6).equals(readyForQuery);
    yield bytes;
  }
  stream.destroy();
}

const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/**
 * The rows of a COPY, as many at a time as came together: each the texts of its columns. No value
 * holds a tab or a line feed.
 */
export async function* copiedRows(frames: AsyncIterable<Buffer>): AsyncGenerator<string[][]> {
  let left: Buffer = Buffer.alloc(0);
  for await (const bytes of frames) {
    const all = left.length === 0 ? bytes : Buffer.concat([left, bytes]);
    // Once for all of it: a call into the runtime a row would cost more than the row.
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
