// Bills a validation and keeps what each source said.

import type { Acting } from '../../../access/tenants/audit-trail.ts';
import type { Caller } from '../../../api/http/caller.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { bill } from '../../billing/bill.ts';
import { lastFour } from '../account-number.ts';
import type { AccountToValidate } from '../submitted-account.ts';
import { insertAccountValidation } from './account-validations.sql.ts';
import type { Verdict } from './validate-account.ts';

export interface Validated {
  account: AccountToValidate;
  verdict: Verdict;
  user_uuid: string | null;
  /** Null: the account was not stored. */
  bank_account_uuid: string | null;
  /** Null: the calling tenant pays for the validation. */
  billingMerchant: string | null;
}

export async function recordValidation(
  phase: AtomicPhase,
  { caller, now }: Acting & { caller: Caller },
  { account, verdict, user_uuid, bank_account_uuid, billingMerchant }: Validated,
): Promise<void> {
  const { processor_id, vendor_id } = caller;
  const { valid_account, billable, said } = verdict;
  await insertAccountValidation(phase, {
    processor_id,
    uuid: uuidv7(now),
    vendor_id,
    user_uuid,
    bank_account_uuid,
    routing_number: account.routing_number,
    account_number_last4: lastFour(account.account_number),
    valid_account,
    said: said.map(({ source, opinion, at }) => ({ source, opinion, at: at.toISOString() })),
    billed: billable,
    validated_at: now,
  });
  if (!billable) return;
  await bill(phase, [
    {
      processor_id,
      vendor_id,
      kind: 'account_validation',
      billing_merchant_user_uuid: billingMerchant,
      subject_uuid: bank_account_uuid ?? user_uuid,
      occurred_at: now,
    },
  ]);
}
