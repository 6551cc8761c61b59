// GET /admin/v1/vendors/{uuid}: one vendor, with its processor.
import { type Static, Type } from 'typebox';
import type { Database } from '../database/database.ts';
import { readOperation } from '../http/read-operation.ts';
import { Timestamp, Uuid } from '../http/schema.ts';
import { timestamp } from '../std/timestamps.ts';
import { selectVendor } from './tenants.sql.ts';

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

export const readVendor = ({ database }: { database: Database }) =>
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
      if (found === null) return null;
      const { vendor_id, processor_id, name, created_at } = found;
      return { uuid: vendor_id, processor_uuid: processor_id, name, created_at: timestamp(created_at) };
    },
  );
