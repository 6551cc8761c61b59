// Starts payments of processors that have limits: in one phase they are judged, written, and counted.
import { atomically } from '../database/atomic-phase.ts';
import type { Database } from '../database/database.ts';
import type { Refusal } from '../refusals.ts';
import { holdToLimits } from '../risk/limits/hold-to-limits.ts';
import { insertTransactions, type WriteOutcome, type Written } from './start-transactions.sql.ts';

export type InsertTransactions = (
  database: Database,
  written: readonly Written[],
  retentionHours: number,
) => Promise<WriteOutcome[]>;

/** What is left behind of a payment that a limit refuses: the stored answer of its key. */
export type RefuseInstead = (
  n: number,
  refusal: Refusal,
) => Pick<Written, 'processor_id' | 'key_hash' | 'fingerprint' | 'response_status' | 'response_body'>;

type Limited = Written &
  Required<Pick<Written, 'amount' | 'created_at'>> & { vendor_id: string | null; counted_merchant_uuid: string };

export function isLimited(one: Written): one is Limited {
  return one.uuid !== null && one.counted_merchant_uuid !== null;
}

/** Thrown to undo a phase whose payments have to be judged anew. */
class JudgedTooHighError extends Error {}

/**
 * As `insertTransactions`, for payments that all are limited. The limits stay locked until it commits, so that what they are held
 * to is true; processors without limits never wait here.
 */
export function startWithinLimits(refuseInstead: RefuseInstead): InsertTransactions {
  return async (database, written, retentionHours) => {
    if (written.length === 0) return [];
    try {
      return await atomically(database, async (phase) => {
        const payments = written.filter(isLimited).map((one) => ({
          ...one,
          merchant_uuid: one.counted_merchant_uuid,
          now: one.created_at,
        }));
        const { refusals, usedUp, keep } = await holdToLimits(phase, payments);
        const refusedAt = new Map([...refusals].map(([{ n }, refusal]) => [n, refusal]));
        const rows = written.map((one) => {
          const refusal = refusedAt.get(one.n);
          return refusal === undefined ? one : { n: one.n, ...refuseInstead(one.n, refusal), uuid: null };
        });
        const outcomes = await insertTransactions(phase, rows, retentionHours);
        const done = new Set(outcomes.flatMap(({ n, fresh, claimed }) => (fresh && claimed ? [n] : [])));
        const startedNow = payments.filter((one) => done.has(one.n) && !refusedAt.has(one.n));
        // One that was counted and then not written may have kept another one out.
        if (usedUp && startedNow.length + refusals.size < payments.length) throw new JudgedTooHighError();
        await keep(phase, startedNow);
        return outcomes;
      });
    } catch (error) {
      if (!(error instanceof JudgedTooHighError)) throw error;
      return written.map(({ n }) => ({ n, fresh: false, claimed: false }));
    }
  };
}
