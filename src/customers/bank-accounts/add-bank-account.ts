// Adds a bank account to a user: the rules in their order, and the outside calls between two
// phases.

import { returnCodeRow } from '../../ach/nacha/codes/return-codes.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { type Refusal, refuse } from '../../platform/refusals.ts';
import { billingMerchant } from '../users/billing-merchant.ts';
import type { BankAccountRow } from './bank-account.ts';
import { type Holder, lockHolder, selectMatching, takeOverBlocks } from './bank-accounts.sql.ts';
import { accessRevoked } from './disable-bank-accounts.ts';
import { type Accepted, type Examined, examine, examineWithoutProvider } from './examine-account.ts';
import { matchingIndex } from './matching.ts';
import type { Asking } from './providers.ts';
import {
  type Calling,
  refuseAccount,
  type StoredAccount,
  type Storing,
  storeBankAccount,
} from './store-bank-account.ts';
import type { SubmittedAccount } from './submitted-account.ts';
import { recordValidation } from './validation/record-validation.ts';
import type { Verdict } from './validation/validate-account.ts';

export interface ToAdd {
  user_uuid: string;
  submitted: SubmittedAccount;
  billing_merchant_user_uuid: string | undefined;
}

/** What became of it. A refusal stored no account; its traces stay. */
export type Added =
  | { outcome: 'added'; account: StoredAccount }
  | { outcome: 'matched'; account: BankAccountRow }
  | { outcome: 'refused'; refusal: Refusal; verdict: Verdict | null };

/** The result, or an outside call before the phase that has it. */
export type Adding<Result> = Result | { call(): Promise<(phase: AtomicPhase) => Promise<Result>> };

/**
 * Contract, order of checks: user 403, billing merchant 406, matching account, linking and
 * validation 406. A match calls no provider and bills nothing, unless the request asks for
 * validation: then it is validated like any other account. `resultOf` runs in the last phase.
 */
export async function addBankAccount<Result extends object>(
  context: Asking & Storing,
  phase: AtomicPhase,
  acting: Calling,
  { user_uuid, submitted, billing_merchant_user_uuid }: ToAdd,
  resultOf: (phase: AtomicPhase, added: Added) => Promise<Result>,
): Promise<Adding<Result>> {
  const holder = await lockUser(phase, acting, user_uuid);
  const payingMerchant = await billingMerchant(phase, acting.caller, billing_merchant_user_uuid);
  const matching_index = matchingIndex(context.vault, holder.uuid, submitted);
  const match = await selectMatching(phase, holder, matching_index);

  const toExamine = { submitted, processor_id: holder.processor_id, known: { user_uuid: holder.uuid, matching_index } };
  const conclude = async (
    inPhase: AtomicPhase,
    user: Holder,
    matching: BankAccountRow | null,
    examined: Examined,
  ): Promise<Added> => {
    if (examined.outcome !== 'accepted') {
      const refusal = await refuseAccount(inPhase, acting, examined, user, payingMerchant);
      return { outcome: 'refused', refusal, verdict: examined.outcome === 'invalid' ? examined.verdict : null };
    }
    if (matching !== null && (matching.disabled_at === null || !replaces(matching, examined))) {
      const { account, verdict } = examined;
      const ofMatch = { user_uuid: user.uuid, bank_account_uuid: matching.uuid, billingMerchant: payingMerchant };
      if (verdict !== null) await recordValidation(inPhase, acting, { account, verdict, ...ofMatch });
      // Returned, not thrown, because what the sources said must stay.
      return matching.disabled_at === null
        ? { outcome: 'matched', account: matching }
        : { outcome: 'refused', refusal: disabled(matching, submitted), verdict };
    }
    const account = await storeBankAccount(inPhase, context, acting, user, {
      submitted,
      accepted: examined,
      billingMerchant: payingMerchant,
    });
    await takeOverBlocks(inPhase, account, matching_index);
    return { outcome: 'added', account };
  };

  if (match !== null && !submitted.validate && !isRevoked(match)) {
    if (match.disabled_at !== null) throw disabled(match, submitted);
    return resultOf(phase, { outcome: 'matched', account: match });
  }
  const known = await examineWithoutProvider(context, phase, toExamine);
  if (known !== null) return resultOf(phase, await conclude(phase, holder, match, known));
  return {
    async call() {
      const examined = await examine(context, toExamine);
      return async (later) => {
        // By now the user may have been deleted, or another request may have added the account.
        const user = await lockUser(later, acting, user_uuid);
        const matching = await selectMatching(later, user, matching_index);
        return resultOf(later, await conclude(later, user, matching, examined));
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
