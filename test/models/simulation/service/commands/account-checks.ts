// Checks of bank accounts by micro-entries and prenotes: started, and answered.
import { sandboxAmounts } from '../../../../../src/banks/origination/account-checks/choose-amounts.ts';
import { expectOutcome, expectOutcomeOf, nextKey } from '../world.ts';
import { type Command, pick } from './command.ts';

const check: Command = {
  name: 'a bank account is checked',
  weight: 6,
  async play(world, choose) {
    const tenant = pick(choose, world.tenants)!;
    const { uuid, bank_account_uuid } = pick(choose, [...tenant.payers, ...tenant.payees])!;
    const bank_account = { uuid: bank_account_uuid, aggregator_type: 'manual' };
    const [path, body] = pick(choose, [
      ['micro-entries', { bank_account }],
      ['prenotes', { bank_account, tests: 'debits' }],
      ['prenotes', { bank_account, tests: 'credits' }],
    ] as const)!;
    // The user may have no usable account, an open check, or had too many.
    await expectOutcomeOf(world, tenant, [201, 'bank_account_unusable', 'invalid_state'], {
      method: 'POST',
      path: `/3p/api/v2/users/${uuid}/${path}`,
      body,
      key: nextKey(world),
    });
  },
};

const answer: Command = {
  name: 'the amounts of micro-entries are told',
  weight: 4,
  async play(world, choose) {
    const tenant = pick(choose, world.tenants)!;
    const checks = await world.service.watching.query<{ uuid: string }>(
      `SELECT uuid FROM account_checks WHERE processor_id = $1 AND purpose = 'micro_entry' ORDER BY uuid DESC LIMIT 3`,
      [tenant.uuid],
    );
    const one = pick(choose, checks);
    if (one === undefined) return;
    const [first, second] = sandboxAmounts;
    await expectOutcome(world, [200, 'invalid_state'], {
      method: 'POST',
      path: `/3p/api/v2/micro-entries/${one.uuid}/confirm`,
      token: tenant.token,
      body: { amounts: [first, choose(2) === 0 ? first : second] },
      key: nextKey(world),
    });
  },
};

export const accountCheckCommands: readonly Command[] = [check, answer];
