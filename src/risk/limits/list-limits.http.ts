// GET /admin/v1/limits and /3p/api/v1/limits: the limits and their usage.
import { Type } from 'typebox';
import { type Answer, ok } from '../../answer.ts';
import { fromSnapshot } from '../../database/atomic-phase.ts';
import type { Database } from '../../database/database.ts';
import { operation } from '../../http/operation.ts';
import { PageQuery, Pagination, Uuid } from '../../http/schema.ts';
import { type Page, pageFrom, pagination } from '../../http/spellings.ts';
import { findProcessor } from '../../tenants/find-processor.ts';
import { exampleLimits, LimitRecord, limitRecord } from './limit-record.ts';
import { selectLimitsIn } from './limits.sql.ts';

const answers = {
  200: {
    description: 'A page of limits: of the processor, of vendors, of merchants',
    data: Type.Object({ limits: Type.Array(LimitRecord), pagination: Pagination }),
    example: {
      limits: [exampleLimits],
      pagination: { totalItems: 1, pageSize: 10, currentPage: 1, totalPages: 1 },
    },
  },
};
const description = 'In cents; null is no limit. Each request counts the usage anew.';

interface Reading {
  database: Database;
}

async function page(
  { database }: Reading,
  of: { processor_id: string; vendor_id: string | null },
  wanted: Page,
  now: Date,
): Promise<Answer> {
  return fromSnapshot(database, async (snapshot) => {
    const { rows, total } = await selectLimitsIn(snapshot, of, wanted);
    const limits = [];
    for (const row of rows) limits.push(await limitRecord(snapshot, row, now));
    return ok({ limits, pagination: pagination(wanted, total) });
  });
}

export const listLimits = (on: Reading) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/limits',
      tag: 'Operator',
      summary: 'List the limits in a processor',
      description,
      callers: ['admin'],
      query: Type.Object({ ...PageQuery, processor_uuid: Uuid }),
      answers,
      refusals: ['not_found'],
    },
    {
      async read({ query, now }) {
        const { processor_id } = await findProcessor(on.database, query.processor_uuid, 'processor_uuid');
        return page(on, { processor_id, vendor_id: null }, pageFrom(query), now);
      },
    },
  );

export const listOwnLimits = (on: Reading) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v1/limits',
      tag: 'Tenant',
      summary: 'List the limits of payments',
      description: `A processor sees its own limits and those of its vendors and merchants; a vendor its own and those of its merchants. ${description}`,
      callers: ['processor', 'vendor'],
      query: Type.Object(PageQuery),
      answers,
    },
    { read: ({ caller, query, now }) => page(on, caller, pageFrom(query), now) },
  );
