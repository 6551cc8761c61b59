// Authorizations of payers: what they allow, who uses them up, and what a revocation stops.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { easternDay } from '../../../../src/ach/calendar/eastern-time.ts';
import { transactionStarter } from '../../../../src/payments/transactions/start/start-transactions.ts';
import { returnEntry } from '../../../support/banks/returns.ts';
import { expectInvariants } from '../../../support/payments/invariants.ts';
import { registerPayerAndPayee } from '../../../support/payments/payer-and-payee.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../../support/payments/payments.ts';
import { storiesOf } from '../../../support/payments/stories.ts';
import { type TestService, testService } from '../../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
});
const story = storiesOf(() => service);
afterAll(() => expectInvariants(service.context.database));

const today = () => easternDay(service.context.clock.now());
const dayFrom = (days: number) => easternDay(new Date(service.context.clock.now().getTime() + days * 86_400_000));

/** The answer of an operation of the tenant. */
const call = (payments: Payments, method: string, path: string, body?: object, token = payments.processor.token) =>
  service.send(method, path, { token, ...(body === undefined ? {} : { body }) });

const accountOf = async (payments: Payments): Promise<string> =>
  (await call(payments, 'GET', `/3p/api/v1/bank-account/${payments.pair.payer_uuid}`)).body.data.uuid;

const record = async (payments: Payments, body: object = {}) =>
  call(payments, 'POST', `/3p/api/v2/users/${payments.pair.payer_uuid}/authorizations`, {
    bank_account: { uuid: await accountOf(payments), aggregator_type: 'manual' },
    ...body,
  });

/** Records one that must be accepted. Returns its uuid. */
async function authorized(payments: Payments, body: object = {}): Promise<string> {
  const answer = await record(payments, body);
  expect([answer.status, answer.body.errors]).toEqual([201, []]);
  return answer.body.data.uuid;
}

const requireThem = (payments: Payments, authorization_required = true) =>
  service.send('PUT', `/admin/v1/processors/${payments.processor.uuid}`, { body: { authorization_required } });

async function requiring(): Promise<Payments> {
  const payments = await paymentsOf(service);
  const { status, body } = await requireThem(payments);
  expect([status, body.data.authorization_required]).toEqual([200, true]);
  return payments;
}

const refusalOf = async (payments: Payments, body: object = {}) => {
  const { status, body: answer } = await payments.start(body);
  return status === 201 ? null : (answer.errors[0] as { field: string; code: string; message: string });
};

const detailsOf = async (payments: Payments, uuid: string) =>
  (await call(payments, 'GET', `/3p/api/v2/transactions/${uuid}/details`)).body.data;

const evidence = {
  terms: ['I authorize Northwind Pay to debit my account.', 'I can revoke this at any time.'],
  terms_version: 'orders-3',
  agreed_at: '2026-03-13T15:12:02Z',
  name: 'Ada Moreau',
  ip_address: '203.0.113.7',
  signature: 'check box and button',
};

describe('The record of an authorization', () => {
  it('has what was sent; its evidence is read alone, and is encrypted in the table', async () => {
    const payments = await paymentsOf(service);
    const sent = {
      kind: 'recurring',
      sec_code: 'WEB',
      payee_uuid: payments.pair.payee_uuid,
      minimum_amount: 100,
      maximum_amount: 50_000,
      authorized_on: today(),
      ends_on: dayFrom(30),
      reference: 'mandate-7',
    };
    const uuid = await authorized(payments, { ...sent, evidence });
    const one = { ...sent, uuid, revoked_at: null, used_by_transaction_uuid: null, has_evidence: true };
    const list = await call(payments, 'GET', `/3p/api/v2/users/${payments.pair.payer_uuid}/authorizations`);
    expect(list.body.data).toMatchObject({ authorizations: [one], next: null });
    expect(list.text).not.toContain('203.0.113.7');
    expect((await call(payments, 'GET', `/3p/api/v2/authorizations/${uuid}`)).body.data).toMatchObject({
      ...one,
      evidence,
    });
    const [row] = await service.context.database.query<{ evidence_encrypted: Buffer }>(
      'SELECT evidence_encrypted FROM authorizations WHERE uuid = $1',
      [uuid],
    );
    expect(row!.evidence_encrypted.includes('Moreau')).toBe(false);
    const reason = { reason: 'The payer asked for its data.' };
    const path = `/admin/v1/users/${payments.pair.payer_uuid}/export?${new URLSearchParams(reason)}`;
    expect((await service.send('GET', path)).body.data.data.authorizations).toMatchObject([{ uuid, evidence }]);
  });

  it('is standing, of today, for every payee and amount if nothing else is sent', async () => {
    const payments = await paymentsOf(service);
    const { body } = await record(payments);
    expect(body.data).toMatchObject({
      kind: 'standing',
      sec_code: null,
      payee_uuid: null,
      minimum_amount: null,
      maximum_amount: null,
      authorized_on: today(),
      ends_on: null,
      reference: '',
      has_evidence: false,
    });
  });

  it.each([
    [{ authorized_on: '2200-01-01' }, 'authorized_on', 'must not be in the future'],
    [{ ends_on: '2026-01-01' }, 'ends_on', 'must not be before authorized_on'],
    [{ minimum_amount: 2, maximum_amount: 1 }, 'minimum_amount', 'must not be more than maximum_amount, 1'],
    [{ payee_uuid: randomUUID() }, 'payee_uuid', 'The user does not exist.'],
    [{ evidence: { agreed_at: 'the day before yesterday' } }, 'evidence.agreed_at', 'must be a time'],
    [{ evidence: { agreed_at: 'now' } }, 'evidence.agreed_at', 'must be a time'],
    [{ evidence: { agreed_at: '2200-01-01T00:00:00Z' } }, 'evidence.agreed_at', 'must not be in the future'],
    [{ evidence: { terms: [] } }, 'evidence.terms', 'must have at least one entry'],
    [{ kind: 'forever' }, 'kind', 'must be'],
  ])('is refused with %j', async (body, field, message) => {
    const { status, body: answer } = await record(await paymentsOf(service), body);
    expect([status, answer.errors[0].field]).toEqual([422, field]);
    expect(answer.errors[0].message).toContain(message);
  });

  it('is seen by its tenant only', async () => {
    const payments = await paymentsOf(service);
    const uuid = await authorized(payments);
    const { token } = await service.processor();
    for (const [method, path] of [
      ['GET', `/3p/api/v2/users/${payments.pair.payer_uuid}/authorizations`],
      ['GET', `/3p/api/v2/authorizations/${uuid}`],
      ['POST', `/3p/api/v2/authorizations/${uuid}/revoke`],
    ] as const)
      expect((await call(payments, method, path, method === 'POST' ? {} : undefined, token)).status).toBe(404);
    expect(
      (await service.send('POST', `/admin/v1/authorizations/${randomUUID()}/revoke`, { body: { reason: 'No such.' } }))
        .status,
    ).toBe(404);
  });
});

describe('A tenant whose payments need no authorization', () => {
  it('starts without one; a named one must allow the payment', async () => {
    const payments = await paymentsOf(service);
    const { uuid } = await payments.started();
    expect((await detailsOf(payments, uuid)).authorization_uuid).toBeNull();
    const small = await authorized(payments, { maximum_amount: 9_999 });
    expect(await refusalOf(payments, { authorization_uuid: small })).toEqual({
      field: 'authorization_uuid',
      code: 'not_authorized',
      message: 'does not allow this payment: it allows at most 9999 cents',
    });
    const named = await payments.started({ authorization_uuid: small.toUpperCase(), amount: 9_999 });
    expect((await detailsOf(payments, named.uuid)).authorization_uuid).toBe(small);
  });
});

describe('A tenant whose payments need an authorization', () => {
  it('is refused without one, also in the preview; the refusal is replayed', async () => {
    const payments = await requiring();
    const missing = {
      field: 'payer_uuid',
      code: 'not_authorized',
      message: 'has given no authorization for this bank account',
    };
    const refused = await payments.start({}, 'first');
    expect([refused.status, refused.body.errors]).toEqual([422, [missing]]);
    const preview = () =>
      call(payments, 'POST', '/3p/api/v2/transactions/preview', { ...payments.pair, amount: 10_000 });
    expect((await preview()).body.errors).toEqual([missing]);
    const uuid = await authorized(payments);
    expect((await preview()).status).toBe(200);
    expect((await payments.start({}, 'first')).text).toBe(refused.text);
    const started = await payments.started();
    expect((await detailsOf(payments, started.uuid)).authorization_uuid).toBe(uuid);
    await requireThem(payments, false);
    expect((await detailsOf(payments, (await payments.started()).uuid)).authorization_uuid).toBeNull();
  });

  it('is told why the named one, or the newest one, does not allow the payment', async () => {
    const payments = await requiring();
    const other = await paymentsOf(service);
    expect((await refusalOf(payments, { authorization_uuid: await authorized(other) }))!.message).toBe(
      'is no authorization of the payer',
    );
    const merchant = await registerPayerAndPayee(service, payments.processor.uuid);
    const cases: [object, string][] = [
      [{ minimum_amount: 10_001 }, 'it allows at least 10001 cents'],
      [{ maximum_amount: 9_999 }, 'it allows at most 9999 cents'],
      [{ payee_uuid: merchant.payee_uuid }, 'it is for another payee'],
    ];
    for (const [body, why] of cases) {
      const uuid = await authorized(payments, body);
      expect((await refusalOf(payments))!.message).toBe(
        `has not authorized this payment. Of ${uuid}, the newest: ${why}`,
      );
      expect((await refusalOf(payments, { authorization_uuid: uuid }))!.message).toBe(
        `does not allow this payment: ${why}`,
      );
    }
  });

  it('uses the closest one: of the payee, then a single one, then the newest', async () => {
    const payments = await requiring();
    await authorized(payments);
    const newest = await authorized(payments);
    const single = await authorized(payments, { kind: 'single' });
    const ofPayee = await authorized(payments, { payee_uuid: payments.pair.payee_uuid, kind: 'single' });
    const used: string[] = [];
    for (let n = 0; n < 4; n++)
      used.push((await detailsOf(payments, (await payments.started()).uuid)).authorization_uuid);
    expect(used).toEqual([ofPayee, single, newest, newest]);
  });

  it('uses a single one up once, whatever starts at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 12 }),
        fc.boolean(),
        async (singles, starts, bulk) => {
          const payments = await requiring();
          const uuids: string[] = [];
          for (let n = 0; n < singles; n++) uuids.push(await authorized(payments, { kind: 'single' }));
          const sent = { ...payments.pair, amount: 100 };
          const statuses = bulk
            ? (
                await call(payments, 'POST', '/3p/api/v1/transactions/bulk', {
                  transactions: Array.from({ length: starts }, () => ({ ...sent, idempotency_key: randomUUID() })),
                })
              ).body.data.results.map(({ code }: { code: number }) => code)
            : (await Promise.all(Array.from({ length: starts }, () => payments.start({ amount: 100 })))).map(
                ({ status }) => status,
              );
          const started = statuses.filter((status: number) => status === 201).length;
          expect([started, statuses.length]).toEqual([Math.min(singles, starts), starts]);
          const list = await call(payments, 'GET', `/3p/api/v2/users/${payments.pair.payer_uuid}/authorizations`);
          const users = list.body.data.authorizations.flatMap((one: { used_by_transaction_uuid: string | null }) =>
            one.used_by_transaction_uuid === null ? [] : [one.used_by_transaction_uuid],
          );
          expect([users.length, new Set(users).size]).toEqual([started, started]);
          await service.send('POST', `/3p/api/v2/authorizations/${uuids[0]}/revoke`, {
            token: payments.processor.token,
            body: {},
          });
        },
      ),
      { numRuns: 6 },
    );
  });
});

describe('Several processes', () => {
  it('use each single one once, and refuse nothing while one is left', async () => {
    const payments = await requiring();
    for (let n = 0; n < 4; n++) await authorized(payments, { kind: 'single' });
    const { context } = service;
    const caller = (await context.callers.find(payments.processor.token))!;
    const request = { ...payments.pair, amount: 100 };
    const starts = Array.from({ length: 6 }, () =>
      transactionStarter({ ...context.execution, lanes: context.lanes }),
    ).map((start) => start({ caller, request, type: 'api', claim: null, now: context.clock.now() }));
    const statuses = (await Promise.all(starts)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 201, 201, 201, 422, 422]);
  });
});

describe('A revocation', () => {
  story('cancels payments that are in no file, leaves the others, and happens once', async () => {
    const payments = await requiring();
    const uuid = await authorized(payments);
    const sent = await payments.started();
    await advance(service, { banking_days: 1 });
    const waiting = await payments.started();
    const revoked = await call(payments, 'POST', `/3p/api/v2/authorizations/${uuid}/revoke`, { reason: 'It called.' });
    expect(revoked.body.data).toMatchObject({ revoked_reason: 'It called.', ended: [waiting.uuid] });
    expect(await payments.read(waiting.uuid)).toMatchObject({
      transaction_status: 'CANCELED',
      cancel_reason: 'The payer revoked the authorization.',
    });
    expect((await payments.read(sent.uuid)).capture_status).toBe('CAPTURE_ACH_PENDING');
    expect((await refusalOf(payments))!.message).toContain('it was revoked');
    const again = await call(payments, 'POST', `/3p/api/v2/authorizations/${uuid}/revoke`, { reason: 'Twice.' });
    expect(again.body.data).toMatchObject({ revoked_reason: 'It called.', ended: [] });
  });

  story('ends a debit that waits to be presented again, and one that would be', async () => {
    const payments = await requiring();
    await service.send('PUT', `/admin/v1/processors/${payments.processor.uuid}`, { body: { present_again: true } });
    const uuid = await authorized(payments);
    const [before, after] = [await payments.started(), await payments.started()];
    await advance(service, { banking_days: 1 });
    await returnEntry(service, before.uuid, { stage: 'capture', code: 'R01' });
    const path = `/admin/v1/authorizations/${uuid}/revoke`;
    const revoked = await service.send('POST', path, { body: { reason: 'The payer called.' } });
    expect(revoked.body.data.ended).toEqual([before.uuid]);
    await returnEntry(service, after.uuid, { stage: 'capture', code: 'R09' });
    await advance(service, { banking_days: 1 });
    for (const [{ uuid: of }, code] of [
      [before, 'R01'],
      [after, 'R09'],
    ] as const)
      expect(await payments.read(of)).toMatchObject({
        capture_status: 'CAPTURE_ACH_FAILED',
        ach_return_code: code,
        failure_code: 'authorization_revoked',
        failure_reason: 'The debit was not presented again. The payer revoked the authorization.',
      });
  });
});
