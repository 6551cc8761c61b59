// Fraud monitoring: what each rule finds before money moves, what happens with the payment, and
// what an operator decides.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

interface Review {
  uuid: string;
  state: string;
  stage: string;
  transaction_uuid: string;
  hold_uuid: string | null;
  reason: string | null;
  findings: { rule: string; text: string; counted: object; allowed: object }[];
}

const days = (banking_days: number) => advance(service, { banking_days });
const setRule = (rule: string, body: object) => service.send('PUT', `/admin/v1/fraud-rules/${rule}`, { body });
async function ruleFor({ processor }: Payments, rule: string, body: object): Promise<void> {
  const answer = await setRule(rule, { processor_uuid: processor.uuid, action: 'review', ...body });
  if (answer.status !== 200) throw new Error(answer.text);
}
const reviewsOf = async ({ processor }: Payments, state?: string): Promise<Review[]> =>
  (
    await service.send(
      'GET',
      `/admin/v1/fraud-reviews?limit=100&processor_uuid=${processor.uuid}${state === undefined ? '' : `&state=${state}`}`,
    )
  ).body.data.fraud_reviews;
const decide = (uuid: string, what: 'release' | 'stop', body: object = {}) =>
  service.send('POST', `/admin/v1/fraud-reviews/${uuid}/${what}`, { body: { reason: 'Called the payer.', ...body } });
const statusOf = async (payments: Payments, uuid: string) => (await payments.read(uuid)).transaction_status;
const holdsOf = async ({ processor }: Payments, uuid: string) =>
  (await service.send('GET', `/3p/api/v2/transactions/${uuid}/holds`, { token: processor.token })).body.data.holds as {
    kind: string;
    reason: string;
    released_at: string | null;
  }[];

describe('A payer that starts many payments', () => {
  story('has all payments of the span on hold, and those before it go out', async () => {
    const payments = await paymentsOf(service);
    await ruleFor(payments, 'payer_velocity', { hours: 2, payments: 2 });
    const { uuid: early } = await payments.started();
    await advance(service, { seconds: 3 * 3600 });
    const uuids: string[] = [];
    for (let n = 0; n < 3; n++) uuids.push((await payments.started()).uuid);
    await days(1);
    expect(await statusOf(payments, early)).toBe('CAPTURE_ACH_PENDING');
    const reviews = await reviewsOf(payments, 'open');
    expect(reviews.map((one) => one.transaction_uuid).toSorted()).toEqual(uuids.toSorted());
    expect(reviews[0]).toMatchObject({
      stage: 'capture',
      findings: [
        {
          rule: 'payer_velocity',
          counted: { payments: 3, amount: 30_000 },
          allowed: { hours: 2, payments: 2, amount: null },
          text: 'The payer started 3 payments of $300.00 within 2 hours. The rule allows 2 payments.',
        },
      ],
    });
    for (const uuid of uuids) {
      expect(await statusOf(payments, uuid)).toBe('CAPTURE_PENDING');
      // The tenant does not read what was found.
      expect(await holdsOf(payments, uuid)).toMatchObject([
        { kind: 'risk', reason: 'Fraud monitoring: the operator of this service must review the payment.' },
      ]);
    }
    // A released payment goes out, and the rule does not find it again.
    expect((await decide(reviews[0]!.uuid, 'release')).body.data).toMatchObject({
      state: 'released',
      reason: 'Called the payer.',
    });
    await days(1);
    expect(await statusOf(payments, reviews[0]!.transaction_uuid)).toBe('CAPTURE_ACH_PENDING');
    expect(await reviewsOf(payments)).toHaveLength(3);
  });

  story('is found by the amount of its payments', async () => {
    const payments = await paymentsOf(service);
    await ruleFor(payments, 'payer_velocity', { hours: 24, amount: 25_000 });
    await payments.started({ amount: 20_000 });
    await payments.started({ amount: 5_000 });
    await days(1);
    expect(await reviewsOf(payments)).toEqual([]);
    await payments.started({ amount: 25_000 });
    await payments.started({ amount: 1 });
    await days(1);
    expect((await reviewsOf(payments)).map(({ findings }) => findings[0]!.text)).toEqual([
      'The payer started 2 payments of $250.01 within 24 hours. The rule allows $250.00.',
      'The payer started 2 payments of $250.01 within 24 hours. The rule allows $250.00.',
    ]);
  });
});

describe('A payer that stays just below a limit', () => {
  story('is found when several payments are near it, and others do not count', async () => {
    const payments = await paymentsOf(service);
    await ruleFor(payments, 'below_limit', { hours: 24, payments: 2, amount: 20_000, percent: 10 });
    const near = [(await payments.started({ amount: 18_000 })).uuid, (await payments.started({ amount: 20_000 })).uuid];
    const others = [
      (await payments.started({ amount: 17_999 })).uuid,
      (await payments.started({ amount: 20_001 })).uuid,
    ];
    await days(1);
    expect(await reviewsOf(payments)).toEqual([]);
    for (const uuid of [...near, ...others]) expect(await statusOf(payments, uuid)).toBe('CAPTURE_ACH_PENDING');
    await days(2);
    const found = [];
    for (const amount of [18_000, 19_000, 20_000]) found.push((await payments.started({ amount })).uuid);
    const other = (await payments.started({ amount: 5_000 })).uuid;
    await days(1);
    const reviews = await reviewsOf(payments, 'open');
    expect(reviews.map((one) => one.transaction_uuid).toSorted()).toEqual(found.toSorted());
    expect(reviews[0]!.findings[0]).toMatchObject({
      rule: 'below_limit',
      counted: { payments: 3, amount: 57_000 },
      allowed: { hours: 24, payments: 2, amount: 20_000, percent: 10 },
      text: 'The payer started 3 payments of $570.00 within 24 hours, each at most 10 percent below $200.00. The rule allows 2 payments.',
    });
    expect(await statusOf(payments, other)).toBe('CAPTURE_ACH_PENDING');
  });
});

describe('A large first debit', () => {
  story('is found until a debit of the bank account is good', async () => {
    const payments = await paymentsOf(service);
    await ruleFor(payments, 'first_debit', { amount: 50_000 });
    const { uuid: small } = await payments.started({ amount: 50_000 });
    const { uuid: large } = await payments.started({ amount: 50_001 });
    await days(1);
    expect(await statusOf(payments, small)).toBe('CAPTURE_ACH_PENDING');
    expect(await reviewsOf(payments)).toMatchObject([
      {
        transaction_uuid: large,
        findings: [
          {
            rule: 'first_debit',
            text: 'The debit of $500.01 is the first one of this bank account. The rule allows $500.00.',
          },
        ],
      },
    ]);
    await days(6);
    const { uuid: later } = await payments.started({ amount: 60_000 });
    await days(1);
    expect(await statusOf(payments, later)).toBe('CAPTURE_ACH_PENDING');
  });

  story('that is only noted goes out', async () => {
    const payments = await paymentsOf(service);
    await ruleFor(payments, 'first_debit', { action: 'note', amount: 100 });
    const { uuid } = await payments.started();
    await days(1);
    expect(await statusOf(payments, uuid)).toBe('CAPTURE_ACH_PENDING');
    const [noted] = await reviewsOf(payments);
    expect(noted).toMatchObject({ state: 'noted', hold_uuid: null, transaction_uuid: uuid });
    expect((await decide(noted!.uuid, 'release')).body.errors).toMatchObject([
      { code: 'invalid_state', message: 'the review is noted; only an open review can be decided' },
    ]);
    expect(await holdsOf(payments, uuid)).toEqual([]);
  });

  story('that an operator stops is canceled, and the payer is blocked', async () => {
    const payments = await paymentsOf(service);
    await ruleFor(payments, 'first_debit', { amount: 100 });
    const { uuid } = await payments.started();
    await days(1);
    const [review] = await reviewsOf(payments);
    const stopped = await decide(review!.uuid, 'stop');
    expect(stopped.body.data).toMatchObject({ state: 'stopped', reason: 'Called the payer.' });
    expect((await decide(review!.uuid, 'stop')).body.data).toEqual(stopped.body.data);
    expect((await service.send('GET', `/admin/v1/fraud-reviews/${review!.uuid}`)).body.data).toEqual(stopped.body.data);
    expect((await decide(review!.uuid, 'release')).status).toBe(422);
    expect(await payments.read(uuid)).toMatchObject({
      transaction_status: 'CANCELED',
      cancel_reason: 'Stopped by the operator after a review.',
    });
    expect((await holdsOf(payments, uuid)).every(({ released_at }) => released_at !== null)).toBe(true);
    expect((await payments.start()).body.errors).toMatchObject([{ code: 'user_blocked' }]);
  });

  story('that the tenant cancels needs no decision any more', async () => {
    const payments = await paymentsOf(service);
    await ruleFor(payments, 'first_debit', { amount: 100 });
    const { uuid } = await payments.started();
    await days(1);
    expect((await payments.cancel(uuid)).status).toBe(200);
    expect(await reviewsOf(payments)).toMatchObject([{ state: 'closed' }]);
    expect((await holdsOf(payments, uuid)).every(({ released_at }) => released_at !== null)).toBe(true);
  });

  story('is released when its hold is released', async () => {
    const payments = await paymentsOf(service);
    await ruleFor(payments, 'first_debit', { amount: 100 });
    await payments.started();
    await days(1);
    const [review] = await reviewsOf(payments);
    const path = `/admin/v1/holds/${review!.hold_uuid}`;
    expect((await service.send('DELETE', path)).body.errors).toEqual([]);
    expect(await reviewsOf(payments)).toMatchObject([{ state: 'released', reason: expect.any(String) }]);
  });
});

describe('A payout', () => {
  story('to a new bank account is found when all payouts to it are large', async () => {
    const payments = await paymentsOf(service);
    await ruleFor(payments, 'new_payee_account', { amount: 15_000, days: 60 });
    const { uuid: one } = await payments.started();
    const { uuid: other } = await payments.started();
    await days(7);
    const reviews = await reviewsOf(payments);
    expect(reviews.map((review) => review.transaction_uuid).toSorted()).toEqual([one, other].toSorted());
    expect(reviews[0]).toMatchObject({ stage: 'payout', findings: [{ rule: 'new_payee_account' }] });
    expect(reviews[0]!.findings[0]!.text).toMatch(
      /^2 payouts of \$200\.00 would go to a bank account that was added \d+ days ago\. For 60 days the rule allows \$150\.00\.$/,
    );
    expect((await payments.read(one)).payout_status).toBe('PAYOUT_PENDING_ACH');
    for (const { uuid } of reviews) expect((await decide(uuid, 'release')).status).toBe(200);
    await days(3);
    expect((await payments.read(one)).payout_status).toBe('PAYOUT_COMPLETE');
    expect(await reviewsOf(payments, 'open')).toEqual([]);
  });

  story('that an operator stops stays on hold, and the payee is blocked', async () => {
    const payments = await paymentsOf(service);
    await ruleFor(payments, 'new_payee_account', { amount: 100, days: 60 });
    const { uuid } = await payments.started();
    await days(7);
    const [review] = await reviewsOf(payments);
    expect((await decide(review!.uuid, 'stop')).body.data).toMatchObject({ state: 'stopped' });
    await days(2);
    expect((await payments.read(uuid)).payout_status).toBe('PAYOUT_PENDING_ACH');
    expect((await payments.start()).body.errors).toMatchObject([{ code: 'user_blocked' }]);
  });

  story('to another account than before is found, and one to the known account is not', async () => {
    const payments = await paymentsOf(service);
    await payments.started();
    await days(9);
    await ruleFor(payments, 'changed_payee_account', { amount: 5_000, days: 7 });
    const account = await addBankAccount(service, payments.processor.token, payments.pair.payee_uuid);
    const { uuid: known } = await payments.started();
    const { uuid: changed } = await payments.started({
      destination_bank_account: { uuid: account.uuid, aggregator_type: 'manual' },
    });
    await days(8);
    expect((await payments.read(known)).payout_status).toBe('PAYOUT_COMPLETE');
    expect(await reviewsOf(payments)).toMatchObject([
      {
        transaction_uuid: changed,
        stage: 'payout',
        findings: [
          {
            rule: 'changed_payee_account',
            text: "1 payout of $100.00 would go to another bank account than the payee's earlier payouts. In the first 7 days of a changed account the rule allows $50.00.",
          },
        ],
      },
    ]);
  });

  story('is found when its account was disabled and the payout would use a new one', async () => {
    const payments = await paymentsOf(service);
    await ruleFor(payments, 'changed_payee_account', { amount: 100, days: 30 });
    await payments.started();
    await days(9);
    const { token } = payments.processor;
    const { uuid } = await payments.started();
    await days(2);
    const fresh = await addBankAccount(service, token, payments.pair.payee_uuid);
    // A return of another payout has disabled the account.
    await service.context.database.query(
      `UPDATE bank_accounts SET disabled_at = now(), disabled_reason = 'R02' WHERE user_uuid = $1 AND uuid <> $2`,
      [payments.pair.payee_uuid, fresh.uuid],
    );
    await days(6);
    expect(await reviewsOf(payments)).toMatchObject([
      { transaction_uuid: uuid, findings: [{ rule: 'changed_payee_account', bank_account_uuid: fresh.uuid }] },
    ]);
    expect((await payments.read(uuid)).payout_status).toBe('PAYOUT_PENDING_ACH');
  });

  story('to a new payee of many payers is found', async () => {
    const payments = await paymentsOf(service);
    await ruleFor(payments, 'many_payers', { payers: 1, hours: 24, days: 60 });
    await payments.started();
    const { payer_uuid } = await registerPayerAndPayee(service, payments.processor.uuid);
    await payments.started({ payer_uuid });
    await days(7);
    const reviews = await reviewsOf(payments);
    expect(reviews).toHaveLength(2);
    expect(reviews[0]!.findings[0]).toMatchObject({ rule: 'many_payers', counted: { payers: 2 } });
  });

  story('that is refunded before a decision goes back to the payer', async () => {
    const payments = await paymentsOf(service);
    await ruleFor(payments, 'new_payee_account', { amount: 100, days: 60 });
    const { uuid } = await payments.started();
    await days(7);
    await service.send('POST', `/sandbox/v1/transactions/${uuid}/return`, { body: { stage: 'capture', code: 'R01' } });
    await days(4);
    // Any later cut-off that has something to judge closes it.
    await payments.started();
    await days(1);
    expect(await reviewsOf(payments)).toMatchObject([{ state: 'closed', transaction_uuid: uuid }]);
  });
});

describe('A return that a bank marks as questionable', () => {
  story('is noted as a finding, without a rule', async () => {
    const payments = await paymentsOf(service);
    const { uuid } = await payments.started();
    await days(2);
    await service.send('POST', `/sandbox/v1/transactions/${uuid}/return`, { body: { stage: 'capture', code: 'R17' } });
    await days(2);
    expect(await reviewsOf(payments)).toMatchObject([
      {
        state: 'noted',
        stage: 'capture',
        amount: 10_000,
        findings: [{ rule: 'questionable_return', text: expect.stringContaining('QUESTIONABLE') }],
      },
    ]);
    const shown = (await service.send('GET', `/admin/v1/transactions/${uuid}`)).body.data;
    expect(shown.fraud_reviews).toMatchObject([{ state: 'noted', transaction_uuid: uuid }]);
  });
});

describe('The page of a payment', () => {
  story('has the finding and the acts on it, and Today has a card with the next cut-off', async () => {
    const payments = await paymentsOf(service);
    await ruleFor(payments, 'first_debit', { amount: 100 });
    const { uuid } = await payments.started();
    await days(1);
    const { fraud_reviews, allowed_acts } = (await service.send('GET', `/admin/v1/transactions/${uuid}`)).body.data;
    expect(fraud_reviews).toMatchObject([{ state: 'open', findings: [{ rule: 'first_debit' }] }]);
    const acts = allowed_acts.map(({ operation_id }: { operation_id: string }) => operation_id);
    expect(acts).toEqual(['cancelTransactionOfAnyTenant', 'createHold', 'releaseFraudReview', 'stopFraudReview']);
    const today = (await service.send('GET', '/admin/v1/today')).body.data;
    const card = today.waiting.find(({ kind }: { kind: string }) => kind === 'fraud_review');
    expect(card).toMatchObject({
      deadline_at: today.banks[0].next_cut_off_at,
      path: '/admin/v1/fraud-reviews?state=open',
    });
    const open = (await service.send('GET', `${card.path}&limit=100`)).body.data.fraud_reviews as { amount: number }[];
    expect([card.count, card.amount]).toEqual([open.length, open.reduce((sum, { amount }) => sum + amount, 0)]);
  });
});

describe('The rules', () => {
  story('of the narrowest owner decide, also when it switches a rule off', async () => {
    const payments = await paymentsOf(service);
    const other = await registerPayerAndPayee(service, payments.processor.uuid);
    await ruleFor(payments, 'first_debit', { amount: 100 });
    await ruleFor(payments, 'first_debit', { merchant_uuid: payments.pair.payee_uuid, action: 'off' });
    const { uuid: allowed } = await payments.started();
    const { uuid: found } = await payments.started(other);
    await days(1);
    expect(await statusOf(payments, allowed)).toBe('CAPTURE_ACH_PENDING');
    expect(await reviewsOf(payments)).toMatchObject([{ transaction_uuid: found }]);
  });

  it('are set as recommended with one request, which leaves what is set', async () => {
    const { processor } = await paymentsOf(service);
    const body = { processor_uuid: processor.uuid };
    await setRule('first_debit', { ...body, action: 'off' });
    const set = await service.send('POST', '/admin/v1/fraud-rules/recommended', { body });
    expect(set.status).toBe(200);
    const listed = await service.send('GET', `/admin/v1/fraud-rules?processor_uuid=${processor.uuid}`);
    expect(
      listed.body.data.fraud_rules.map(({ rule, action }: { rule: string; action: string }) => [rule, action]),
    ).toEqual(
      expect.arrayContaining([
        ['first_debit', 'off'],
        ['payer_velocity', 'review'],
        ['below_limit', 'note'],
        ['many_payers', 'note'],
        ['new_payee_account', 'review'],
        ['changed_payee_account', 'review'],
      ]),
    );
    expect(set.body.data.rules).toContainEqual(
      expect.objectContaining({ rule: 'new_payee_account', owner: 'processor', amount: 500_000, days: 7, hours: null }),
    );
    expect((await setRule('first_debit', { ...body, action: null })).body.data).toEqual({ rule: null });
  });

  it.each([
    ['first_debit', { action: 'review' }, 'amount', 'missing'],
    ['first_debit', { action: 'review', amount: 1, days: 2 }, 'days', 'unknown'],
    ['payer_velocity', { action: 'note', hours: 2 }, 'payments', 'missing'],
    ['first_debit', { action: 'review', amount: 1, merchant_uuid: crypto.randomUUID() }, 'merchant_uuid', 'unknown'],
    ['first_debit', { action: 'review', amount: 1, processor_uuid: crypto.randomUUID() }, 'processor_uuid', 'unknown'],
  ])('refuse for %s %j', async (rule, body, field, code) => {
    const answer = await setRule(rule, body);
    expect([answer.status, answer.body.errors?.[0]]).toEqual([422, expect.objectContaining({ field, code })]);
  });

  it('are in the audit trail with what changed', async () => {
    const { processor } = await paymentsOf(service);
    const body = { processor_uuid: processor.uuid, action: 'review' };
    await setRule('first_debit', { ...body, amount: 100 });
    await setRule('first_debit', { ...body, amount: 300 });
    const { acts } = (
      await service.send('GET', `/admin/v1/audit-trail?action=fraud_rule.set&processor_uuid=${processor.uuid}`)
    ).body.data;
    expect(acts[0].detail).toMatchObject({
      rule: 'first_debit',
      before: { amount: 100 },
      after: { amount: 300 },
    });
  });
});
