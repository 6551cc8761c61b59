// Stores an examined account with its default, event and audit line, or the traces of a refused
// one.

import { type Acting, recordAct } from '../../access/tenants/audit-trail.ts';
import type { Caller } from '../../api/http/caller.ts';
import { announce } from '../../events/log/announce.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { type Refusal, refuse } from '../../platform/refusals.ts';
import { uuidv7 } from '../../platform/std/identifiers.ts';
import { timestamp } from '../../platform/std/timestamps.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { lastFour, sealAccountNumber } from './account-number.ts';
import { type BankAccountRow, maskedBankAccountRecord } from './bank-account.ts';
import { type Holder, insertBankAccount, settleDefault } from './bank-accounts.sql.ts';
import type { Accepted, Refused } from './examine-account.ts';
import { followLink } from './linking/follow-link.ts';
import { linkRefused } from './linking/link-failures.ts';
import { matchingIndex } from './matching.ts';
import type { SubmittedAccount } from './submitted-account.ts';
import { isTestPair, type TestPair } from './test-pair.ts';
import { recordValidation } from './validation/record-validation.ts';
import type { Unlisted } from './validation/validate-account.ts';

/** A request's caller, time and id. */
export type Calling = Acting & { caller: Caller };

export interface Storing {
  vault: Vault;
  testPair: TestPair;
}

export interface ToStore {
  submitted: SubmittedAccount;
  accepted: Accepted;
  /** Null: the calling tenant pays for the validation. */
  billingMerchant: string | null;
}

/**
 * Records an examination that ended in a refusal. The refusal is returned, not thrown, because its
 * traces must stay: an `invalid` validation is billed, a failed link is announced (Contract,
 * billing; Interface, events), and both are in the audit trail. `holder` is null at registration,
 * where no user will exist.
 */
export async function refuseAccount(
  phase: AtomicPhase,
  acting: Calling,
  examined: Refused,
  holder: Holder | null,
  billingMerchant: string | null,
): Promise<Refusal> {
  const { caller, now } = acting;
  const trail = { action: 'bank_account.refused', subject: 'user', subject_uuid: holder?.uuid ?? null };
  if (examined.outcome === 'link_failed') {
    const uuid = uuidv7(now);
    await announce(phase, [
      {
        processor_id: caller.processor_id,
        vendor_id: holder === null ? caller.vendor_id : holder.vendor_id,
        type: 'BankLinkFailed',
        subject_uuid: uuid,
        sequence: 1,
        occurred_at: now,
        state: {
          uuid,
          account_number: null,
          routing_number: null,
          account_name: null,
          account_type: null,
          aggregator_type: 'bank_link',
          created_at: timestamp(now),
          is_default: false,
          user_uuid: holder?.uuid ?? null,
        },
      },
    ]);
    const { failure } = examined;
    await recordAct(phase, acting, { ...trail, detail: { reason: 'bank_link_failed', failure } });
    return linkRefused(failure);
  }
  const { account, verdict } = examined;
  const nothingStored = { user_uuid: holder?.uuid ?? null, bank_account_uuid: null };
  await recordValidation(phase, acting, { account, verdict, ...nothingStored, billingMerchant });
  await recordAct(phase, acting, {
    ...trail,
    detail: { reason: 'invalid', account_number_last4: lastFour(account.account_number) },
  });
  return verdict.unlisted === undefined
    ? refuse('account_or_routing_number_invalid')
    : refuse('account_or_routing_number_invalid', '', notListed(account.routing_number, verdict.unlisted));
}

function notListed(routingNumber: string, { new_routing_number }: Unlisted): string {
  return new_routing_number === null
    ? `the routing number ${routingNumber} is not in the ACH directory of the Federal Reserve; check it with the user`
    : `the routing number ${routingNumber} was replaced by ${new_routing_number}; use the new one`;
}

export type StoredAccount = BankAccountRow & { valid_account: 'valid' | 'not_validated' };

/** Stores the account; the user's row must be locked or new in this phase. */
export async function storeBankAccount(
  phase: AtomicPhase,
  { vault, testPair }: Storing,
  acting: Calling,
  holder: Holder,
  { submitted, accepted, billingMerchant }: ToStore,
): Promise<StoredAccount> {
  const { now } = acting;
  const { account, link, verdict } = accepted;
  const valid_account = verdict?.valid_account === 'valid' ? 'valid' : 'not_validated';
  const { account_number, ...shown } = account;
  const tokenized = link?.tokenized ?? false;
  const bound = { processor_id: holder.processor_id, uuid: uuidv7(now), user_uuid: holder.uuid, ...shown };
  const row = {
    ...bound,
    aggregator_type: submitted.aggregator_type,
    account_number_encrypted: sealAccountNumber(vault, bound, account_number),
    // A person knows the real number, not the one that the institution gave for this service.
    account_number_last4: (tokenized ? link?.mask : null) ?? lastFour(account_number),
    tokenized,
    created_at: now,
    valid_account,
  } as const;
  await insertBankAccount(phase, {
    ...row,
    matching_index: matchingIndex(vault, holder.uuid, submitted),
    test_pair: isTestPair(testPair, account),
  });
  if (link !== undefined) await followLink(phase, vault, row, link, now);
  const defaultUuid = await settleDefault(phase, holder);
  const stored = {
    ...row,
    disabled_at: null,
    disabled_reason: null,
    is_default: defaultUuid === row.uuid,
  };
  await announce(phase, [
    {
      processor_id: holder.processor_id,
      vendor_id: holder.vendor_id,
      type: 'BankLinkedSuccessfully',
      subject_uuid: row.uuid,
      sequence: 1,
      occurred_at: now,
      state: { ...maskedBankAccountRecord(stored), valid_account, user_uuid: holder.uuid },
    },
  ]);
  if (verdict !== null) {
    const ofAccount = { user_uuid: holder.uuid, bank_account_uuid: row.uuid };
    await recordValidation(phase, acting, { account, verdict, ...ofAccount, billingMerchant });
  }
  await recordAct(phase, acting, {
    action: 'bank_account.added',
    subject: 'bank_account',
    subject_uuid: row.uuid,
    detail: {
      user_uuid: holder.uuid,
      aggregator_type: row.aggregator_type,
      account_number_last4: row.account_number_last4,
      valid_account,
    },
  });
  return stored;
}
