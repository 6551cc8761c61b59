// POST /admin/v1/reversals/{uuid}/write-off and /settled: an operator ends what a reversal left.
import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { operation } from '../../../api/http/operation.ts';
import { UuidOf } from '../../../api/http/schema.ts';
import { insertCashAct } from '../../../payments/ledger/cash-acts.sql.ts';
import type { ReversalEndName } from '../../../payments/lifecycle/states/reversal.stage.ts';
import { ok } from '../../../platform/answer.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { mayBeDone, refuse } from '../../../platform/refusals.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { lockPaymentsOf } from './move-reversals.ts';
import { exampleReversal, leftOf, ReversalRecord, reversalRecord } from './reversal-record.ts';
import { endLeft } from './reversals.sql.ts';
import { type SeenReversal, selectReversal } from './seen-reversals.sql.ts';

interface Ending {
  path: string;
  operationId: string;
  summary: string;
  description: string;
  act: 'write_off' | 'manual_debt';
  example: Pick<typeof exampleReversal, 'ended_as'>;
  /** The row that ends it; null: it cannot be ended so. */
  rowOf(left: 'owed_to_us' | 'owed_by_us'): ReversalEndName | null;
  whyNot: string;
}

async function found(phase: AtomicPhase, uuid: string): Promise<SeenReversal> {
  const one = await selectReversal(phase, uuid);
  if (one === null) throw refuse('not_found', 'uuid');
  return one;
}

const ending = ({ path, operationId, summary, description, act, example, rowOf, whyNot }: Ending) =>
  operation(
    {
      method: 'POST',
      path: `/admin/v1/reversals/:uuid/${path}`,
      tag: 'Operator: banks',
      operationId,
      summary,
      description,
      callers: ['admin'],
      role: 'operator',
      approval: {
        act,
        amountOf: async ({ params }, phase) => {
          const { left_since, amount } = await found(phase, (params as { uuid: string }).uuid);
          return left_since === null ? 0 : amount;
        },
      },
      params: Type.Object({ uuid: UuidOf('The uuid of the reversal.') }),
      answers: {
        200: {
          description: 'The reversal, with nothing left',
          data: ReversalRecord,
          example: { ...exampleReversal, status: 'REVERSAL_COMPLETE', ...example },
        },
      },
      refusals: ['not_found', 'invalid_state'],
    },
    {
      async atomic(call, phase) {
        await lockPaymentsOf(phase, [await found(phase, call.params.uuid)]);
        const one = await found(phase, call.params.uuid);
        const left = leftOf(one);
        if (left === null) {
          if (one.ended_as !== null) return ok(reversalRecord(one));
          throw refuse('invalid_state', 'uuid', `the reversal left nothing. ${mayBeDone}`);
        }
        const row = rowOf(left);
        if (row === null) throw refuse('invalid_state', 'uuid', whyNot);
        const source_uuid = uuidv7(call.now);
        await endLeft(phase, one, row, call.now, source_uuid);
        if (act === 'manual_debt') await insertCashAct(phase, source_uuid, one.bank);
        await recordAct(phase, call, {
          processor_id: one.processor_id,
          action: `reversal.left_${example.ended_as === 'written_off' ? 'written_off' : 'settled'}`,
          subject: 'transaction',
          subject_uuid: one.transaction_uuid,
          detail: { reversal_uuid: one.uuid, amount: one.amount, left },
        });
        return ok(reversalRecord(await found(phase, one.uuid)));
      },
    },
  );

export const writeOffReversal = ending({
  path: 'write-off',
  operationId: 'writeOffReversal',
  summary: 'Write off what a reversal left',
  description:
    'The receiver has the money twice and does not give it back. It becomes a loss of the tenant. A reversal that left nothing any more is answered as it is.',
  act: 'write_off',
  example: { ended_as: 'written_off' },
  rowOf: (left) => (left === 'owed_to_us' ? 'V13' : null),
  whyNot: 'we have the money twice, which is never written off: pay it, then record that with /settled',
});

export const settleReversal = ending({
  path: 'settled',
  operationId: 'settleReversal',
  summary: 'Record that what a reversal left was settled',
  description:
    'The receiver paid the money back, or you paid it to them, through the same bank without an entry of ours. The statement of the bank shows the cash. A reversal that left nothing any more is answered as it is.',
  act: 'manual_debt',
  example: { ended_as: 'received' },
  rowOf: (left) => (left === 'owed_to_us' ? 'V14' : 'V14b'),
  whyNot: '',
});
