// The written process of fraud monitoring and its yearly report: made from what is set and was
// done.
import { beforeAll, describe, expect, it } from 'vitest';
import { easternDay } from '../../../src/ach/calendar/eastern-time.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { person } from '../../support/operators/person.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { textOfPdf } from '../../support/service/pdf-text.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;

const get = async (path: string) => (await service.send('GET', `/admin/v1/fraud-monitoring/${path}`)).body.data;
const today = () => easternDay(service.context.clock.now());
const year = () => Number(today().slice(0, 4));
const days = (banking_days: number) => advance(service, { banking_days });
const setRule = (rule: string, body: object) => service.send('PUT', `/admin/v1/fraud-rules/${rule}`, { body });

beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
  payments = await paymentsOf(service);
});

describe('Without a rule', () => {
  it('the process says so, and the report is empty', async () => {
    expect(await get('process')).toMatchObject({ monitoring_since: null, rules: [], next_review_by: null });
    expect(await get(`report?year=${year()}`)).toMatchObject({ found: [], decided: [], rule_changes: 0, reviews: [] });
    const { waiting } = (await service.send('GET', '/admin/v1/today')).body.data;
    expect(waiting.some(({ kind }: { kind: string }) => kind.startsWith('fraud'))).toBe(false);
  });
});

describe('With rules', () => {
  beforeAll(async () => {
    // One debit before any rule, which comes back as unauthorized.
    const { uuid: missed } = await payments.started();
    await days(1);
    const owner = { processor_uuid: payments.processor.uuid };
    await setRule('first_debit', { ...owner, action: 'review', amount: 50_000, reason: 'The first limit.' });
    await setRule('payer_velocity', { ...owner, action: 'note', payments: 1, hours: 48 });
    const { uuid: held } = await payments.started({ amount: 60_000 });
    await payments.started({ amount: 100 });
    await days(1);
    const open = await service.send('GET', `/admin/v1/fraud-reviews?state=open`);
    const review = open.body.data.fraud_reviews.find(
      (one: { transaction_uuid: string }) => one.transaction_uuid === held,
    );
    await advance(service, { seconds: 3600 });
    await service.send('POST', `/admin/v1/fraud-reviews/${review.uuid}/release`, { body: { reason: 'Known.' } });
    await days(1);
    await returnEntry(service, missed, { stage: 'capture', code: 'R10' });
    await days(2);
  });

  it('the report counts by rule, by decision, and what no rule had found', async () => {
    const report = await get(`report?year=${year()}`);
    expect(report).toMatchObject({
      year: year(),
      found: [
        { rule: 'payer_velocity', held: 0, noted: 2, amount: 60_100 },
        { rule: 'first_debit', held: 1, noted: 0, amount: 60_000 },
      ],
      decided: [
        { state: 'noted', reviews: 1, amount: 100, median_seconds_to_decide: null },
        { state: 'released', reviews: 1, amount: 60_000 },
      ],
      unauthorized_returns: { returns: 1, amount: 10_000, found: 0, not_found: 1 },
      rule_changes: 2,
    });
    expect(report.decided[1].median_seconds_to_decide).toBeGreaterThanOrEqual(3600);
    expect(await get(`report?year=${year() - 1}`)).toMatchObject({ found: [], unauthorized_returns: { returns: 0 } });
  });

  it('the process has the rules, who decides, and the changes with their reasons', async () => {
    const risk = await person(service, 'risk');
    const process = await get('process');
    expect(process.rules.map(({ rule }: { rule: string }) => rule)).toEqual(['payer_velocity', 'first_debit']);
    expect(process.changes).toMatchObject([{ detail: { rule: 'payer_velocity' } }, { reason: 'The first limit.' }]);
    expect(process.reviewers).toContainEqual(expect.objectContaining({ role: 'risk' }));
    expect(process.next_review_by > today()).toBe(true);
    expect((await risk.send('GET', '/admin/v1/fraud-monitoring/process')).status).toBe(200);
  });

  it('both are documents', async () => {
    for (const [path, words] of [
      ['process?format=pdf', ['Fraud monitoring: the process', 'The first limit.', '1 payments, 48 hours']],
      [`report?year=${year()}&format=pdf`, [`Fraud monitoring in ${year()}`, '$600.00', 'No rule had found it']],
    ] as const) {
      const answer = await service.send('GET', `/admin/v1/fraud-monitoring/${path}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      const text = textOfPdf(answer.text);
      for (const word of words) expect(text).toContain(word);
    }
  });

  it('Today asks for the yearly review until it is recorded', async () => {
    const cards = async () =>
      (await service.send('GET', '/admin/v1/today')).body.data.waiting.map(({ kind }: { kind: string }) => kind);
    expect(await cards()).not.toContain('fraud_process');
    await advance(service, { seconds: 340 * 86_400 });
    expect(await cards()).toContain('fraud_process');
    const body = { reviewed_on: today(), note: 'Compared the rules with the returns.' };
    const path = '/admin/v1/fraud-monitoring/process-reviews';
    const late = await service.send('POST', path, { body: { ...body, reviewed_on: `${year() + 1}-12-31` } });
    expect(late.body.errors).toMatchObject([{ field: 'reviewed_on', code: 'in_the_future' }]);
    const recorded = await service.send('POST', path, { body });
    expect([recorded.status, recorded.body.data]).toMatchObject([201, { ...body, reviewed_by: null }]);
    expect(await cards()).not.toContain('fraud_process');
    expect((await get(`report?year=${year()}`)).reviews).toEqual([recorded.body.data]);
  });
});
