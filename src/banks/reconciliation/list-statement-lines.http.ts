// GET /admin/v1/bank-statement/lines: lists bank statement lines.

import { Type } from 'typebox';
import { keysetList } from '../../api/http/keyset-list.ts';
import { readOperation } from '../../api/http/read-operation.ts';
import { OneOf } from '../../api/http/schema.ts';
import { lineStates } from '../../payments/lifecycle/states/statement-line.stage.ts';
import type { Database } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/std/identifiers.ts';
import { startOfUtcDay } from '../../platform/std/timestamps.ts';
import type { Bank } from '../connections/bank.ts';
import { statementBankNamed } from './account/statement-bank.ts';
import { exampleLine, LineRecord, lineRecord } from './line-record.ts';
import { selectLine, selectLines } from './statement-lines.sql.ts';

export const listStatementLines = ({ database, banks }: { database: Database; banks: readonly Bank[] }) =>
  keysetList(
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
    {
      async read({ query: { bank = null, state = null } }, after, limit) {
        if (bank !== null) statementBankNamed(bank, banks);
        return selectLines(database, { bank, state }, after, limit);
      },
      positionOf: ({ booked_on, uuid }) => [booked_on, uuid] as const,
      isPosition: isDayAndUuid,
      record: lineRecord,
    },
  );

const isDayAndUuid = (sent: readonly unknown[]): sent is readonly [booked_on: string, uuid: string] =>
  sent.length === 2 &&
  typeof sent[0] === 'string' &&
  startOfUtcDay(sent[0]) !== null &&
  typeof sent[1] === 'string' &&
  isUuid(sent[1]);

export const getStatementLine = ({ database }: { database: Database }) =>
  readOperation(
    {
      path: '/admin/v1/bank-statement/lines/:uuid',
      tag: 'Operator: banks',
      operationId: 'getStatementLine',
      summary: 'Read a line of a bank statement',
      callers: ['admin'],
      role: 'viewer',
      record: LineRecord,
      example: exampleLine,
    },
    async (uuid) => {
      const found = await selectLine(database, uuid);
      return found && lineRecord(found);
    },
  );
