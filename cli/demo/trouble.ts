// The trouble of the busy month: what an operator, a risk officer and a developer meet.
import type { Achord } from '../../clients/typescript/src/index.ts';
import { orRefused } from './or-refused.ts';
import { account, type Tenant } from './tenants.ts';

/** From the first day on: limits, an account for fees, an endpoint that does not answer. */
export async function prepareTrouble({ operations }: Achord, [first]: readonly Tenant[]): Promise<void> {
  const reason = 'As the contract says.';
  const limits = { amount_per_payment: 500_000, amount_per_day: 2_500_000, amount_in_flight: null };
  await operations.setProcessorLimits({ uuid: first!.uuid, ...limits, reason });
  const own = { amount_per_payment: 75_000, amount_per_day: 250_000, amount_in_flight: 400_000 };
  await operations.setMerchantLimits({ uuid: first!.merchants[1]!, ...own, reason });
  const business = { name: `${first!.name} Inc`, tin: '987654399' };
  const holder = await first!.client.businesses.register({
    kyb: true,
    business,
    bank_account: account('770090005201'),
  });
  const { bank_accounts } = await operations.getUserOfAnyTenant({ uuid: holder.uuid });
  const fees = { uuid: first!.uuid, bank_account_uuid: bank_accounts[0]!.uuid, schedule: 'daily' as const };
  await operations.setFeeAccount({ ...fees, reason });
}

/**
 * Near the end: returns after their deadline, changes that contradict each other, an endpoint that
 * does not exist.
 */
export async function makeTrouble({ operations, sandbox }: Achord, tenants: readonly Tenant[]): Promise<void> {
  const [first] = tenants as readonly [Tenant, ...Tenant[]];
  await first.client.webhooks.register({
    webhook_url: ['https://hooks.harbor-rentals.example/achord'],
    event_names: ['TransactionStarted', 'TransactionFailed', 'PayoutCompleted', 'RefundPending'],
  });
  const { bank_accounts } = await operations.getUserOfAnyTenant({ uuid: first.payers[0]! });
  for (const corrected of ['5501005199', '5501005198'])
    await orRefused(sandbox.changeAccount(bank_accounts[0]!.uuid, { code: 'C01', corrected }));
  for (const { payments } of tenants) {
    const returned = (n: number, stage: 'capture' | 'payout', code: string) =>
      orRefused(sandbox.returnEntry(payments[n]!, { stage, code }));
    // Each of a few: a capture that came back before cannot come back again.
    for (const n of [4, 6, 9]) await returned(n, 'capture', 'R01');
    for (const n of [11, 13]) await returned(n, 'payout', 'R03');
    for (const n of [18, 21]) await returned(n, 'capture', 'R10');
  }
}

/**
 * On the last day: a file arrives cut. It holds the money of its bank until an operator decides.
 */
export async function cutLastFile({ sandbox }: Achord, [first]: readonly Tenant[]): Promise<void> {
  await orRefused(sandbox.spoilNextAnswers({ next_answers: 'cut' }));
  for (const payment of first!.payments.slice(22, 26))
    await orRefused(sandbox.returnEntry(payment, { stage: 'capture', code: 'R01' }));
}

/** What waits for an operator in the morning. */
export async function leaveWaiting(operator: Achord, tenants: readonly Tenant[]): Promise<void> {
  const { operations } = operator;
  const kinds = ['operator', 'risk', 'compliance'] as const;
  for (const [index, { client: on, payers, payments }] of tenants.entries()) {
    const hold = { kind: kinds[index]!, reason: 'The amount is unusual for this payer.' };
    await orRefused(operations.createHold({ uuid: payments.at(-2)!, ...hold }));
    const business = { name: `New Shop ${index + 1} LLC`, tin: '000000002' };
    await orRefused(on.businesses.register({ kyb: true, business, bank_account: account('990012345201') }));
    // A call that the log of requests shows with its error.
    await orRefused(on.transactions.create({ payer_uuid: payers[0]!, payee_uuid: payers[1]!, amount: 0 }));
  }
  const reason = 'The cardholder reported a stolen identity.';
  await orRefused(operations.createBlock({ uuid: tenants[0]!.payers[2]!, kind: 'fraud', reason }));
  const note = 'The payer called: the amount is right, and the bank was asked.';
  await operations.createTransactionNote({ uuid: tenants[0]!.payments.at(-2)!, note });
  await dishonorOne(operator);
  await askForApproval(operator);
  await enterStatement(operator);
  await operations.inviteOperator({
    name: 'Maya Lindqvist',
    email: 'maya@achord.example',
    role: 'risk',
    reason: 'She joins.',
  });
}

async function dishonorOne({ operations }: Achord): Promise<void> {
  const { items } = await operations.listLateReturns({ limit: 100 });
  // A credit that came back cannot be dishonored.
  const late = items.find(({ stage }) => stage === 'capture');
  if (late !== undefined)
    await orRefused(
      operations.createDishonor({ item_uuid: late.uuid, code: 'R68', reason: 'It came a week after its deadline.' }),
    );
}

/** Writing off a debt needs a second operator from now on, and one debt waits for that. */
async function askForApproval({ operations }: Achord): Promise<void> {
  const { exceptions } = await operations.listExceptions({ limit: 100 });
  const debt = exceptions.find(({ kind }) => kind === 'owed_by_payee' || kind === 'owed_by_payer');
  if (debt?.transaction_uuid == null) return;
  await operations.setApprovalPolicy({
    act: 'write_off',
    is_required: true,
    above_amount: 0,
    reason: 'Two people write off.',
  });
  const asked = { uuid: debt.transaction_uuid, reason: 'The bank of the debtor answers no more.' };
  await orRefused(
    debt.kind === 'owed_by_payee' ? operations.writeOffPayeeDebt(asked) : operations.writeOffPayerDebt(asked),
  );
}

/**
 * The bank's statement of the last days: all that the books expect, and two lines that they do not.
 */
async function enterStatement({ operations }: Achord): Promise<void> {
  const { bank, days } = await operations.getReconciliation({});
  const shown = days.flatMap(({ day, missing }) =>
    missing.map(({ direction, amount, name }) => ({
      booked_on: day,
      direction,
      amount,
      reference: `ACH ${name ?? 'BATCH'}`,
    })),
  );
  const last = days.at(-1);
  if (last === undefined) return;
  const unknown = [
    { booked_on: last.day, direction: 'debit' as const, amount: 4_200, reference: 'RETURN ITEM 0021' },
    { booked_on: last.day, direction: 'debit' as const, amount: 1_250, reference: 'SERVICE CHARGE' },
  ];
  // The first day stays open: its statement has not come yet.
  const lines = [...shown.slice(days[0]!.missing.length), ...unknown];
  await orRefused(operations.createStatementLines({ bank, lines }));
  await operations.reconcileStatement({ bank });
}
