// GET /admin/v1/limits and /3p/api/v1/limits: the limits and their usage.

import { filteredProcessor } from '../../../access/tenants/named-in-filters.ts';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { listOperation } from '../../../api/http/list-operation.ts';
import { isOneUuid } from '../../../api/http/page-cursor.ts';
import { Uuid } from '../../../api/http/schema.ts';
import { fromSnapshot } from '../../../platform/database/atomic-phase.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import type { OwnedLimits } from './limit.ts';
import { exampleLimits, LimitRecord, limitRecord } from './limit-record.ts';
import { selectLimitsAfter, selectLimitsIn } from './limits.sql.ts';

const listed = {
  page: 'A page of limits: of the processor, of vendors, of merchants',
  plural: 'limits',
  record: LimitRecord,
  examples: [exampleLimits],
};
const description = 'In cents; null is no limit. Each request counts the usage again.';

interface Reading {
  database: Database;
}

async function recordsOf(snapshot: Queryable, rows: readonly OwnedLimits[], now: Date) {
  const records = [];
  for (const row of rows) records.push(await limitRecord(snapshot, row, now));
  return records;
}

export const listLimitsOfAnyTenant = ({ database }: Reading) =>
  keysetList(
    {
      ...listed,
      path: '/admin/v1/limits',
      tag: 'Operator: tenants',
      operationId: 'listLimitsOfAnyTenant',
      summary: 'List the limits in a processor',
      description: `In the order of the owners' uuids. ${description}`,
      callers: ['admin'],
      role: 'viewer',
      filter: { processor_uuid: Uuid },
    },
    {
      async read({ query, now }, after, limit) {
        const { processor_id } = await filteredProcessor(database, query.processor_uuid);
        return fromSnapshot(database, async (snapshot) =>
          recordsOf(snapshot, await selectLimitsAfter(snapshot, processor_id, after?.[0] ?? null, limit), now),
        );
      },
      positionOf: ({ owner_uuid }) => [owner_uuid] as const,
      isPosition: isOneUuid,
      record: (record) => record,
    },
  );

export const listLimits = ({ database }: Reading) =>
  listOperation(
    {
      ...listed,
      path: '/3p/api/v1/limits',
      tag: 'Tenant',
      operationId: 'listLimits',
      summary: 'List the limits of payments',
      description: `A processor sees its own limits and the limits of its vendors and merchants; a vendor its own limits and its merchants’ limits. ${description}`,
      callers: ['processor', 'vendor'],
    },
    ({ caller, now }, page) =>
      fromSnapshot(database, async (snapshot) => {
        const { rows, total } = await selectLimitsIn(snapshot, caller, page);
        return { rows: await recordsOf(snapshot, rows, now), total };
      }),
  );
