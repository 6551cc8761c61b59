// GET /admin/v1/limits and /3p/api/v1/limits: the limits and their usage.
import { fromSnapshot } from '../../database/atomic-phase.ts';
import type { Database } from '../../database/database.ts';
import { listOperation } from '../../http/list-operation.ts';
import { Uuid } from '../../http/schema.ts';
import type { Page } from '../../http/spellings.ts';
import { findProcessor } from '../../tenants/find-processor.ts';
import { exampleLimits, LimitRecord, limitRecord } from './limit-record.ts';
import { selectLimitsIn } from './limits.sql.ts';

const listed = {
  page: 'A page of limits: of the processor, of vendors, of merchants',
  plural: 'limits',
  record: LimitRecord,
  examples: [exampleLimits],
};
const description = 'In cents; null is no limit. Each request counts the usage anew.';

interface Reading {
  database: Database;
}

function limitsIn(
  { database }: Reading,
  of: { processor_id: string; vendor_id: string | null },
  wanted: Page,
  now: Date,
) {
  return fromSnapshot(database, async (snapshot) => {
    const { rows, total } = await selectLimitsIn(snapshot, of, wanted);
    const limits = [];
    for (const row of rows) limits.push(await limitRecord(snapshot, row, now));
    return { rows: limits, total };
  });
}

export const listLimits = (on: Reading) =>
  listOperation(
    {
      ...listed,
      path: '/admin/v1/limits',
      tag: 'Operator: tenants',
      operationId: 'listLimitsOfAnyTenant',
      summary: 'List the limits in a processor',
      description,
      callers: ['admin'],
      role: 'viewer',
      filter: { processor_uuid: Uuid },
      refusals: ['not_found'],
    },
    async ({ query, now }, page) => {
      const { processor_id } = await findProcessor(on.database, query.processor_uuid, 'processor_uuid');
      return limitsIn(on, { processor_id, vendor_id: null }, page, now);
    },
  );

export const listOwnLimits = (on: Reading) =>
  listOperation(
    {
      ...listed,
      path: '/3p/api/v1/limits',
      tag: 'Tenant',
      operationId: 'listLimits',
      summary: 'List the limits of payments',
      description: `A processor sees its own limits and those of its vendors and merchants; a vendor its own and those of its merchants. ${description}`,
      callers: ['processor', 'vendor'],
    },
    ({ caller, now }, page) => limitsIn(on, caller, page, now),
  );
