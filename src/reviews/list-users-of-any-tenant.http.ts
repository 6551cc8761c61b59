// GET /admin/v1/users: the operator's queue of businesses, by their verification.
import { type Static, Type } from 'typebox';
import type { Database } from '../database/database.ts';
import { keysetList } from '../http/keyset-list.ts';
import { Nullable, OneOf, Timestamp, Uuid } from '../http/schema.ts';
import { isUuid } from '../std/identifiers.ts';
import { isoInstant, timestamp } from '../std/timestamps.ts';
import { findProcessor } from '../tenants/find-processor.ts';
import { masked } from '../users/tax-identifier.ts';
import { type QueuedBusiness, queueStart, selectQueue } from './reviews.sql.ts';

const text = Type.String();

const QueueRecord = Type.Object(
  {
    uuid: Uuid,
    processor_uuid: Uuid,
    vendor_uuid: Nullable(Uuid),
    name: text,
    trading_name: Nullable(text),
    entity_type: Nullable(text),
    tin: Nullable(text),
    client_reference_id: text,
    kyb_status: OneOf(['IN_REVIEW', 'APPROVED', 'REJECTED']),
    kyb_status_since: Timestamp,
    kyb_resubmission_reason: Nullable(text),
    created_at: Timestamp,
  },
  { title: 'UserInReview' },
);

export const listUsersOfAnyTenant = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/users',
      tag: 'Operator',
      operationId: 'listUsersOfAnyTenant',
      summary: 'List businesses by their verification',
      description:
        'The businesses of all tenants or of one with this `kyb_status`, in the order in which they got it: with `IN_REVIEW`, the one that waits longest comes first. If `kyb_resubmission_reason` is not null, the tenant was asked to submit the business again. A business that was never submitted and a deleted one are not listed.',
      callers: ['admin'],
      filter: { kyb_status: OneOf(['IN_REVIEW', 'APPROVED', 'REJECTED']), processor_uuid: Type.Optional(Uuid) },
      page: 'A page of businesses',
      plural: 'users',
      record: QueueRecord,
      examples: [
        {
          uuid: '019a2f3d-1c2b-7d3e-8f40-51627384a5b6',
          processor_uuid: '019a2f30-0000-7a11-8b22-3c4d5e6f7081',
          vendor_uuid: null,
          name: 'Fjord Market LLC',
          trading_name: 'Fjord Market',
          entity_type: 'llc',
          tin: '*****6789',
          client_reference_id: 'shop-7',
          kyb_status: 'IN_REVIEW',
          kyb_status_since: '2026-03-02 14:05:09',
          kyb_resubmission_reason: null,
          created_at: '2026-03-02 14:05:09',
        },
      ],
      refusals: ['not_found'],
    },
    {
      async read({ query: { kyb_status, processor_uuid } }, after, limit) {
        if (processor_uuid !== undefined) await findProcessor(database, processor_uuid, 'processor_uuid');
        const of = { processor_id: processor_uuid ?? null, kyb_status };
        return selectQueue(database, of, after === null ? queueStart : queuePosition(after), limit);
      },
      positionOf: (row): Position => [row.kyb_status_since.toISOString(), row.uuid],
      isPosition,
      record: queueRecord,
    },
  );

type Position = readonly [since: string, uuid: string];

const isPosition = (sent: readonly unknown[]): sent is Position =>
  sent.length === 2 &&
  sent.every((part) => typeof part === 'string') &&
  isoInstant(sent[0]!) !== null &&
  isUuid(sent[1]!);

const queuePosition = ([since, uuid]: Position) => ({ since: isoInstant(since)!, uuid });

function queueRecord(row: QueuedBusiness): Static<typeof QueueRecord> {
  return {
    uuid: row.uuid,
    processor_uuid: row.processor_id,
    vendor_uuid: row.vendor_id,
    name: row.business_name,
    trading_name: row.trading_name,
    entity_type: row.entity_type,
    tin: masked(row.tin_last4),
    client_reference_id: row.client_reference_id,
    kyb_status: row.kyb_status,
    kyb_status_since: timestamp(row.kyb_status_since),
    kyb_resubmission_reason: row.kyb_resubmission_reason,
    created_at: timestamp(row.created_at),
  };
}
