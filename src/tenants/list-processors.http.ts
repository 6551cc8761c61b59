// GET /admin/v1/processors: lists the processors, each with its vendors.
import { Type } from 'typebox';
import type { Database } from '../database/database.ts';
import { listOperation } from '../http/list-operation.ts';
import { Timestamp } from '../http/schema.ts';
import { timestamp } from '../std/timestamps.ts';
import { exampleProcessor, ProcessorRecord, processorRecord } from './processor-record.ts';
import { selectProcessors, selectVendors, type Vendor } from './tenants.sql.ts';

export const listProcessors = ({ database }: { database: Database }) =>
  listOperation(
    {
      path: '/admin/v1/processors',
      tag: 'Operator: tenants',
      operationId: 'listProcessors',
      summary: 'List the processors',
      description: 'Oldest first, each with its vendors.',
      callers: ['admin'],
      role: 'viewer',
      plural: 'processors',
      record: Type.Object({
        ...ProcessorRecord.properties,
        vendors: Type.Array(Type.Object({ uuid: Type.String(), name: Type.String(), created_at: Timestamp })),
      }),
      examples: [{ ...exampleProcessor, vendors: [] }],
    },
    async (_, page) => {
      const { total, rows } = await selectProcessors(database, page);
      const vendors = await selectVendors(
        database,
        rows.map((row) => row.processor_id),
      );
      const processors = rows.map((row) => ({
        ...processorRecord(row),
        vendors: vendors.filter((vendor) => vendor.processor_id === row.processor_id).map(vendorRecord),
      }));
      return { rows: processors, total };
    },
  );

function vendorRecord({ vendor_id, name, created_at }: Vendor) {
  return { uuid: vendor_id, name, created_at: timestamp(created_at) };
}
