// GET /admin/v1/users: the users of all tenants, and the queue of businesses by their verification.

import { type Static, Type } from 'typebox';
import { refuseUnknownProcessor } from '../../../access/tenants/named-in-filters.ts';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { Nullable, OneOf, Text, Timestamp, Uuid } from '../../../api/http/schema.ts';
import { masked } from '../../../customers/users/tax-identifier.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inEachLane, newestOfLanes } from '../../../platform/database/lanes/each-lane.ts';
import { invalid } from '../../../platform/refusals.ts';
import { isUuid, lastUuid } from '../../../platform/std/identifiers.ts';
import { isoInstant, timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { type ListedUser, type QueuedBusiness, queueStart, selectQueue, selectUsersBefore } from './reviews.sql.ts';

const text = Type.String();

const KybStatus = OneOf(['IN_REVIEW', 'APPROVED', 'REJECTED']);

const ListedRecord = Type.Object(
  {
    uuid: Uuid,
    processor_uuid: Uuid,
    vendor_uuid: Nullable(Uuid),
    kind: OneOf(['person', 'business']),
    name: text,
    trading_name: Nullable(text),
    entity_type: Nullable(text),
    tin: Nullable(text),
    email: Nullable(text),
    client_reference_id: text,
    kyb_status: Nullable(KybStatus),
    kyb_status_since: Nullable(Timestamp),
    kyb_resubmission_reason: Nullable(text),
    deleted_at: Nullable(Timestamp),
    created_at: Timestamp,
  },
  { title: 'UserOfAnyTenant' },
);

export const listUsersOfAnyTenant = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/users',
      tag: 'Operator: users',
      operationId: 'listUsersOfAnyTenant',
      summary: 'List users of any tenant',
      description:
        'The users of all tenants or of one, newest first, also deleted ones; `name` is empty once a user is erased. `GET /admin/v1/search` finds users by the beginning of their name. With `kyb_status`: the businesses with this status, in the order in which they got it, so that with `IN_REVIEW` the one that waits longest comes first; without deleted ones and those that were never submitted. If `kyb_resubmission_reason` is not null, the tenant was asked to submit the business again.',
      callers: ['admin'],
      role: 'viewer',
      filter: {
        kyb_status: Type.Optional(KybStatus),
        processor_uuid: Type.Optional(Uuid),
        email: Type.Optional(Text(1, 254)),
        client_reference_id: Type.Optional(Text(1, 255)),
      },
      page: 'A page of users',
      plural: 'users',
      record: ListedRecord,
      examples: [
        {
          uuid: '019a2f3d-1c2b-7d3e-8f40-51627384a5b6',
          processor_uuid: '019a2f30-0000-7a11-8b22-3c4d5e6f7081',
          vendor_uuid: null,
          kind: 'business',
          name: 'Fjord Market LLC',
          trading_name: 'Fjord Market',
          entity_type: 'llc',
          tin: '*****6789',
          email: 'office@fjordmarket.example',
          client_reference_id: 'shop-7',
          kyb_status: 'IN_REVIEW',
          kyb_status_since: '2026-03-02 14:05:09',
          kyb_resubmission_reason: null,
          deleted_at: null,
          created_at: '2026-03-02 14:05:09',
        },
      ],
    },
    {
      async read({ query: { kyb_status, processor_uuid, email, client_reference_id } }, after, limit): Promise<Row[]> {
        await refuseUnknownProcessor(database, processor_uuid);
        const processor_id = processor_uuid ?? null;
        if (kyb_status === undefined) {
          const wanted = { processor_id, email: email ?? null, client_reference_id: client_reference_id ?? null };
          const users = await newestOfLanes(database, processor_id, limit, () =>
            selectUsersBefore(database, wanted, after?.at(-1) ?? lastUuid, limit),
          );
          return users.map((user) => ({ ...user, in_queue: false }));
        }
        for (const [name, value] of Object.entries({ email, client_reference_id }))
          if (value !== undefined)
            throw invalid(name, 'unknown', 'is no filter together with kyb_status: leave one out');
        const pages = await inEachLane(database, processor_id, () =>
          selectQueue(database, { processor_id, kyb_status }, queuePosition(after), limit),
        );
        const queued = pages.length === 1 ? pages[0]! : pages.flat().sort(inQueue).slice(0, limit);
        return queued.map(({ business_name: name, ...row }) => ({
          ...row,
          kind: 'business' as const,
          name,
          deleted_at: null,
          in_queue: true,
        }));
      },
      positionOf: (row): Position => (row.in_queue ? [row.kyb_status_since!.toISOString(), row.uuid] : [row.uuid]),
      isPosition,
      record: listedRecord,
    },
  );

const inQueue = (one: QueuedBusiness, other: QueuedBusiness): number =>
  one.kyb_status_since.getTime() - other.kyb_status_since.getTime() || (one.uuid < other.uuid ? -1 : 1);

/** With a status also since when a business has it. */
type Position = readonly [uuid: string] | readonly [since: string, uuid: string];

const isPosition = (sent: readonly unknown[]): sent is Position =>
  sent.every((part) => typeof part === 'string') &&
  (sent.length === 1 || (sent.length === 2 && isoInstant(sent[0]!) !== null)) &&
  isUuid(sent.at(-1)!);

const queuePosition = (after: Position | null) =>
  after?.length === 2 ? { since: isoInstant(after[0])!, uuid: after[1] } : queueStart;

/** `in_queue`: the list is in the order of the queue. */
type Row = ListedUser & { in_queue: boolean };

function listedRecord(row: Row): Static<typeof ListedRecord> {
  const { processor_id, vendor_id, tin_last4, in_queue: _, ...columns } = row;
  return {
    ...columns,
    processor_uuid: processor_id,
    vendor_uuid: vendor_id,
    tin: masked(tin_last4),
    kyb_status_since: timestampOrNull(row.kyb_status_since),
    deleted_at: timestampOrNull(row.deleted_at),
    created_at: timestamp(row.created_at),
  };
}
