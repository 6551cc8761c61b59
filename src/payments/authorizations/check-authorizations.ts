// Finds the authorization of each payment before it starts. It stays locked until the phase ends
// (decision 42).
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { type Refusal, refuse } from '../../platform/refusals.ts';
import { whyNot } from './authorization.ts';
import { type FoundAuthorization, lockAllowing, type SeekingDebit, selectNearest } from './authorizations.sql.ts';

export interface AuthorizationCheck<Payment> {
  /** The payments that no authorization allows. */
  refusals: Map<Payment, Refusal>;
  /** The authorization of each other payment. */
  found: Map<Payment, FoundAuthorization>;
  /**
   * Other payments have used what was found, or may use it: a payment of another phase, or an
   * earlier one of the list. There may be more.
   */
  undecided: Set<Payment>;
}

export async function checkAuthorizations<Payment extends SeekingDebit>(
  phase: AtomicPhase,
  payments: readonly Payment[],
): Promise<AuthorizationCheck<Payment>> {
  const check: AuthorizationCheck<Payment> = { refusals: new Map(), found: new Map(), undecided: new Set() };
  if (payments.length === 0) return check;
  const allowing = Map.groupBy(await lockAllowing(phase, payments), ({ n }) => n);
  const usedHere = new Set<string>();
  for (const [n, payment] of payments.entries()) {
    const candidates = allowing.get(n) ?? [];
    const free = candidates.find(({ uuid, kind }) => kind !== null && !usedHere.has(uuid));
    if (free !== undefined) {
      check.found.set(payment, free);
      if (free.kind === 'single') usedHere.add(free.uuid);
    } else if (candidates.length > 0) check.undecided.add(payment);
    else check.refusals.set(payment, await notAuthorized(phase, payment));
  }
  return check;
}

async function notAuthorized(phase: AtomicPhase, payment: SeekingDebit): Promise<Refusal> {
  const named = payment.authorization_uuid !== null;
  const nearest = await selectNearest(phase, payment);
  if (nearest === null)
    return named
      ? refuse('not_authorized', 'authorization_uuid', 'is no authorization of the payer')
      : refuse('not_authorized', 'payer_uuid', 'has given no authorization for this bank account');
  const why = whyNot(nearest, payment) ?? 'it changed during the request';
  return named
    ? refuse('not_authorized', 'authorization_uuid', `does not allow this payment: ${why}`)
    : refuse('not_authorized', 'payer_uuid', `has not authorized this payment. Of ${nearest.uuid}, the newest: ${why}`);
}
