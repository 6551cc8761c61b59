// Blocks after returns: what each return code stops, which payments it holds, and who lifts the
// block.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { easternDay } from '../../../src/ach/calendar/eastern-time.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { registerPayerAndPayee } from '../../support/payments/payer-and-payee.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { storiesOf } from '../../support/payments/stories.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
});
const story = storiesOf(() => service);
afterAll(() => expectInvariants(service.context.database));

const days = (banking_days: number) => advance(service, { banking_days });
const today = () => easternDay(service.context.clock.now());
const asTenant = (payments: Payments) => ({
  get: async (path: string) => (await service.send('GET', path, { token: payments.processor.token })).body.data,
  post: (path: string, body: object, token = payments.processor.token) => service.send('POST', path, { token, body }),
});
const holdsOf = async (payments: Payments, uuid: string) =>
  (await asTenant(payments).get(`/3p/api/v2/transactions/${uuid}/holds`)).holds as {
    kind: string;
    reason: string;
    stops_capture: boolean;
    released_at: string | null;
  }[];
const openHolds = async (payments: Payments, uuid: string) =>
  (await holdsOf(payments, uuid)).filter(({ released_at }) => released_at === null).map(({ kind }) => kind);
const blocksOf = async (payments: Payments, user = payments.pair.payer_uuid) =>
  (await asTenant(payments).get(`/3p/api/v2/users/${user}/blocks`)).blocks as {
    uuid: string;
    kind: string;
    bank_account_uuid: string | null;
    lifted_by: string | null;
  }[];
const accountsOf = async (payments: Payments, user = payments.pair.payer_uuid) =>
  (await asTenant(payments).get(`/3p/api/v2/users/${user}/bank-accounts`)) as {
    uuid: string;
    disabled_reason: string | null;
  }[];
const lift = (uuid: string) =>
  service.send('POST', `/admin/v1/blocks/${uuid}/lift`, { body: { reason: 'Looked at.' } });
const authorize = (payments: Payments, account: string, authorized_on = today(), token = payments.processor.token) =>
  asTenant(payments).post(
    `/3p/api/v2/users/${payments.pair.payer_uuid}/authorizations`,
    { bank_account: { uuid: account, aggregator_type: 'manual' }, authorized_on, reference: 'mandate-7' },
    token,
  );
const refusalOf = async (payments: Payments, body: object = {}) => {
  const { status, body: answer } = await payments.start(body);
  return status === 201 ? null : (answer.errors[0] as { field: string; code: string; message: string });
};

/**
 * Starts two payments: the bank has the debit of one, the other waits for its file. Then the first
 * is returned.
 */
async function returned(code: string): Promise<{ payments: Payments; first: string; other: string }> {
  const payments = await paymentsOf(service);
  const { uuid: first } = await payments.started();
  await days(1);
  const { uuid: other } = await payments.started();
  await returnEntry(service, first, { stage: 'capture', code });
  return { payments, first, other };
}

describe.each(['R05', 'R07', 'R10', 'R11', 'R29', 'R51'])('%s, not authorized,', (code) => {
  story('blocks the payer and the account until a new authorization, and stops the waiting debit', async () => {
    const { payments, first, other } = await returned(code);
    const [account] = await accountsOf(payments);
    expect(await blocksOf(payments)).toMatchObject([
      { kind: 'unauthorized', bank_account_uuid: null, return_code: code, transaction_uuid: first },
      { kind: 'unauthorized', bank_account_uuid: account!.uuid, return_code: code },
    ]);
    expect(account!.disabled_reason).toBeNull();
    expect(await refusalOf(payments)).toMatchObject({ field: 'payer_uuid', code: 'user_blocked' });
    expect(await openHolds(payments, other)).toEqual(['risk']);
    expect(await openHolds(payments, first)).toEqual([]);
    await days(2);
    expect((await payments.read(other)).capture_status).toBe('CAPTURE_PENDING');

    expect((await authorize(payments, account!.uuid)).status).toBe(201);
    expect((await blocksOf(payments)).map(({ lifted_by }) => lifted_by)).toEqual(['authorization', 'authorization']);
    expect([await openHolds(payments, other), await refusalOf(payments)]).toEqual([[], null]);
    await days(6);
    expect((await payments.read(other)).payout_status).toBe('PAYOUT_COMPLETE');
  });
});

describe('A new authorization', () => {
  story('for another account does not unblock the returned account', async () => {
    const { payments, other } = await returned('R10');
    const [blocked] = await accountsOf(payments);
    const fresh = await addBankAccount(service, payments.processor.token, payments.pair.payer_uuid);
    expect((await authorize(payments, fresh.uuid)).body.data.lifted).toHaveLength(1);
    expect(await refusalOf(payments)).toMatchObject({ field: 'source_bank_account', code: 'bank_account_blocked' });
    expect(
      await refusalOf(payments, { source_bank_account: { uuid: fresh.uuid, aggregator_type: 'manual' } }),
    ).toBeNull();
    await days(1);
    expect(await openHolds(payments, other)).toEqual(['risk']); // its debit uses the blocked account
    expect((await authorize(payments, blocked!.uuid)).body.data.lifted).toHaveLength(1);
    await days(2);
    expect((await payments.read(other)).capture_status).toBe('CAPTURE_ACH_PENDING');
  });

  story('is dated after the return, and not in the future', async () => {
    const { payments } = await returned('R10');
    const [account] = await accountsOf(payments);
    const came = today();
    await days(2);
    expect((await authorize(payments, account!.uuid, '2020-01-01')).body.errors[0]).toMatchObject({
      field: 'authorized_on',
      message: `must not be before ${came}: the debit was returned on that day`,
    });
    expect((await authorize(payments, account!.uuid, '2099-01-01')).body.errors[0].code).toBe('maximum');
    expect((await authorize(payments, account!.uuid, came)).status).toBe(201);
  });

  story('is of today if its day is absent', async () => {
    const { payments } = await returned('R10');
    const [account] = await accountsOf(payments);
    const { body } = await asTenant(payments).post(
      `/3p/api/v2/users/${payments.pair.payer_uuid}/authorizations`,
      { bank_account: { uuid: account!.uuid, aggregator_type: 'manual' } },
      payments.processor.token,
    );
    expect(body.data).toMatchObject({ authorized_on: today(), lifted: [{}, {}] });
  });

  story(
    'is recorded by the tenant, for a usable account, and does not lift a block that only an operator may lift',
    async () => {
      const { payments } = await returned('R17');
      const [account] = await accountsOf(payments);
      const stranger = await service.processor();
      expect((await authorize(payments, account!.uuid, today(), stranger.token)).status).toBe(404);
      expect((await authorize(payments, randomUUID())).body.errors[0].code).toBe('bank_account_unusable');
      expect((await authorize(payments, account!.uuid)).body.data.lifted).toEqual([]);
      expect(await refusalOf(payments)).toMatchObject({ code: 'user_blocked' });
      const path = `/3p/api/v2/users/${payments.pair.payer_uuid}/blocks`;
      expect((await service.send('GET', path, { token: stranger.token })).status).toBe(404);
    },
  );
});

describe('R08, stopped by its holder,', () => {
  story('blocks the account only, until a new authorization', async () => {
    const { payments, other } = await returned('R08');
    const [account] = await accountsOf(payments);
    expect(await blocksOf(payments)).toMatchObject([{ kind: 'stop_payment', bank_account_uuid: account!.uuid }]);
    expect(await refusalOf(payments)).toMatchObject({ field: 'source_bank_account', code: 'bank_account_blocked' });
    expect(await openHolds(payments, other)).toEqual(['risk']);
    await authorize(payments, account!.uuid);
    expect([await refusalOf(payments), await openHolds(payments, other)]).toEqual([null, []]);
  });
});

describe.each([
  ['R14', 'compliance', 'compliance', true],
  ['R15', 'compliance', 'compliance', true],
  ['R16', 'compliance', 'compliance', true],
  ['R17', 'fraud', 'risk', false],
  ['R90', 'sanctions', 'compliance', false],
] as const)('%s', (code, kind, hold, disables) => {
  story(
    `blocks the user (${kind}) as payer and payee, and holds its payments, until an operator lifts the block`,
    async () => {
      const { payments, first, other } = await returned(code);
      const [account] = await accountsOf(payments);
      expect(account!.disabled_reason).toBe(disables ? code : null);
      const [block, ...more] = await blocksOf(payments);
      expect([block, more]).toMatchObject([{ kind, bank_account_uuid: null }, []]);
      expect([await openHolds(payments, first), await openHolds(payments, other)]).toEqual([[hold], [hold]]);

      if (disables) await addBankAccount(service, payments.processor.token, payments.pair.payer_uuid);
      expect(await refusalOf(payments)).toMatchObject({ field: 'payer_uuid', code: 'user_blocked' });
      const { payer_uuid, payee_uuid } = payments.pair;
      expect(await refusalOf(payments, { payer_uuid: payee_uuid, payee_uuid: payer_uuid })).toMatchObject({
        field: 'payee_uuid',
        code: 'user_blocked',
      });
      const open = await service.send('GET', `/admin/v1/blocks?processor_uuid=${payments.processor.uuid}&kind=${kind}`);
      const { uuid: processor_uuid } = payments.processor;
      expect(open.body.data.blocks).toMatchObject([{ uuid: block!.uuid, user_name: 'Ada Moreau', processor_uuid }]);

      for (const _ of [1, 2]) expect((await lift(block!.uuid)).body.data.lifted_by).toBe('operator');
      expect([await openHolds(payments, other), await refusalOf(payments)]).toEqual([[], null]);
      const trail = await service.context.database.query(
        `SELECT action FROM audit_trail WHERE subject_uuid = $1 AND action LIKE 'user.%blocked' ORDER BY uuid`,
        [payer_uuid],
      );
      expect(trail).toEqual([{ action: 'user.blocked' }, { action: 'user.unblocked' }]);
    },
  );
});

describe('A payout that is returned with R16', () => {
  story('stops every payment to the payee, and the next entry of this payment', async () => {
    const payments = await paymentsOf(service);
    const { uuid } = await payments.started();
    await days(4);
    const { uuid: next } = await payments.started();
    await days(1);
    await returnEntry(service, uuid, { stage: 'payout', code: 'R16' });
    expect([await openHolds(payments, uuid), await openHolds(payments, next)]).toEqual([
      ['compliance'],
      ['compliance'],
    ]);
    await days(5);
    expect(await payments.read(uuid)).toMatchObject({ reverse_payout_status: 'REVERSE_PAYOUT_PENDING' });
    expect(await payments.read(next)).toMatchObject({ capture_status: 'CAPTURE_COMPLETE', payout_status: null });
    await lift((await blocksOf(payments, payments.pair.payee_uuid))[0]!.uuid);
    await days(4);
    expect(await payments.read(uuid)).toMatchObject({ reverse_payout_status: 'REVERSE_PAYOUT_ACH_COMPLETE' });
  });
});

describe('A merchant whose clawback is returned as unauthorized', () => {
  story('is not debited again, even when an operator asks, and still receives payouts', async () => {
    const payments = await paymentsOf(service);
    const { uuid } = await payments.started();
    await days(6);
    await returnEntry(service, uuid, { stage: 'capture' });
    await days(2);
    await returnEntry(service, uuid, { stage: 'clawback', code: 'R29' });
    expect((await payments.read(uuid)).clawback_status).toBe('CLAWBACK_ACH_FAILED');
    const again = await service.send('POST', `/admin/v1/transactions/${uuid}/clawback-again`, { body: {} });
    expect([again.status, again.body.errors[0].code]).toEqual([422, 'bank_account_blocked']);
    expect(await refusalOf(payments)).toBeNull();
  });
});

describe('An operator', () => {
  story('blocks a user for any reason, and holds the payments that already started', async () => {
    const payments = await paymentsOf(service);
    const { uuid } = await payments.started();
    const body = { kind: 'fraud', reason: 'Stolen identity.' };
    const block = () => service.send('POST', `/admin/v1/users/${payments.pair.payer_uuid}/blocks`, { body });
    const [one, same] = [await block(), await block()];
    expect([one.status, same.body.data.uuid]).toEqual([201, one.body.data.uuid]);
    expect(await holdsOf(payments, uuid)).toMatchObject([
      { kind: 'risk', reason: 'Blocked. Stolen identity.', stops_capture: true },
    ]);
    expect((await service.send('POST', `/admin/v1/users/${randomUUID()}/blocks`, { body })).status).toBe(404);
    expect((await lift(randomUUID())).status).toBe(404);
  });

  story('may also hold a capture that is in no file yet', async () => {
    const payments = await paymentsOf(service);
    const { uuid } = await payments.started();
    const body = { kind: 'operator', reason: 'Out of pattern.', stops_capture: true };
    const hold = await service.send('POST', `/admin/v1/transactions/${uuid}/holds`, { body });
    await days(2);
    expect((await payments.read(uuid)).capture_status).toBe('CAPTURE_PENDING');
    await service.send('DELETE', `/admin/v1/holds/${hold.body.data.uuid}`);
    await days(1);
    expect((await payments.read(uuid)).capture_status).toBe('CAPTURE_ACH_PENDING');
  });
});

describe('A block', () => {
  story('stops one payer only: other payers of the merchant and other tenants can still pay', async () => {
    const { payments } = await returned('R10');
    const { payer_uuid } = await registerPayerAndPayee(service, payments.processor.uuid);
    expect(await refusalOf(payments, { payer_uuid })).toBeNull();
    expect(await refusalOf(await paymentsOf(service))).toBeNull();
  });
});
