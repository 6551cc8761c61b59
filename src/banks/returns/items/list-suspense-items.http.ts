// GET /admin/v1/suspense and /late-returns: lists the items that need an operator.

import { Type } from 'typebox';
import { dishonorUntil } from '../../../ach/calendar/deadlines.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { isTimeAndUuid, timeAndUuid, timeStartOf } from '../../../api/http/page-cursor.ts';
import { readOperation } from '../../../api/http/read-operation.ts';
import { Day, extended } from '../../../api/http/schema.ts';
import { namedList } from '../../../payments/transactions/named-list.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { BankingClock } from '../../../platform/std/clock.ts';
import { exampleItem, ItemRecord, itemRecord } from './item-record.ts';
import { type LateReturn, type SeenItem, selectItem, selectLateReturns, selectSuspense } from './suspense.sql.ts';

const rows = {
  positionOf: ({ received_at, uuid }: SeenItem) => timeAndUuid(received_at, uuid),
  isPosition: isTimeAndUuid,
};

export const listSuspenseItems = ({ database }: { database: Database }) =>
  namedList(
    database,
    {
      path: '/admin/v1/suspense',
      tag: 'Operator: banks',
      operationId: 'listSuspenseItems',
      summary: 'List items in suspense',
      description:
        'Entries of the banks’ files that could not be matched or applied, oldest first. `reason` says why; `transaction_uuid` is the payment of the entry with this trace number, if there is one. Resolve each with `POST /admin/v1/suspense/{uuid}/resolve`.',
      callers: ['admin'],
      role: 'viewer',
      filter: {},
      plural: 'items',
      record: ItemRecord,
      examples: [exampleItem],
    },
    { ...rows, read: (_, after, limit) => selectSuspense(database, after, limit), record: itemRecord },
  );

export const listLateReturns = ({ database, bankingClock }: { database: Database; bankingClock: BankingClock }) =>
  namedList(
    database,
    {
      path: '/admin/v1/late-returns',
      tag: 'Operator: banks',
      operationId: 'listLateReturns',
      summary: 'List late returns',
      description:
        'Returns that came after their deadline, newest first. They are applied. Each may be dishonored until `dishonor_until`, with `POST /admin/v1/dishonors`.',
      callers: ['admin'],
      role: 'viewer',
      filter: {},
      plural: 'items',
      record: extended(
        ItemRecord,
        {
          dishonor_until: Day,
          is_dishonored: Type.Boolean({ description: 'Whether it was dishonored, whatever became of the dishonor.' }),
          may_be_dishonored: Type.Boolean({
            description:
              'Whether it can be dishonored now: the return of a debit, not dishonored, before its deadline.',
          }),
        },
        { title: 'LateReturn' },
      ),
      examples: [
        {
          ...exampleItem,
          state: 'applied',
          reason: null,
          late: true,
          dishonor_until: '2026-03-11',
          is_dishonored: false,
          may_be_dishonored: true,
        },
      ],
    },
    {
      ...rows,
      period: { name: 'received', startOf: timeStartOf },
      read: (_, after, limit) => selectLateReturns(database, after, limit),
      record: (row: LateReturn) => {
        const dishonor_until = dishonorUntil(easternDay(row.received_at));
        const isInTime = dishonor_until >= easternDay(bankingClock.bankingNow());
        // The API refuses the return of a credit.
        const may_be_dishonored = row.stage === 'capture' && !row.is_dishonored && isInTime;
        return { ...itemRecord(row), dishonor_until, is_dishonored: row.is_dishonored, may_be_dishonored };
      },
    },
  );

export const getBankItem = ({ database }: { database: Database }) =>
  readOperation(
    {
      path: '/admin/v1/bank-items/:uuid',
      tag: 'Operator: banks',
      operationId: 'getBankItem',
      summary: 'Read an item of a bank’s file: a return, a change or another entry',
      callers: ['admin'],
      role: 'viewer',
      record: ItemRecord,
      example: exampleItem,
    },
    async (uuid) => {
      const found = await selectItem(database, uuid);
      return found && itemRecord(found);
    },
  );
