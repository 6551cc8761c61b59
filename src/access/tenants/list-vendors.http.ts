// GET /admin/v1/vendors and /admin/v1/vendors/{uuid}: vendors, each with its processor.
import { type Static, Type } from 'typebox';
import { keysetList } from '../../api/http/keyset-list.ts';
import { isOneUuid } from '../../api/http/page-cursor.ts';
import { readOperation } from '../../api/http/read-operation.ts';
import { Timestamp, Uuid } from '../../api/http/schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { timestamp } from '../../platform/std/timestamps.ts';
import { refuseUnknownProcessor } from './named-in-filters.ts';
import { selectVendor, selectVendorsAfter, type Vendor } from './tenants.sql.ts';

const VendorRecord = Type.Object(
  { uuid: Uuid, processor_uuid: Uuid, name: Type.String(), created_at: Timestamp },
  { title: 'Vendor' },
);

const example: Static<typeof VendorRecord> = {
  uuid: '019a2f3c-8a40-7d11-b6a1-5e0c7d9f8a21',
  processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
  name: 'Fjord Market',
  created_at: '2026-03-02 14:05:09',
};

const vendorRecord = ({ vendor_id, processor_id, name, created_at }: Vendor): Static<typeof VendorRecord> => ({
  uuid: vendor_id,
  processor_uuid: processor_id,
  name,
  created_at: timestamp(created_at),
});

export const listVendors = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/vendors',
      tag: 'Operator: tenants',
      operationId: 'listVendors',
      summary: 'List the vendors',
      description: 'Of all processors or of one, oldest first.',
      callers: ['admin'],
      role: 'viewer',
      filter: { processor_uuid: Type.Optional(Uuid) },
      plural: 'vendors',
      record: VendorRecord,
      examples: [example],
    },
    {
      async read({ query: { processor_uuid } }, after, limit) {
        await refuseUnknownProcessor(database, processor_uuid);
        return selectVendorsAfter(database, processor_uuid ?? null, after?.[0] ?? nilUuid, limit);
      },
      positionOf: ({ vendor_id }) => [vendor_id] as const,
      isPosition: isOneUuid,
      record: vendorRecord,
    },
  );

export const getVendor = ({ database }: { database: Database }) =>
  readOperation(
    {
      path: '/admin/v1/vendors/:uuid',
      tag: 'Operator: tenants',
      operationId: 'getVendor',
      summary: 'Read a vendor',
      callers: ['admin'],
      role: 'viewer',
      record: VendorRecord,
      example,
    },
    async (uuid) => {
      const found = await selectVendor(database, uuid);
      return found && vendorRecord(found);
    },
  );
