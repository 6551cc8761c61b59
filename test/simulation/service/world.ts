// The world of one simulation: tenants with their users, the payments they started, and everything that is known of them from outside.
import { timeOn } from '../../../src/calendar/windows.ts';
import { instantFrom } from '../../../src/std/timestamps.ts';
import type { BankView } from './bank-view.ts';
import { bankView } from './bank-view.ts';
import { eventsOf } from './event-log.ts';
import { type Hook, nameOf } from './hook.ts';
import { type PaymentRows, type Rows, readRows } from './payment-rows.ts';
import type { Answer, Request, RunningService } from './running-service.ts';
import { SimulationFailed } from './simulation-failed.ts';

export type Choose = (below: number) => number;

export interface User {
  uuid: string;
  /** The one that it was registered with. */
  bank_account_uuid: string;
}

export interface Tenant {
  uuid: string;
  token: string;
  payers: User[];
  payees: User[];
}

export interface StartedPayment {
  uuid: string;
  tenant: Tenant;
  amount: number;
}

export interface World {
  service: RunningService;
  bank: BankView;
  hook: Hook;
  /** Events of the tenant that listens from before it did. */
  toldBefore: Set<string>;
  tenants: Tenant[];
  /** Acknowledged with 201, in their order. */
  payments: StartedPayment[];
  refunds: { uuid: string; payment: StartedPayment; amount: number }[];
  holds: string[];
  /** Requests with a key, and what was answered: a replay is the same, byte by byte. */
  answered: { request: Request; answer: Answer }[];
  /** What was asked for, for whoever looks for what went wrong. */
  told: string[];
  /** To where the clock was advanced last. */
  time: Date;
  /** Numbers what is drawn: accounts, files, keys, references. */
  number: number;
  seed: number;
  /** How often it had died when everything due was known to have happened. */
  settledAt: number;
}

export async function worldOf(service: RunningService, hook: Hook, seed: number, choose: Choose): Promise<World> {
  const world: World = {
    service,
    bank: bankView(service.bankDirectory),
    hook,
    toldBefore: new Set(),
    tenants: [],
    payments: [],
    refunds: [],
    holds: [],
    answered: [],
    told: [],
    time: await marchAhead(service, choose(7)),
    number: 0,
    seed,
    settledAt: -1,
  };
  for (const index of [0, 1]) {
    const tenant = await tenantOf(world, index, choose);
    world.tenants.push(tenant);
    await service.watching.query(
      'UPDATE processors SET present_again = $2, keep_returned_payouts = $3 WHERE processor_id = $1',
      [tenant.uuid, choose(2) === 1, choose(3) === 0],
    );
  }
  const { token } = world.tenants[0]!;
  for (const { type, data } of await eventsOf(world, world.tenants[0]!)) world.toldBefore.add(nameOf({ type, data }));
  await expectStatus(world, 201, {
    method: 'POST',
    path: '/3p/api/v1/webhook',
    token,
    body: { webhook_url: [hook.url], event_names: hook.eventNames },
  });
  return world;
}

/** A morning in a March ahead: the same hours for the same seed, whenever it is played. */
async function marchAhead(service: RunningService, days: number): Promise<Date> {
  const token = service.adminToken;
  const { data } = await service.ask({ method: 'GET', path: '/sandbox/v1/clock', token });
  const year = Number(String(data.now).slice(0, 4)) + 1;
  const time = timeOn(`${year}-03-0${1 + days}`, '06:07');
  const moved = { method: 'POST', path: '/sandbox/v1/clock/advance', token, body: { to: time.toISOString() } } as const;
  const answer = await service.ask(moved);
  if (answer.status !== 200) throw new SimulationFailed(`the clock was not advanced: ${answer.text}`);
  return time;
}

async function tenantOf(world: World, index: number, choose: Choose): Promise<Tenant> {
  const admin = world.service.adminToken;
  const post = (path: string, token: string, body: object, status = 201) =>
    expectStatus(world, status, { method: 'POST', path, token, body, key: nextKey(world) });
  const { uuid } = (await post('/admin/v1/processors', admin, { name: `Tenant ${index + 1}` })).data;
  const { token } = (await post('/admin/v1/tokens', admin, { processor_uuid: uuid })).data;
  const tenant: Tenant = { uuid, token, payers: [], payees: [] };
  const withAccount = async ({ data }: Answer): Promise<User> => {
    const path = `/3p/api/v1/bank-account/${data.uuid}`;
    const account = await expectStatus(world, 200, { method: 'GET', path, token });
    return { uuid: data.uuid, bank_account_uuid: account.data.uuid };
  };
  // Some have accounts that the simulated bank answers by itself.
  const endings = ['', '', '', '0001', '0010', '6010', '9801'];
  for (const user of [0, 1, 2]) {
    const ending = user === 2 ? endings[choose(endings.length)]! : '';
    const payer = await post('/3p/api/v1/register/person', token, {
      first_name: 'Ada',
      last_name: `Moss ${user}`,
      address: { line_1: '12 Harbor Street', city: 'Portland', state: 'ME', zip: '04101' },
      bank_account: { custom: nextAccount(world, ending) },
    });
    tenant.payers.push(await withAccount(payer));
  }
  for (const payout_type of ['individual', 'batch', index === 0 ? 'individual' : 'batch']) {
    const payee = await post('/3p/api/v2/businesses', token, {
      kyb: true,
      business: { name: 'Fjord Market LLC', tin: '123456789' },
      payout_type,
      bank_account: { custom: nextAccount(world, '') },
    });
    tenant.payees.push(await withAccount(payee));
  }
  return tenant;
}

/** A number in whose ending nothing is magic, unless one is given. */
export function nextAccount(world: World, ending: string) {
  const n = ++world.number;
  return {
    account_number: `7${String(n).padStart(6, '0')}${ending === '' ? '5500' : ending}`,
    routing_number: '021000021',
    account_name: 'Main',
    account_type: n % 3 === 0 ? 'savings' : 'checking',
  };
}

export const nextKey = (world: World) => `${world.seed}-${++world.number}`;

/** Asks, notes it, and keeps the answer under its key to be asked for again. */
export async function ask(world: World, request: Request): Promise<Answer> {
  const answer = await world.service.ask(request);
  const { method, path, body = {} } = request;
  if (method !== 'GET')
    world.told.push(
      `${method} ${path} ${JSON.stringify(body)}: ${answer.status} ${answer.refusal ?? ''}${answer.repeated > 0 ? ', asked again' : ''}`,
    );
  // An advance moves the clock, and files on: asked again they are answered from the store, whatever has happened since.
  if (request.key !== undefined) world.answered.push({ request, answer });
  return answer;
}

/** Throws what is not among the allowed outcomes; `201`, or a refusal's code. */
export async function expectOutcome(
  world: World,
  allowed: readonly (number | string)[],
  request: Request,
): Promise<Answer> {
  const answer = await ask(world, request);
  if (!allowed.includes(answer.refusal ?? answer.status))
    throw new SimulationFailed(
      `${request.method} ${request.path} ${JSON.stringify(request.body ?? {})} answered ${answer.status} ${answer.refusal ?? ''}, allowed: ${allowed.join(', ')}`,
    );
  return answer;
}

export const expectStatus = (world: World, status: number, request: Request) => expectOutcome(world, [status], request);

/** Everything that is due has happened: what a crash left open, too. */
export async function settle(world: World): Promise<void> {
  const { service } = world;
  while (!service.isAlive() || world.settledAt !== service.deaths().length) {
    await service.live();
    const died = service.deaths().length;
    const request = { method: 'POST', path: '/sandbox/v1/clock/advance', token: service.adminToken } as const;
    const answer = await service.ask({ ...request, body: { seconds: 1 } });
    if (answer.status !== 200) throw new SimulationFailed(`the clock was not advanced: ${answer.text}`);
    world.settledAt = died;
  }
}

export const now = (world: World): Promise<Rows> => readRows(world.service.watching);

export async function rowsOf(world: World, { uuid }: StartedPayment): Promise<PaymentRows> {
  const found = (await now(world)).payments.get(uuid);
  if (found === undefined) throw new SimulationFailed(`a payment that was acknowledged is gone: ${uuid}`);
  return found;
}

export const later = (world: World, ms: number) => instantFrom(new Date(world.time.getTime() + ms).toISOString());
