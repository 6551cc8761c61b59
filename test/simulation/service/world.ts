// The world of one simulation: tenants with their users, the payments they started, and everything
// that is known of them from outside.
import { instantFrom } from '../../../src/std/timestamps.ts';
import type { BankView } from './bank-view.ts';
import type { Hook } from './hook.ts';
import type { Limits } from './limits.ts';
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
  /**
   * Its payer and its payee are among those of the tenant: a payment between them is the vendor's.
   */
  vendor: { uuid: string; payer: User; payee: User };
  /** Whose token starts nothing now. */
  suspended: boolean;
  /** New debits of merchants past their return rate are held. */
  holdsPastRate: boolean;
  /** By its owner: the tenant, its vendor, a payee. */
  limits: Map<string, Limits>;
  /** Under which name entries go out, where the tenant or a payee has one of its own. */
  names: Map<string, string>;
}

/** Of every payee: what entries go out under where nothing else is set. */
export const legalName = 'Fjord Market LLC';

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
  /** Payments that are led down a path, and how far they have come. */
  travelers: { payment: StartedPayment; path: string; steps: number; waited: number }[];
  /** The paths that a payment has walked to the end. */
  arrived: Set<string>;
  /** Users whose accounts no file could carry for a while. */
  spoiled: Set<string>;
  /** Cents of the operator's own that were paid in. */
  ownFunds: number;
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
  // Asked again it is answered from the store, whatever has happened since; a suspended tenant is
  // told before its key is looked at.
  if (request.key !== undefined && answer.refusal !== 'tenant_suspended') world.answered.push({ request, answer });
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

/** The same of a tenant that starts something: it may not while it is suspended. */
export const expectOutcomeOf = (
  world: World,
  { token, suspended }: Tenant,
  allowed: readonly (number | string)[],
  request: Omit<Request, 'token'>,
): Promise<Answer> => expectOutcome(world, suspended ? ['tenant_suspended'] : allowed, { ...request, token });

export const expectStatus = (world: World, status: number, request: Request) => expectOutcome(world, [status], request);

/** What the service's clock says. */
export async function clockOf(world: World): Promise<Date> {
  const clock = { method: 'GET', path: '/sandbox/v1/clock', token: world.service.adminToken } as const;
  return instantFrom((await expectStatus(world, 200, clock)).data.now);
}

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
