// What operators do against losses: limits, blocks, and holds above a return rate. And how tenants
// record a new authorization.
import { easternDay } from '../../../../../src/ach/calendar/eastern-time.ts';
import { expectSame } from '../simulation-failed.ts';
import {
  expectOutcome,
  expectOutcomeOf,
  expectStatus,
  nextKey,
  serviceTime,
  type World,
  waitForDueWork,
} from '../world.ts';
import { asOperator } from './as-operator.ts';
import { type Command, pick } from './command.ts';
import { hitsThatBlock } from './sanctions.ts';

const setLimits: Command = {
  name: 'limits are set or lifted',
  weight: 2,
  async play(world, choose) {
    await waitForDueWork(world);
    const tenant = pick(choose, world.tenants)!;
    const { vendor, payees, limits: set } = tenant;
    // Lifted as often as they are set, otherwise soon nothing could be started.
    const lifted = choose(2) === 0 ? pick(choose, [...set.keys()]) : undefined;
    const uuid = lifted ?? pick(choose, [tenant.uuid, vendor.uuid, ...payees.map((one) => one.uuid)])!;
    const some = (cents: number) => (choose(2) === 0 ? 5_000 + choose(cents) : null);
    const limits =
      lifted === undefined
        ? { amount_per_payment: some(35_000), amount_per_day: some(80_000), amount_in_flight: some(120_000) }
        : { amount_per_payment: null, amount_per_day: null, amount_in_flight: null };
    const owner = uuid === tenant.uuid ? 'processors' : uuid === vendor.uuid ? 'vendors' : 'users';
    const path = `${owner}/${uuid}/limits`;
    await expectStatus(world, 200, asOperator(world, 'PUT', path, limits));
    if (Object.values(limits).every((limit) => limit === null)) set.delete(uuid);
    else set.set(uuid, limits);
  },
};

const kinds = ['unauthorized', 'unauthorized', 'unauthorized', 'fraud', 'compliance', 'sanctions'];

const block: Command = {
  name: 'an operator blocks a user',
  weight: 1,
  async play(world, choose) {
    const { payers, payees } = pick(choose, world.tenants)!;
    const { uuid } = pick(choose, [...payers, ...payees])!;
    const body = { kind: pick(choose, kinds), reason: 'Out of pattern.' };
    const { data } = await expectStatus(world, 201, asOperator(world, 'POST', `users/${uuid}/blocks`, body));
    expectSame('a block', [data.user_uuid, data.kind, data.lifted_at], [uuid, body.kind, null]);
  },
};

interface BlockRow {
  uuid: string;
  processor_id: string;
  user_uuid: string;
  bank_account_uuid: string | null;
  kind: string;
}

const openBlocks = ({ service }: World) =>
  service.watching.query<BlockRow>(
    `SELECT uuid, processor_id, user_uuid, bank_account_uuid, kind FROM blocks WHERE lifted_at IS NULL
     ORDER BY placed_at, bank_account_uuid NULLS FIRST, kind`,
    [],
  );

const lift: Command = {
  name: 'an operator lifts a block',
  weight: 8,
  async play(world, choose) {
    await waitForDueWork(world);
    const one = pick(choose, await openBlocks(world));
    if (one === undefined) return;
    // Only the decision about the last hit lifts the block of a screening.
    const stays = one.kind === 'sanctions' && (await hitsThatBlock(world, one.user_uuid)) > 0;
    await expectOutcome(
      world,
      [stays ? 'invalid_state' : 200],
      asOperator(world, 'POST', `blocks/${one.uuid}/lift`, { reason: 'Looked at.' }),
    );
  },
};

const authorize: Command = {
  name: 'a user gives a new authorization',
  weight: 8,
  async play(world, choose) {
    await waitForDueWork(world);
    const open = await openBlocks(world);
    const one = pick(choose, open);
    if (one === undefined) return;
    const tenant = world.tenants.find(({ uuid }) => uuid === one.processor_id)!;
    const [account] = await world.service.watching.query<{ uuid: string }>(
      `SELECT uuid FROM bank_accounts WHERE user_uuid = $1 AND disabled_at IS NULL AND deleted_at IS NULL
       ORDER BY uuid = $2 DESC, created_at LIMIT 1`,
      [one.user_uuid, one.bank_account_uuid],
    );
    if (account === undefined) return;
    const answer = await expectOutcomeOf(world, tenant, [201], {
      method: 'POST',
      path: `/3p/api/v2/users/${one.user_uuid}/authorizations`,
      body: {
        bank_account: { uuid: account.uuid, aggregator_type: 'manual' },
        authorized_on: easternDay(await serviceTime(world)),
      },
      key: nextKey(world),
    });
    if (answer.status !== 201) return;
    const lifted = open.filter(
      ({ user_uuid, bank_account_uuid, kind }) =>
        user_uuid === one.user_uuid &&
        (kind === 'unauthorized' || kind === 'stop_payment') &&
        (bank_account_uuid === null || bank_account_uuid === account.uuid),
    );
    expectSame(
      'blocks that an authorization lifts',
      answer.data.lifted.map(({ uuid }: { uuid: string }) => uuid).toSorted(),
      lifted.map(({ uuid }) => uuid).toSorted(),
    );
  },
};

const requireClawbacks: Command = {
  name: 'a tenant requires authorizations of clawbacks, or no longer',
  weight: 1,
  async play(world, choose) {
    await waitForDueWork(world);
    const { uuid } = pick(choose, world.tenants)!;
    const body = { clawback_authorization_required: choose(3) === 0 };
    await expectStatus(world, 200, asOperator(world, 'PUT', `processors/${uuid}`, body));
  },
};

const authorizeClawbacks: Command = {
  name: 'a payee authorizes clawbacks',
  weight: 3,
  async play(world, choose) {
    const tenant = pick(choose, world.tenants)!;
    const { uuid, bank_account_uuid } = pick(choose, tenant.payees)!;
    await expectOutcomeOf(world, tenant, [201, 'bank_account_unusable'], {
      method: 'POST',
      path: `/3p/api/v2/users/${uuid}/authorizations`,
      body: { bank_account: { uuid: bank_account_uuid, aggregator_type: 'manual' }, debits: 'clawbacks' },
      key: nextKey(world),
    });
  },
};

const setPolicy: Command = {
  name: 'the policy for return rates is set',
  weight: 1,
  async play(world, choose) {
    await waitForDueWork(world);
    const tenant = pick(choose, world.tenants)!;
    const policy = { hold_debits_past_rate: choose(3) > 0, return_rate_minimum_debits: 1 + choose(4) };
    await expectStatus(world, 200, asOperator(world, 'PUT', `processors/${tenant.uuid}/return-rate-policy`, policy));
    tenant.holdsPastRate = policy.hold_debits_past_rate;
    // Only merchants above their return rate are held, and only if the operator wants it.
    const path = `return-rates?processor_uuid=${tenant.uuid}&limit=100`;
    const { data } = await expectStatus(world, 200, asOperator(world, 'GET', path));
    for (const { owner, owner_uuid, unauthorized, debits_held } of data.return_rates)
      if (owner === 'merchant')
        expectSame(
          `debits held of ${owner_uuid}`,
          debits_held,
          tenant.holdsPastRate && unauthorized.state === 'exceeded',
        );
  },
};

const monitor: Command = {
  name: 'rules of fraud monitoring are set',
  weight: 2,
  async play(world, choose) {
    const { uuid, payees } = pick(choose, world.tenants)!;
    const owner = pick(choose, [{}, { processor_uuid: uuid }, { merchant_uuid: pick(choose, payees)!.uuid }])!;
    const action = pick(choose, ['review', 'review', 'note', 'off', null])!;
    const [rule, parameters] = pick(choose, [
      ['payer_velocity', { hours: 1 + choose(48), payments: 1 + choose(4) }],
      ['below_limit', { hours: 1 + choose(48), payments: 1 + choose(2), amount: 20_000 + choose(20_000), percent: 50 }],
      ['first_debit', { amount: choose(20_000) }],
      ['many_payers', { payers: 1 + choose(2), hours: 1 + choose(48), days: 365 }],
      ['new_payee_account', { amount: choose(20_000), days: 365 }],
      ['changed_payee_account', { amount: choose(20_000), days: 30 }],
    ] as const)!;
    const body = action === 'review' || action === 'note' ? { ...owner, action, ...parameters } : { ...owner, action };
    await expectStatus(world, 200, asOperator(world, 'PUT', `fraud-rules/${rule}`, body));
  },
};

const decideReview: Command = {
  name: 'an operator decides a fraud review',
  weight: 6,
  async play(world, choose) {
    await waitForDueWork(world);
    const open = await world.service.watching.query<{ uuid: string }>(
      `SELECT uuid FROM fraud_reviews WHERE state = 'open' ORDER BY found_at, transaction_uuid`,
      [],
    );
    const one = pick(choose, open);
    if (one === undefined) return;
    const what = pick(choose, ['release', 'release', 'release', 'stop'])!;
    const body = {
      reason: 'Looked at.',
      ...(what === 'stop' ? { block: pick(choose, ['none', 'payer', 'payee']) } : {}),
    };
    const { data } = await expectStatus(
      world,
      200,
      asOperator(world, 'POST', `fraud-reviews/${one.uuid}/${what}`, body),
    );
    expectSame('a decided review', data.state, what === 'stop' ? 'stopped' : 'released');
  },
};

export const riskCommands: readonly Command[] = [
  ...[setLimits, block, lift, authorize, setPolicy],
  ...[requireClawbacks, authorizeClawbacks],
  ...[monitor, decideReview],
];
