// Contract, bank accounts: an account that a return disabled never matches. It is added again when
// it validates as valid.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { easternDay } from '../../../src/ach/calendar/eastern-time.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import {
  accountDetailsOf,
  addBankAccount,
  customAccount,
  sendBankAccount,
} from '../../support/payments/bank-accounts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => expectInvariants(service.context.database));

const days = (banking_days: number) => advance(service, { banking_days });
const add = ({ processor, pair }: Payments, body: object, key?: string) =>
  sendBankAccount(service, processor.token, pair.payer_uuid, body, key);
const defaultOf = async ({ processor: { token }, pair }: Payments) =>
  (await service.send('GET', `/3p/api/v1/bank-account/${pair.payer_uuid}`, { token })).body.data;
const billed = async ({ processor }: Payments) =>
  (
    await service.context.database.query(
      `SELECT 1 FROM billable_events WHERE processor_id = $1 AND kind = 'account_validation'`,
      [processor.uuid],
    )
  ).length;

/** A payer whose only account was disabled by a return, with the body that adds it again. */
async function disabled(code = 'R02', account_number?: string) {
  const payments = await paymentsOf(service);
  const { token } = payments.processor;
  let account = await defaultOf(payments);
  if (account_number !== undefined) {
    const first = account.uuid;
    account = await addBankAccount(service, token, payments.pair.payer_uuid, { account_number });
    await service.send('DELETE', `/3p/api/v2/bank-accounts/manual/${first}`, { token });
  }
  const { uuid } = await payments.started();
  await days(1);
  await returnEntry(service, uuid, { stage: 'capture', code });
  return { payments, account, custom: accountDetailsOf(account) };
}

describe('Adding an account that a return disabled', () => {
  it.each(['R02', 'R03', 'R12', 'R20'])(
    'without validation is 422, and the error names %s and what to do',
    async (code) => {
      const { payments, custom } = await disabled(code);
      const answer = await add(payments, { custom });
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        [
          {
            field: 'custom.account_number',
            code: 'bank_account_disabled',
            message: expect.stringMatching(
              new RegExp(`${code} \\(.+\\).*validate_account_routing: true.*another account`),
            ),
          },
        ],
      ]);
      expect((await payments.start()).body.errors[0].code).toBe('no_bank_account');
    },
  );

  it('with validation that answers valid adds it again: 201, billed once, the default, and the next payment works', async () => {
    const { payments, account, custom } = await disabled();
    const answer = await add(payments, { custom, validate_account_routing: true }, 'add-again');
    expect([answer.status, answer.body.data]).toMatchObject([
      201,
      { ...custom, valid_account: 'valid', is_default: true },
    ]);
    expect(answer.body.data.uuid).not.toBe(account.uuid);
    expect((await add(payments, { custom, validate_account_routing: true }, 'add-again')).text).toBe(answer.text);
    expect(await billed(payments)).toBe(1);
    const { uuid } = await payments.started();
    await days(6);
    expect(await payments.read(uuid)).toMatchObject({
      payout_status: 'PAYOUT_COMPLETE',
      payer_bank_account: { uuid: answer.body.data.uuid },
    });
    // From now on it matches.
    expect((await add(payments, { custom })).body.data.uuid).toBe(answer.body.data.uuid);
  });

  it('with validation that answers invalid is 406, and with an incomplete validation 422', async () => {
    const invalid = await disabled('R02', '883347001');
    const refused = await add(invalid.payments, { custom: invalid.custom, validate_account_routing: true });
    expect([refused.status, refused.body.errors[0].reason]).toEqual([406, 'Invalid Account or Routing Number']);
    expect(await billed(invalid.payments)).toBe(1);

    const undecided = await disabled('R02', '883347002');
    const open = await add(undecided.payments, { custom: undecided.custom, validate_account_routing: true });
    expect([open.status, open.body.errors[0].code]).toEqual([422, 'bank_account_disabled']);
    expect(open.body.errors[0].message).toContain('its validation did not answer valid');
    expect(await billed(undecided.payments)).toBe(0);
  });

  it('works again after another return: it is refused once more, for the later return', async () => {
    const { payments, custom } = await disabled('R03');
    for (const code of ['R04', 'R02']) {
      expect((await add(payments, { custom, validate_account_routing: true })).status).toBe(201);
      const { uuid } = await payments.started();
      await days(1);
      await returnEntry(service, uuid, { stage: 'capture', code });
      expect((await add(payments, { custom })).body.errors[0].message).toContain(code);
    }
  });

  it('adds it once, however many ask at once', async () => {
    const { payments, custom } = await disabled();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => add(payments, { custom, validate_account_routing: true })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.data.uuid)).size).toBe(1);
  });

  it('lets payments continue that waited for an account', async () => {
    const payments = await paymentsOf(service);
    const account = await defaultOf(payments);
    const { uuid: first } = await payments.started();
    await days(1);
    const { uuid: waits } = await payments.started();
    await returnEntry(service, first, { stage: 'capture', code: 'R02' });
    await days(2);
    expect((await payments.read(waits)).capture_status).toBe('CAPTURE_PENDING');
    const added = await add(payments, { custom: accountDetailsOf(account), validate_account_routing: true });
    expect(added.status).toBe(201);
    await days(6);
    expect((await payments.read(waits)).payout_status).toBe('PAYOUT_COMPLETE');
  });
});

describe('A linked account that a return disabled', () => {
  it('follows the same rule', async () => {
    const payments = await paymentsOf(service);
    const aggregator = { access_token: 'token', account_id: 'linked-1' };
    const linked = (await add(payments, { aggregator })).body.data;
    const { uuid } = await payments.started({
      source_bank_account: { uuid: linked.uuid, aggregator_type: 'bank_link' },
    });
    await days(1);
    await returnEntry(service, uuid, { stage: 'capture', code: 'R02' });
    const refused = await add(payments, { aggregator });
    expect(refused.body.errors).toMatchObject([{ field: 'aggregator.account_id', code: 'bank_account_disabled' }]);
    const added = await add(payments, { aggregator, validate_account_routing: true });
    expect([added.status, added.body.data.valid_account]).toEqual([201, 'valid']);
    expect(added.body.data.uuid).not.toBe(linked.uuid);
  });
});

describe('Blocks', () => {
  const authorize = ({ processor: { token }, pair }: Payments, uuid: string, authorized_on: string) =>
    service.send('POST', `/3p/api/v2/users/${pair.payer_uuid}/authorizations`, {
      token,
      body: { bank_account: { uuid, aggregator_type: 'manual' }, authorized_on, reference: 'mandate-9' },
    });

  it('of an account that was also disabled stay when it is added again', async () => {
    const payments = await paymentsOf(service);
    const account = await defaultOf(payments);
    const { uuid: stopped } = await payments.started();
    const { uuid: closed } = await payments.started();
    await days(1);
    await returnEntry(service, stopped, { stage: 'capture', code: 'R08' });
    await returnEntry(service, closed, { stage: 'capture', code: 'R02' });
    const added = await add(payments, { custom: accountDetailsOf(account), validate_account_routing: true });
    expect(added.status).toBe(201);
    expect((await payments.start()).body.errors[0].code).toBe('bank_account_blocked');
    const today = easternDay(service.context.clock.now());
    expect((await authorize(payments, added.body.data.uuid, today)).body.data.lifted).toHaveLength(1);
    expect((await payments.start()).status).toBe(201);
  });

  it('of an account that was removed stay when it is added again', async () => {
    const payments = await paymentsOf(service);
    const { token } = payments.processor;
    const account = await defaultOf(payments);
    const { uuid: stopped } = await payments.started();
    await days(1);
    await returnEntry(service, stopped, { stage: 'capture', code: 'R08' });
    const removed = await service.send('DELETE', `/3p/api/v2/bank-accounts/manual/${account.uuid}`, { token });
    expect(removed.status).toBe(200);
    expect((await add(payments, { custom: accountDetailsOf(account) })).status).toBe(201);
    expect((await payments.start()).body.errors[0].code).toBe('bank_account_blocked');
  });

  it('of the payer stay: an unauthorized debit is not a matter of the account', async () => {
    const { payments, account, custom } = await disabled('R10');
    const answer = await add(payments, { custom, validate_account_routing: true });
    expect([answer.status, answer.body.data.uuid]).toEqual([200, account.uuid]);
    expect((await payments.start()).body.errors[0].code).toBe('user_blocked');
  });
});

describe('An account that a correction makes equal to one that was disabled and added again', () => {
  it('takes over from the one in use', async () => {
    const { payments, custom } = await disabled();
    expect((await add(payments, { custom, validate_account_routing: true })).status).toBe(201);
    const other = await addBankAccount(service, payments.processor.token, payments.pair.payer_uuid);
    const { uuid } = await payments.started({ source_bank_account: { uuid: other.uuid, aggregator_type: 'manual' } });
    await days(1);
    const changed = await service.send('POST', `/sandbox/v1/bank-accounts/${other.uuid}/change`, {
      body: { code: 'C01', corrected: custom.account_number },
    });
    expect(changed.status).toBe(200);
    expect(await defaultOf(payments)).toMatchObject({ uuid: other.uuid, account_number: custom.account_number });
    expect((await add(payments, { custom })).body.data.uuid).toBe(other.uuid);
    expect((await payments.read(uuid)).capture_status).toBe('CAPTURE_ACH_PENDING');
  });
});

describe('An account with a return that did not disable it', () => {
  it('matches', async () => {
    const { payments, account, custom } = await disabled('R01');
    const answer = await add(payments, { custom });
    expect([answer.status, answer.body.data.uuid]).toEqual([200, account.uuid]);
    expect((await add(payments, { custom: customAccount() })).status).toBe(201);
  });
});
