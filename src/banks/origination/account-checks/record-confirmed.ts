// A confirmed check makes its account valid. What the check says is kept as a validation.
import { insertAccountValidation } from '../../../customers/bank-accounts/validation/account-validations.sql.ts';
import { updateValidity } from '../../../customers/bank-accounts/validation/validity.sql.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { type ConfirmedCheck, selectCheckedAccount } from './account-checks.sql.ts';

export async function recordConfirmed(phase: AtomicPhase, check: ConfirmedCheck, now: Date): Promise<void> {
  const { processor_id, vendor_id, user_uuid, bank_account_uuid, purpose } = check;
  await updateValidity(phase, check, 'valid');
  const source = purpose === 'micro_entry' ? 'micro_entries' : 'prenotes';
  await insertAccountValidation(phase, {
    processor_id,
    uuid: uuidv7(now),
    vendor_id,
    user_uuid,
    bank_account_uuid,
    ...(await selectCheckedAccount(phase, check)),
    valid_account: 'valid',
    said: [{ source, opinion: 'valid', at: now.toISOString() }],
    billed: false,
    validated_at: now,
  });
}
