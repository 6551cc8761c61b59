// Writes payments that are checked against others: in one phase it looks for their references and
// authorizations, applies limits, writes the payments, counts them, and places holds.
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { type AtomicPhase, atomically } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Refusal } from '../../../platform/refusals.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { type FoundAuthorization, insertAuthorizedPayments } from '../../authorizations/authorizations.sql.ts';
import { checkAuthorizations } from '../../authorizations/check-authorizations.ts';
import { insertHolds } from '../../lifecycle/holds.sql.ts';
import { insertCountedStates } from '../../lifecycle/open-states.sql.ts';
import { checkLimits } from '../../risk/limits/check-limits.ts';
import { asksSettings, kindWith, refusePurchases, soughtCode } from './kind-of-debit.ts';
import { insertTransactions, type NewPayment, type WriteOutcome, type Written } from './start-transactions.sql.ts';
import { checkReferences } from './unique-references.ts';

export type InsertTransactions = (
  database: Database,
  written: readonly Written[],
  retentionHours: number,
) => Promise<WriteOutcome[]>;

/** What is written instead of a payment that is refused here: the stored answer of its key. */
export type RefuseInstead = (
  n: number,
  refusal: Refusal,
) => Pick<Written, 'processor_id' | 'key_hash' | 'fingerprint' | 'response_status' | 'response_body'>;

type Payment = Extract<Written, NewPayment>;
type Limited = Payment & { counted_merchant_uuid: string };

const isPayment = (one: Written): one is Payment => one.uuid !== null;
const isLimited = (one: Written): one is Limited => isPayment(one) && one.counted_merchant_uuid !== null;

/**
 * Its reference must be unique, it needs an authorization, the processor has limits, it starts on
 * hold, or only the settings of its originator make it a purchase.
 */
export function needsChecks(one: Written): boolean {
  if (!isPayment(one)) return false;
  const { reference_is_unique, needs_authorization, counted_merchant_uuid, held } = one;
  return reference_is_unique || needs_authorization || counted_merchant_uuid !== null || held || asksSettings(one);
}

/** Rolls back a phase whose payments must be checked again. */
class CheckAgainError extends Error {}

const openStill = ({ n }: Written): WriteOutcome => ({ n, fresh: false, claimed: false, fans_out: false });

/**
 * As `insertTransactions`, for payments that all need checks. References, authorizations and limits
 * stay locked until the commit, so that none is used twice and the counts are exact. Payments
 * without checks never wait for these locks.
 */
export function insertWithChecks(refuseInstead: RefuseInstead): InsertTransactions {
  return async (database, written, retentionHours) => {
    if (written.length === 0) return [];
    try {
      return await atomically(database, async (phase) => {
        const references = await checkReferences(
          phase,
          written.filter(isPayment).filter((one) => one.reference_is_unique),
        );
        const authorizations = await checkAuthorizations(
          phase,
          written
            .filter(isPayment)
            .flatMap((one) =>
              one.needs_authorization && !references.refusals.has(one) && !references.undecided.has(one)
                ? [{ ...one, sec_code: soughtCode(one), day: easternDay(one.created_at) }]
                : [],
            ),
        );
        const undecided = new Set([...references.undecided, ...authorizations.undecided].map(({ n }) => n));
        const decided = written.filter(({ n }) => !undecided.has(n));
        const refusedAt = new Map(
          [...references.refusals, ...authorizations.refusals].map(([{ n }, refusal]) => [n, refusal]),
        );
        const { kinded, notPurchases } = await decideKinds(
          phase,
          decided.filter(({ n }) => !refusedAt.has(n)),
          authorizations.found,
        );
        for (const [{ n }, refusal] of notPurchases) refusedAt.set(n, refusal);
        const limited = decided
          .filter(isLimited)
          .filter(({ n }) => !refusedAt.has(n))
          .map((one) => ({ ...one, merchant_uuid: one.counted_merchant_uuid, now: one.created_at }));
        const { refusals, usedUp, keep } = await checkLimits(phase, limited);
        for (const [{ n }, refusal] of refusals) refusedAt.set(n, refusal);
        const rows = decided.map((one) => {
          const refusal = refusedAt.get(one.n);
          return refusal === undefined
            ? (kinded.get(one.n) ?? one)
            : { n: one.n, ...refuseInstead(one.n, refusal), uuid: null };
        });
        const outcomes = await insertTransactions(phase, rows, retentionHours);
        const done = new Set(outcomes.flatMap(({ n, fresh, claimed }) => (fresh && claimed ? [n] : [])));
        const wasStarted = ({ n }: Pick<Written, 'n'>) => done.has(n) && !refusedAt.has(n);
        const started = limited.filter(wasStarted);
        // A payment that was counted but not written may have caused another one to be refused.
        if (usedUp && started.length + refusals.size < limited.length) throw new CheckAgainError();
        const payments = decided.filter(isPayment).filter(wasStarted);
        if (payments.length > 0) await insertCountedStates(phase, payments);
        await keep(phase, started);
        await insertAuthorizedPayments(
          phase,
          [...authorizations.found].flatMap(([one, { uuid: authorization_uuid }]) =>
            wasStarted(one) ? [{ processor_id: one.processor_id, transaction_uuid: one.uuid, authorization_uuid }] : [],
          ),
        );
        await placeHolds(phase, payments);
        return [...outcomes, ...written.filter(({ n }) => undecided.has(n)).map(openStill)];
      });
    } catch (error) {
      if (!(error instanceof CheckAgainError)) throw error;
      return written.map(openStill);
    }
  };
}

/**
 * The payments, by number, with the SEC code that their authorization or their originator gives
 * them; and the purchases that are no WEB debits.
 */
async function decideKinds(
  phase: AtomicPhase,
  written: readonly Written[],
  found: ReadonlyMap<{ n: number }, FoundAuthorization>,
): Promise<{ kinded: Map<number, Payment>; notPurchases: Map<Payment, Refusal> }> {
  const authorizations = new Map([...found].map(([{ n }, authorization]) => [n, authorization]));
  const kinded = written.filter(isPayment).map((one) => {
    const authorization = authorizations.get(one.n);
    return authorization === undefined ? one : { ...one, ...kindWith(authorization, one) };
  });
  const asking = kinded.filter(asksSettings);
  const notPurchases = await refusePurchases(phase, asking);
  const web = new Set(asking);
  return {
    kinded: new Map(kinded.map((one) => [one.n, web.has(one) ? { ...one, sec_code: 'WEB' } : one])),
    notPurchases,
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
