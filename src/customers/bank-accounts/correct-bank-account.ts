// Corrects an account as its bank asks in a notification of change: once, for all later entries, in
// any order of notices.

import { recordAct } from '../../access/tenants/audit-trail.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import type { Vault } from '../../platform/vault/vault.ts';
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
import { noteIfUnlisted } from './routing-directory/unlisted-accounts.sql.ts';

export interface CorrectionNotice extends AccountKey {
  /** The notice of the bank. */
  item_uuid: string;
  /** The entry that it is about. */
  entry_uuid: string;
  /** The change code. */
  code: string;
  corrected: { account_number?: string; routing_number?: string; account_type?: 'checking' | 'savings' };
}

/**
 * `known`: the account already has it, or its number was erased, so there is nothing to correct.
 * `superseded`: a later entry has another correction, which
 * applies. `contradicted`: the same entry has another correction, and nothing shows which one is
 * right.
 */
export type CorrectionOutcome = 'corrected' | 'known' | 'superseded' | 'contradicted';

type Details = Record<CorrectableField, string>;

/**
 * Applies a notice field by field. For each field the notice of the latest entry applies, so the
 * order of notices does not matter. If the user already has the corrected account, the corrected
 * one replaces it (Decision 21).
 */
export async function correctBankAccount(
  phase: AtomicPhase,
  vault: Vault,
  notice: CorrectionNotice,
  now: Date,
): Promise<CorrectionOutcome> {
  const holder = (await lockHolderOfAccount(phase, notice.processor_id, notice.bank_account_uuid))!;
  const account = await selectToCorrect(phase, notice);
  if (account.account_number_encrypted === null) return 'known';
  const before: Details = {
    account_number: openAccountNumber(vault, account),
    routing_number: account.routing_number,
    account_type: account.account_type,
  };
  const corrections = Object.entries(notice.corrected) as [CorrectableField, string][];
  const latest = new Map((await selectLatestCorrections(phase, notice)).map((one) => [one.field, one.entry_uuid]));
  const differs = ([field, value]: (typeof corrections)[number]) => before[field].toUpperCase() !== value.toUpperCase();
  if (corrections.some((one) => latest.get(one[0]) === notice.entry_uuid && differs(one))) return 'contradicted';

  // Record unchanged fields with the later entry too, so an earlier entry cannot change them.
  const newest = corrections.filter(([field]) => (latest.get(field) ?? '') < notice.entry_uuid);
  for (const [field] of newest)
    await insertCorrection(phase, {
      ...notice,
      field,
      former_sealed: vault.seal(formerPlace(notice.processor_id, notice.item_uuid, field), before[field]),
      corrected_at: now,
    });
  const changes = newest.filter(differs);
  if (changes.length === 0) return corrections.some(differs) ? 'superseded' : 'known';

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
  // A linked account is identified by its id at the provider, and a removed account is not
  // compared.
  if (account.aggregator_type === 'manual' && account.deleted_at === null) {
    const { account_name } = account;
    const submitted = { aggregator_type: 'manual' as const, account: { ...details, account_name }, validate: false };
    await moveToIndex(phase, vault, holder, account, matchingIndex(vault, holder.uuid, submitted), now);
  }
  if (routing_number !== account.routing_number) await noteIfUnlisted(phase, account, now);
  await settleDefault(phase, holder);
}

/** Puts the account under the index. If two accounts are now the same, only one stays usable. */
async function moveToIndex(
  phase: AtomicPhase,
  vault: Vault,
  holder: Holder,
  account: AccountToCorrect,
  index: Buffer,
  now: Date,
): Promise<void> {
  const twin = await selectTwin(phase, account, index);
  if (twin === null) return updateMatchingIndex(phase, account, index);
  // An account that must not be used cannot replace a usable one.
  if (account.disabled_at !== null) return updateMatchingIndex(phase, account, duplicateIndex(vault, account.uuid));
  await updateMatchingIndex(phase, twin, duplicateIndex(vault, twin.uuid));
  await updateMatchingIndex(phase, account, index);
  const disabled = { holder, now };
  // A return about the number applies to both uuids.
  if (twin.disabled_at !== null)
    return disableAccountOf(phase, { ...disabled, bank_account_uuid: account.uuid, reason: twin.disabled_reason! });
  if (twin.is_default) await updateDefault(phase, holder, account.uuid);
  await disableAccountOf(phase, { ...disabled, bank_account_uuid: twin.uuid, reason: 'duplicate' });
}
