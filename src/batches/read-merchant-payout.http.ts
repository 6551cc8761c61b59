// GET /3p/api/v2/batch-merchant-payouts/{uuid}: what one daily run paid a merchant.
import { Type } from 'typebox';
import { ok } from '../answer.ts';
import type { Database } from '../database/database.ts';
import { operation } from '../http/operation.ts';
import { Uuid } from '../http/schema.ts';
import { refuse } from '../refusals.ts';
import { exampleMerchantAnswer, MerchantBatchAnswer, merchantBatchAnswer, mostMembers } from './batch-answers.ts';
import { selectPayoutMembers } from './batch-members.sql.ts';
import { selectMerchantBatches } from './batches.sql.ts';

export const readMerchantPayout = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v2/batch-merchant-payouts/:uuid',
      tag: 'Batches',
      summary: "Read a merchant's batch payout",
      description: 'One credit for all payments that became good since the last run.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: Uuid }),
      answers: {
        200: { description: 'The batch of the merchant', data: MerchantBatchAnswer, example: exampleMerchantAnswer },
      },
      refusals: ['not_found'],
    },
    {
      async read({ caller: { processor_id, vendor_id }, params }) {
        const [batch] = await selectMerchantBatches(database, {
          processor_id,
          vendor_id,
          uuid: params.uuid,
          kind: 'payout',
        });
        if (batch === undefined) throw refuse('not_found', 'uuid');
        return ok(merchantBatchAnswer(batch, await selectPayoutMembers(database, batch, mostMembers)));
      },
    },
  );
