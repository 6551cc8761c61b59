// Fee payouts: an account is named for them, they are requested, and they are returned.

import { judgeHistory } from '../payment-history.ts';
import type { FeePayoutRow, Rows } from '../payment-rows.ts';
import type { Outcomes } from '../predictions.ts';
import { expectSame } from '../simulation-failed.ts';
import {
  type Choose,
  expectOutcome,
  expectStatus,
  nextKey,
  readRowsNow,
  type Tenant,
  type World,
  waitForDueWork,
} from '../world.ts';
import { asOperator } from './as-operator.ts';
import { type Command, itemsByUuid, pick } from './command.ts';

/** The vendor, or the tenant itself. */
const drawOwner = (choose: Choose, { uuid, vendor }: Tenant) => (choose(2) === 0 ? uuid : vendor.uuid);

const nameAccount: Command = {
  name: 'a fee account is named',
  weight: 4,
  async play(world, choose) {
    await waitForDueWork(world);
    const tenant = pick(choose, world.tenants)!;
    const owner = drawOwner(choose, tenant);
    const user = owner === tenant.uuid ? pick(choose, tenant.payees.slice(0, -1))! : tenant.vendor.payee;
    const body = {
      bank_account_uuid: user.bank_account_uuid,
      schedule: choose(2) === 0 ? 'daily' : 'on_demand',
    };
    const usable = await isUsable(world, user.bank_account_uuid);
    await expectOutcome(
      world,
      [usable ? 200 : 'bank_account_unusable'],
      asOperator(world, 'PUT', `fee-accounts/${owner}`, body),
    );
  },
};

/** Operators name another account where a disabled one keeps fees from being paid. */
export async function nameUsableFeeAccounts(world: World): Promise<void> {
  const unusable = await world.service.watching.query<{ owner_uuid: string; schedule: string; uuid: string }>(
    `SELECT t.owner_uuid, t.schedule, u.default_bank_account_uuid AS uuid
     FROM fee_accounts t
     JOIN bank_accounts a ON a.uuid = t.bank_account_uuid AND a.disabled_at IS NOT NULL
     JOIN users u ON u.uuid = a.user_uuid`,
    [],
  );
  for (const { owner_uuid, schedule, uuid } of unusable)
    await expectStatus(
      world,
      200,
      asOperator(world, 'PUT', `fee-accounts/${owner_uuid}`, { bank_account_uuid: uuid, schedule }),
    );
}

async function isUsable({ service }: World, uuid: string): Promise<boolean> {
  const rows = await service.watching.query(
    'SELECT 1 FROM bank_accounts WHERE uuid = $1 AND disabled_at IS NULL AND deleted_at IS NULL',
    [uuid],
  );
  return rows.length === 1;
}

/** Cents: the fees of its payments, less what was paid out or is in a file. */
export function feesOwed(rows: Rows, owner: string): number {
  const items = itemsByUuid(rows.items);
  const out = ['FEE_PAYOUT_FILED', 'FEE_PAYOUT_ACH_PENDING', 'FEE_PAYOUT_COMPLETE'];
  let cents = 0;
  for (const one of rows.payments.values())
    if ((one.payment.vendor_id ?? one.payment.processor_id) === owner)
      cents -= judgeHistory(one, items).balances.FEE ?? 0;
  for (const { owner_uuid, status, amount } of rows.feePayouts)
    if (owner_uuid === owner && out.includes(status)) cents -= amount;
  return cents;
}

async function requestOutcomes(world: World, rows: Rows, owner: string): Promise<Outcomes> {
  const [named] = await world.service.watching.query<{ bank_account_uuid: string }>(
    'SELECT bank_account_uuid FROM fee_accounts WHERE owner_uuid = $1',
    [owner],
  );
  if (named === undefined) return ['no_fee_account'];
  if (!(await isUsable(world, named.bank_account_uuid))) return ['bank_account_unusable'];
  if (feesOwed(rows, owner) <= 0) return ['nothing_owed'];
  const waits = rows.feePayouts.some((one) => one.owner_uuid === owner && one.status === 'FEE_PAYOUT_PENDING');
  return [waits ? 'payout_waits' : 201];
}

const askPayout: Command = {
  name: 'a fee payout is requested',
  weight: 4,
  async play(world, choose) {
    await waitForDueWork(world);
    const owner = drawOwner(choose, pick(choose, world.tenants)!);
    const rows = await readRowsNow(world);
    const allowed = await requestOutcomes(world, rows, owner);
    const { status, data } = await expectOutcome(
      world,
      allowed,
      asOperator(world, 'POST', `fee-accounts/${owner}/payouts`),
    );
    if (status === 201) expectSame('a fee payout', data.amount, feesOwed(rows, owner));
  },
};

/** The bank has it, and can return it. */
export const isSent = ({ status }: FeePayoutRow) => ['FEE_PAYOUT_ACH_PENDING', 'FEE_PAYOUT_COMPLETE'].includes(status);

const returnEntry: Command = {
  name: 'a fee payout is returned',
  weight: 3,
  async play(world, choose) {
    await waitForDueWork(world);
    const { feePayouts } = await readRowsNow(world);
    const one = pick(choose, feePayouts);
    if (one === undefined) return;
    await expectOutcome(world, [isSent(one) ? 200 : 'entry_not_returnable'], {
      method: 'POST',
      path: `/sandbox/v1/fee-payouts/${one.uuid}/return`,
      token: world.service.adminToken,
      body: { code: pick(choose, ['R23', 'R23', 'R03', 'R17']) },
      key: nextKey(world),
    });
    await waitForDueWork(world);
  },
};

export const feeCommands: readonly Command[] = [nameAccount, askPayout, returnEntry];
