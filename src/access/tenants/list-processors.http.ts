// GET /admin/v1/processors: lists the processors, each with its first vendors.

import { Type } from 'typebox';
import { keysetList } from '../../api/http/keyset-list.ts';
import { isTimeAndUuid, timeAndUuid } from '../../api/http/page-cursor.ts';
import { Timestamp } from '../../api/http/schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { timestamp } from '../../platform/std/timestamps.ts';
import { exampleProcessor, ProcessorRecord, processorRecord } from './processor-record.ts';
import { selectProcessors, selectVendors, type Vendor } from './tenants.sql.ts';

const mostVendors = 100;

export const listProcessors = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/processors',
      tag: 'Operator: tenants',
      operationId: 'listProcessors',
      summary: 'List the processors',
      description: `Oldest first, each with its ${mostVendors} oldest vendors; \`GET /admin/v1/vendors\` lists all.`,
      callers: ['admin'],
      role: 'viewer',
      filter: {},
      plural: 'processors',
      record: Type.Object({
        ...ProcessorRecord.properties,
        vendors: Type.Array(Type.Object({ uuid: Type.String(), name: Type.String(), created_at: Timestamp })),
      }),
      examples: [{ ...exampleProcessor, vendors: [] }],
    },
    {
      async read(_, after, limit) {
        const rows = await selectProcessors(database, after, limit);
        const vendors = await selectVendors(
          database,
          rows.map((row) => row.processor_id),
          mostVendors,
        );
        return rows.map((row) => ({
          ...row,
          vendors: vendors.filter((vendor) => vendor.processor_id === row.processor_id),
        }));
      },
      positionOf: ({ created_at, processor_id }) => timeAndUuid(created_at, processor_id),
      isPosition: isTimeAndUuid,
      record: ({ vendors, ...row }) => ({ ...processorRecord(row), vendors: vendors.map(vendorRecord) }),
    },
  );

function vendorRecord({ vendor_id, name, created_at }: Vendor) {
  return { uuid: vendor_id, name, created_at: timestamp(created_at) };
}
