// GET /batch-merchant-payouts/{uuid} and /batch-merchant-refunds/{uuid}, for tenants and operators,
// and the list of a run's merchants.
import { Type } from 'typebox';
import { listOperation } from '../../api/http/list-operation.ts';
import { operation } from '../../api/http/operation.ts';
import { extended, Uuid, UuidOf } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import { fromSnapshot } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusals.ts';
import {
  type BatchKind,
  selectBatches,
  selectMerchantBatchesOfRun,
  selectProcessorOfMerchantBatch,
} from './batches.sql.ts';
import { MemberQuery, memberPage } from './member-records.ts';
import { listedAnswers, merchantAnswers, merchantExamples, readWhole } from './merchant-answers.ts';

const kinds = {
  payout: {
    name: 'batch-merchant-payouts',
    run: 'batch-payouts',
    plural: 'merchant_payouts',
    words: 'batch payout',
    id: 'MerchantPayout',
    description:
      'One credit to one account of the merchant, for all payments that became good since the last run. `trace_id` is the trace number of the latest entry; `entries` lists all.',
  },
  refund: {
    name: 'batch-merchant-refunds',
    run: 'batch-refunds',
    plural: 'merchant_refunds',
    words: 'batch refund',
    id: 'MerchantRefund',
    description:
      'One debit of the merchant for all refunds of its payments since the last run. `trace_id` is the trace number of the latest entry; `entries` lists all.',
  },
} as const;

const getMerchantBatch =
  (kind: BatchKind) =>
  ({ database }: { database: Database }) => {
    const { name, words, id, description } = kinds[kind];
    return operation(
      {
        method: 'GET',
        path: `/3p/api/v2/${name}/:uuid`,
        tag: 'Batches',
        operationId: `get${id}`,
        summary: `Read a merchant's ${words}`,
        description,
        callers: ['processor', 'vendor'],
        params: Type.Object({ uuid: UuidOf('The uuid of the batch of the merchant.') }),
        query: MemberQuery,
        answers: {
          200: {
            description: 'The batch of the merchant, with a page of its members',
            data: merchantAnswers[kind].Whole,
            example: merchantExamples[kind].whole,
          },
        },
        refusals: ['not_found'],
      },
      {
        async read({ caller: { processor_id, vendor_id }, params: { uuid }, query }) {
          const page = memberPage(query);
          const batch = await fromSnapshot(database, (snapshot) =>
            readWhole(snapshot, kind, { processor_id, vendor_id, uuid }, page),
          );
          if (batch === null) throw refuse('not_found', 'uuid');
          return ok(batch);
        },
      },
    );
  };

const getMerchantBatchOfAnyTenant =
  (kind: BatchKind) =>
  ({ database }: { database: Database }) => {
    const { name, words, id, description } = kinds[kind];
    return operation(
      {
        method: 'GET',
        path: `/admin/v1/${name}/:uuid`,
        tag: 'Operator: payments',
        operationId: `get${id}OfAnyTenant`,
        summary: `Read a merchant's ${words} of any tenant`,
        description,
        callers: ['admin'],
        role: 'viewer',
        params: Type.Object({ uuid: UuidOf('The uuid of the batch of the merchant.') }),
        query: MemberQuery,
        answers: {
          200: {
            description: 'The processor, and the batch with a page of its members',
            data: extended(merchantAnswers[kind].Whole, { processor_uuid: Uuid }),
            example: { processor_uuid: '019a2f30-0000-7a11-8b22-3c4d5e6f7081', ...merchantExamples[kind].whole },
          },
        },
        refusals: ['not_found'],
      },
      {
        async read({ params: { uuid }, query }) {
          const page = memberPage(query);
          const found = await fromSnapshot(database, async (snapshot) => {
            const processor_id = await selectProcessorOfMerchantBatch(snapshot, kind, uuid);
            if (processor_id === null) return null;
            const batch = await readWhole(snapshot, kind, { processor_id, vendor_id: null, uuid }, page);
            return { processor_uuid: processor_id, ...batch };
          });
          if (found === null) throw refuse('not_found', 'uuid');
          return ok(found);
        },
      },
    );
  };

const listMerchantBatches =
  (kind: BatchKind) =>
  ({ database }: { database: Database }) => {
    const { name, run, plural, words, id } = kinds[kind];
    return listOperation(
      {
        path: `/3p/api/v2/${run}/:uuid/${plural.replace('_', '-')}`,
        tag: 'Batches',
        operationId: `list${id}s`,
        summary: `List the merchants of a ${words}`,
        description: `One for each merchant and account, with its entries at the bank, ordered by uuid. \`/3p/api/v2/${name}/{uuid}\` also lists the members.`,
        callers: ['processor'],
        params: Type.Object({ uuid: UuidOf('The uuid of the batch.') }),
        page: 'A page; a page past the end is empty',
        plural,
        record: merchantAnswers[kind].Listed,
        examples: [merchantExamples[kind].listed],
        refusals: ['not_found'],
      },
      ({ caller: { processor_id }, params: { uuid } }, page) =>
        fromSnapshot(database, async (snapshot) => {
          const batch = await selectBatches(snapshot, { processor_id, kind, uuid, per_page: 1, offset: 0 });
          if (batch.total === 0) throw refuse('not_found', 'uuid');
          const { rows, total } = await selectMerchantBatchesOfRun(snapshot, { processor_id, uuid }, page);
          return { rows: await listedAnswers(snapshot, kind, rows), total };
        }),
    );
  };

export const listMerchantPayouts = listMerchantBatches('payout');
export const listMerchantRefunds = listMerchantBatches('refund');
export const getMerchantPayout = getMerchantBatch('payout');
export const getMerchantRefund = getMerchantBatch('refund');
export const getMerchantPayoutOfAnyTenant = getMerchantBatchOfAnyTenant('payout');
export const getMerchantRefundOfAnyTenant = getMerchantBatchOfAnyTenant('refund');
