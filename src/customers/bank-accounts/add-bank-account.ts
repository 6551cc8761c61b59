// Adds a bank account to a user: the rules in their order, and the outside calls between two
// phases.

import { returnCodeRow } from '../../ach/nacha/codes/return-codes.ts';
import type { Step } from '../../api/idempotency/execute.ts';
import { type Answer, created, ok, refused } from '../../platform/answer.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { type Refusal, refuse } from '../../platform/refusals.ts';
import { billingMerchant } from '../users/billing-merchant.ts';
import { type BankAccountRow, bankAccountRecord } from './bank-account.ts';
import { type Holder, lockHolder, selectMatching, takeOverBlocks } from './bank-accounts.sql.ts';
import { accessRevoked } from './disable-bank-accounts.ts';
import { type Accepted, type Examined, examine, examineWithoutProvider } from './examine-account.ts';
import { matchingIndex } from './matching.ts';
import type { Asking } from './providers.ts';
import { type Calling, refuseAccount, type Storing, storeBankAccount } from './store-bank-account.ts';
import type { SubmittedAccount } from './submitted-account.ts';
import { recordValidation } from './validation/record-validation.ts';

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
  context: Asking & Storing,
  phase: AtomicPhase,
  acting: Calling,
  { user_uuid, submitted, billing_merchant_user_uuid }: ToAdd,
): Promise<Step> {
  const holder = await lockUser(phase, acting, user_uuid);
  const payingMerchant = await billingMerchant(phase, acting.caller, billing_merchant_user_uuid);
  const matching_index = matchingIndex(context.vault, holder.uuid, submitted);
  const match = await selectMatching(phase, holder, matching_index);

  const toExamine = { submitted, processor_id: holder.processor_id, known: { user_uuid: holder.uuid, matching_index } };
  const found = (row: BankAccountRow) => ok(bankAccountRecord(context.vault, row), matchMessage);
  const conclude = async (
    inPhase: AtomicPhase,
    user: Holder,
    matching: BankAccountRow | null,
    examined: Examined,
  ): Promise<Answer> => {
    if (examined.outcome !== 'accepted') return refuseAccount(inPhase, acting, examined, user, payingMerchant);
    if (matching !== null && (matching.disabled_at === null || !replaces(matching, examined))) {
      const { account, verdict } = examined;
      const ofMatch = { user_uuid: user.uuid, bank_account_uuid: matching.uuid, billingMerchant: payingMerchant };
      if (verdict !== null) await recordValidation(inPhase, acting, { account, verdict, ...ofMatch });
      // Returned, not thrown, because what the sources said must stay.
      return matching.disabled_at === null ? found(matching) : refused(disabled(matching, submitted));
    }
    const row = await storeBankAccount(inPhase, context, acting, user, {
      submitted,
      accepted: examined,
      billingMerchant: payingMerchant,
    });
    await takeOverBlocks(inPhase, row, matching_index);
    return created({ ...bankAccountRecord(context.vault, row), valid_account: row.valid_account }, addedMessage);
  };

  if (match !== null && !submitted.validate && !isRevoked(match)) {
    if (match.disabled_at !== null) throw disabled(match, submitted);
    return found(match);
  }
  const known = await examineWithoutProvider(context, phase, toExamine);
  if (known !== null) return conclude(phase, holder, match, known);
  return {
    async call() {
      const examined = await examine(context, toExamine);
      return async (later) => {
        // By now the user may have been deleted, or another request may have added the account.
        const user = await lockUser(later, acting, user_uuid);
        return conclude(later, user, await selectMatching(later, user, matching_index), examined);
      };
    },
  };
}

const isRevoked = ({ disabled_reason }: BankAccountRow) => disabled_reason === accessRevoked;

/**
 * Whether the account is added again next to a disabled row: it is valid, or its provider has just
 * given the numbers again, so the person has granted the access again.
 */
const replaces = (match: BankAccountRow, { verdict, link }: Accepted) =>
  verdict?.valid_account === 'valid' || (isRevoked(match) && link !== undefined);

async function lockUser(phase: AtomicPhase, { caller }: Calling, userUuid: string): Promise<Holder> {
  const holder = await lockHolder(phase, caller, userUuid);
  if (holder === null) throw refuse('user_unavailable', 'user_uuid');
  return holder;
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
