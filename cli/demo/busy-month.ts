// Plays a busy month in the sandbox: three tenants with payments in every stage and every kind of
// trouble that an operator meets.
import { Achord, RequestError } from '../../clients/typescript/src/index.ts';

interface MonthOptions {
  address: string;
  operator: Achord;
  /** Hears how far it is. */
  said(text: string): void;
}

const tenantNames = ['Harbor Rentals', 'Northwind Tickets', 'Cedar Farms'] as const;
const merchantNames = ['Boathouse', 'Lakeside Cabins', 'Old Town Loft'] as const;
const firstNames = ['Ada', 'Ben', 'Carla', 'Dev', 'Elena', 'Femi', 'Grace', 'Hugo'] as const;
const lastNames = ['Moss', 'Rivera', 'Okafor', 'Lindgren'] as const;

/** Ends of account numbers: most are good, some come back at once, one long after. */
const accountEnds = ['5101', '5102', '5103', '0001', '5104', '0003', '5105', '6010'] as const;

const bankingDays = 21;
const paymentsADay = 5;

/** The same month each time. */
function draws(): (below: number) => number {
  let state = 20_261_123;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const account = (number: string) => ({
  custom: {
    account_number: number,
    routing_number: '011000015',
    account_name: 'Everyday',
    account_type: 'checking' as const,
  },
});
const homeAddress = { line_1: '12 Harbor Street', city: 'Portland', state: 'ME', zip: '04101' };

interface Tenant {
  on: Achord;
  uuid: string;
  merchants: string[];
  payers: string[];
  payments: string[];
}

export async function playBusyMonth({ address, operator, said }: MonthOptions): Promise<{ payments: number }> {
  const draw = draws();
  const tenants: Tenant[] = [];
  for (const name of tenantNames) {
    tenants.push(await tenantOf(operator, address, name));
    said(`${name} is registered.`);
  }
  for (let day = 1; day <= bankingDays; day++) {
    for (const tenant of tenants) await playDay(tenant, draw, day);
    if (day === bankingDays - 2) await makeTrouble(operator, tenants);
    await operator.sandbox.advance({ banking_days: 1 });
    said(`Banking day ${day} of ${bankingDays}.`);
  }
  // What the last day leaves: payments that are not sent yet, and businesses that wait.
  for (const tenant of tenants) await playDay(tenant, draw, bankingDays);
  await leaveWaiting(operator, tenants);
  return { payments: tenants.reduce((sum, { payments }) => sum + payments.length, 0) };
}

async function tenantOf({ operations }: Achord, baseUrl: string, name: string): Promise<Tenant> {
  const { uuid } = await operations.createProcessor({ name });
  const { token } = await operations.createToken({ processor_uuid: uuid });
  const on = new Achord({ baseUrl, token });
  const merchants: string[] = [];
  for (const [index, merchant] of merchantNames.entries()) {
    const business = {
      name: `${merchant} of ${name}`,
      tin: `98765430${index}`,
      payout_type: index === 0 ? ('batch' as const) : ('individual' as const),
    };
    const email = `office@${slug(merchant)}.example`;
    const bank_account = account(`77001${index}5201`);
    merchants.push((await on.businesses.register({ kyb: true, business, email, bank_account })).uuid);
  }
  const payers: string[] = [];
  for (const [index, end] of accountEnds.entries()) {
    const [first_name, last_name] = [firstNames[index]!, lastNames[index % lastNames.length]!];
    const email = `${slug(first_name)}.${slug(last_name)}@${slug(name)}.example`;
    const bank_account = account(`55${index}100${end}`);
    payers.push((await on.people.register({ first_name, last_name, email, address: homeAddress, bank_account })).uuid);
  }
  return { on, uuid, merchants, payers, payments: [] };
}

const slug = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** Payments of a day; some are refunded later, some are canceled. A refused one is left out. */
async function playDay({ on, merchants, payers, payments }: Tenant, draw: (below: number) => number, day: number) {
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

/** Returns after their deadline, a file that arrives cut, changes that contradict each other. */
async function makeTrouble({ sandbox }: Achord, tenants: readonly Tenant[]) {
  await orRefused(sandbox.spoilNextAnswers({ next_answers: 'cut' }));
  for (const { payments } of tenants) {
    const returned = (n: number, stage: 'capture' | 'payout', code: string) =>
      orRefused(sandbox.returnEntry(payments[n]!, { stage, code }));
    // Each of a few: a capture that came back before cannot come back again.
    for (const n of [4, 6, 9]) await returned(n, 'capture', 'R01');
    for (const n of [11, 13]) await returned(n, 'payout', 'R03');
    for (const n of [18, 21]) await returned(n, 'capture', 'R10');
  }
}

/** What waits for an operator in the morning. */
async function leaveWaiting({ operations }: Achord, tenants: readonly Tenant[]) {
  const kinds = ['operator', 'risk', 'compliance'] as const;
  for (const [index, { on, payers, payments }] of tenants.entries()) {
    const hold = { kind: kinds[index]!, reason: 'The amount is unusual for this payer.' };
    await orRefused(operations.createHold({ uuid: payments.at(-2)!, ...hold }));
    const business = { name: `New Shop ${index + 1} LLC`, tin: '000000002' };
    await orRefused(on.businesses.register({ kyb: true, business, bank_account: account('990012345201') }));
    if (index === 0)
      await orRefused(
        operations.createBlock({
          uuid: payers[2]!,
          kind: 'fraud',
          reason: 'The cardholder reported a stolen identity.',
        }),
      );
  }
}

/** The month goes on when a rule refuses one of its calls, such as a payment of a blocked payer. */
async function orRefused<Answer>(call: PromiseLike<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    const isRefused = error instanceof RequestError && [403, 404, 406, 422].includes(error.status);
    if (isRefused) return null;
    throw error;
  }
}
