// GET /admin/v1/batches and /admin/v1/batches/{uuid}: the daily runs of any tenant.

import { type Static, Type } from 'typebox';
import { refuseUnknownProcessor } from '../../access/tenants/named-in-filters.ts';
import { keysetList } from '../../api/http/keyset-list.ts';
import { isOneUuid, uuidStartOf } from '../../api/http/page-cursor.ts';
import { readOperation } from '../../api/http/read-operation.ts';
import { extended, OneOf, Uuid, UuidOf } from '../../api/http/schema.ts';
import { namesOfUsers } from '../../customers/users/names-of-users.sql.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { newestOfLanes } from '../../platform/database/lanes/each-lane.ts';
import { lastUuid } from '../../platform/std/identifiers.ts';
import { selectPartyNames } from '../transactions/party-names.sql.ts';
import { exampleNames, partyNames } from '../transactions/party-names.ts';
import { BatchRecord, batchRecord, exampleBatch, summed } from './batch-records.ts';
import {
  type Batch,
  batchKinds,
  type MerchantBatch,
  type StoredBatch,
  selectBatchesBefore,
  selectBatchOfAnyTenant,
  selectMerchantBatches,
} from './batches.sql.ts';

const mostNames = 5;
const Kind = OneOf([...batchKinds]);
const Listed = Type.Object(
  {
    processor_uuid: Uuid,
    kind: Kind,
    merchant_names: Type.Array(Type.String(), {
      description: `The names of the merchants, at most ${mostNames}. A merchant whose name was erased is left out.`,
    }),
    ...BatchRecord.properties,
  },
  { title: 'BatchOfAnyTenant' },
);

const BatchInFull = extended(
  Listed,
  {
    payments: Type.Array(Type.Object({ uuid: UuidOf('The payment.'), ...partyNames }, { title: 'PaymentOfBatch' }), {
      description: 'The payments of `transaction_uuids`, with their names.',
    }),
  },
  { title: 'BatchInFull' },
);

const exampleListed: Static<typeof Listed> = {
  processor_uuid: '019a2f30-0000-7a11-8b22-3c4d5e6f7081',
  kind: 'payout',
  merchant_names: ['Moss Bakery LLC', 'Fjord Market LLC', 'Harbor Rentals'],
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
      plural: 'batches',
      record: Listed,
      examples: [exampleListed],
    },
    {
      async read({ query: { processor_uuid, kind = null } }, after, limit) {
        await refuseUnknownProcessor(database, processor_uuid);
        const of = { processor_id: processor_uuid ?? null, kind };
        return newestOfLanes(database, of.processor_id, limit, async () =>
          withSums(database, await selectBatchesBefore(database, of, after?.[0] ?? lastUuid, limit)),
        );
      },
      positionOf: ({ uuid }) => [uuid] as const,
      period: { name: 'run', startOf: uuidStartOf },
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
      record: BatchInFull,
      example: {
        ...exampleListed,
        payments: exampleListed.transaction_uuids.map((uuid) => ({ uuid, ...exampleNames })),
      },
    },
    async (uuid) => {
      const found = await selectBatchOfAnyTenant(database, uuid);
      if (found === null) return null;
      const batch = listedRecord((await withSums(database, [found]))[0]!);
      const { processor_id } = found;
      const keys = batch.transaction_uuids.map((transaction_uuid) => ({ processor_id, transaction_uuid }));
      const names = await selectPartyNames(database, keys);
      return { ...batch, payments: batch.transaction_uuids.map((one) => ({ uuid: one, ...names.get(one)! })) };
    },
  );

interface NamedBatch extends Batch {
  merchant_names: string[];
}

function listedRecord({ merchant_names, ...batch }: NamedBatch): Static<typeof Listed> {
  return { processor_uuid: batch.processor_id, kind: batch.kind, merchant_names, ...batchRecord(batch) };
}

async function withSums(db: Queryable, batches: readonly StoredBatch[]): Promise<NamedBatch[]> {
  const merchants: MerchantBatch[] = [];
  for (const [processor_id, own] of Map.groupBy(batches, (batch) => batch.processor_id)) {
    const batch_uuids = own.map(({ uuid }) => uuid);
    merchants.push(...(await selectMerchantBatches(db, { processor_id, vendor_id: null, batch_uuids })));
  }
  const named = Map.groupBy(merchants, ({ batch_uuid }) => batch_uuid);
  const uuidsOf = (batch: string) => [...new Set(named.get(batch)?.map(({ merchant_uuid }) => merchant_uuid))];
  const names = await namesOfUsers(
    db,
    batches.flatMap(({ processor_id, uuid }) =>
      uuidsOf(uuid)
        .slice(0, mostNames)
        .map((user_uuid) => ({ processor_id, user_uuid })),
    ),
  );
  return batches.map((batch) => ({
    ...summed(batch, merchants),
    merchant_names: uuidsOf(batch.uuid).flatMap((uuid) => names.get(uuid) ?? []),
  }));
}
