// Settled debits become good when a return is no longer expected. `delayOf` in settle.ts chooses
// the delay; `goodAt` in calendar/banking-instants.ts computes the instant.

import { type MoveResult, moveAll } from '../../../payments/lifecycle/move.ts';
import { byKind } from '../../../payments/lifecycle/stage-names.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { confirmPrenotes } from '../account-checks/move-check-entries.ts';
import { payOut } from '../batches/pay-out.ts';
import { advanceLegs, selectDueLegs } from '../entries/legs.sql.ts';
import { inPasses, type Origination, portion } from '../origination.ts';
import { completeReversals } from '../reversals/move-reversals.ts';
import { selectUndecided, type Undecided } from '../undecided.sql.ts';
import { asMove, onEachDate } from './due-legs.ts';
import { becomeGoodStraightThrough } from './fast/move-straight-through.ts';

/**
 * Makes debits good (C5, K4, F4) and reserves the payouts of individual payees (P1). A debit
 * becomes good only after the bank's files up to `inboundReadAt` were read, and while nothing that
 * waits for an operator may be its return: no file of the bank, and no return that names its
 * payment.
 */
export function becomeGood(context: Origination, inboundReadAt: Date): Promise<number> {
  let undecided: Undecided | undefined;
  return onEachDate(context, 'settled', inboundReadAt, async (date) => {
    undecided ??= await selectUndecided(context.database, context.bank.name);
    const { file, payments } = undecided;
    if (file) return { moved: 0, isOver: false };
    const straightThrough = await becomeGoodStraightThrough(context, date, payments);
    const others = await inPasses((after) =>
      context.inPhase(async (phase) => {
        const legs = await selectDueLegs(phase, date, { after, atMost: portion, undecided: payments });
        const now = context.clock.now();
        const { ofPayments, ofReversals, ofChecks } = byKind(legs);
        const made = await moveAll(phase, ofPayments.map(asMove('good')), now);
        await completeReversals(phase, ofReversals, now);
        await confirmPrenotes(phase, ofChecks, now);
        await advanceLegs(
          phase,
          'good',
          legs.map((leg) => ({ ...leg, due_at: null, delay_days: date.delay_days })),
        );
        await createPayouts(phase, made, now);
        return legs;
      }),
    );
    const left = payments.length === 0 ? [] : await selectDueLegs(context.database, date, { after: null, atMost: 1 });
    return { moved: straightThrough + others, isOver: left.length === 0 };
  });
}

/**
 * Reserves the payouts of individual payees at once. A later daily run reserves the payments that
 * are on hold.
 */
async function createPayouts(phase: AtomicPhase, made: readonly MoveResult[], now: Date): Promise<void> {
  const due = made.filter(
    ({ move, payment }) =>
      move.cause === 'capture_good' && payment.payout_type === 'individual' && payment.open_hold_count === 0,
  );
  await payOut(
    phase,
    due.map(({ move: { processor_id, transaction_uuid, source_uuid }, payment: { payee_uuid } }) => ({
      processor_id,
      transaction_uuid,
      payee_uuid,
      source_uuid,
    })),
    now,
  );
}
