// The world of one simulation: tenants with their users, the payments they started, and everything
// known from outside.
import { instantFrom } from '../../../../src/platform/std/timestamps.ts';
import type { BankView } from './bank-view.ts';
import type { Limits } from './limits.ts';
import { type PaymentRows, type Rows, readRows } from './payment-rows.ts';
import type { Answer, RunningService } from './running-service.ts';
import type { Request } from './send.ts';
import { SimulationFailed } from './simulation-failed.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

export type Choose = (below: number) => number;

export interface User {
  uuid: string;
  /** The bank account of its registration. */
  bank_account_uuid: string;
}

export interface Tenant {
  uuid: string;
  token: string;
  payers: User[];
  payees: User[];
  /**
   * Its payer and its payee are users of the tenant, too. A payment between them belongs to the
   * vendor.
   */
  vendor: { uuid: string; payer: User; payee: User };
  /** The processor or vendor is suspended: its token starts nothing. */
  suspended: boolean;
  /** New debits of merchants above their return rate are held. */
  holdsPastRate: boolean;
  /** Limits by owner: the tenant, its vendor, a payee. */
  limits: Map<string, Limits>;
  /** Company names of entries, where the tenant or a payee has its own. */
  names: Map<string, string>;
}

/** Of every payee: the company name of its entries when no other is set. */
export const legalName = 'Fjord Market LLC';

export interface StartedPayment {
  uuid: string;
  tenant: Tenant;
  amount: number;
  /** As it was asked. Null: the settings of the originator decide. */
  sec_code: 'PPD' | 'WEB' | 'TEL' | null;
}

export interface World {
  service: RunningService;
  bank: BankView;
  hook: WebhookReceiver;
  /** Events of the listening tenant that are older than its webhook. */
  eventsBeforeWebhook: Set<string>;
  tenants: Tenant[];
  /** Acknowledged with 201, in order. */
  payments: StartedPayment[];
  refunds: { uuid: string; payment: StartedPayment; amount: number }[];
  holds: string[];
  /** Payments on a path, with their next step. */
  travelers: { payment: StartedPayment; path: string; steps: number; waited: number }[];
  /** The paths that a payment has completed. */
  arrived: Set<string>;
  /** Users whose accounts could be in no file for a while. */
  spoiled: Set<string>;
  /**
   * Files recorded as processed twice. `lines`: cents of the lines in, less the lines out.
   */
  copies: { uuid: string; file_uuid: string; lines: number; writtenOff: number }[];
  /** Cents of the operator's own funds. */
  ownFunds: number;
  /** Requests with a key, and their answers: a replay has the same bytes. */
  answered: { request: Request; answer: Answer }[];
  /** The requests, for the analysis of a failure. */
  log: string[];
  /** The last time to which the clock was advanced. */
  time: Date;
  /** Numbers everything that is created: accounts, files, keys, references. */
  number: number;
  seed: number;
  /** The number of crashes when everything due had last happened. */
  settledAt: number;
}

/** A number with an ending that is no magic number, unless an ending is given. */
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

/** Sends a request, records it, and keeps the answer under its key for a replay. */
export async function sendRequest(world: World, request: Request): Promise<Answer> {
  const answer = await world.service.ask(request);
  const { method, path, body = {} } = request;
  if (method !== 'GET')
    world.log.push(
      `${method} ${path} ${JSON.stringify(body)}: ${answer.status} ${answer.refusal ?? ''}${answer.repeated > 0 ? ', asked again' : ''}`,
    );
  // A replay is answered from the store, whatever has happened since. A suspended tenant is refused
  // before its key is read.
  if (request.key !== undefined && answer.refusal !== 'tenant_suspended') world.answered.push({ request, answer });
  return answer;
}

/** Throws when the answer is not an allowed outcome: `201`, or the code of a refusal. */
export async function expectOutcome(
  world: World,
  allowed: readonly (number | string)[],
  request: Request,
): Promise<Answer> {
  const answer = await sendRequest(world, request);
  if (!allowed.includes(answer.refusal ?? answer.status))
    throw new SimulationFailed(
      `${request.method} ${request.path} ${JSON.stringify(request.body ?? {})} answered ${answer.status} ${answer.refusal ?? ''}, allowed: ${allowed.join(', ')}`,
    );
  return answer;
}

/** The same for a tenant that starts something: it may not while it is suspended. */
export const expectOutcomeOf = (
  world: World,
  { token, suspended }: Tenant,
  allowed: readonly (number | string)[],
  request: Omit<Request, 'token'>,
): Promise<Answer> => expectOutcome(world, suspended ? ['tenant_suspended'] : allowed, { ...request, token });

export const expectStatus = (world: World, status: number, request: Request) => expectOutcome(world, [status], request);

/** The time of the service's clock. */
export async function serviceTime(world: World): Promise<Date> {
  const clock = { method: 'GET', path: '/sandbox/v1/clock', token: world.service.adminToken } as const;
  return instantFrom((await expectStatus(world, 200, clock)).data.now);
}

/** Everything due has happened, including work that a crash interrupted. */
export async function waitForDueWork(world: World): Promise<void> {
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

export const readRowsNow = (world: World): Promise<Rows> => readRows(world.service.watching);

export async function rowsOf(world: World, { uuid }: StartedPayment): Promise<PaymentRows> {
  const found = (await readRowsNow(world)).payments.get(uuid);
  if (found === undefined) throw new SimulationFailed(`a payment that was acknowledged is gone: ${uuid}`);
  return found;
}

export const laterTimestamp = (world: World, ms: number) =>
  instantFrom(new Date(world.time.getTime() + ms).toISOString());
