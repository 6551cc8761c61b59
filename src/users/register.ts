// Registers a person or a business: checks, then the verification if one is asked for, then everything in one phase.
import { created } from '../answer.ts';
import type { AtomicPhase } from '../database/atomic-phase.ts';
import type { Call } from '../http/operation.ts';
import type { Step } from '../idempotency/execute.ts';
import type { Vault } from '../vault/vault.ts';
import { applyChanges } from './apply-changes.ts';
import { billVerification } from './bill-verification.ts';
import { billingMerchant, namedBillingMerchant } from './billing-merchant.ts';
import { requestedChanges } from './requested-changes.ts';
import { insertNewUser } from './store-user.ts';
import { newUser, type User, type UserKind } from './user.ts';
import type { UserChange } from './user-fields.ts';
import { userRecord } from './user-record.ts';
import type { Verdict } from './verification/verification-provider.ts';
import { submissionOf, type Verifying, verifyBusiness } from './verification/verify-business.ts';

export interface Registering extends Verifying {
  vault: Vault;
}

/**
 * No user exists before the last phase: a process that dies on the way, or a refusal there, leaves nothing behind.
 * What can refuse is checked in the first phase already, so that no provider is asked in vain.
 */
export async function register(
  on: Registering,
  call: Call<unknown, unknown, UserChange>,
  phase: AtomicPhase,
  { kind, verify }: { kind: UserKind; verify: boolean },
): Promise<Step> {
  const { caller, now, body } = call;
  const user = applyChanges(on.vault, newUser(kind, caller, now), requestedChanges(kind, body), now);
  const billedTo = namedBillingMerchant(body);

  async function store(phase: AtomicPhase, verdict: Verdict | null): Promise<Step> {
    const merchant = await billingMerchant(phase, caller, billedTo);
    const registered: User = { ...user, kyb_status: verdict };
    await insertNewUser(phase, call, registered);
    if (verdict !== null) await billVerification(phase, call, registered, verdict, merchant);
    return created(userRecord(registered));
  }

  if (!verify) return store(phase, null);
  await billingMerchant(phase, caller, billedTo);
  return {
    async call() {
      const verdict = await verifyBusiness(on, submissionOf(on.vault, user));
      return (phase) => store(phase, verdict);
    },
  };
}
