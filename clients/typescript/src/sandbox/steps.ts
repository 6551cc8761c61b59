// Steps that lead to an event in the sandbox. Each makes real calls, as a tenant or an operator.
import type { Achord } from '../achord.ts';
import type { DataOf, InputOf } from '../http/operations.ts';
import { TriggerFailed } from './trigger-failed.ts';

/** Who makes the calls. */
export interface Players {
  /** A client with the token of a processor: some events go to processors only. */
  tenant: Achord;
  /** A client with the token of an operator: it advances the clock and returns entries. */
  operator: Achord;
}

type PayoutType = 'individual' | 'batch';
type Transaction = DataOf<'getTransaction'>;
type Refund = DataOf<'getRefund'>;

const account = (account_number: string) => ({
  custom: { account_number, routing_number: '011000015', account_name: 'Everyday', account_type: 'checking' as const },
});

export async function person({ tenant }: Players): Promise<string> {
  const address = { line_1: '12 Main Street', city: 'Albany', state: 'NY', zip: '12207' };
  const bank_account = account('12345678');
  return (await tenant.people.register({ first_name: 'Ada', last_name: 'Moss', address, bank_account })).uuid;
}

export async function merchant({ tenant }: Players, payout_type: PayoutType = 'individual'): Promise<string> {
  const business = { name: 'Fjord Market', tin: '123456789', payout_type };
  return (await tenant.businesses.register({ kyb: true, business, bank_account: account('87654321') })).uuid;
}

export async function payment(on: Players, payout_type: PayoutType = 'individual'): Promise<string> {
  const [payer_uuid, payee_uuid] = [await person(on), await merchant(on, payout_type)];
  const started = await on.tenant.transactions.create({ payer_uuid, payee_uuid, amount: 12_500, transaction_fee: 125 });
  return started.uuid;
}

export const day = ({ operator }: Players) => operator.sandbox.advance({ banking_days: 1 });

/** Banking days: more than any status takes to reach. */
const patience = 15;

/** Advances banking days until a record satisfies a condition. Throws TriggerFailed. */
async function until<Item>(on: Players, read: () => PromiseLike<Item>, isReached: (item: Item) => boolean) {
  for (let days = 0; days < patience; days += 1) {
    if (isReached(await read())) return;
    await day(on);
  }
  throw new TriggerFailed(`The expected status did not come within ${patience} banking days.`);
}

/** Advances until a payment satisfies a condition. */
export const untilPayment = (on: Players, uuid: string, isReached: (payment: Transaction) => boolean) =>
  until(on, () => on.tenant.transactions.get(uuid), isReached);

/** Starts a payment and waits until it is paid out. */
export async function paidOut(on: Players, payout_type: PayoutType = 'individual'): Promise<string> {
  const uuid = await payment(on, payout_type);
  await untilPayment(on, uuid, ({ payout_status }) => payout_status === 'PAYOUT_COMPLETE');
  return uuid;
}

/** Starts a refund of a payment that is paid out. */
export async function refunded(on: Players, payout_type: PayoutType = 'individual') {
  const uuid = await paidOut(on, payout_type);
  return { uuid, refund: (await on.tenant.refunds.create(uuid, { amount: 4_000 })).uuid };
}

export async function refundIn(on: Players, status: Refund['status'], payout_type: PayoutType = 'individual') {
  const made = await refunded(on, payout_type);
  await until(
    on,
    () => on.tenant.refunds.get(made.refund),
    (refund) => refund.status === status,
  );
  return made;
}

/** The bank of the payer or payee returns an entry. */
export const returnEntry = (on: Players, uuid: string, entry: Omit<InputOf<'returnEntry'>, 'uuid'>) =>
  on.operator.sandbox.returnEntry(uuid, entry);
