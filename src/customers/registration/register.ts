// Registers a person or a business: checks, then calls the providers, then stores everything in one
// phase.

import type { Call } from '../../api/http/operation.ts';
import type { Step } from '../../api/idempotency/execute.ts';
import { created, refused } from '../../platform/answer.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { oneMillisecondAfter } from '../../platform/std/clock.ts';
import { type Examined, examine, examineWithoutProvider, type Refused } from '../bank-accounts/examine-account.ts';
import type { Asking } from '../bank-accounts/providers.ts';
import { refuseAccount, type Storing, storeBankAccount } from '../bank-accounts/store-bank-account.ts';
import { submittedAccount } from '../bank-accounts/submitted-account.ts';
import { applyChanges } from '../users/apply-changes.ts';
import { billingMerchant, namedBillingMerchant } from '../users/billing-merchant.ts';
import { requestedChanges } from '../users/requested-changes.ts';
import { insertNewUser } from '../users/store-user.ts';
import { newUser, type UserKind, withKybStatus } from '../users/user.ts';
import type { UserChange } from '../users/user-fields.ts';
import { userRecord } from '../users/user-record.ts';
import { recordFinding } from '../users/verification/record-decision.ts';
import {
  type Finding,
  submissionOf,
  type Verifying,
  verdictOf,
  verifyBusiness,
} from '../users/verification/verify-business.ts';
import type { AccountFields } from './account-fields.ts';

export interface Registering extends Verifying {
  accounts: Asking & Storing;
}

/** The answers of the providers; null where none was called. */
interface Findings {
  examined: Examined | null;
  finding: Finding | null;
}

/**
 * The last phase creates the user, so a crash or a refusal before it leaves nothing. The first
 * phase makes all checks, so no provider is called for a request that will be refused. A refused
 * account skips the verification.
 */
export async function register(
  { accounts, ...verifying }: Registering,
  call: Call<unknown, unknown, UserChange & AccountFields>,
  phase: AtomicPhase,
  { kind, verify }: { kind: UserKind; verify: boolean },
): Promise<Step> {
  const { caller, now, body } = call;
  const { vault } = accounts;
  const submitted = body.bank_account
    ? submittedAccount(body.bank_account, body.validate_account_routing, 'bank_account.')
    : null;
  const user = applyChanges(vault, newUser(kind, caller, now), requestedChanges(kind, body), now);
  const billedTo = namedBillingMerchant(body);

  async function store(phase: AtomicPhase, { examined, finding }: Findings): Promise<Step> {
    const merchant = await billingMerchant(phase, caller, billedTo);
    if (isRefused(examined)) return refused(await refuseAccount(phase, call, examined, null, merchant));
    const registered = withKybStatus(user, finding === null ? null : verdictOf(finding), now);
    await insertNewUser(phase, call, registered);
    if (finding !== null) await recordFinding(phase, call, registered, finding, merchant);
    if (submitted === null || examined === null) return created(userRecord(registered));

    // Events of two subjects are ordered by time: the account must come after its user.
    const after = { ...call, now: oneMillisecondAfter(now) };
    const { valid_account, uuid } = await storeBankAccount(phase, accounts, after, registered, {
      submitted,
      accepted: examined,
      billingMerchant: merchant,
    });
    return created({ ...userRecord(registered), valid_account, bank_account_uuid: uuid });
  }

  const toExamine = submitted === null ? null : { submitted, processor_id: caller.processor_id, known: null };
  const examined = toExamine === null ? null : await examineWithoutProvider(accounts, phase, toExamine);
  const accountIsKnown = submitted === null || examined !== null;
  if (accountIsKnown && (!verify || isRefused(examined))) return store(phase, { examined, finding: null });

  await billingMerchant(phase, caller, billedTo);
  return {
    async call() {
      const asked = toExamine === null ? null : (examined ?? (await examine(accounts, toExamine)));
      const finding = !verify || isRefused(asked) ? null : await verifyBusiness(verifying, submissionOf(vault, user));
      return (later) => store(later, { examined: asked, finding });
    },
  };
}

const isRefused = (examined: Examined | null): examined is Refused =>
  examined !== null && examined.outcome !== 'accepted';
