// Settings of tenants: suspension, and the company names of their entries. And what tenants read of
// a payment.
import { expectSame } from '../simulation-failed.ts';
import { expectStatus, rowsOf, type Tenant, type World } from '../world.ts';
import { asOperator } from './as-operator.ts';
import { type Command, pick, pickPayment } from './command.ts';

const suspend: Command = {
  name: 'a tenant is suspended',
  weight: 1,
  async play(world, choose) {
    const tenant = pick(choose, world.tenants)!;
    await expectStatus(world, 200, asOperator(world, 'POST', `processors/${tenant.uuid}/suspend`));
    tenant.suspended = true;
  },
};

export async function resume(world: World, tenant: Tenant): Promise<void> {
  await expectStatus(world, 200, asOperator(world, 'POST', `processors/${tenant.uuid}/resume`));
  tenant.suspended = false;
}

const resumeOne: Command = {
  name: 'a suspended tenant is resumed',
  weight: 5,
  async play(world, choose) {
    const tenant = pick(
      choose,
      world.tenants.filter(({ suspended }) => suspended),
    );
    if (tenant !== undefined) await resume(world, tenant);
  },
};

const originate: Command = {
  name: 'the company name of entries is set',
  weight: 2,
  async play(world, choose) {
    const tenant = pick(choose, world.tenants)!;
    const company_name = pick(choose, ['NORTHWIND PAY', 'Fjord & Sons', null])!;
    const change = {
      company_name,
      company_identification: pick(choose, ['1234567890', '9876543210', null])!,
      consumer_debits: pick(choose, ['prearranged', 'online', 'online_purchase', null])!,
    };
    const ofTenant = choose(2) === 0;
    const owner = ofTenant ? tenant.uuid : pick(choose, tenant.payees)!.uuid;
    const request = ofTenant
      ? asOperator(world, 'PUT', `processors/${owner}`, { originator: change })
      : asOperator(world, 'PUT', `users/${owner}/originator`, change);
    const { data } = await expectStatus(world, 200, request);
    const { company_name: kept } = ofTenant ? data.originator : data;
    expectSame('the name of an originator', kept, company_name);
    if (company_name === null) tenant.names.delete(owner);
    else tenant.names.set(owner, company_name);
  },
};

const readDetails: Command = {
  name: 'the details of a payment are read',
  weight: 2,
  async play(world, choose) {
    const some = await pickPayment(world, choose);
    if (some === undefined) return;
    const { payment } = some;
    const { moves, legs, refunds, payment: row } = await rowsOf(world, payment);
    const path = `/3p/api/v2/transactions/${payment.uuid}/details`;
    const { data } = await expectStatus(world, 200, { method: 'GET', path, token: payment.tenant.token });
    const shown = data.moves.map(({ transition }: { transition: string }) => transition);
    expectSame(
      'moves in details',
      shown,
      moves.map(({ transition }) => transition),
    );
    expectSame('entries in details', data.entries.length, legs.filter(({ state }) => state !== 'canceled').length);
    expectSame('refunds in details', data.refunds.length, refunds.length);
    const open = data.holds.filter(({ released_at }: { released_at: string | null }) => released_at === null);
    expectSame('open holds in details', open.length, row.open_hold_count);
    expectSame('the status in details', data.transaction.transaction_status, row.transaction_status);
  },
};

export const tenancyCommands: readonly Command[] = [suspend, resumeOne, originate, readDetails];
