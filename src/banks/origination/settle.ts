// Settlement: what was sent settles on its date, and a settled debit becomes good once no return can be expected.
import { goodAt } from '../../calendar/banking-instants.ts';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { uuidv7 } from '../../std/identifiers.ts';
import { type Move, moveAll } from '../../transactions/stages/move.ts';
import { advanceLegs, type DueLeg, insertLegs, lockDueLegs } from './legs.sql.ts';
import { inPortions, type Origination, portion } from './origination.ts';
import { stageNames, stages } from './stages.ts';

const asMove = ({ processor_id, transaction_uuid, uuid, amount }: DueLeg): Move => ({
  processor_id,
  transaction_uuid,
  source_uuid: uuid,
  amount,
});

/** Settles every leg whose settlement instant has come (C4, P3). */
export function settle({ inPhase, clock }: Origination, until: Date): Promise<number> {
  return inPortions(() =>
    inPhase(async (phase) => {
      const legs = await lockDueLegs(phase, 'sent', until, portion);
      const now = clock.now();
      for (const stage of stageNames)
        await moveAll(phase, stages[stage].settled, legs.filter((leg) => leg.stage === stage).map(asMove), now);
      await advanceLegs(
        phase,
        'settled',
        legs.map((leg) => ({
          ...leg,
          due_at: stages[leg.stage].direction === 'debit' ? goodAt(leg.due_at, leg.payout_delay_days) : null,
        })),
      );
      return legs.length;
    }),
  );
}

/**
 * Captures become good (C5), and individual payees' payouts are created (P1). `inboundReadAt` bounds it: as long as
 * the bank's files up to the return deadline were not read, no news is not good news.
 */
export function becomeGood({ inPhase, clock }: Origination, inboundReadAt: Date): Promise<number> {
  return inPortions(() =>
    inPhase(async (phase) => {
      const legs = await lockDueLegs(phase, 'settled', inboundReadAt, portion);
      const now = clock.now();
      const individual = legs.filter(({ payout_type }) => payout_type === 'individual');
      const batch = legs.filter(({ payout_type }) => payout_type === 'batch');
      await moveAll(phase, 'C5', individual.map(asMove), now);
      await moveAll(phase, 'C5b', batch.map(asMove), now);
      await advanceLegs(
        phase,
        'good',
        legs.map((leg) => ({ ...leg, due_at: null })),
      );
      await createPayouts(phase, individual, now);
      return legs.length;
    }),
  );
}

/** One leg a capture: what the payee is owed of it, at the speed that was asked for. */
async function createPayouts(phase: AtomicPhase, captures: readonly DueLeg[], now: Date): Promise<void> {
  if (captures.length === 0) return;
  const payouts = captures.map(({ processor_id, transaction_uuid, net_amount, payee_bank_account_uuid, speed }) => ({
    processor_id,
    uuid: uuidv7(now),
    transaction_uuid,
    stage: 'payout' as const,
    state: 'pending' as const,
    amount: net_amount,
    bank_account_uuid: payee_bank_account_uuid,
    speed,
    file_uuid: null,
    trace_id: null,
    created_at: now,
  }));
  await insertLegs(phase, payouts);
  await moveAll(
    phase,
    'P1',
    payouts.map(({ uuid, ...leg }) => ({ ...leg, source_uuid: uuid })),
    now,
  );
}
