// Contract, bank accounts: reading, listing, switching the default, removing, validating without
// storing.
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addBankAccount, customAccount } from '../../support/payments/bank-accounts.ts';
import { registerPerson } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let processor: { uuid: string; token: string };
let user: string;

beforeAll(async () => {
  service = await testService();
  processor = await service.processor();
});
beforeEach(async () => {
  user = (await registerPerson(service, processor.token)).uuid;
});

const unknownUuid = '019a2f3c-0000-7000-8000-000000000000';
const send = (method: string, path: string, body?: unknown, token = processor.token) =>
  service.send(method, path, { token, ...(body === undefined ? {} : { body }) });
const getDefault = (of = user, token = processor.token) =>
  send('GET', `/3p/api/v1/bank-account/${of}`, undefined, token);
const list = (query = '', token = processor.token, of = user) =>
  send('GET', `/3p/api/v2/users/${of}/bank-accounts${query}`, undefined, token);
const remove = (uuid: string, type = 'manual', token = processor.token) =>
  send('DELETE', `/3p/api/v2/bank-accounts/${type}/${uuid}`, undefined, token);
const switchTo = (account_uuid: string, { aggregator_type = 'manual', of = user, token = processor.token } = {}) =>
  send('PUT', `/3p/api/v1/bank-account/switch/default/${of}`, { account_uuid, aggregator_type }, token);
const add = (overrides = {}) => addBankAccount(service, processor.token, user, overrides);
const disable = (uuid: string) =>
  service.context.database.query(
    `UPDATE bank_accounts SET disabled_at = created_at, disabled_reason = 'R02' WHERE uuid = $1`,
    [uuid],
  );
const versionOf = async (uuid: string) =>
  (await service.context.database.query<{ version: number }>('SELECT version FROM users WHERE uuid = $1', [uuid]))[0]!
    .version;

/** Tokens of another processor and of one of its vendors: neither reaches the user. */
async function strangers(): Promise<string[]> {
  return [(await service.processor()).token, (await service.vendor(processor.uuid)).token];
}

describe('GET /3p/api/v1/bank-account/{user_uuid}', () => {
  it('answers the default account with its number, without valid_account', async () => {
    const { valid_account: _, ...record } = await add();
    await add();
    const answer = await getDefault();
    expect([answer.status, answer.body]).toEqual([200, { status: true, message: '', data: record, errors: [] }]);
  });

  it('404 for a user without accounts, an unknown user and another tenant’s user: all alike', async () => {
    const missing = await getDefault();
    expect(missing.status).toBe(404);
    await add();
    expect((await getDefault(unknownUuid)).text).toBe(missing.text);
    for (const token of await strangers()) expect((await getDefault(user, token)).text).toBe(missing.text);
  });
});

describe('GET /3p/api/v2/users/{uuid}/bank-accounts', () => {
  it('lists every account, oldest first, with the last four digits of its number', async () => {
    const first = await add();
    const second = await add();
    await disable(second.uuid);
    const { data } = (await list()).body;
    expect(data).toEqual([
      expect.objectContaining({
        uuid: first.uuid,
        account_number: `****${first.account_number.slice(-4)}`,
        is_default: true,
        disabled_at: null,
        disabled_reason: null,
      }),
      expect.objectContaining({ uuid: second.uuid, is_default: false, disabled_reason: 'R02' }),
    ]);
  });

  it('shows no digits of a number that is only four characters long', async () => {
    await add({ account_number: '1234' });
    expect((await list()).body.data[0].account_number).toBe('****');
  });

  it('lists all of them unless a page is requested; a page past the end is empty', async () => {
    const added = [];
    for (let n = 0; n < 12; n++) added.push((await add()).uuid);
    const uuids = async (query: string) =>
      ((await list(query)).body.data as { uuid: string }[]).map(({ uuid }) => uuid);
    expect(await uuids('')).toEqual(added);
    expect(await uuids('?per_page=5&page=2')).toEqual(added.slice(5, 10));
    expect(await uuids('?pageSize=5&page=3')).toEqual(added.slice(10));
    expect(await uuids('?page=2')).toEqual(added.slice(10));
    expect(await uuids('?per_page=5&page=9')).toEqual([]);
    expect((await list('?per_page=0')).status).toBe(422);
  });

  it('is empty for a user without accounts, and 404 for one that is not the caller’s', async () => {
    expect((await list()).body.data).toEqual([]);
    for (const token of await strangers()) expect((await list('', token)).status).toBe(404);
    expect((await list('', processor.token, unknownUuid)).status).toBe(404);
  });
});

describe('PUT /3p/api/v1/bank-account/switch/default/{user_uuid}', () => {
  it('makes another account the default, and raises the version of the user', async () => {
    await add();
    const second = await add();
    const version = await versionOf(user);
    const answer = await switchTo(second.uuid);
    expect([answer.status, answer.body.data.uuid, answer.body.data.is_default]).toEqual([200, second.uuid, true]);
    expect((await getDefault()).body.data.uuid).toBe(second.uuid);
    expect(await versionOf(user)).toBeGreaterThan(version);
  });

  it('repeated changes nothing and answers the same', async () => {
    const first = await add();
    const version = await versionOf(user);
    expect((await switchTo(first.uuid)).status).toBe(200);
    expect(await versionOf(user)).toBe(version);
  });

  it('422 for an account of another user, of another type, unknown, removed or disabled', async () => {
    const keeps = await add();
    const removed = await add();
    await remove(removed.uuid);
    const disabled = await add();
    await disable(disabled.uuid);
    const others = await addBankAccount(
      service,
      processor.token,
      (await registerPerson(service, processor.token)).uuid,
    );
    const answers = [
      await switchTo(removed.uuid),
      await switchTo(disabled.uuid),
      await switchTo(others.uuid),
      await switchTo(unknownUuid),
      await switchTo(keeps.uuid, { aggregator_type: 'bank_link' }),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.body.errors[0].code]).toEqual([422, 'bank_account_unusable']);
      expect(answer.body.errors[0].field).toBe('account_uuid');
    }
    expect((await getDefault()).body.data.uuid).toBe(keeps.uuid);
  });

  it('404 for a user that is not the caller’s', async () => {
    const { uuid } = await add();
    for (const token of await strangers()) expect((await switchTo(uuid, { token })).status).toBe(404);
  });
});

describe('DELETE /3p/api/v2/bank-accounts/{aggregator_type}/{account_uuid}', () => {
  async function payment(side: 'payer' | 'payee', account: string, columns: Record<string, string>) {
    const other = randomUUID();
    const values: Record<string, unknown> = {
      processor_id: processor.uuid,
      uuid: randomUUID(),
      payer_uuid: side === 'payer' ? user : other,
      payee_uuid: side === 'payee' ? user : other,
      payer_bank_account_uuid: side === 'payer' ? account : other,
      payee_bank_account_uuid: side === 'payee' ? account : other,
      payer_aggregator_type: 'manual',
      payee_aggregator_type: 'manual',
      type: 'api',
      speed: 'standard',
      payout_type: 'individual',
      payout_delay_days: 2,
      amount: 100,
      transaction_fee: 0,
      created_at: '2026-01-01',
      client_reference_id: '',
      company_name: '',
    };
    await insertRow('transactions', values);
    const { processor_id, uuid, payee_uuid } = values;
    await insertRow('transaction_states', { processor_id, uuid, payee_uuid, updated_at: '2026-01-01', ...columns });
    return values.uuid as string;
  }
  async function insertRow(table: string, values: Record<string, unknown>) {
    const names = Object.keys(values);
    await service.context.database.query(
      `INSERT INTO ${table} (shard, ${names}) VALUES (shard_of($1), ${names.map((_, index) => `$${index + 2}`)})`,
      [values.processor_id, ...Object.values(values)],
    );
  }
  const pending = { transaction_status: 'CAPTURE_PENDING', capture_status: 'CAPTURE_PENDING' };
  const canceled = { transaction_status: 'CANCELED', capture_status: 'CAPTURE_CANCELED' };
  const paidOut = {
    transaction_status: 'IN_PAYOUT',
    capture_status: 'CAPTURE_COMPLETE',
    payout_status: 'PAYOUT_COMPLETE',
  };

  it('removes the account from every list, and announces BankAccountRemoved', async () => {
    const { uuid, account_number } = await add();
    const answer = await remove(uuid);
    expect([answer.status, answer.body.data]).toEqual([200, null]);
    expect((await list()).body.data).toEqual([]);
    // DELETE honors no key: a request whose answer was lost is sent again.
    const again = await remove(uuid);
    expect([again.status, again.text]).toEqual([200, answer.text]);
    expect((await remove(uuid, 'bank_link')).status).toBe(404);
    for (const token of await strangers()) expect((await remove(uuid, 'manual', token)).status).toBe(404);
    const events = await service.context.database.query<{ type: string; sequence: number; state: object }>(
      'SELECT type, sequence, state FROM outbox WHERE subject_uuid = $1 ORDER BY sequence',
      [uuid],
    );
    expect(events.map(({ type, sequence }) => [type, sequence])).toEqual([
      ['BankLinkedSuccessfully', 1],
      ['BankAccountRemoved', 2],
    ]);
    expect(events[1]!.state).toMatchObject({ account_number: `****${account_number.slice(-4)}`, user_uuid: user });
  });

  it('removing the default makes the oldest usable account the default, and raises the version', async () => {
    const first = await add();
    const second = await add();
    const third = await add();
    await disable(second.uuid);
    const version = await versionOf(user);
    await remove(first.uuid);
    expect((await getDefault()).body.data.uuid).toBe(third.uuid);
    expect(await versionOf(user)).toBeGreaterThan(version);
    await remove(third.uuid);
    expect((await getDefault()).status).toBe(404);
  });

  it('removing another account leaves the default', async () => {
    const first = await add();
    const second = await add();
    await remove(second.uuid);
    expect((await getDefault()).body.data.uuid).toBe(first.uuid);
  });

  it('a removed account can be added again, as a new one', async () => {
    const custom = customAccount();
    const { uuid } = await add(custom);
    await remove(uuid);
    expect((await add(custom)).uuid).not.toBe(uuid);
  });

  it('404 for an unknown account, another type and another tenant’s account: all alike', async () => {
    const { uuid } = await add();
    const missing = await remove(unknownUuid);
    expect(missing.status).toBe(404);
    expect((await remove(uuid, 'bank_link')).text).toBe(missing.text);
    for (const token of await strangers()) expect((await remove(uuid, 'manual', token)).text).toBe(missing.text);
    expect((await remove(uuid, 'plaid')).status).toBe(422);
  });

  it.each([
    ['a capture that is pending', 'payer', pending],
    [
      'a capture that is at the bank',
      'payer',
      { transaction_status: 'CAPTURE_ACH_PENDING', capture_status: 'CAPTURE_ACH_PENDING' },
    ],
    ['a payout that waits for its capture', 'payee', pending],
    [
      'a payout that waits for its batch',
      'payee',
      { transaction_status: 'CAPTURE_COMPLETE', capture_status: 'CAPTURE_COMPLETE' },
    ],
    ['a payout that is at the bank', 'payee', { ...paidOut, payout_status: 'PAYOUT_ACH_PENDING' }],
    [
      'a clawback',
      'payee',
      {
        transaction_status: 'CHARGEBACK',
        capture_status: 'CAPTURE_ACH_FAILED',
        payout_status: 'PAYOUT_COMPLETE',
        clawback_status: 'CLAWBACK_PENDING',
      },
    ],
    [
      'a reverse payout',
      'payer',
      {
        transaction_status: 'REVERSE_PAYOUT',
        capture_status: 'CAPTURE_COMPLETE',
        payout_status: 'PAYOUT_ACH_FAILED',
        reverse_payout_status: 'REVERSE_PAYOUT_PENDING',
      },
    ],
  ] as const)('422 payments_in_progress: %s', async (_what, side, columns) => {
    const { uuid } = await add();
    await payment(side, uuid, columns);
    const answer = await remove(uuid);
    expect([answer.status, answer.body.errors[0].code]).toEqual([422, 'payments_in_progress']);
    expect((await getDefault()).body.data.uuid).toBe(uuid);
  });

  it('422 payments_in_progress: an entry that is not settled yet, for any statuses', async () => {
    const { uuid } = await add();
    const transaction_uuid = await payment('payer', uuid, paidOut);
    await service.context.database.query(
      `WITH entry AS (
         INSERT INTO entries (shard, processor_id, uuid, file_uuid, bank_account_uuid, amount, created_at, purpose, direction, trace_id, bank)
         VALUES (shard_of($1), $1, $2, $2, $4, 100, now(), 'refund_payout', 'credit', '091000010000001', 'simulated'))
       INSERT INTO legs (shard, processor_id, uuid, transaction_uuid, stage, own_state, amount, speed, file_uuid, entry_uuid, created_at)
       VALUES (shard_of($1), $1, $2, $3, 'refund_payout', 'sent', 100, 'standard', $2, $2, now())`,
      [processor.uuid, randomUUID(), transaction_uuid, uuid],
    );
    expect((await remove(uuid)).status).toBe(422);
  });

  it('finished payments do not block the removal', async () => {
    const { uuid } = await add();
    await payment('payer', uuid, canceled);
    await payment('payee', uuid, paidOut);
    expect((await remove(uuid)).status).toBe(200);
  });
});

describe('POST /3p/api/v2/bank-accounts/validate', () => {
  const validate = (overrides = {}, more = {}, token = processor.token) =>
    send('POST', '/3p/api/v2/bank-accounts/validate', { ...customAccount(overrides), ...more }, token);
  const counts = async () => {
    const [row] = await service.context.database.query<{ accounts: number; billed: number }>(
      `SELECT (SELECT count(*) FROM bank_accounts) AS accounts,
              (SELECT count(*) FROM billable_events) AS billed`,
    );
    return row!;
  };

  it.each([
    ['valid', {}, 1],
    ['invalid', { account_number: '417001' }, 1],
    ['not_validated', { account_number: '417002' }, 0],
    ['not_validated', { account_number: '417004' }, 0],
    ['invalid', { routing_number: '021000022' }, 0],
    ['valid', { routing_number: '011000015', account_number: '100000005555' }, 1],
  ])(
    'answers 200 with %s for %j, stores nothing and writes %i billable events',
    async (valid_account, account, bills) => {
      const before = await counts();
      const answer = await validate(account);
      expect([answer.status, answer.body.data]).toEqual([200, { valid_account, new_routing_number: null }]);
      expect(await counts()).toEqual({ accounts: before.accounts, billed: before.billed + bills });
    },
  );

  it('accepts the two numbers alone, or with one of the others', async () => {
    const { account_number, routing_number } = customAccount();
    const numbers = { account_number, routing_number };
    for (const body of [numbers, { ...numbers, account_type: 'savings' }, { ...numbers, account_name: null }]) {
      const answer = await send('POST', '/3p/api/v2/bank-accounts/validate', body);
      expect([answer.status, answer.body.data]).toEqual([200, { valid_account: 'valid', new_routing_number: null }]);
    }
    const half = await send('POST', '/3p/api/v2/bank-accounts/validate', { account_number });
    expect([half.status, half.body.errors[0].field]).toEqual([422, 'routing_number']);
  });

  it('checks the fields and the billing merchant like adding', async () => {
    expect((await validate({ routing_number: '1' })).body.errors[0].field).toBe('routing_number');
    expect((await validate({}, { billing_merchant_user_uuid: unknownUuid })).status).toBe(406);
  });
});
