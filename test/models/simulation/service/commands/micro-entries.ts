// Checks of bank accounts by micro-entries: started, and answered.
import { sandboxAmounts } from '../../../../../src/banks/origination/micro-entries/choose-amounts.ts';
import { expectOutcome, expectOutcomeOf, nextKey } from '../world.ts';
import { type Command, pick } from './command.ts';

const check: Command = {
  name: 'a bank account is checked',
  weight: 6,
  async play(world, choose) {
    const tenant = pick(choose, world.tenants)!;
    const { uuid, bank_account_uuid } = pick(choose, [...tenant.payers, ...tenant.payees])!;
    // The user may have no usable account, an open check, or had too many.
    await expectOutcomeOf(world, tenant, [201, 'bank_account_unusable', 'invalid_state'], {
      method: 'POST',
      path: `/3p/api/v2/users/${uuid}/micro-entries`,
      body: { bank_account: { uuid: bank_account_uuid, aggregator_type: 'manual' } },
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
      'SELECT uuid FROM micro_entry_checks WHERE processor_id = $1 ORDER BY uuid DESC LIMIT 3',
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

export const microEntryCommands: readonly Command[] = [check, answer];
