// Counts returned debits on the day of their merchant and of their processor.
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { type StageName, stages } from '../../lifecycle/stage-names.ts';
import { addReturns } from './count-debits.sql.ts';
import type { RateOwner } from './debit-days.sql.ts';
import { countsFor } from './rates.ts';

interface Leg {
  processor_id: string;
  transaction_uuid: string;
  stage: StageName;
}

/** Takes one leg of each returned entry, with its code; answers the owners whose rates change. */
export async function countReturns(
  phase: AtomicPhase,
  returns: readonly { leg: Leg; code: string }[],
  now: Date,
): Promise<RateOwner[]> {
  const debits = returns.filter(({ leg }) => stages[leg.stage].direction === 'debit');
  if (debits.length === 0) return [];
  return addReturns(
    phase,
    debits.map(({ leg: { processor_id, transaction_uuid }, code }) => ({
      processor_id,
      transaction_uuid,
      unauthorized: Number(countsFor('unauthorized', code)),
      administrative: Number(countsFor('administrative', code)),
      returned: 1,
    })),
    easternDay(now),
  );
}
