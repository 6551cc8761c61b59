// The world at the start of a simulation: two tenants with a vendor each, their users and accounts,
// and a receiver of webhooks.
import { timeOn } from '../../../../src/ach/calendar/windows.ts';
import { bankView } from './bank-view.ts';
import { eventsOf } from './event-log.ts';
import type { Answer, RunningService } from './running-service.ts';
import { SimulationFailed } from './simulation-failed.ts';
import { eventName, type WebhookReceiver } from './webhook-receiver.ts';
import {
  type Choose,
  expectStatus,
  legalName,
  nextAccount,
  nextKey,
  type Tenant,
  type User,
  type World,
} from './world.ts';

export async function worldOf(
  service: RunningService,
  hook: WebhookReceiver,
  seed: number,
  choose: Choose,
): Promise<World> {
  const world: World = {
    service,
    bank: bankView(service.bankDirectory),
    hook,
    eventsBeforeWebhook: new Set(),
    tenants: [],
    payments: [],
    refunds: [],
    holds: [],
    travelers: [],
    arrived: new Set(),
    spoiled: new Set(),
    copies: [],
    ownFunds: 0,
    answered: [],
    log: [],
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
  for (const { type, data } of await eventsOf(world, world.tenants[0]!))
    world.eventsBeforeWebhook.add(eventName({ type, data }));
  await expectStatus(world, 201, {
    method: 'POST',
    path: '/3p/api/v1/webhook',
    token,
    body: { webhook_url: [hook.url], event_names: hook.eventNames },
  });
  return world;
}

/** A morning in a future March: the same hours for the same seed in every run. */
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
  const post = async (path: string, by: string, body: object) =>
    (await expectStatus(world, 201, { method: 'POST', path, token: by, body, key: nextKey(world) })).data;
  const { uuid } = await post('/admin/v1/processors', admin, { name: `Tenant ${index + 1}` });
  const { token } = await post('/admin/v1/tokens', admin, { processor_uuid: uuid });
  const { uuid: vendor } = await post(`/admin/v1/processors/${uuid}/vendors`, admin, { name: `Vendor ${index + 1}` });
  const { token: vendorToken } = await post('/admin/v1/tokens', admin, { vendor_uuid: vendor });

  const withAccount = async ({ uuid: user }: Answer['data'], by: string): Promise<User> => {
    const path = `/3p/api/v1/bank-account/${user}`;
    const account = await expectStatus(world, 200, { method: 'GET', path, token: by });
    return { uuid: user, bank_account_uuid: account.data.uuid };
  };
  const person = async (by: string, last_name: string, ending: string) =>
    withAccount(
      await post('/3p/api/v1/register/person', by, {
        first_name: 'Ada',
        last_name,
        address: { line_1: '12 Harbor Street', city: 'Portland', state: 'ME', zip: '04101' },
        bank_account: { custom: nextAccount(world, ending) },
      }),
      by,
    );
  const business = async (by: string, payout_type: string, ending = '') =>
    withAccount(
      await post('/3p/api/v2/businesses', by, {
        kyb: true,
        business: { name: legalName, tin: '123456789' },
        payout_type,
        bank_account: { custom: nextAccount(world, ending) },
      }),
      by,
    );

  // Some have accounts with magic numbers, which the simulated bank answers automatically.
  const endings = ['', '', '', '0001', '0010', '6010', '9801'];
  // It returns the reversals of entries of these.
  const reversalEndings = ['', '7017', '7023'];
  const payers: User[] = [];
  for (const n of [0, 1, 2])
    payers.push(
      await person(token, `Moss ${n}`, [reversalEndings[choose(3)]!, '', endings[choose(endings.length)]!][n]!),
    );
  const payees: User[] = [];
  for (const payout_type of ['individual', 'batch', index === 0 ? 'individual' : 'batch'])
    payees.push(await business(token, payout_type, payees.length === 0 ? ['', '7001', '7008'][choose(3)]! : ''));
  const payer = await person(vendorToken, 'Fern', '');
  const payee = await business(vendorToken, index === 0 ? 'batch' : 'individual');
  return {
    uuid,
    token,
    payers: [...payers, payer],
    payees: [...payees, payee],
    vendor: { uuid: vendor, payer, payee },
    suspended: false,
    holdsPastRate: false,
    limits: new Map(),
    names: new Map(),
  };
}
