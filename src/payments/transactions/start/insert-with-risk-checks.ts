// Writes payments with risk checks: in one phase it applies limits, writes the payments, counts
// them, and places holds.
import { type AtomicPhase, atomically } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Refusal } from '../../../platform/refusals.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { insertHolds } from '../../lifecycle/holds.sql.ts';
import { insertCountedStates } from '../../lifecycle/open-states.sql.ts';
import { checkLimits } from '../../risk/limits/check-limits.ts';
import { insertTransactions, type NewPayment, type WriteOutcome, type Written } from './start-transactions.sql.ts';

export type InsertTransactions = (
  database: Database,
  written: readonly Written[],
  retentionHours: number,
) => Promise<WriteOutcome[]>;

/** What is written instead of a payment that a limit refuses: the stored answer of its key. */
export type RefuseInstead = (
  n: number,
  refusal: Refusal,
) => Pick<Written, 'processor_id' | 'key_hash' | 'fingerprint' | 'response_status' | 'response_body'>;

type Payment = Extract<Written, NewPayment>;
type Limited = Payment & { counted_merchant_uuid: string };

const isPayment = (one: Written): one is Payment => one.uuid !== null;
const isLimited = (one: Written): one is Limited => isPayment(one) && one.counted_merchant_uuid !== null;

/** The processor has limits, or the payment starts on hold. */
export function needsRiskChecks(one: Written): boolean {
  return isPayment(one) && (one.counted_merchant_uuid !== null || one.held);
}

/** Rolls back a phase whose payments must be checked again. */
class CheckAgainError extends Error {}

/**
 * As `insertTransactions`, for payments that all need risk checks. The limits stay locked until the
 * commit, so that the counts are exact. Payments without risk checks never wait for these locks.
 */
export function insertWithRiskChecks(refuseInstead: RefuseInstead): InsertTransactions {
  return async (database, written, retentionHours) => {
    if (written.length === 0) return [];
    try {
      return await atomically(database, async (phase) => {
        const limited = written
          .filter(isLimited)
          .map((one) => ({ ...one, merchant_uuid: one.counted_merchant_uuid, now: one.created_at }));
        const { refusals, usedUp, keep } = await checkLimits(phase, limited);
        const refusedAt = new Map([...refusals].map(([{ n }, refusal]) => [n, refusal]));
        const rows = written.map((one) => {
          const refusal = refusedAt.get(one.n);
          return refusal === undefined ? one : { n: one.n, ...refuseInstead(one.n, refusal), uuid: null };
        });
        const outcomes = await insertTransactions(phase, rows, retentionHours);
        const done = new Set(outcomes.flatMap(({ n, fresh, claimed }) => (fresh && claimed ? [n] : [])));
        const wasStarted = ({ n }: Written) => done.has(n) && !refusedAt.has(n);
        const started = limited.filter(wasStarted);
        // A payment that was counted but not written may have caused another one to be refused.
        if (usedUp && started.length + refusals.size < limited.length) throw new CheckAgainError();
        const payments = written.filter(isPayment).filter(wasStarted);
        if (payments.length > 0) await insertCountedStates(phase, payments);
        await keep(phase, started);
        await placeHolds(phase, payments);
        return outcomes;
      });
    } catch (error) {
      if (!(error instanceof CheckAgainError)) throw error;
      return written.map(({ n }) => ({ n, fresh: false, claimed: false, fans_out: false }));
    }
  };
}

/** The payments are not debited until an operator has released the hold (ACH, risk figures). */
async function placeHolds(phase: AtomicPhase, started: readonly Payment[]): Promise<void> {
  const held = started.filter((one) => one.held);
  if (held.length === 0) return;
  await insertHolds(
    phase,
    held.map(({ processor_id, uuid, created_at }) => ({
      processor_id,
      uuid: uuidv7(created_at),
      transaction_uuid: uuid,
      kind: 'risk',
      reason: 'The rate of unauthorized returns of the merchant is exceeded.',
      stops_capture: true,
      placed_at: created_at,
    })),
  );
}
