// GET /admin/v1/suspense and /late-returns: lists the items that need an operator.
import { dishonorUntil } from '../../calendar/deadlines.ts';
import { easternDay } from '../../calendar/eastern-time.ts';
import type { Database } from '../../database/database.ts';
import { listOperation, recordsOf } from '../../http/list-operation.ts';
import { Day, extended } from '../../http/schema.ts';
import { exampleItem, ItemRecord, itemRecord } from './item-record.ts';
import { selectLateReturns, selectSuspense } from './suspense.sql.ts';

export const listSuspense = ({ database }: { database: Database }) =>
  listOperation(
    {
      path: '/admin/v1/suspense',
      tag: 'Operator: banks',
      operationId: 'listSuspenseItems',
      summary: 'List items in suspense',
      description:
        'Entries of the banks’ files that could not be matched or applied, oldest first. `reason` says why; `transaction_uuid` is the payment of the entry with this trace number, if there is one. Resolve each with `POST /admin/v1/suspense/{uuid}/resolve`.',
      callers: ['admin'],
      role: 'viewer',
      plural: 'items',
      record: ItemRecord,
      examples: [exampleItem],
    },
    (_, page) => recordsOf(selectSuspense(database, page), itemRecord),
  );

export const listLateReturns = ({ database }: { database: Database }) =>
  listOperation(
    {
      path: '/admin/v1/late-returns',
      tag: 'Operator: banks',
      operationId: 'listLateReturns',
      summary: 'List late returns',
      description:
        'Returns that came after their deadline, newest first. They are applied. Each may be dishonored until `dishonor_until`, with `POST /admin/v1/dishonors`.',
      callers: ['admin'],
      role: 'viewer',
      plural: 'items',
      record: extended(ItemRecord, { dishonor_until: Day }, { title: 'LateReturn' }),
      examples: [{ ...exampleItem, state: 'applied', reason: null, late: true, dishonor_until: '2026-03-11' }],
    },
    (_, page) =>
      recordsOf(selectLateReturns(database, page), (row) => ({
        ...itemRecord(row),
        dishonor_until: dishonorUntil(easternDay(row.received_at)),
      })),
  );
