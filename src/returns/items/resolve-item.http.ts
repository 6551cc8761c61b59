// POST /admin/v1/suspense/{uuid}/resolve: an operator says what an item is: nothing, or the return
// of a certain entry.

import { type Static, Type } from 'typebox';
import { ok } from '../../answer.ts';
import { type BankingDays, playNow } from '../../banks/banking-days.ts';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import type { Database } from '../../database/database.ts';
import { selectAnyFeePayout } from '../../fees/fee-payouts.sql.ts';
import { type Call, operation } from '../../http/operation.ts';
import { OneOf, Text, Uuid } from '../../http/schema.ts';
import type { FeePayoutStatus } from '../../lifecycle/fee-payout.stage.ts';
import { stageNames, stages } from '../../lifecycle/stage-names.ts';
import { invalid, refuse } from '../../refusals.ts';
import type { BankingClock } from '../../std/clock.ts';
import { recordAct } from '../../tenants/audit-trail.ts';
import { selectProcessorOfTransaction } from '../../transactions/transactions.sql.ts';
import { exampleItem, ItemRecord, itemRecord } from './item-record.ts';
import { lockItem, type SeenItem, selectEntry, selectItem, updateAssigned, updateIgnored } from './suspense.sql.ts';

const body = Type.Object({
  as: OneOf(['ignored', 'return_of']),
  transaction_uuid: Type.Optional(Uuid),
  stage: Type.Optional(OneOf([...stageNames])),
  refund_uuid: Type.Optional(Uuid),
  fee_payout_uuid: Type.Optional(Uuid),
  note: Text(1, 500, { description: 'Why, for whoever asks later.' }),
});

export const resolveItem = ({
  database,
  bankingClock,
  days,
}: {
  database: Database;
  bankingClock: BankingClock;
  days: readonly BankingDays[];
}) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/suspense/:uuid/resolve',
      tag: 'Operator',
      summary: 'Resolve an item in suspense',
      description:
        '`ignored`: nothing is done. `return_of`: it is applied as the return of the latest entry of `stage` of the payment, or of the payout of fees `fee_payout_uuid`, also when its trace number or account are others; the amount and the direction must be those of the entry. It goes through the same rules as any return, and may be in suspense again for another reason.',
      callers: ['admin'],
      params: Type.Object({ uuid: Uuid }),
      body,
      example: {
        as: 'return_of',
        transaction_uuid: '019a2f3d-2b10-7a20-8c30-4d5e6f708192',
        stage: 'capture',
        note: 'The bank had the trace number of the file before.',
      },
      answers: {
        200: {
          description: 'The item',
          data: ItemRecord,
          example: { ...exampleItem, state: 'applied', reason: null, amount: 10000 },
        },
      },
      refusals: ['not_found', 'invalid_state'],
    },
    {
      async atomic(call, phase, resumed) {
        const bank = resumed?.bank ?? (await resolveItemOf(phase, call));
        return {
          resumeFrom: { bank },
          async call() {
            await playNow(days, bank, bankingClock);
            const after = (await selectItem(database, call.params.uuid))!;
            return async () => ok(itemRecord(after));
          },
        };
      },
    },
  );

/** Answers whose bank's item it is. */
async function resolveItemOf(
  phase: AtomicPhase,
  call: Call<{ uuid: string }, unknown, Static<typeof body>>,
): Promise<string> {
  const item = await lockItem(phase, call.params.uuid);
  if (item === null) throw refuse('not_found', 'uuid');
  if (item.state !== 'suspense') throw refuse('invalid_state', 'uuid', 'the item is not in suspense');
  const processor_id = await resolve(phase, item, call.body, call.now);
  await recordAct(phase, call, {
    ...(processor_id === null ? {} : { processor_id }),
    action: 'bank_item.resolved',
    subject: 'bank_item',
    subject_uuid: item.uuid,
    detail: { ...call.body },
  });
  return item.bank;
}

/** Answers whose payment it is about; null: none's. */
async function resolve(phase: AtomicPhase, item: SeenItem, as: Static<typeof body>, now: Date): Promise<string | null> {
  const { note } = as;
  if (as.as === 'ignored') {
    await updateIgnored(phase, item.uuid, note, now);
    return item.processor_id;
  }
  const entry =
    as.fee_payout_uuid === undefined ? await entryNamed(phase, as) : await payoutNamed(phase, as.fee_payout_uuid);
  if (item.kind !== 'return' || entry.amount !== item.amount || entry.direction !== item.direction)
    throw refuse('invalid_state', entry.field, `it is no return of the amount and direction of ${entry.what}`);
  await updateAssigned(phase, item.uuid, entry, note, now);
  return entry.processor_id;
}

/** What an operator says an item is the return of. */
interface Named {
  processor_id: string;
  /** Of one of its legs, or of the payout of fees. */
  uuid: string;
  amount: number;
  direction: 'debit' | 'credit';
  /** What a refusal is about, and in which words. */
  field: string;
  what: string;
}

async function entryNamed(
  phase: AtomicPhase,
  { transaction_uuid, stage, refund_uuid }: Static<typeof body>,
): Promise<Named> {
  if (transaction_uuid === undefined || stage === undefined)
    throw invalid(
      'transaction_uuid',
      'required',
      'transaction_uuid and stage, or fee_payout_uuid, must be given with return_of',
    );
  const processor_id = await selectProcessorOfTransaction(phase, transaction_uuid);
  if (processor_id === null) throw refuse('not_found', 'transaction_uuid');
  const entry = await selectEntry(phase, { processor_id, transaction_uuid, stage, refund_uuid: refund_uuid ?? null });
  if (entry === null) throw refuse('invalid_state', 'stage', 'no entry of that stage is with a bank');
  return { ...entry, direction: stages[stage].direction, field: 'stage', what: 'the latest entry of that stage' };
}

const withBank: readonly FeePayoutStatus[] = ['FEE_PAYOUT_FILED', 'FEE_PAYOUT_ACH_PENDING', 'FEE_PAYOUT_COMPLETE'];

async function payoutNamed(phase: AtomicPhase, uuid: string): Promise<Named> {
  const field = 'fee_payout_uuid';
  const payout = await selectAnyFeePayout(phase, uuid);
  if (payout === null) throw refuse('not_found', field);
  if (!withBank.includes(payout.status)) throw refuse('invalid_state', field, 'it is with no bank');
  return { ...payout, direction: 'credit', field, what: 'that payout of fees' };
}
