// GET /3p/api/v2/refunds and GET /admin/v1/refunds: refunds of all payments, newest first. And GET
// /admin/v1/refunds/{uuid}: one refund of any tenant.

import { Type } from 'typebox';
import { refuseUnknownProcessor } from '../../../access/tenants/named-in-filters.ts';
import { MetadataFilter } from '../../../api/http/metadata.ts';
import { operation } from '../../../api/http/operation.ts';
import { isOneUuid, uuidStartOf } from '../../../api/http/page-cursor.ts';
import { described, extended, Uuid } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { newestOfLanes } from '../../../platform/database/lanes/each-lane.ts';
import { refuse } from '../../../platform/refusals.ts';
import { lastUuid } from '../../../platform/std/identifiers.ts';
import { entryHashes, type Metadata } from '../../../platform/std/metadata.ts';
import { exampleRefund, RefundRecord, type RefundRow, refundRecord } from '../../lifecycle/refund.ts';
import type { RefundStatus } from '../../lifecycle/refund-statuses.ts';
import { RefundStatusField } from '../../lifecycle/status-fields.ts';
import { namedList } from '../named-list.ts';
import { type RefundKey, selectPaymentOfRefund, selectRefund, selectRefundsBefore } from './refunds.sql.ts';

interface Reading {
  database: Database;
}

const filter = {
  status: Type.Optional(described(RefundStatusField, 'Only refunds with this status.')),
  metadata: MetadataFilter,
};
const wantedIn = ({ status, metadata }: { status?: RefundStatus; metadata?: Metadata }) => ({
  status: status ?? null,
  entries: metadata === undefined ? null : entryHashes(metadata),
});

type Row = RefundRow & RefundKey;
const rows = {
  positionOf: ({ uuid }: Row) => [uuid] as const,
  period: { name: 'created', startOf: uuidStartOf },
  isPosition: isOneUuid,
};

export const listRefunds = ({ database }: Reading) =>
  namedList(
    database,
    {
      path: '/3p/api/v2/refunds',
      tag: 'Refunds',
      operationId: 'listRefunds',
      role: 'tenant_viewer',
      summary: 'List refunds',
      description: 'The refunds of all transactions with the names of payers and payees, newest first.',
      callers: ['processor', 'vendor'],
      filter,
      plural: 'refunds',
      record: RefundRecord,
      examples: [exampleRefund],
    },
    {
      read: ({ caller, query }, after, limit) =>
        selectRefundsBefore(
          database,
          { processor_id: caller.processor_id, vendor_id: caller.vendor_id, ...wantedIn(query) },
          after?.[0] ?? lastUuid,
          limit,
        ),
      ...rows,
      record: (row: Row) => refundRecord(row),
    },
  );

const RefundOfAnyTenant = extended(RefundRecord, { processor_uuid: Uuid }, { title: 'RefundOfAnyTenant' });
const exampleOfAnyTenant = { processor_uuid: '019a2f30-0000-7a11-8b22-3c4d5e6f7081', ...exampleRefund };

export const listRefundsOfAnyTenant = ({ database }: Reading) =>
  namedList(
    database,
    {
      path: '/admin/v1/refunds',
      tag: 'Operator: payments',
      operationId: 'listRefundsOfAnyTenant',
      summary: 'List refunds of any tenant',
      description: 'Newest first.',
      callers: ['admin'],
      role: 'viewer',
      filter: { processor_uuid: Type.Optional(Uuid), ...filter },
      plural: 'refunds',
      record: RefundOfAnyTenant,
      examples: [exampleOfAnyTenant],
    },
    {
      async read({ query: { processor_uuid, ...query } }, after, limit) {
        await refuseUnknownProcessor(database, processor_uuid);
        const wanted = { processor_id: processor_uuid ?? null, vendor_id: null, ...wantedIn(query) };
        return newestOfLanes(database, wanted.processor_id, limit, () =>
          selectRefundsBefore(database, wanted, after?.[0] ?? lastUuid, limit),
        );
      },
      ...rows,
      record: (row: Row) => ({ processor_uuid: row.processor_id, ...refundRecord(row) }),
    },
  );

export const getRefundOfAnyTenant = ({ database }: Reading) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/refunds/:uuid',
      tag: 'Operator: payments',
      operationId: 'getRefundOfAnyTenant',
      summary: 'Read a refund of any tenant',
      callers: ['admin'],
      role: 'viewer',
      params: Type.Object({ uuid: Uuid }),
      answers: { 200: { description: 'The refund', data: RefundOfAnyTenant, example: exampleOfAnyTenant } },
      refusals: ['not_found'],
    },
    {
      async read({ params }) {
        const payment = await selectPaymentOfRefund(database, params.uuid);
        const scope = payment && { processor_id: payment.processor_id, vendor_id: null };
        const row = scope && (await selectRefund(database, scope, params.uuid));
        if (row === null) throw refuse('not_found', 'uuid');
        return ok({ processor_uuid: scope!.processor_id, ...refundRecord(row) });
      },
    },
  );
