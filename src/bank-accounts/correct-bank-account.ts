// Corrects an account as its bank has asked: for every entry from the next on, once, whatever the
// order in which notices come.

import type { AtomicPhase } from '../database/atomic-phase.ts';
import { recordAct } from '../tenants/audit-trail.ts';
import type { Vault } from '../vault/vault.ts';
import { lastFour, openAccountNumber, sealAccountNumber } from './account-number.ts';
import { type Holder, lockHolderOfAccount, settleDefault, updateDefault } from './bank-accounts.sql.ts';
import {
  type AccountKey,
  type AccountToCorrect,
  type CorrectableField,
  insertCorrection,
  selectLatestCorrections,
  selectToCorrect,
  selectTwin,
  updateCorrected,
  updateMatchingIndex,
} from './corrections.sql.ts';
import { disableAccountOf } from './disable-bank-accounts.ts';
import { duplicateIndex, matchingIndex } from './matching.ts';
import { formerPlace } from './numbers-of-accounts.ts';

export interface CorrectionNotice extends AccountKey {
  /** The bank's notice. */
  item_uuid: string;
  /** The entry that it answers. */
  leg_uuid: string;
  /** The change code. */
  code: string;
  corrected: { account_number?: string; routing_number?: string; account_type?: 'checking' | 'savings' };
}

/**
 * `known`: the account has it already. `superseded`: a later entry was answered with another
 * correction, which stands. `contradicted`: the same entry was answered otherwise before, and
 * nothing tells which is right.
 */
export type CorrectionOutcome = 'corrected' | 'known' | 'superseded' | 'contradicted';

type Details = Record<CorrectableField, string>;

/**
 * Applies a notice field by field: that of the latest entry stands, so that the account ends the
 * same in whatever order notices come. Where the user has the corrected account already, the
 * corrected one takes over (Decision 30).
 */
export async function correctBankAccount(
  phase: AtomicPhase,
  vault: Vault,
  notice: CorrectionNotice,
  now: Date,
): Promise<CorrectionOutcome> {
  const holder = (await lockHolderOfAccount(phase, notice.processor_id, notice.bank_account_uuid))!;
  const account = await selectToCorrect(phase, notice);
  const before: Details = {
    account_number: openAccountNumber(vault, account),
    routing_number: account.routing_number,
    account_type: account.account_type,
  };
  const given = Object.entries(notice.corrected) as [CorrectableField, string][];
  const latest = new Map((await selectLatestCorrections(phase, notice)).map((one) => [one.field, one.leg_uuid]));
  const differs = ([field, value]: (typeof given)[number]) => before[field].toUpperCase() !== value.toUpperCase();
  if (given.some((one) => latest.get(one[0]) === notice.leg_uuid && differs(one))) return 'contradicted';

  // Also what the account has already is noted with the later entry: an earlier one must not change
  // it any more.
  const newest = given.filter(([field]) => (latest.get(field) ?? '') < notice.leg_uuid);
  for (const [field] of newest)
    await insertCorrection(phase, {
      ...notice,
      field,
      former_sealed: vault.seal(formerPlace(notice.processor_id, notice.item_uuid, field), before[field]),
      corrected_at: now,
    });
  const changes = newest.filter(differs);
  if (changes.length === 0) return given.some(differs) ? 'superseded' : 'known';

  await store(phase, vault, holder, account, { ...before, ...Object.fromEntries(changes) }, now);
  await recordAct(
    phase,
    { caller: null, now, request_id: null },
    {
      processor_id: notice.processor_id,
      action: 'bank_account.corrected',
      subject: 'bank_account',
      subject_uuid: notice.bank_account_uuid,
      detail: { code: notice.code, corrected: changes.map(([field]) => field), item_uuid: notice.item_uuid },
    },
  );
  return 'corrected';
}

async function store(
  phase: AtomicPhase,
  vault: Vault,
  holder: Holder,
  account: AccountToCorrect,
  { account_number, routing_number, account_type }: Details,
  now: Date,
): Promise<void> {
  const details = { account_number, routing_number, account_type: account_type as AccountToCorrect['account_type'] };
  await updateCorrected(phase, {
    ...account,
    ...details,
    account_number_encrypted: sealAccountNumber(vault, { ...account, ...details }, account_number),
    account_number_last4: lastFour(account_number),
  });
  // A linked account is known by its id at the provider, and one that was removed is compared with
  // nothing.
  if (account.aggregator_type === 'manual' && account.deleted_at === null) {
    const { account_name } = account;
    const submitted = { aggregator_type: 'manual' as const, account: { ...details, account_name }, validate: false };
    await takePlace(phase, vault, holder, account, matchingIndex(vault, holder.uuid, submitted), now);
  }
  await settleDefault(phase, holder);
}

/**
 * Makes the account the one that is found under the index; of two that are now the same only one
 * goes on.
 */
async function takePlace(
  phase: AtomicPhase,
  vault: Vault,
  holder: Holder,
  account: AccountToCorrect,
  index: Buffer,
  now: Date,
): Promise<void> {
  const twin = await selectTwin(phase, account, index);
  if (twin === null) return updateMatchingIndex(phase, account, index);
  // One that must not be used cannot take over from one that may.
  if (account.disabled_at !== null) return updateMatchingIndex(phase, account, duplicateIndex(vault, account.uuid));
  await updateMatchingIndex(phase, twin, duplicateIndex(vault, twin.uuid));
  await updateMatchingIndex(phase, account, index);
  const disabled = { holder, now };
  // What a return said of the number holds of it under either uuid.
  if (twin.disabled_at !== null)
    return disableAccountOf(phase, { ...disabled, bank_account_uuid: account.uuid, reason: twin.disabled_reason! });
  if (twin.is_default) await updateDefault(phase, holder, account.uuid);
  await disableAccountOf(phase, { ...disabled, bank_account_uuid: twin.uuid, reason: 'duplicate' });
}
