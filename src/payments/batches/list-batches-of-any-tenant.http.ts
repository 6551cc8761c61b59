// GET /admin/v1/batches and /admin/v1/batches/{uuid}: the daily runs of any tenant.
import { type Static, Type } from 'typebox';
import { refuseUnknownProcessor } from '../../access/tenants/named-in-filters.ts';
import { keysetList } from '../../api/http/keyset-list.ts';
import { isOneUuid, uuidStartOf } from '../../api/http/page-cursor.ts';
import { readOperation } from '../../api/http/read-operation.ts';
import { OneOf, Uuid } from '../../api/http/schema.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { lastUuid } from '../../platform/std/identifiers.ts';
import { BatchRecord, batchRecord, exampleBatch, summed } from './batch-records.ts';
import {
  type Batch,
  batchKinds,
  type StoredBatch,
  selectBatchesBefore,
  selectBatchOfAnyTenant,
  selectMerchantBatches,
} from './batches.sql.ts';

const Kind = OneOf([...batchKinds]);
const Listed = Type.Object(
  { processor_uuid: Uuid, kind: Kind, ...BatchRecord.properties },
  { title: 'BatchOfAnyTenant' },
);

const exampleListed: Static<typeof Listed> = {
  processor_uuid: '019a2f30-0000-7a11-8b22-3c4d5e6f7081',
  kind: 'payout',
  ...exampleBatch,
};

export const listBatchesOfAnyTenant = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/batches',
      tag: 'Operator: payments',
      operationId: 'listBatchesOfAnyTenant',
      summary: 'List daily runs of any tenant',
      description: 'What each daily run paid out or refunded for a processor, newest first.',
      callers: ['admin'],
      role: 'viewer',
      filter: { processor_uuid: Type.Optional(Uuid), kind: Type.Optional(Kind) },
      period: 'run',
      plural: 'batches',
      record: Listed,
      examples: [exampleListed],
    },
    {
      async read({ query: { processor_uuid, kind = null } }, after, limit) {
        await refuseUnknownProcessor(database, processor_uuid);
        const of = { processor_id: processor_uuid ?? null, kind };
        return withSums(database, await selectBatchesBefore(database, of, after?.[0] ?? lastUuid, limit));
      },
      positionOf: ({ uuid }) => [uuid] as const,
      startOf: uuidStartOf,
      isPosition: isOneUuid,
      record: listedRecord,
    },
  );

export const getBatchOfAnyTenant = ({ database }: { database: Database }) =>
  readOperation(
    {
      path: '/admin/v1/batches/:uuid',
      tag: 'Operator: payments',
      operationId: 'getBatchOfAnyTenant',
      summary: 'Read a daily run of any tenant',
      callers: ['admin'],
      role: 'viewer',
      record: Listed,
      example: exampleListed,
    },
    async (uuid) => {
      const found = await selectBatchOfAnyTenant(database, uuid);
      return found && listedRecord((await withSums(database, [found]))[0]!);
    },
  );

function listedRecord(batch: Batch): Static<typeof Listed> {
  return { processor_uuid: batch.processor_id, kind: batch.kind, ...batchRecord(batch) };
}

async function withSums(db: Queryable, batches: readonly StoredBatch[]): Promise<Batch[]> {
  const sums = new Map<string, Batch>();
  for (const [processor_id, own] of Map.groupBy(batches, (batch) => batch.processor_id)) {
    const batch_uuids = own.map(({ uuid }) => uuid);
    const merchants = await selectMerchantBatches(db, { processor_id, vendor_id: null, batch_uuids });
    for (const batch of own) sums.set(batch.uuid, summed(batch, merchants));
  }
  return batches.map(({ uuid }) => sums.get(uuid)!);
}
