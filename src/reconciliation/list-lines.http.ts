// GET /admin/v1/bank-statement/lines: lists bank statement lines.
import { Type } from 'typebox';
import type { Database } from '../database/database.ts';
import { listOperation, recordsOf } from '../http/list-operation.ts';
import { OneOf } from '../http/schema.ts';
import { lineStates } from '../lifecycle/states/statement-line.stage.ts';
import { exampleLine, LineRecord, lineRecord } from './line-record.ts';
import { selectLines } from './statement-lines.sql.ts';

export const listStatementLines = ({ database }: { database: Database }) =>
  listOperation(
    {
      path: '/admin/v1/bank-statement/lines',
      tag: 'Operator: banks',
      operationId: 'listStatementLines',
      summary: 'List lines of the bank statements',
      description: 'Latest day first. `state=suspense`: lines that an operator must decide.',
      callers: ['admin'],
      role: 'viewer',
      filter: { bank: Type.Optional(Type.String()), state: Type.Optional(OneOf([...lineStates])) },
      plural: 'lines',
      record: LineRecord,
      examples: [exampleLine],
    },
    ({ query: { bank = null, state = null } }, page) =>
      recordsOf(selectLines(database, { ...page, bank, state }), lineRecord),
  );
