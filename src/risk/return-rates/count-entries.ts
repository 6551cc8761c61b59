// Counts debits that a bank has, and those that came back, on the day of their merchant and of their processor.
import { easternDay } from '../../calendar/eastern-time.ts';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { type StageName, stages } from '../../transactions/stages/stage-names.ts';
import { addToDay, type RateOwner, selectEntriesOfLegs } from './debit-days.sql.ts';
import { countsFor } from './rates.ts';

interface Leg {
  processor_id: string;
  uuid: string;
  transaction_uuid: string;
  stage: StageName;
}

const nothing = { debits: 0, unauthorised: 0, administrative: 0, returned: 0 };

/** Of legs that were sent just now, or (`times` −1) whose file the bank rejected after all: each entry once. */
export async function countDebits(
  phase: AtomicPhase,
  legs: readonly Leg[],
  now: Date,
  times: 1 | -1 = 1,
): Promise<void> {
  const debits = legs.filter(({ stage }) => stages[stage].direction === 'debit');
  // Only the debits of a merchant's refunds share an entry.
  const { shared = [], single = [] } = Object.groupBy(debits, ({ stage }) =>
    stage === 'refund_capture' ? 'shared' : 'single',
  );
  const entries = [...single, ...(shared.length === 0 ? [] : await selectEntriesOfLegs(phase, shared))];
  if (entries.length === 0) return;
  const counted = entries.map(({ processor_id, transaction_uuid }) => ({
    ...nothing,
    processor_id,
    transaction_uuid,
    debits: times,
  }));
  await addToDay(phase, counted, easternDay(now));
}

/** One of the legs of each entry that came back, with its code; answers whose rates that concerns. */
export async function countReturns(
  phase: AtomicPhase,
  returns: readonly { leg: Leg; code: string }[],
  now: Date,
): Promise<RateOwner[]> {
  const debits = returns.filter(({ leg }) => stages[leg.stage].direction === 'debit');
  if (debits.length === 0) return [];
  return addToDay(
    phase,
    debits.map(({ leg: { processor_id, transaction_uuid }, code }) => ({
      processor_id,
      transaction_uuid,
      debits: 0,
      unauthorised: Number(countsFor('unauthorised', code)),
      administrative: Number(countsFor('administrative', code)),
      returned: 1,
    })),
    easternDay(now),
  );
}
