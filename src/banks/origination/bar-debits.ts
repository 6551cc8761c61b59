// Ends debits that wait for a file and may no longer be made: their account was disabled meanwhile (Lifecycle, C6g and K8).
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { type Move, moveAll, type Payment } from '../../transactions/stages/move.ts';
import type { StageName } from '../../transactions/stages/stage-names.ts';
import { selectDisabled } from './barred-accounts.sql.ts';
import type { Waiting } from './choose.sql.ts';

/** A debit that is about to be chosen, with its payment, which is locked. */
export interface WaitingDebit {
  waiting: Waiting;
  payment: Payment;
}

/**
 * Of what waits for a file in a stage: moves those that are not to be debited, and answers the rest. A first capture goes out
 * whatever its account is by now: that is its bank's to say. Presented again, or clawed back, is only what may be debited still.
 */
export async function barDebits<One extends WaitingDebit>(
  phase: AtomicPhase,
  stage: StageName,
  debits: readonly One[],
  now: Date,
): Promise<readonly One[]> {
  const asked = debits.filter(({ payment }) => maybeBarred(stage, payment));
  if (asked.length === 0) return debits;
  const disabled = await selectDisabled(
    phase,
    asked.map(({ waiting }) => waiting),
  );
  const barred = new Set(asked.filter(({ waiting }) => disabled.has(waiting.bank_account_uuid)));
  await moveAll(
    phase,
    [...barred].map((one) => barring(stage, one, disabled.get(one.waiting.bank_account_uuid)!)),
    now,
  );
  return debits.filter((one) => !barred.has(one));
}

const maybeBarred = (stage: StageName, { capture_status }: Payment) =>
  stage === 'clawback' || (stage === 'capture' && capture_status === 'CAPTURE_ACH_PENDING');

function barring(stage: StageName, { waiting, payment }: WaitingDebit, code: string): Move {
  const { processor_id, transaction_uuid, bank_account_uuid } = waiting;
  const base = { processor_id, transaction_uuid, source_uuid: bank_account_uuid };
  if (stage === 'clawback') return { ...base, cause: 'clawback_barred' };
  const { ach_return_code } = payment;
  const failure_reason = `It came back with ${ach_return_code}, and before it was presented again its account was disabled by ${code}.`;
  return {
    ...base,
    cause: 'capture_given_up',
    brings: {
      ...(ach_return_code === null ? {} : { return_code: ach_return_code }),
      failure_code: 'account_disabled',
      failure_reason,
    },
  };
}
