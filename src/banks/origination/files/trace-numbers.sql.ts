// Queries on trace numbers: of each ODFI there is one sequence, or one for each lane.
import type { Queryable } from '../../../platform/database/database.ts';
import type { TraceRange } from '../../connections/bank.ts';

/**
 * As SQL: takes as many trace numbers of an ODFI as `counted` has rows: ascending, and unique over
 * all tenants. The row `next_trace` is the number after them. After the last number, usually
 * 9,999,999, the sequence starts again; by then the bank no longer uses the old numbers.
 */
export const takingTraces = (odfi: string, counted: string): string =>
  `INSERT INTO trace_counters AS c (odfi, next_trace) SELECT ${odfi}, 1 + count(*) FROM ${counted} HAVING count(*) > 0
   ON CONFLICT (odfi) DO UPDATE
     SET next_trace = excluded.next_trace - 1
       + CASE WHEN c.next_trace BETWEEN c.first_trace AND c.last_trace - excluded.next_trace + 2 THEN c.next_trace
         ELSE c.first_trace END
   RETURNING next_trace`;

/** As SQL: a trace number from the ODFI and a number of at most seven digits. */
export const traceNumber = (odfi: string, number: string): string => `${odfi} || lpad((${number})::text, 7, '0')`;

/** Takes `count` trace numbers, in order. */
export async function takeTraces(db: Queryable, odfi: string, count: number): Promise<string[]> {
  const [row] = await db.query<{ next_trace: number }>(takingTraces('$1', 'generate_series(1, $2::integer)'), [
    odfi,
    count,
  ]);
  return Array.from({ length: count }, (_, n) => odfi + String(row!.next_trace - count + n).padStart(7, '0'));
}

/**
 * From now on this database takes numbers of this range only. Lanes with the same ODFI have ranges
 * apart.
 */
export async function provideTraceRange(db: Queryable, odfi: string, { first, last }: TraceRange): Promise<void> {
  await db.query(
    `INSERT INTO trace_counters AS c (odfi, next_trace, first_trace, last_trace) VALUES ($1, $2, $2, $3)
     ON CONFLICT (odfi) DO UPDATE SET first_trace = excluded.first_trace, last_trace = excluded.last_trace
     WHERE (c.first_trace, c.last_trace) IS DISTINCT FROM (excluded.first_trace, excluded.last_trace)`,
    [odfi, first, last],
  );
}

/**
 * Continues half a round further: these numbers are as far as possible from those that were used
 * shortly before the restored moment, or after it.
 */
export async function skipTraceNumbers(db: Queryable): Promise<void> {
  await db.query(
    `UPDATE trace_counters SET next_trace =
       first_trace + (next_trace - first_trace + (last_trace - first_trace + 1) / 2) % (last_trace - first_trace + 1)`,
    [],
  );
}
