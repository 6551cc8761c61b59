// GET /3p/api/v2/batch-payouts[/{uuid}], /batch-refunds[/{uuid}]: what the daily runs paid and collected.
import { Type } from 'typebox';
import type { Caller } from '../access/caller.ts';
import { ok } from '../answer.ts';
import type { Database } from '../database/database.ts';
import { operation } from '../http/operation.ts';
import { PageQuery, Pagination, Uuid } from '../http/schema.ts';
import { pageFrom, pagination } from '../http/spellings.ts';
import { refuse } from '../refusals.ts';
import { BatchRecord, batchRecord, exampleBatch, summed } from './batch-records.ts';
import { type BatchKind, selectBatches, selectMerchantBatches } from './batches.sql.ts';

const kinds = {
  payout: { path: '/3p/api/v2/batch-payouts', plural: 'batch_payouts', words: 'batch payouts' },
  refund: { path: '/3p/api/v2/batch-refunds', plural: 'batch_refunds', words: 'batch refunds' },
} as const;

export const listBatches = (kind: BatchKind, { database }: { database: Database }) => {
  const { path, plural, words } = kinds[kind];
  return operation(
    {
      method: 'GET',
      path,
      tag: 'Batches',
      summary: `List ${words}`,
      description: 'Newest first. One a daily run, over all merchants of the processor.',
      callers: ['processor'],
      query: Type.Object(PageQuery),
      answers: {
        200: {
          description: 'A page; one past the end is empty',
          data: Type.Object({ [plural]: Type.Array(BatchRecord), pagination: Pagination }),
          example: {
            [plural]: [exampleBatch],
            pagination: { totalItems: 1, pageSize: 10, currentPage: 1, totalPages: 1 },
          },
        },
      },
    },
    {
      async read({ caller, query }) {
        const page = pageFrom(query);
        const { rows, total } = await read(database, caller, { kind, ...page });
        return ok({ [plural]: rows, pagination: pagination(page, total) });
      },
    },
  );
};

export const readBatch = (kind: BatchKind, { database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: `${kinds[kind].path}/:uuid`,
      tag: 'Batches',
      summary: `Read one of the ${kinds[kind].words}`,
      callers: ['processor'],
      params: Type.Object({ uuid: Uuid }),
      answers: { 200: { description: 'The batch', data: BatchRecord, example: exampleBatch } },
      refusals: ['not_found'],
    },
    {
      async read({ caller, params }) {
        const { rows } = await read(database, caller, { kind, uuid: params.uuid, per_page: 1, offset: 0 });
        if (rows[0] === undefined) throw refuse('not_found', 'uuid');
        return ok(rows[0]);
      },
    },
  );

async function read(
  database: Database,
  { processor_id }: Caller,
  of: { kind: BatchKind; uuid?: string; per_page: number; offset: number },
) {
  const { rows, total } = await selectBatches(database, { processor_id, ...of });
  const merchants = await selectMerchantBatches(database, {
    processor_id,
    vendor_id: null,
    batch_uuids: rows.map(({ uuid }) => uuid),
  });
  return { rows: rows.map((batch) => batchRecord(summed(batch, merchants))), total };
}
