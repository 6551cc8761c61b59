// GET /admin/v1/processors: lists the processors, each with its vendors.
import { Type } from 'typebox';
import { ok } from '../answer.ts';
import type { Database } from '../database/database.ts';
import { operation } from '../http/operation.ts';
import { PageQuery, Pagination, Timestamp } from '../http/schema.ts';
import { pageFrom, pagination } from '../http/spellings.ts';
import { timestamp } from '../std/timestamps.ts';
import { exampleProcessor, ProcessorRecord, processorRecord } from './processor-record.ts';
import { selectProcessors, selectVendors, type Vendor } from './tenants.sql.ts';

export const listProcessors = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/processors',
      tag: 'Operator',
      summary: 'List the processors',
      description: 'Oldest first, each with its vendors.',
      callers: ['admin'],
      query: Type.Object(PageQuery),
      answers: {
        200: {
          description: 'A page',
          data: Type.Object({
            processors: Type.Array(
              Type.Object({
                ...ProcessorRecord.properties,
                vendors: Type.Array(Type.Object({ uuid: Type.String(), name: Type.String(), created_at: Timestamp })),
              }),
            ),
            pagination: Pagination,
          }),
          example: {
            processors: [{ ...exampleProcessor, vendors: [] }],
            pagination: { totalItems: 1, pageSize: 10, currentPage: 1, totalPages: 1 },
          },
        },
      },
    },
    {
      async read({ query }) {
        const page = pageFrom(query);
        const { total, rows } = await selectProcessors(database, page);
        const vendors = await selectVendors(
          database,
          rows.map((row) => row.processor_id),
        );
        const processors = rows.map((row) => ({
          ...processorRecord(row),
          vendors: vendors.filter((vendor) => vendor.processor_id === row.processor_id).map(vendorRecord),
        }));
        return ok({ processors, pagination: pagination(page, total) });
      },
    },
  );

function vendorRecord({ vendor_id, name, created_at }: Vendor) {
  return { uuid: vendor_id, name, created_at: timestamp(created_at) };
}
