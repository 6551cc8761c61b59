// GET /admin/v1/ledger/journal: every posting of a period, for a general ledger.
import { Type } from 'typebox';
import { refuseUnknownProcessor } from '../../access/tenants/named-in-filters.ts';
import { operation } from '../../api/http/operation.ts';
import { PeriodQuery, UuidOf } from '../../api/http/schema.ts';
import { monthSoFar } from '../../api/http/spellings.ts';
import type { Database } from '../../platform/database/database.ts';
import { csvRecord } from '../../platform/std/csv.ts';
import { operatorBooksUuid } from '../ledger/operator-books.ts';
import type { StatementFiles } from '../statements/statement-file.ts';
import { columns, streamJournal } from './journal.ts';

export const getJournal = ({ database, files }: { database: Database; files: StatementFiles }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/ledger/journal',
      tag: 'Operator: tenants',
      operationId: 'getJournal',
      summary: 'Export the journal',
      description:
        'Every posting from `start_date` to `end_date` as CSV, UTC days, both inclusive; by default the month so far. A posting is two records with one `entry`: its debit and its credit, in dollars. `number` is the number of the account in your general ledger, or its name without one. Over closed days the bytes and the `file_id` are the same each time, until the numbers are changed. Over open days each file has another `file_id`.',
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({
        ...PeriodQuery,
        processor_uuid: Type.Optional(UuidOf('Only of this tenant, or of the operator books. Absent: of all.')),
      }),
      answers: {
        200: {
          description: 'The journal',
          example: null,
          file: { content_type: 'text/csv', example: csvRecord(columns) },
        },
      },
    },
    {
      async download({ query, now }) {
        const { processor_uuid = null } = query;
        if (processor_uuid !== operatorBooksUuid) await refuseUnknownProcessor(database, processor_uuid);
        const asked = { processor_id: processor_uuid, ...monthSoFar(query, now) };
        return {
          content_type: 'text/csv; charset=utf-8; header=present',
          filename: `journal-${asked.start_date}-${asked.end_date}.csv`,
          text: files.counted(streamJournal(database, asked, now)),
        };
      },
    },
  );
