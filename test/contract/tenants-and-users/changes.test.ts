// Notifications of change (Lifecycle, return codes; ACH, files): the stored account is corrected
// once, before its next entry.
import { beforeAll, describe, expect, it } from 'vitest';
import { writeCorrectedData } from '../../../src/ach/nacha/codes/corrected-data.ts';
import { openAccountNumber, type SealedNumber } from '../../../src/customers/bank-accounts/account-number.ts';
import {
  answerToEntry,
  itemsOf,
  readNow,
  receive,
  writeAnswers,
  writeInboundFile,
} from '../../support/banks/bank-answers.ts';
import { addBankAccount, customAccount, sendBankAccount } from '../../support/payments/bank-accounts.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

const query = <Row extends object>(text: string, values: unknown[]) =>
  service.context.database.query<Row>(text, values);

interface Account {
  uuid: string;
  account_number: string;
  routing_number: string;
  account_type: string;
  disabled_reason: string | null;
  is_default: boolean;
}

async function accountsOf({ processor, pair }: Payments): Promise<Account[]> {
  const rows = await query<Account & SealedNumber>(
    `SELECT a.processor_id, a.user_uuid, a.uuid, a.account_number_encrypted, a.routing_number, a.account_type, a.disabled_reason,
       a.uuid = u.default_bank_account_uuid AS is_default
     FROM bank_accounts a JOIN users u ON u.processor_id = a.processor_id AND u.uuid = a.user_uuid
     WHERE a.processor_id = $1 AND a.user_uuid = $2 ORDER BY a.created_at, a.uuid`,
    [processor.uuid, pair.payer_uuid],
  );
  return rows.map(({ processor_id, user_uuid, account_number_encrypted, ...row }) => ({
    ...row,
    account_number: openAccountNumber(service.context.vault, {
      ...row,
      processor_id,
      user_uuid,
      account_number_encrypted,
    }),
  }));
}

/** A payment whose capture the bank has, with the payer's account. */
async function captured() {
  const payments = await paymentsOf(service);
  const { uuid } = await payments.started();
  await advance(service, { banking_days: 1 });
  const [account] = await accountsOf(payments);
  return { payments, uuid, account: account! };
}

const change = (accountUuid: string, body: object) =>
  service.send('POST', `/sandbox/v1/bank-accounts/${accountUuid}/change`, { body });

const acts = async (payments: Payments, accountUuid: string) =>
  (
    await service.send(
      'GET',
      `/admin/v1/audit-trail?processor_uuid=${payments.processor.uuid}&subject_uuid=${accountUuid}`,
    )
  ).body.data.acts.map(({ action, actor, detail }: { action: string; actor: unknown; detail: { code?: string } }) => [
    action,
    actor,
    detail.code,
  ]);

const states = async (uuid: string) => (await itemsOf(service, uuid)).map(({ state, reason }) => [state, reason]);

describe('A notification of change', () => {
  it.each([
    ['C01', { account_number: '4400550066' }],
    ['C01', { account_number: '44.00/55-00 67' }],
    ['C02', { routing_number: '011000015' }],
    ['C03', { routing_number: '011000015', account_number: '4400550067' }],
    ['C05', { account_type: 'savings' }],
    ['C06', { account_number: '4400550068', account_type: 'savings' }],
    ['C07', { routing_number: '011000015', account_number: '4400550069', account_type: 'savings' }],
  ])('%s corrects what it names and nothing else; the audit trail has no number', async (code, expected) => {
    const { payments, account, uuid } = await captured();
    const { account_type, ...numbers } = expected as Partial<Account>;
    const corrected = writeCorrectedData(code, {
      ...numbers,
      ...(account_type === undefined ? {} : { transaction_code: '37' }),
    });
    expect((await change(account.uuid, { code, corrected })).status).toBe(200);
    expect(await accountsOf(payments)).toEqual([{ ...account, ...expected }]);
    const trail = await acts(payments, account.uuid);
    expect(trail).toContainEqual(['bank_account.corrected', null, code]);
    expect(JSON.stringify(trail)).not.toContain('44005500');
    expect(await states(uuid)).toEqual([['applied', null]]);
  });

  it.each(['C04', 'C09'])('%s is recorded and corrects nothing', async (code) => {
    const { payments, account, uuid } = await captured();
    expect((await change(account.uuid, { code })).status).toBe(200);
    expect(await accountsOf(payments)).toEqual([account]);
    expect(await acts(payments, account.uuid)).toContainEqual(['bank_account.change_noted', null, code]);
    expect(await states(uuid)).toEqual([['applied', null]]);
  });

  it('to a number with a blank is stored and sent as the bank writes it, also outside of its columns', async () => {
    const { payments, account, uuid } = await captured();
    await receive(
      service,
      await answerToEntry(service, uuid, { code: 'C06', corrected: '123456789 111            22' }),
    );
    expect(await states(uuid)).toEqual([['applied', null]]);
    expect(await accountsOf(payments)).toEqual([{ ...account, account_number: '123456789 111' }]);
    const { uuid: next } = await payments.started();
    await advance(service, { banking_days: 1 });
    const returned = await answerToEntry(service, next, { code: 'R01' });
    expect(returned.entry.account_number).toBe('123456789 111');
    await receive(service, { ...returned, entry: { ...returned.entry, account_number: '0123456789111' } });
    expect((await states(next)).map(([state]) => state)).toEqual(['applied']);
  });

  it('is in the next entry of the account, and changes no balance and no status', async () => {
    const { payments, account, uuid } = await captured();
    const before = await payments.read(uuid);
    await change(account.uuid, { code: 'C01', corrected: '990011' });
    expect(await payments.read(uuid)).toEqual(before);
    const { uuid: next } = await payments.started();
    await advance(service, { banking_days: 1 });
    const { entry } = await answerToEntry(service, next, { code: 'R01' });
    expect(entry.account_number).toBe('990011');
    const listed = (
      await service.send('GET', `/3p/api/v2/users/${payments.pair.payer_uuid}/bank-accounts`, {
        token: payments.processor.token,
      })
    ).body.data;
    expect(listed).toMatchObject([{ account_number: '****0011', uuid: account.uuid }]);
  });

  it('makes the corrected account match when it is added again', async () => {
    const { payments, account } = await captured();
    await change(account.uuid, { code: 'C01', corrected: '880022' });
    const again = (number: string) =>
      sendBankAccount(service, payments.processor.token, payments.pair.payer_uuid, {
        custom: customAccount({ account_number: number }),
      });
    expect(await again('880022')).toMatchObject({ status: 200, body: { data: { uuid: account.uuid } } });
    expect((await again(account.account_number)).status).toBe(201);
  });

  it('raises the version of the user, so that no payment starts with the former data', async () => {
    const { payments, account } = await captured();
    const version = async () =>
      (await query<{ version: number }>('SELECT version FROM users WHERE uuid = $1', [payments.pair.payer_uuid]))[0]!
        .version;
    const before = await version();
    await change(account.uuid, { code: 'C05', corrected: '37' });
    expect(await version()).toBeGreaterThan(before);
  });

  it('does not stop a return of an entry with the former number from matching', async () => {
    const { payments, uuid, account } = await captured();
    const returned = await answerToEntry(service, uuid, { code: 'R01' });
    expect(returned.entry.account_number).toBe(account.account_number);
    await change(account.uuid, { code: 'C01', corrected: '770033' });
    await receive(service, returned);
    expect((await payments.read(uuid)).capture_status).toBe('CAPTURE_ACH_FAILED');
  });
});

describe('The same correction', () => {
  it('in another file is a duplicate, and so is one of another entry', async () => {
    const { payments, account, uuid } = await captured();
    const { uuid: second } = await payments.started();
    await advance(service, { banking_days: 1 });
    const notice = await answerToEntry(service, uuid, { code: 'C01', corrected: '660044' });
    await receive(service, notice);
    await receive(service, notice, await answerToEntry(service, second, { code: 'C01', corrected: '660044' }));
    expect(await states(uuid)).toEqual([
      ['applied', null],
      ['duplicate', 'the same change was received before'],
    ]);
    expect(await states(second)).toEqual([['duplicate', 'this correction was applied to the account before']]);
    expect(
      (await acts(payments, account.uuid)).filter(([action]: string[]) => action === 'bank_account.corrected'),
    ).toHaveLength(1);
  });
});

describe('Different corrections', () => {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  it.each(orders)(
    'have the same result in any order: each field has the value of the latest entry (%i, %i, %i)',
    async (...order) => {
      const { payments, uuid } = await captured();
      const uuids = [uuid];
      while (uuids.length < 3) {
        uuids.push((await payments.started()).uuid);
        await advance(service, { banking_days: 1 });
      }
      const corrections = [
        { code: 'C06', corrected: writeCorrectedData('C06', { account_number: '111', transaction_code: '37' }) },
        { code: 'C01', corrected: '222' },
        { code: 'C02', corrected: '011000015' },
      ];
      for (const n of order) await receive(service, await answerToEntry(service, uuids[n]!, corrections[n]!));
      expect(await accountsOf(payments)).toMatchObject([
        { account_number: '222', account_type: 'savings', routing_number: '011000015' },
      ]);
    },
  );

  it('of one entry are left to an operator', async () => {
    const { payments, uuid } = await captured();
    await receive(service, await answerToEntry(service, uuid, { code: 'C01', corrected: '333' }));
    await receive(service, await answerToEntry(service, uuid, { code: 'C01', corrected: '444' }));
    expect(await accountsOf(payments)).toMatchObject([{ account_number: '333' }]);
    expect((await states(uuid))[1]).toEqual([
      'suspense',
      'the same entry was answered with a different correction before',
    ]);
  });
});

describe('A correction to an account that the user already has', () => {
  const equalAccounts = async () => {
    const { payments, uuid, account } = await captured();
    const other = await addBankAccount(service, payments.processor.token, payments.pair.payer_uuid);
    return { payments, uuid, account, other };
  };

  it('takes over from it: it is disabled as the duplicate, and announced', async () => {
    const { payments, account, other } = await equalAccounts();
    await service.send('PUT', `/3p/api/v1/bank-account/switch/default/${payments.pair.payer_uuid}`, {
      token: payments.processor.token,
      body: { account_uuid: other.uuid, aggregator_type: 'manual' },
    });
    await change(account.uuid, { code: 'C01', corrected: other.account_number });
    expect(await accountsOf(payments)).toMatchObject([
      { uuid: account.uuid, account_number: other.account_number, disabled_reason: null, is_default: true },
      { uuid: other.uuid, account_number: other.account_number, disabled_reason: 'duplicate', is_default: false },
    ]);
    const added = await sendBankAccount(service, payments.processor.token, payments.pair.payer_uuid, {
      custom: customAccount({ account_number: other.account_number }),
    });
    expect(added.body.data.uuid).toBe(account.uuid);
    const events = await query<{ type: string }>('SELECT type FROM outbox WHERE subject_uuid = $1 ORDER BY sequence', [
      other.uuid,
    ]);
    expect(events.map(({ type }) => type)).toEqual(['BankLinkedSuccessfully', 'BankAccountRemoved']);
  });

  it('does not enable an account that a return has disabled', async () => {
    const { payments, account, other } = await equalAccounts();
    await query(`UPDATE bank_accounts SET disabled_at = now(), disabled_reason = 'R10' WHERE uuid = $1`, [other.uuid]);
    await change(account.uuid, { code: 'C01', corrected: other.account_number });
    expect(await accountsOf(payments)).toMatchObject([
      { uuid: account.uuid, disabled_reason: 'R10' },
      { uuid: other.uuid, disabled_reason: 'R10' },
    ]);
  });

  it('keeps the usable one when the corrected one is disabled', async () => {
    const { payments, uuid, account, other } = await equalAccounts();
    await receive(service, await answerToEntry(service, uuid, { code: 'R03' }));
    await receive(service, await answerToEntry(service, uuid, { code: 'C01', corrected: other.account_number }));
    expect(await accountsOf(payments)).toMatchObject([
      { uuid: account.uuid, account_number: other.account_number, disabled_reason: 'R03' },
      { uuid: other.uuid, disabled_reason: null, is_default: true },
    ]);
  });
});

/** The writer refuses invalid corrected data, so they are put into the bytes. */
async function receiveAsSent(uuid: string, code: string, corrected: string) {
  const placeholder = { C01: '12-34', C02: '011000015', C03: '011000015   1-2-3', C05: '37' }[code]!;
  const notice = await answerToEntry(service, uuid, { code, corrected: placeholder });
  const bytes = (await writeAnswers(service, [notice])).toString('latin1');
  const at = bytes.indexOf(`798${code}`);
  expect(at).toBeGreaterThan(0);
  const changed = bytes.slice(0, at + 35) + corrected.padEnd(29) + bytes.slice(at + 64);
  await writeInboundFile(service, Buffer.from(changed, 'latin1'));
  await readNow(service);
}

describe('A change that cannot be applied', () => {
  it.each([
    ['a routing number with a wrong check digit', 'C02', '011000016', 'the corrected data of C02 cannot be read'],
    ['data out of their columns', 'C03', '011000015 1  2 3', 'the corrected data of C03 cannot be read'],
    ['a loan account', 'C05', '52', 'the corrected data of C05 are not valid for a bank account'],
    ['a number that cannot be one', 'C01', '12_34', 'the corrected data of C01 are not valid for a bank account'],
    ['words', 'C01', 'CALL 555 0100', 'the corrected data of C01 are not valid for a bank account'],
  ])('for %s is left to an operator', async (_, code, corrected, reason) => {
    const { payments, uuid, account } = await captured();
    await receiveAsSent(uuid, code, corrected);
    expect(await states(uuid)).toEqual([['suspense', reason]]);
    expect(await accountsOf(payments)).toEqual([account]);
  });

  it('of an account other than the entry’s is left to an operator', async () => {
    const { uuid } = await captured();
    const notice = await answerToEntry(service, uuid, {
      code: 'C01',
      corrected: '1',
      changes: { account_number: '42' },
    });
    await receive(service, notice);
    expect(await states(uuid)).toEqual([['suspense', 'the entry was for a different bank account']]);
  });
});

describe('A change in suspense', () => {
  const itemOf = async (transactionUuid: string) => {
    const { items } = (await service.send('GET', '/admin/v1/suspense?limit=100')).body.data;
    return items.find((one: { transaction_uuid: string }) => one.transaction_uuid === transactionUuid);
  };
  const correct = (item: string, corrected: object | undefined) =>
    service.send('POST', `/admin/v1/suspense/${item}/resolve`, {
      body: { as: 'correction', reason: 'As the bank wrote.', corrected },
    });

  it('is read by an operator: the account is corrected, once', async () => {
    const { payments, uuid, account } = await captured();
    await receiveAsSent(uuid, 'C03', '011000015 44_55  66');
    const item = await itemOf(uuid);
    const { waiting } = (await service.send('GET', '/admin/v1/today')).body.data;
    expect(waiting).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'suspense_change', deadline: expect.any(String), path: '/admin/v1/suspense' }),
      ]),
    );
    const corrected = { account_number: '4455-66', routing_number: '011000015' };
    const answer = await correct(item.uuid, corrected);
    expect([answer.status, answer.body.data]).toMatchObject([200, { state: 'resolved', note: 'As the bank wrote.' }]);
    expect(await accountsOf(payments)).toEqual([{ ...account, ...corrected }]);
    const trail = await service.send('GET', `/admin/v1/audit-trail?subject_uuid=${item.uuid}`);
    expect(trail.body.data.acts[0]).toMatchObject({
      action: 'bank_item.resolved',
      detail: { as: 'correction', corrected: ['account_number', 'routing_number'] },
    });
    expect(trail.text).not.toContain('4455-66');
    const again = await correct(item.uuid, corrected);
    expect([again.status, again.body.errors[0].code]).toEqual([422, 'invalid_state']);
  });

  it.each([
    ['a number that the bank did not send', { account_number: '99887766' }, 'corrected.account_number'],
    ['a routing number that the bank did not send', { routing_number: '021000021' }, 'corrected.routing_number'],
    ['nothing', {}, 'corrected'],
    ['no correction', undefined, 'corrected'],
  ])('is not corrected with %s', async (_what, corrected, field) => {
    const { payments, uuid, account } = await captured();
    await receiveAsSent(uuid, 'C01', '12_34');
    const answer = await correct((await itemOf(uuid)).uuid, corrected);
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field]);
    expect(await states(uuid)).toEqual([['suspense', 'the corrected data of C01 are not valid for a bank account']]);
    expect(await accountsOf(payments)).toEqual([account]);
  });
});
