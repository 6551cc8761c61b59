// Settlement: sent entries settle on their date.
import { goodAt } from '../../../ach/calendar/banking-instants.ts';
import { moveFeePayouts } from '../../../payments/fees/fee-payouts.sql.ts';
import { moveAll } from '../../../payments/lifecycle/move.ts';
import { byKind, directionOf, isPrenote } from '../../../payments/lifecycle/stage-names.ts';
import { settleCheckEntries } from '../account-checks/move-check-entries.ts';
import { advanceLegs, type DueLeg, selectDueLegs } from '../entries/legs.sql.ts';
import { inPasses, type Origination, portion } from '../origination.ts';
import { settleReversals } from '../reversals/move-reversals.ts';
import { asMove, onEachDate } from './due-legs.ts';
import { settleStraightThrough } from './fast/move-straight-through.ts';

// `become-good.ts` makes settled debits good after this delay; `goodAt` computes the instant. For
// debits other than captures: two banking days, the standard return window (ACH, time). A
// capture waits for the `payout_delay_days` of its payment. After a prenote, money can go out from
// the third banking day on (decision 59).
const returnWindowDays = 2;
const prenoteDays = 3;

/** Settles every leg whose settlement time has come (C4, P3, K3, …; V2). */
export function settle(context: Origination, until: Date): Promise<number> {
  return onEachDate(context, 'sent', until, async (date) => {
    const straightThrough = await settleStraightThrough(context, date);
    const others = await inPasses((after) =>
      context.inPhase(async (phase) => {
        const legs = await selectDueLegs(phase, date, { after, atMost: portion });
        const { ofPayments, ofFees, ofReversals, ofChecks } = byKind(legs);
        const now = context.clock.now();
        await moveAll(phase, ofPayments.map(asMove('settled')), now);
        await moveFeePayouts(phase, 'V2', ofFees, now);
        await settleReversals(phase, ofReversals, now);
        await settleCheckEntries(phase, ofChecks, now);
        await advanceLegs(
          phase,
          'settled',
          legs.map((leg) => {
            const delay_days = delayOf(leg);
            const due_at =
              directionOf(leg.stage) === 'debit' || isPrenote(leg.stage) ? goodAt(date.due_at, delay_days) : null;
            return { ...leg, due_at, delay_days };
          }),
        );
        return legs;
      }),
    );
    return { moved: straightThrough + others, isOver: true };
  });
}

function delayOf({ stage, payout_delay_days }: DueLeg): number {
  if (stage === 'capture') return payout_delay_days!;
  return isPrenote(stage) ? prenoteDays : returnWindowDays;
}
