// Reads the rows of a query in pages, so memory does not grow with their number.
import type { Queryable } from './database.ts';

/**
 * Use it inside a snapshot (`streamFromSnapshot`). The cursor lives as long as the snapshot, and
 * only one can be open.
 */
export async function* readPages<Row>(
  snapshot: Queryable,
  select: string,
  values: readonly unknown[],
  atMost: number,
): AsyncGenerator<Row[]> {
  await snapshot.query(`DECLARE rows_read NO SCROLL CURSOR FOR ${select}`, values);
  for (;;) {
    // Never prepared: the answer of a FETCH depends on the open cursor.
    const page = await snapshot.query<Row>(`FETCH ${atMost} FROM rows_read`);
    if (page.length > 0) yield page;
    if (page.length < atMost) return;
  }
}
