// A page of rows and the total number of rows in one query, and so from one snapshot.
import type { Queryable } from './database.ts';

/** A row that an outer join may leave without values. */
export type OrAbsent<Row> = Row | { [Name in keyof Row]: null };

/**
 * `from`: the rows to count, from FROM on. `page`: the query of the page, in its order, with LIMIT
 * and OFFSET. Both use the same values and the names that `given` defines. A page past the end has
 * no rows, but still the total.
 */
export async function selectPageAndTotal<Row extends object>(
  db: Queryable,
  {
    given = '',
    from,
    page,
    values,
  }: { given?: `WITH ${string}` | ''; from: string; page: string; values: readonly unknown[] },
): Promise<{ total: number; rows: Row[] }> {
  const found = await db.query<Row & { total: number; present: true | null }>(
    `${given} SELECT counted.total, page.*
     FROM (SELECT count(*) AS total ${from}) AS counted
     LEFT JOIN LATERAL (SELECT true AS present, chosen.* FROM (${page}) AS chosen) AS page ON true`,
    values,
  );
  const rows = found
    .filter(({ present }) => present)
    .map(({ total: _total, present: _present, ...row }) => row as unknown as Row);
  return { total: found[0]!.total, rows };
}
