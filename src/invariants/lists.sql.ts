// Invariant of the marks in the lists of payments: counted again, they are the same.
import { nilUuid } from '../std/identifiers.ts';
import { narrowings } from '../transactions/list/lists.ts';
import { countedByKind, listsOf, sameList, standsFarMark, standsMark } from '../transactions/list/marks.sql.ts';
import type { Invariant } from './invariant.ts';

export const listInvariants: Invariant[] = [
  {
    name: 'marks_count_their_payments',
    rule: 'Up to the first payment whose marks are due, every mark of every list stands, and counts the payments since the one before.',
    statement: (payments) => `
      SELECT listed.processor_id, listed.uuid AS subject_uuid,
             format('level %s, vendor %s, payer %s, payee %s: counts %s', listed.level, ${narrowings.map((column) => `listed.${column}`).join(', ')}, m.row_count) AS found
      FROM (
        SELECT list.processor_id, ${narrowings.map((column) => `list.${column}`).join(', ')}, t.uuid, of.level, coalesce((
                 SELECT before.transaction_uuid FROM list_marks before
                 WHERE ${sameList('before', 'list')} AND before.level = of.level AND before.transaction_uuid < t.uuid
                 ORDER BY before.transaction_uuid DESC LIMIT 1), '${nilUuid}') AS previous
        FROM ${payments}
        CROSS JOIN (VALUES (1), (2)) AS of (level)
        CROSS JOIN LATERAL (${listsOf('t')}) AS list
        WHERE ${standsMark('t.uuid')} AND (of.level = 1 OR ${standsFarMark('t.uuid')})
          AND NOT EXISTS (SELECT FROM list_marks_due d WHERE d.processor_id = t.processor_id AND d.transaction_uuid <= t.uuid)
      ) AS listed
      LEFT JOIN list_marks m ON ${sameList('m', 'listed')} AND m.level = listed.level AND m.transaction_uuid = listed.uuid
      WHERE m.row_count IS DISTINCT FROM CASE ${countedByKind} END`,
  },
];
