// The parts of statements that go through a list by way of its marks, instead of from payment to payment.
import { nilUuid } from '../../std/identifiers.ts';
import { type Kind, narrowings } from './lists.ts';

const first = `'${nilUuid}'::uuid`;

/** The marks of a list from a place up to another, which is included. `list` is the row of `listAsked`. */
function marks(kind: Kind, level: 1 | 2, after: string, last: string): string {
  const ofList = narrowings.map(
    (column) => `m.${column} = ${kind.includes(column) ? `list.${column}` : `'${nilUuid}'`}`,
  );
  return `list_marks m WHERE m.processor_id = list.processor_id AND ${ofList.join(' AND ')}
    AND m.level = ${level} AND m.transaction_uuid > ${after} AND m.transaction_uuid <= ${last}`;
}

/** `near`: the last mark up to a place, and how many payments stand before it: what the far ones count, and the near ones after. */
export function lastMarkUpTo(kind: Kind, place: string): string {
  const upTo = (level: 1 | 2, after: string) => `(
    SELECT coalesce(sum(m.row_count), 0) AS row_count,
           coalesce((SELECT m.transaction_uuid FROM ${marks(kind, level, after, place)} ORDER BY m.transaction_uuid DESC LIMIT 1), ${after}) AS uuid
    FROM ${marks(kind, level, after, place)})`;
  return `(
    SELECT near.uuid, far.row_count + near.row_count AS row_count
    FROM ${upTo(2, first)} AS far CROSS JOIN LATERAL ${upTo(1, 'far.uuid')} AS near) AS near`;
}

/** `near`: the last mark up to a place before which no more than so many payments stand, and how many do. */
export function lastMarkBefore(kind: Kind, wanted: string, place: string): string {
  /** The same among the marks of a level after a mark. */
  const passed = (level: 1 | 2, after: string, already: string, last: string) => `(
    SELECT uuid, row_count FROM (
      SELECT ${after} AS uuid, ${already} AS row_count
      UNION ALL
      SELECT m.transaction_uuid, ${already} + sum(m.row_count) OVER (ORDER BY m.transaction_uuid)
      FROM ${marks(kind, level, after, last)}
    ) AS passed
    WHERE row_count <= ${wanted}
    ORDER BY uuid DESC LIMIT 1)`;
  const nextFar = `coalesce((SELECT m.transaction_uuid FROM ${marks(kind, 2, 'far.uuid', place)} ORDER BY m.transaction_uuid LIMIT 1), ${place})`;
  return `(
    SELECT near.uuid, near.row_count
    FROM ${passed(2, first, '0::bigint', place)} AS far
    CROSS JOIN LATERAL ${passed(1, 'far.uuid', 'far.row_count', nextFar)} AS near) AS near`;
}
