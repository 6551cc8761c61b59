// Invariant of the marks in the lists of payments: counted again, they are the same.
import { nilUuid } from '../std/identifiers.ts';
import { narrowings } from '../transactions/list/lists.ts';
import { countedByKind, listsOf, sameList, standsMark } from '../transactions/list/marks.sql.ts';
import type { Invariant } from './invariant.ts';

export const listInvariants: Invariant[] = [
  {
    name: 'marks_count_their_payments',
    rule: 'Up to the first payment whose marks are due, each mark of each list stands, and counts what the one before counts and what is between.',
    statement: (payments) => `
      SELECT listed.processor_id, listed.uuid AS subject_uuid,
             format('vendor %s, payer %s, payee %s: counts %s', ${narrowings.map((column) => `listed.${column}`).join(', ')}, m.rows_before) AS found
      FROM (
        SELECT list.processor_id, ${narrowings.map((column) => `list.${column}`).join(', ')}, t.uuid,
               coalesce(before.transaction_uuid, '${nilUuid}') AS previous, coalesce(before.rows_before, 0) AS rows_before
        FROM ${payments}
        CROSS JOIN LATERAL (${listsOf('t')}) AS list
        LEFT JOIN LATERAL (
          SELECT b.transaction_uuid, b.rows_before FROM list_marks b
          WHERE ${sameList('b', 'list')} AND b.transaction_uuid < t.uuid
          ORDER BY b.transaction_uuid DESC LIMIT 1) AS before ON true
        WHERE ${standsMark('t.uuid')}
          AND NOT EXISTS (SELECT FROM list_marks_due d WHERE d.processor_id = t.processor_id AND d.transaction_uuid <= t.uuid)
      ) AS listed
      LEFT JOIN list_marks m ON ${sameList('m', 'listed')} AND m.transaction_uuid = listed.uuid
      WHERE m.rows_before IS DISTINCT FROM listed.rows_before + CASE ${countedByKind} END`,
  },
];
