// Starts a check of a bank account: what is allowed, its row, and its entries, which wait for a
// file.
import type { Static } from 'typebox';
import { type Acting, recordAct } from '../../../access/tenants/audit-trail.ts';
import { lockProcessor } from '../../../access/tenants/tenants.sql.ts';
import type { AggregatorType } from '../../../customers/bank-accounts/account-words.ts';
import { lockHolder, selectBankAccount } from '../../../customers/bank-accounts/bank-accounts.sql.ts';
import { isReachable } from '../../../customers/bank-accounts/routing-number.ts';
import { selectAccountsOf } from '../../../customers/bank-accounts/usable-accounts.sql.ts';
import type { CheckPurpose } from '../../../payments/lifecycle/stage-names.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { refuse } from '../../../platform/refusals.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { expiryOf, inDays, isOpenCheck, mostOfUser } from './account-check.ts';
import { countChecksSince, insertCheck, type SeenCheck, selectLatestChecks } from './account-checks.sql.ts';
import { insertCheckEntries } from './check-entries.sql.ts';

interface AskedCheck {
  user_uuid: string;
  bank_account: { uuid: string; aggregator_type: Static<typeof AggregatorType> };
  purpose: CheckPurpose;
  /** Cents of each entry. */
  amounts: readonly number[];
}

/**
 * @throws Refused `not_found`, `bank_account_unusable` or `invalid_state`: a check of the account
 *   is open, or the user or the tenant has started too many
 */
export async function startAccountCheck(
  phase: AtomicPhase,
  call: Acting,
  { user_uuid, bank_account, purpose, amounts }: AskedCheck,
): Promise<SeenCheck> {
  const { now } = call;
  // Locked: the checks of a tenant are counted one after the other.
  const { account_checks_per_day: most } = (await lockProcessor(phase, call.caller.processor_id))!;
  const holder = await lockHolder(phase, call.caller, user_uuid);
  if (holder === null) throw refuse('not_found', 'uuid');
  const { processor_id, vendor_id } = holder;
  const of = { processor_id, user_uuid: holder.uuid };
  const account = await selectBankAccount(phase, holder, bank_account.uuid, bank_account.aggregator_type);
  const bank_account_uuid = account?.uuid ?? '';
  const usable = await selectAccountsOf(phase, [of]);
  if (!usable.some(({ uuid, routing_number }) => uuid === bank_account_uuid && isReachable(routing_number)))
    throw refuse('bank_account_unusable', 'bank_account');
  const latest = await selectLatestChecks(phase, of, inDays(now, -mostOfUser.days), now);
  const open = latest.find((one) => one.bank_account_uuid === bank_account_uuid && isOpenCheck(one.state));
  if (open !== undefined)
    throw refuse('invalid_state', 'bank_account', `a check of it is open: ${open.uuid} is ${open.state}`);
  if (latest.length >= mostOfUser.checks)
    throw refuse(
      'invalid_state',
      'uuid',
      `the user had ${latest.length} checks in the last ${mostOfUser.days} days, and at most ${mostOfUser.checks} are allowed`,
    );
  if ((await countChecksSince(phase, processor_id, inDays(now, -1), most)) >= most)
    throw refuse(
      'invalid_state',
      '',
      `${most} checks were started in the last 24 hours, and the operator of this service allows no more`,
    );
  const uuid = uuidv7(now);
  const check = {
    ...{ ...of, uuid, vendor_id, bank_account_uuid, purpose },
    ...{ requested_at: now, expires_at: expiryOf(now) },
  };
  await insertCheck(phase, check);
  await insertCheckEntries(
    phase,
    amounts.map((amount) => ({ processor_id, uuid: uuidv7(now), check_uuid: uuid, bank_account_uuid, amount })),
    now,
  );
  await recordAct(phase, call, {
    action: purpose === 'micro_entry' ? 'micro_entries.requested' : 'prenote.requested',
    subject: 'bank_account',
    subject_uuid: bank_account_uuid,
    detail: { account_check_uuid: uuid, user_uuid: holder.uuid },
  });
  return {
    ...check,
    ...{ wrong_answers: 0, confirmed_at: null, state: 'pending', account_usable: true, ach_return_code: null },
  };
}
