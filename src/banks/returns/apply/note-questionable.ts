// Notes returns whose bank suspects fraud as findings of fraud monitoring, whatever rules are set.
import type { StageName } from '../../../payments/lifecycle/stage-names.ts';
import { insertFindings, insertReviews, selectNoted } from '../../../payments/risk/monitoring/reviews.sql.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import type { ItemEntry } from '../items/bank-items.sql.ts';

interface OfPayments {
  questionable?: boolean;
  entry: ItemEntry<StageName>;
}

/** Once for a payment, a stage and an account: two refunds of a payment may come back. */
export async function noteQuestionable(phase: AtomicPhase, applied: readonly OfPayments[], now: Date): Promise<void> {
  const found = applied
    .filter(({ questionable }) => questionable === true)
    .flatMap(({ entry: { bank_account_uuid, legs } }) => legs.map((leg) => ({ ...leg, bank_account_uuid })));
  if (found.length === 0) return;
  const nameOf = ({ transaction_uuid, stage }: { transaction_uuid: string; stage: string }) =>
    `${transaction_uuid} ${stage}`;
  const known = new Set((await selectNoted(phase, found)).map(nameOf));
  const fresh = [...new Map(found.map((one) => [nameOf(one), one])).values()].filter((one) => !known.has(nameOf(one)));
  if (fresh.length === 0) return;
  const noted = fresh.map((one) => ({ ...one, review_uuid: uuidv7(now) }));
  await insertReviews(
    phase,
    noted.map(({ processor_id, transaction_uuid, stage, amount, review_uuid }) => ({
      ...{ processor_id, uuid: review_uuid, transaction_uuid, stage, amount },
      ...{ state: 'noted' as const, hold_uuid: null, found_at: now },
    })),
  );
  await insertFindings(
    phase,
    noted.map(({ processor_id, transaction_uuid, stage, bank_account_uuid, review_uuid, amount }) => ({
      ...{ processor_id, transaction_uuid, stage, bank_account_uuid, review_uuid },
      ...{ rule: 'questionable_return' as const, action: 'note' as const },
      counted: JSON.stringify({ amount }),
      allowed: '{}',
    })),
  );
}
