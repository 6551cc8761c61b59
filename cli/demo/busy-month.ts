// Plays a busy month in the sandbox: three tenants with payments in every stage and every kind of
// trouble that an operator meets.
import type { Achord } from '../../clients/typescript/src/index.ts';
import { orRefused } from './or-refused.ts';
import { type Tenant, tenantNames, tenantOf } from './tenants.ts';
import { cutLastFile, leaveWaiting, makeTrouble, prepareTrouble } from './trouble.ts';

interface MonthOptions {
  address: string;
  operator: Achord;
  /** Hears how far it is. */
  said(text: string): void;
  /** Absent: 21. With fewer than ten, no payment is old enough for each kind of trouble. */
  bankingDays?: number;
}

const paymentsADay = 5;

/** The same month each time. */
function draws(): (below: number) => number {
  let state = 20_261_123;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

export async function playBusyMonth({
  address,
  operator,
  said,
  bankingDays = 21,
}: MonthOptions): Promise<{ payments: number }> {
  const draw = draws();
  const tenants: Tenant[] = [];
  for (const name of Object.keys(tenantNames) as (keyof typeof tenantNames)[]) {
    tenants.push(await tenantOf(operator, address, name));
    said(`${name} is registered.`);
  }
  await prepareTrouble(operator, tenants);
  for (let day = 1; day <= bankingDays; day++) {
    for (const tenant of tenants) await playDay(tenant, draw, day);
    if (day === bankingDays - 2) await makeTrouble(operator, tenants);
    if (day === bankingDays) await cutLastFile(operator, tenants);
    await operator.sandbox.advance({ banking_days: 1 });
    said(`Banking day ${day} of ${bankingDays}.`);
  }
  // What the last day leaves: payments that are not sent yet, and businesses that wait.
  for (const tenant of tenants) await playDay(tenant, draw, bankingDays);
  await leaveWaiting(operator, tenants);
  return { payments: tenants.reduce((sum, { payments }) => sum + payments.length, 0) };
}

/** Payments of a day; some are refunded later, some are canceled. A refused one is left out. */
async function playDay(
  { client: on, merchants, payers, payments }: Tenant,
  draw: (below: number) => number,
  day: number,
) {
  for (let n = 0; n < paymentsADay; n++) {
    const amount = 1_000 + draw(60_000);
    const payment = {
      payer_uuid: payers[draw(payers.length)]!,
      payee_uuid: merchants[draw(merchants.length)]!,
      amount,
      transaction_fee: Math.floor(amount / 50),
      client_reference_id: `order-${day}${n}${draw(900) + 100}`,
      metadata: { cart: String(draw(10_000)) },
    };
    const { uuid } = (await orRefused(on.transactions.create(payment))) ?? {};
    if (uuid !== undefined) payments.push(uuid);
  }
  const earlier = payments[draw(Math.max(1, payments.length - 20))];
  if (day > 8 && day % 3 === 0 && earlier !== undefined) await orRefused(on.refunds.create(earlier, { amount: 500 }));
  const latest = payments.at(-1);
  if (day % 5 === 0 && latest !== undefined) await orRefused(on.transactions.cancel(latest));
}
