// Reads the rows of a statement some at a time, in memory that does not grow with their number.
import type { Queryable } from './database.ts';

/**
 * Inside a snapshot (`streamFromSnapshot`): the cursor lives as long as it, and one is open at a
 * time.
 */
export async function* readPages<Row>(
  snapshot: Queryable,
  select: string,
  values: readonly unknown[],
  atMost: number,
): AsyncGenerator<Row[]> {
  await snapshot.query(`DECLARE rows_read NO SCROLL CURSOR FOR ${select}`, values);
  for (;;) {
    // Never prepared: what a FETCH answers depends on the cursor that is open.
    const page = await snapshot.query<Row>(`FETCH ${atMost} FROM rows_read`);
    if (page.length > 0) yield page;
    if (page.length < atMost) return;
  }
}
