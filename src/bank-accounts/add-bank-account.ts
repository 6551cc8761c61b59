// Adds a bank account to a user: the rules in their order, and the outside calls between two
// phases.
import { type Answer, created, ok } from '../answer.ts';
import type { AtomicPhase } from '../database/atomic-phase.ts';
import type { Step } from '../idempotency/execute.ts';
import { returnCodeRow } from '../nacha/codes/return-codes.ts';
import { type Refusal, refuse } from '../refusals.ts';
import { billingMerchant } from '../users/billing-merchant.ts';
import { type BankAccountRow, bankAccountRecord } from './bank-account.ts';
import { type Holder, lockHolder, selectMatching, takeOverBlocks } from './bank-accounts.sql.ts';
import { accessRevoked } from './disable-bank-accounts.ts';
import { type Accepted, type Examined, examine, examineWithoutProvider } from './examine-account.ts';
import { matchingIndex } from './matching.ts';
import type { Asking } from './providers.ts';
import { billValidation, type Calling, refuseAccount, type Storing, storeBankAccount } from './store-bank-account.ts';
import type { SubmittedAccount } from './submitted-account.ts';

export interface ToAdd {
  user_uuid: string;
  submitted: SubmittedAccount;
  billing_merchant_user_uuid: string | undefined;
}

// Interface, add bank account: the two messages, word for word.
const addedMessage = 'Bank account has been added.';
const matchMessage = 'We found a matching bank account associated with your account.';

/**
 * Contract, order of checks: user 403, billing merchant 406, matching account, linking and
 * validation 406. A match calls no provider and bills nothing, unless the request asks for
 * validation: then it is validated like any other account.
 */
export async function addBankAccount(
  on: Asking & Storing,
  phase: AtomicPhase,
  acting: Calling,
  { user_uuid, submitted, billing_merchant_user_uuid }: ToAdd,
): Promise<Step> {
  const holder = await lockUser(phase, acting, user_uuid);
  const payingMerchant = await billingMerchant(phase, acting.caller, billing_merchant_user_uuid);
  const match = await findMatch(on, phase, holder, submitted);

  const found = (row: BankAccountRow) => ok(bankAccountRecord(on.vault, row), matchMessage);
  const conclude = async (
    inPhase: AtomicPhase,
    user: Holder,
    matching: BankAccountRow | null,
    examined: Examined,
  ): Promise<Answer> => {
    if (examined.outcome !== 'accepted') return refuseAccount(inPhase, acting, examined, user, payingMerchant);
    if (matching !== null && matching.disabled_at === null) {
      if (examined.billable) await billValidation(inPhase, acting, payingMerchant, matching.uuid);
      return found(matching);
    }
    if (matching !== null && examined.valid_account !== 'valid' && !endsRevocation(matching, examined))
      throw disabled(matching, submitted);
    const row = await storeBankAccount(inPhase, on, acting, user, {
      submitted,
      accepted: examined,
      billingMerchant: payingMerchant,
    });
    await takeOverBlocks(inPhase, row, matchingIndex(on.vault, user.uuid, submitted));
    return created({ ...bankAccountRecord(on.vault, row), valid_account: row.valid_account }, addedMessage);
  };

  if (match !== null && !submitted.validate && !isRevoked(match)) {
    if (match.disabled_at !== null) throw disabled(match, submitted);
    return found(match);
  }
  const known = await examineWithoutProvider(on, phase, submitted);
  if (known !== null) return conclude(phase, holder, match, known);
  return {
    async call() {
      const examined = await examine(on, submitted);
      return async (later) => {
        // Meanwhile the user may have been deleted, or another request may have added the account.
        const user = await lockUser(later, acting, user_uuid);
        return conclude(later, user, await findMatch(on, later, user, submitted), examined);
      };
    },
  };
}

const isRevoked = ({ disabled_reason }: BankAccountRow) => disabled_reason === accessRevoked;

/** The provider has just given the numbers again, so the person has granted the access again. */
const endsRevocation = (match: BankAccountRow, { link }: Accepted) => isRevoked(match) && link !== undefined;

async function lockUser(phase: AtomicPhase, { caller }: Calling, userUuid: string): Promise<Holder> {
  const holder = await lockHolder(phase, caller, userUuid);
  if (holder === null) throw refuse('user_unavailable', 'user_uuid');
  return holder;
}

function findMatch(
  { vault }: Storing,
  phase: AtomicPhase,
  holder: Holder,
  submitted: SubmittedAccount,
): Promise<BankAccountRow | null> {
  return selectMatching(phase, holder, matchingIndex(vault, holder.uuid, submitted));
}

/**
 * Contract, bank accounts: an account that a return disabled is added again only if it validates as
 * valid.
 */
function disabled({ disabled_reason: code }: BankAccountRow, submitted: SubmittedAccount): Refusal {
  const field = submitted.aggregator_type === 'manual' ? 'custom.account_number' : 'aggregator.account_id';
  const title = returnCodeRow(code ?? '')?.title;
  const because = `the return ${code}${title === undefined ? '' : ` (${title})`} disabled this account`;
  const next = submitted.validate
    ? 'its validation did not answer valid: repeat the request later, or add another account'
    : 'send validate_account_routing: true to add it again if it is valid, or add another account';
  return refuse('bank_account_disabled', field, `${because}; ${next}`);
}
