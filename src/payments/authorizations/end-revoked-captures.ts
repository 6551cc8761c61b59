// Ends captures whose authorization was revoked, as long as no bank file has them.
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import type { PaymentKey } from '../lifecycle/move.sql.ts';
import { move } from '../lifecycle/move.ts';
import { selectRevoked } from './authorizations.sql.ts';

const reason = 'The payer revoked the authorization.';

/**
 * Cancels the payments among these whose authorization was revoked (C2). One that waits to be
 * presented again has failed (C6g). Returns the uuids of the ended ones.
 */
export async function endRevokedCaptures(
  phase: AtomicPhase,
  payments: readonly PaymentKey[],
  now: Date,
): Promise<Set<string>> {
  if (payments.length === 0) return new Set();
  const revoked = await selectRevoked(phase, payments);
  const base = ({ processor_id, transaction_uuid, authorization_uuid }: (typeof revoked)[number]) => ({
    processor_id,
    transaction_uuid,
    source_uuid: authorization_uuid,
  });
  const canceled = await move(
    phase,
    revoked.map((one) => ({ ...base(one), cause: 'canceled' as const, details: { reason } })),
    now,
  );
  const ended = new Set(
    canceled.filter(({ steps }) => steps.length > 0).map(({ payment }) => payment.transaction_uuid),
  );
  const others = canceled.filter(({ payment }) => !ended.has(payment.transaction_uuid));
  const failed = await move(
    phase,
    others.map(({ move: { processor_id, transaction_uuid, source_uuid }, payment: { ach_return_code } }) => ({
      processor_id,
      transaction_uuid,
      source_uuid,
      cause: 'capture_given_up' as const,
      details: {
        ...(ach_return_code === null ? {} : { return_code: ach_return_code }),
        failure_code: 'authorization_revoked',
        failure_reason: `The debit was not presented again. ${reason}`,
      },
    })),
    now,
  );
  for (const { steps, payment } of failed) if (steps.length > 0) ended.add(payment.transaction_uuid);
  return ended;
}
