// Ends captures that wait to be presented again and no longer can be, because a return has disabled
// their bank account since, or the payer has revoked its authorization (Lifecycle, C6g).

import { endRevokedCaptures } from '../../../payments/authorizations/end-revoked-captures.ts';
import { type Move, moveAll, type Payment } from '../../../payments/lifecycle/move.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { selectDisabled } from '../entries/disabled-accounts.sql.ts';
import type { Waiting } from './choose.sql.ts';

/** A capture that is about to be chosen, with its locked payment. */
export interface WaitingCapture {
  waiting: Waiting;
  payment: Payment;
}

/**
 * Gives up the captures whose bank account is disabled or whose authorization is revoked, and
 * answers the others. No other bank
 * account of the payer is used: a debit of it would not be the debit that was returned. A first
 * capture is not given up here.
 */
export async function giveUpCaptures<One extends WaitingCapture>(
  phase: AtomicPhase,
  captures: readonly One[],
  now: Date,
): Promise<readonly One[]> {
  const again = captures.filter(({ payment }) => payment.capture_status === 'CAPTURE_ACH_PENDING');
  if (again.length === 0) return captures;
  const disabled = await selectDisabled(
    phase,
    again.map(({ waiting }) => waiting),
  );
  const given = new Set(again.filter(({ waiting }) => disabled.has(waiting.bank_account_uuid)));
  await moveAll(
    phase,
    [...given].map((one) => givingUp(one, disabled.get(one.waiting.bank_account_uuid)!)),
    now,
  );
  const allowed = again.filter((one) => !given.has(one)).map(({ waiting }) => waiting);
  const revoked = await endRevokedCaptures(phase, allowed, now);
  return captures.filter((one) => !given.has(one) && !revoked.has(one.waiting.transaction_uuid));
}

function givingUp({ waiting, payment }: WaitingCapture, code: string): Move {
  const { processor_id, transaction_uuid, bank_account_uuid } = waiting;
  const { ach_return_code } = payment;
  const failure_reason = `The debit was returned with ${ach_return_code}. It was not presented again, because the bank account was disabled by ${code}.`;
  return {
    cause: 'capture_given_up',
    processor_id,
    transaction_uuid,
    source_uuid: bank_account_uuid,
    details: {
      ...(ach_return_code === null ? {} : { return_code: ach_return_code }),
      failure_code: 'account_disabled',
      failure_reason,
    },
  };
}
