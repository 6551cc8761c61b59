// GET /admin/v1/users: the operator's queue of businesses, by their verification.
import { type Static, Type } from 'typebox';
import { ok } from '../answer.ts';
import type { Database } from '../database/database.ts';
import { operation } from '../http/operation.ts';
import { pageCursor, positionIn } from '../http/page-cursor.ts';
import { Nullable, OneOf, Text, Timestamp, Uuid, WholeNumber } from '../http/schema.ts';
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

const filters = ['kyb_status', 'processor_uuid', 'after', 'limit'];
const byDefault = 10;

export const listUsersOfAnyTenant = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/users',
      tag: 'Operator',
      operationId: 'listUsersOfAnyTenant',
      summary: 'List businesses by their verification',
      description:
        'The businesses of all tenants or of one with this `kyb_status`, in the order in which they got it: with `IN_REVIEW`, the one that waits longest comes first. If `kyb_resubmission_reason` is not null, the tenant was asked to submit the business again. A business that was never submitted and a deleted one are not listed. Send `next` as `after` to read the next page; at the end it is null.',
      callers: ['admin'],
      query: Type.Object(
        {
          kyb_status: OneOf(['IN_REVIEW', 'APPROVED', 'REJECTED']),
          processor_uuid: Type.Optional(Uuid),
          after: Type.Optional(Text(1, 500, { description: '`next` of an earlier answer with the same filters' })),
          limit: Type.Optional(WholeNumber(1, 100, `${byDefault} by default, at most 100.`)),
        },
        {
          refusedFields: () => ({
            code: 'unknown',
            message: `is not a filter of this list: use ${filters.join(', ')}`,
          }),
        },
      ),
      answers: {
        200: {
          description: 'A page of businesses',
          data: Type.Object({ users: Type.Array(QueueRecord), next: Nullable(text) }),
          example: {
            users: [
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
            next: null,
          },
        },
      },
      refusals: ['not_found'],
    },
    {
      async read({ query }) {
        const { kyb_status, processor_uuid, after, limit = byDefault } = query;
        const processor_id = processor_uuid?.toLowerCase() ?? null;
        if (processor_id !== null) await findProcessor(database, processor_id, 'processor_uuid');
        const list = ['users', kyb_status, processor_id];
        const position = after === undefined ? queueStart : queuePosition(positionIn(after, list, isPosition));
        // One extra row shows whether there is a next page.
        const found = await selectQueue(database, { processor_id, kyb_status }, position, limit + 1);
        const page = found.slice(0, limit);
        const last = page[limit - 1];
        const next = found.length > limit ? pageCursor(list, [last!.kyb_status_since.toISOString(), last!.uuid]) : null;
        return ok({ users: page.map(queueRecord), next });
      },
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
