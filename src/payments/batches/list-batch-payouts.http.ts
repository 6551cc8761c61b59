// GET /3p/api/v2/batch-payouts[/{uuid}], /batch-refunds[/{uuid}]: the payouts and refunds of the
// daily runs.
import { Type } from 'typebox';
import type { Caller } from '../../api/http/caller.ts';
import { listOperation, recordsOf } from '../../api/http/list-operation.ts';
import { operation } from '../../api/http/operation.ts';
import { UuidOf } from '../../api/http/schema.ts';
import { pagination } from '../../api/http/spellings.ts';
import { ok } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { batchAnswer, batchAnswers, refundBatchAnswer } from './batch-answers.ts';
import { selectRefundMembers } from './batch-members.sql.ts';
import { summed } from './batch-records.ts';
import { type BatchKind, selectBatches, selectMerchantBatches } from './batches.sql.ts';
import { MemberQuery, memberPage } from './member-records.ts';

/** `alias`: a path that existing clients use. */
const kinds = {
  payout: {
    path: '/3p/api/v2/batch-payouts',
    alias: '/3p/api/v2/batch-payouts/processor',
    plural: 'batch_payouts',
    words: 'batch payouts',
    id: 'BatchPayout',
  },
  refund: {
    path: '/3p/api/v2/batch-refunds',
    alias: null,
    plural: 'batch_refunds',
    words: 'batch refunds',
    id: 'BatchRefund',
  },
} as const;

const listBatches =
  (kind: BatchKind) =>
  ({ database }: { database: Database }) => {
    const { path, alias, plural, words, id } = kinds[kind];
    const { Entry, exampleEntry } = batchAnswers[kind];
    return listOperation(
      {
        path,
        ...(alias === null ? {} : { alsoAt: [{ path: alias, name: `listProcessor${id}s` }] }),
        tag: 'Batches',
        operationId: `list${id}s`,
        summary: `List ${words}`,
        description: 'Newest first. One for each daily run, for all merchants of the processor.',
        callers: ['processor'],
        page: 'A page; a page past the end is empty',
        plural,
        record: Entry,
        examples: [exampleEntry],
      },
      ({ caller }, page) => recordsOf(read(database, caller, { kind, ...page }), (batch) => batchAnswer(kind, batch)),
    );
  };

const getBatch =
  (kind: BatchKind) =>
  ({ database }: { database: Database }) => {
    const { path, alias, words, id } = kinds[kind];
    const { Whole, exampleWhole } = batchAnswers[kind];
    return operation(
      {
        method: 'GET',
        path: `${path}/:uuid`,
        ...(alias === null ? {} : { alsoAt: [{ path: `${alias}/:uuid`, name: `getProcessor${id}` }] }),
        tag: 'Batches',
        operationId: `get${id}`,
        summary: `Read one of the ${words}`,
        callers: ['processor'],
        params: Type.Object({ uuid: UuidOf('The uuid of the batch.') }),
        ...(kind === 'refund' ? { query: MemberQuery } : {}),
        answers: { 200: { description: 'The batch', data: Whole, example: exampleWhole } },
        refusals: ['not_found'],
      },
      {
        async read({ caller, params, query }) {
          const { rows } = await read(database, caller, { kind, uuid: params.uuid, per_page: 1, offset: 0 });
          const [batch] = rows;
          if (batch === undefined) throw refuse('not_found', 'uuid');
          if (kind === 'payout') return ok(batchAnswer(kind, batch));
          const page = memberPage(query);
          const { processor_id, uuid: batch_uuid } = batch;
          const refunds = await selectRefundMembers(database, { processor_id, batch_uuid }, page);
          return ok(refundBatchAnswer(batch, refunds.rows, pagination(page, refunds.total)));
        },
      },
    );
  };

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
  return { rows: rows.map((batch) => summed(batch, merchants)), total };
}

export const listBatchPayouts = listBatches('payout');
export const listBatchRefunds = listBatches('refund');
export const getBatchPayout = getBatch('payout');
export const getBatchRefund = getBatch('refund');
