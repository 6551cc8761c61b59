// GET /admin/v1/linked-items: the items at linking providers, their problems, and what is not
// removed there yet.

import { Type } from 'typebox';
import { refuseUnknownProcessor } from '../../../access/tenants/named-in-filters.ts';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { isOneUuid } from '../../../api/http/page-cursor.ts';
import { Nullable, OneOf, Timestamp, Uuid } from '../../../api/http/schema.ts';
import type { Database } from '../../../platform/database/database.ts';
import { lastUuid } from '../../../platform/std/identifiers.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { itemStates, type LinkedItemRow, selectItems } from './linked-items.sql.ts';

const LinkedItemRecord = Type.Object(
  {
    uuid: Uuid,
    processor_uuid: Uuid,
    provider: Type.String(),
    item_id: Type.String({ description: "The item's id at the provider: give it to their support." }),
    state: OneOf([...itemStates]),
    linked_at: Timestamp,
    problem: Nullable(
      Type.String({ description: "The provider's code, such as `ITEM_LOGIN_REQUIRED`; null: none, or it ended." }),
    ),
    problem_since: Nullable(Timestamp),
    removal_due_at: Nullable(Timestamp),
    removal_attempts: Type.Integer(),
    removal_error: Nullable(Type.String({ description: 'Why the last attempt to remove it failed.' })),
    removed_at: Nullable(Timestamp),
  },
  { title: 'LinkedItem' },
);

function stateOf({ removed_at, removal_due_at, problem }: LinkedItemRow) {
  if (removed_at !== null) return 'removed';
  if (removal_due_at !== null) return 'to_remove';
  return problem === null ? 'in_use' : 'problem';
}

const record = (row: LinkedItemRow) =>
  ({
    uuid: row.uuid,
    processor_uuid: row.processor_id,
    provider: row.provider,
    item_id: row.item_id,
    state: stateOf(row),
    linked_at: timestamp(row.linked_at),
    problem: row.problem,
    problem_since: timestampOrNull(row.problem_since),
    removal_due_at: timestampOrNull(row.removal_due_at),
    removal_attempts: row.removal_attempts,
    removal_error: row.removal_error,
    removed_at: timestampOrNull(row.removed_at),
  }) as const;

export const listLinkedItems = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/linked-items',
      tag: 'Operator: users',
      operationId: 'listLinkedItems',
      summary: 'List the items at linking providers',
      description:
        'Of all tenants, newest first. An item is what a user granted at the provider; several bank accounts can come from it. `to_remove`: its last bank account was removed here, and the provider has not confirmed the removal yet; `removal_error` says why, and it is tried again at `removal_due_at`.',
      callers: ['admin'],
      role: 'viewer',
      filter: { processor_uuid: Type.Optional(Uuid), state: Type.Optional(OneOf([...itemStates])) },
      page: 'A page of items',
      plural: 'linked_items',
      record: LinkedItemRecord,
      examples: [
        {
          uuid: '019a2f3d-1c20-7b31-8a44-9f0e1d2c3b4a',
          processor_uuid: '019a2f3d-0b10-7a21-9c33-8e9d0c1b2a39',
          provider: 'plaid',
          item_id: 'Ed6bjNrDLJfGvZWwnkQlfxwoNz54B5C97ejBr',
          state: 'to_remove',
          linked_at: '2026-03-02 14:05:09',
          problem: null,
          problem_since: null,
          removal_due_at: '2026-03-12 09:02:00',
          removal_attempts: 2,
          removal_error: 'Plaid answered 500 API_ERROR INTERNAL_SERVER_ERROR',
          removed_at: null,
        },
      ],
    },
    {
      async read({ query: { processor_uuid = null, state = null } }, after, limit) {
        await refuseUnknownProcessor(database, processor_uuid);
        return selectItems(database, { processor_id: processor_uuid, state }, after?.[0] ?? lastUuid, limit);
      },
      positionOf: ({ uuid }) => [uuid] as const,
      isPosition: isOneUuid,
      record,
    },
  );
