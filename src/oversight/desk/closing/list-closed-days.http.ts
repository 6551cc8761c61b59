// GET /admin/v1/closed-days and GET …/{day}: the closed days of the books, and each as a document.
import { Type } from 'typebox';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { operation } from '../../../api/http/operation.ts';
import { Day, described, OneOf } from '../../../api/http/schema.ts';
import { type Download, ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import { csvRecord } from '../../../platform/std/csv.ts';
import { startOfUtcDay } from '../../../platform/std/timestamps.ts';
import { closedDayCsv, columns } from './closed-day-csv.ts';
import { closedDayPdf } from './closed-day-pdf.ts';
import { ClosedDayRecord, closedDayRecord, exampleClosedDay } from './closed-day-record.ts';
import { type ClosedDay, selectClosedDay, selectClosedDays } from './closed-days.sql.ts';

const isOneDay = (sent: readonly unknown[]): sent is readonly [day: string] =>
  sent.length === 1 && typeof sent[0] === 'string' && startOfUtcDay(sent[0]) !== null;

export const listClosedDays = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/closed-days',
      tag: 'Operator',
      operationId: 'listClosedDays',
      summary: 'List closed days',
      description: 'The days of the books that two operators signed, the newest first.',
      callers: ['admin'],
      role: 'viewer',
      filter: {},
      page: 'A page of closed days',
      plural: 'closed_days',
      record: ClosedDayRecord,
      examples: [exampleClosedDay],
    },
    {
      read: (_call, after, limit) => selectClosedDays(database, after?.[0] ?? null, limit),
      positionOf: ({ day }): readonly [day: string] => [day],
      isPosition: isOneDay,
      record: closedDayRecord,
    },
  );

export const getClosedDay = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/closed-days/:day',
      tag: 'Operator',
      operationId: 'getClosedDay',
      summary: 'Read a closed day',
      description:
        'The books of the day as they were signed. `format=pdf` and `format=csv` answer it as a file with names, dollars and Eastern times. The bytes of a file are the same each time.',
      callers: ['admin'],
      role: 'viewer',
      params: Type.Object({ day: described(Day, 'The closed day.') }),
      query: Type.Object({
        format: Type.Optional(
          OneOf(['json', 'pdf', 'csv'], { description: 'The form of the answer. `json` is the default.' }),
        ),
      }),
      answers: {
        200: {
          description: 'The closed day',
          data: ClosedDayRecord,
          example: exampleClosedDay,
          file: [
            { content_type: 'application/pdf', example: '%PDF-1.3 …' },
            { content_type: 'text/csv', example: csvRecord(columns) },
          ],
        },
      },
      refusals: ['not_found'],
    },
    {
      async download({ params: { day }, query: { format = 'json' } }) {
        const closed = await selectClosedDay(database, day);
        if (closed === null) throw refuse('not_found', 'day');
        return format === 'json' ? ok(closedDayRecord(closed)) : fileOf(closed, format);
      },
    },
  );

function fileOf(closed: ClosedDay, format: 'pdf' | 'csv'): Download {
  return {
    content_type: format === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8; header=present',
    filename: `closed-day-${closed.day}.${format}`,
    text: (async function* () {
      yield format === 'pdf' ? await closedDayPdf(closed) : closedDayCsv(closed);
    })(),
  };
}
