// Reads the rows of a statement some at a time, from one snapshot, in memory that does not grow with their number.
import type { Database } from './database.ts';

/**
 * `select` carries its values in its text: a cursor takes no parameters, so only what we made ourselves may stand in it. The
 * connection is taken until the last page was read, or nobody reads on.
 */
export async function* readPages<Row>(database: Database, select: string, atMost: number): AsyncGenerator<Row[]> {
  const connection = await database.connect();
  let broken = true;
  try {
    await connection.query('BEGIN READ ONLY');
    await connection.query(`DECLARE rows NO SCROLL CURSOR FOR ${select}`);
    for (;;) {
      const page = await connection.query<Row>(`FETCH ${atMost} FROM rows`);
      if (page.length === 0) break;
      yield page;
    }
    broken = false;
  } finally {
    if (!broken) await connection.query('ROLLBACK');
    // Somebody stopped reading, or the connection failed: what it stands in ends with it.
    connection.release(broken);
  }
}
