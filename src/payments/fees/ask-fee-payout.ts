// Requests a payout of owed fees, with the next-day file.

import { type Acting, recordAct } from '../../access/tenants/audit-trail.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { invalid, mayBeDone, refuse } from '../../platform/refusals.ts';
import { uuidv7 } from '../../platform/std/identifiers.ts';
import { type FeeOwner, mostOfPayout, selectFeeAccount, selectOwed } from './fee-accounts.sql.ts';
import { type FeePayout, insertFeePayouts } from './fee-payouts.sql.ts';

/** Refuses without an account, without owed fees, and while a payout is waiting. */
export async function askFeePayout(phase: AtomicPhase, call: Acting, owner: FeeOwner): Promise<FeePayout> {
  const account = await selectFeeAccount(phase, owner);
  if (account === null) throw invalid('uuid', 'no_fee_account', 'has no account for its fees: name one first');
  if (!account.usable)
    throw refuse('bank_account_unusable', 'uuid', 'the account for its fees can no longer be used: name another one');
  const { processor_id, owner_uuid, bank_account_uuid } = account;
  const owed = await selectOwed(phase, owner);
  if (owed <= 0)
    throw invalid('uuid', 'nothing_owed', `has no fees to pay out: all owed fees are in a file or paid. ${mayBeDone}`);
  const uuid = uuidv7(call.now);
  const amount = Math.min(owed, mostOfPayout);
  const asked = { processor_id, uuid, owner_uuid, bank_account_uuid, amount };
  const [made] = await insertFeePayouts(phase, [asked], call.now);
  if (made === undefined)
    throw invalid('uuid', 'payout_waits', `already has a payout that waits for the next file. ${mayBeDone}`);
  await recordAct(phase, call, {
    processor_id,
    action: 'fee_payout.requested',
    subject: 'fee_payout',
    subject_uuid: uuid,
    detail: { owner_uuid, bank_account_uuid, amount },
  });
  return made;
}

/**
 * For each owner of payouts that were taken back: pays what is owed now, unless a payout is
 * waiting.
 */
export async function askAgain(phase: AtomicPhase, ended: readonly FeePayout[], now: Date): Promise<void> {
  for (const { processor_id, owner_uuid, bank_account_uuid } of ended) {
    const amount = Math.min(await selectOwed(phase, { processor_id, owner_uuid }), mostOfPayout);
    const again = { processor_id, owner_uuid, bank_account_uuid, amount, uuid: uuidv7(now) };
    if (amount > 0) await insertFeePayouts(phase, [again], now);
  }
}
