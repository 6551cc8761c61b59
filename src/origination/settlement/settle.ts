// Settlement: sent entries settle on their date, and settled debits become good when a return is no
// longer expected.
import { goodAt } from '../../calendar/banking-instants.ts';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { type Move, type MoveResult, moveAll } from '../../lifecycle/move.ts';
import { stages } from '../../lifecycle/stage-names.ts';
import { payOut } from '../batches/pay-out.ts';
import { advanceLegs, type DueLeg, selectDueLegs } from '../entries/legs.sql.ts';
import { inPasses, type Origination, portion } from '../origination.ts';
import { deleteLegDate, type LegDate, selectLegDates } from './leg-dates.sql.ts';
import { becomeGoodStraightThrough, settleStraightThrough } from './move-straight-through.ts';

// For debits other than captures: two banking days, the standard return window (ACH, time). A
// capture waits for the `payout_delay_days` of its payment.
const returnWindowDays = 2;

/** Settles every leg whose settlement time has come (C4, P3, K3, …). */
export function settle(on: Origination, until: Date): Promise<number> {
  return onEachDate(on, 'sent', until, async (date) => {
    const straightThrough = await settleStraightThrough(on, date);
    const others = await inPasses((after) =>
      on.inPhase(async (phase) => {
        const legs = await selectDueLegs(phase, date, after, portion);
        await moveAll(phase, legs.map(asMove('settled')), on.clock.now());
        await advanceLegs(
          phase,
          'settled',
          legs.map((leg) => ({
            ...leg,
            due_at: stages[leg.stage].direction === 'debit' ? goodAt(leg.due_at, delayOf(leg)) : null,
          })),
        );
        return legs;
      }),
    );
    return straightThrough + others;
  });
}

async function onEachDate(
  { database, bank, inPhase }: Origination,
  state: LegDate['state'],
  until: Date,
  work: (date: LegDate) => Promise<number>,
): Promise<number> {
  let moved = 0;
  for (const date of await selectLegDates(database, bank.name, state, until)) {
    moved += await work(date);
    await inPhase((phase) => deleteLegDate(phase, date));
  }
  return moved;
}

const delayOf = ({ stage, payout_delay_days }: DueLeg) => (stage === 'capture' ? payout_delay_days : returnWindowDays);

const asMove =
  (what: 'settled' | 'good') =>
  ({ processor_id, transaction_uuid, refund_uuid, uuid, stage, amount }: DueLeg): Move => ({
    cause: `${stage}_${what}`,
    processor_id,
    transaction_uuid,
    source_uuid: uuid,
    moved_amount: amount,
    ...(refund_uuid === null ? {} : { refund_uuid }),
  });

/**
 * Makes debits good (C5, K4, F4) and reserves the payouts of individual payees (P1). A debit
 * becomes good only after the bank's files up to `inboundReadAt` were read: a return may be in a
 * file that is not yet read.
 */
export function becomeGood(on: Origination, inboundReadAt: Date): Promise<number> {
  return onEachDate(on, 'settled', inboundReadAt, async (date) => {
    const straightThrough = await becomeGoodStraightThrough(on, date);
    const others = await inPasses((after) =>
      on.inPhase(async (phase) => {
        const legs = await selectDueLegs(phase, date, after, portion);
        const now = on.clock.now();
        const made = await moveAll(phase, legs.map(asMove('good')), now);
        await advanceLegs(
          phase,
          'good',
          legs.map((leg) => ({ ...leg, due_at: null })),
        );
        await createPayouts(phase, made, now);
        return legs;
      }),
    );
    return straightThrough + others;
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
