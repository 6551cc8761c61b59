// Disables accounts after a return or a revoked access that forbids their use: no new payment can
// use them.

import { recordAct } from '../../access/tenants/audit-trail.ts';
import { announce } from '../../events/log/announce.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { maskedBankAccountRecord } from './bank-account.ts';
import { disableBankAccount, type Holder, lockHolderOfAccount, settleDefault } from './bank-accounts.sql.ts';

/** The reason of a linked account whose access the person revoked at the provider. */
export const accessRevoked = 'access_revoked';

export interface AccountToDisable {
  processor_id: string;
  bank_account_uuid: string;
  /** The return code, or `access_revoked`. */
  reason: string;
}

/**
 * Announces BankAccountRemoved for each account that was still usable. Works in the order of their
 * ids, so two phases cannot deadlock.
 */
export async function disableBankAccounts(
  phase: AtomicPhase,
  accounts: readonly AccountToDisable[],
  now: Date,
): Promise<void> {
  const inOrder = accounts.toSorted((a, b) => (a.bank_account_uuid < b.bank_account_uuid ? -1 : 1));
  for (const { processor_id, bank_account_uuid, reason } of inOrder) {
    const holder = await lockHolderOfAccount(phase, processor_id, bank_account_uuid);
    if (holder !== null) await disableAccountOf(phase, { holder, bank_account_uuid, reason, now });
  }
}

/** The same for one account whose user is locked. */
export async function disableAccountOf(
  phase: AtomicPhase,
  { holder, bank_account_uuid, reason, now }: { holder: Holder; bank_account_uuid: string; reason: string; now: Date },
): Promise<void> {
  const disabled = await disableBankAccount(phase, holder, bank_account_uuid, reason, now);
  if (disabled === null) return;
  const { processor_id, vendor_id, uuid: user_uuid } = holder;
  await settleDefault(phase, holder);
  await announce(phase, [
    {
      processor_id,
      vendor_id,
      type: 'BankAccountRemoved',
      subject_uuid: bank_account_uuid,
      sequence: disabled.event_count,
      occurred_at: now,
      state: { ...maskedBankAccountRecord({ ...disabled, is_default: false }), user_uuid },
    },
  ]);
  await recordAct(
    phase,
    { caller: null, now, request_id: null },
    {
      processor_id,
      action: 'bank_account.disabled',
      subject: 'bank_account',
      subject_uuid: bank_account_uuid,
      detail: { reason },
    },
  );
}
