// A payer authorizes debits on our page: the request of the tenant, the page, its answer.
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { easternDay } from '../../../../src/ach/calendar/eastern-time.ts';
import { tidyRequestsJob } from '../../../../src/customers/pages/tidy-requests.job.ts';
import { logTo } from '../../../../src/platform/log/log.ts';
import { type Asked, agreeing, ask, asked } from '../../../support/payments/asked-authorization.ts';
import { advance, type Payments, paymentsOf } from '../../../support/payments/payments.ts';
import { from, openPage, submit } from '../../../support/service/hosted-page.ts';
import { type TestService, testService } from '../../../support/service/service.ts';

let service: TestService;
const log: string[] = [];
beforeAll(async () => {
  service = await testService({
    context: () => ({ log: logTo({ write: (line) => void log.push(line) }, 'debug') }),
    settings: { ACHORD_TRUSTED_PROXIES: '127.0.0.0/8', ACHORD_REQUEST_LOG_DAYS: '14' },
  });
});

const today = () => easternDay(service.context.clock.now());
const tenant = (payments: Payments, method: string, path: string, body?: object) =>
  service.send(method, path, { token: payments.processor.token, ...(body === undefined ? {} : { body }) });
const read = async ({ payments, uuid }: Pick<Asked, 'payments' | 'uuid'>) =>
  (await tenant(payments, 'GET', `/3p/api/v2/authorization-requests/${uuid}`)).body.data;
const withdraw = ({ payments, uuid }: Asked) =>
  tenant(payments, 'POST', `/3p/api/v2/authorization-requests/${uuid}/withdraw`);
const authorizationsOf = async ({ payments }: Pick<Asked, 'payments'>) =>
  (await tenant(payments, 'GET', `/3p/api/v2/users/${payments.pair.payer_uuid}/authorizations`)).body.data
    .authorizations;

describe('A request', () => {
  it('has our text, made from its facts, and a link that no read shows', async () => {
    const payments = await paymentsOf(service);
    const { answer, account } = await ask(service, payments, {
      kind: 'recurring',
      payee_uuid: payments.pair.payee_uuid,
      minimum_amount: 1_000,
      maximum_amount: 50_000,
      ends_on: '2199-12-31',
    });
    expect(answer.status).toBe(201);
    const { url, ...shown } = answer.body.data;
    expect(url).toMatch(new RegExp(`^${service.address}/authorize/[\\w-]{43}$`));
    expect(shown).toMatchObject({
      state: 'open',
      kind: 'recurring',
      bank_account_uuid: account,
      authorization_uuid: null,
    });
    expect(shown.terms.join('\n')).toMatch(
      /^I, .+, authorize .+ to debit my checking account that ends in \w{4} over the ACH network to pay .+\.\nThe debits recur at regular intervals\. Each is at least \$10\.00 and at most \$500\.00\.\nThe first debit is on or after the day of this authorization\. No payment starts after December 31, 2199\.\nThis stays in effect until it ends or is revoked\. To revoke it, contact .+: help@northwind\.example\./,
    );
    const token = url.slice(-43);
    const list = await tenant(payments, 'GET', `/3p/api/v2/users/${payments.pair.payer_uuid}/authorization-requests`);
    expect(list.body.data).toMatchObject({ authorization_requests: [shown], next: null });
    const one = await tenant(payments, 'GET', `/3p/api/v2/authorization-requests/${shown.uuid}`);
    expect(one.body.data).toEqual(shown);
    for (const { text } of [list, one]) expect(text).not.toContain(token);
    const [row] = await service.context.database.query<{ row: string }>(
      'SELECT r::text AS row FROM authorization_requests r WHERE uuid = $1',
      [shown.uuid],
    );
    expect(row!.row).not.toContain(token);
    expect(row!.row).not.toContain('authorize');
  });

  it.each([
    [{ contact: undefined }, 'contact', 'must be given without terms'],
    [{ terms: ['I agree.'] }, 'terms_version', 'must be given with terms'],
    [{ terms_version: 'v1' }, 'terms_version', 'must only be given with terms'],
    [{ kind: 'single' }, 'maximum_amount', 'must be given without terms'],
    [{ authorized_on: '2020-01-01' }, 'authorized_on', 'must not be before today'],
    [{ authorized_on: '2199-01-02', ends_on: '2199-01-01' }, 'ends_on', 'must not be before authorized_on'],
    [{ minimum_amount: 2, maximum_amount: 1 }, 'minimum_amount', 'must not be more than maximum_amount'],
    [{ payee_uuid: randomUUID() }, 'payee_uuid', 'does not exist'],
    [{ return_url: 'http://shop.example/' }, 'return_url', 'must be an https URL'],
    [{ return_url: 'javascript:alert(1)' }, 'return_url', 'must be an https URL'],
    [{ return_url: 'https://ada@shop.example/' }, 'return_url', 'must not contain user information'],
    [{ expires_in_hours: 721 }, 'expires_in_hours', 'must be'],
    [{ bank_account: { uuid: randomUUID(), aggregator_type: 'manual' } }, 'bank_account', 'cannot be used'],
  ])('is refused with %j', async (body, field, message) => {
    const { answer } = await ask(service, await paymentsOf(service), body);
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field]);
    expect(answer.body.errors[0].message).toContain(message);
  });

  it('is replayed with the same link under its key, and belongs to its tenant only', async () => {
    const payments = await paymentsOf(service);
    const key = randomUUID();
    const [first, second] = [await ask(service, payments, {}, key), await ask(service, payments, {}, key)];
    expect(second.answer.text).toBe(first.answer.text);
    const other = await paymentsOf(service);
    const { uuid } = first.answer.body.data;
    for (const [method, path] of [
      ['GET', `/3p/api/v2/authorization-requests/${uuid}`],
      ['POST', `/3p/api/v2/authorization-requests/${uuid}/withdraw`],
      ['GET', `/3p/api/v2/users/${payments.pair.payer_uuid}/authorization-requests`],
    ] as const)
      expect((await tenant(other, method, path)).status).toBe(404);
    expect((await read({ payments, uuid })).state).toBe('open');
  });
});

describe('The page', () => {
  it('shows what is authorized, without the account number, and may load nothing', async () => {
    const one = await asked(service, {
      kind: 'single',
      maximum_amount: 50_000,
      return_url: 'https://shop.example/a?b="c',
    });
    const { status, html, headers } = await openPage(one.url);
    expect(status).toBe(200);
    const { terms } = await read(one);
    for (const paragraph of terms) expect(html).toContain(paragraph);
    expect(html).toMatch(/<dd>Checking account that ends in \w{4}<\/dd>/);
    expect(html).toContain('<dd>At most $500.00</dd>');
    expect(html).not.toMatch(/\d{9}|<script|http:|src=/);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    );
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('says at the fields what is missing, and keeps what was typed', async () => {
    const one = await asked(service);
    const noCheck = await submit(one.url, { name: 'Ada "M" <b>', answer: 'agree' });
    expect(noCheck.status).toBe(422);
    expect(noCheck.html).toContain('value="Ada &#34;M&#34; &#60;b&#62;"');
    expect(noCheck.html).toContain('id="agrees-error"');
    expect(noCheck.html).not.toContain('id="name-error"');
    const noName = await submit(one.url, { name: '  ', agrees: 'yes', answer: 'agree' });
    expect(noName.status).toBe(422);
    expect(noName.html).toContain('id="name-error"');
    expect(noName.html).toMatch(/id="agrees"[^>]* checked/);
    for (const name of ['x'.repeat(201), 'Ada\u0000'])
      expect((await submit(one.url, { ...agreeing, name })).status).toBe(422);
    expect(await authorizationsOf(one)).toEqual([]);
    expect((await read(one)).state).toBe('open');
  });

  it('records the authorization with its evidence; the link then says that it was used', async () => {
    const terms = ['I authorize <Northwind> & Co.', 'I can revoke this at any time.'];
    const first = await asked(service, { terms, terms_version: 'shop-2', reference: 'm-7', contact: undefined });
    const thanks = await submit(first.url, agreeing, { ...from('203.0.113.7'), 'user-agent': 'Lynx/2.9' });
    expect(thanks.status).toBe(200);
    expect(thanks.html).toContain('I authorize &#60;Northwind&#62; &#38; Co.');
    const request = await read(first);
    expect(request).toMatchObject({ state: 'agreed', ended_at: expect.any(String) });
    const path = `/3p/api/v2/authorizations/${request.authorization_uuid}`;
    expect((await tenant(first.payments, 'GET', path)).body.data).toMatchObject({
      bank_account_uuid: first.account,
      sec_code: 'WEB',
      kind: 'standing',
      authorized_on: today(),
      reference: 'm-7',
      evidence: {
        terms,
        terms_version: 'shop-2',
        agreed_at: expect.stringMatching(/Z$/),
        name: 'Ada Moreau',
        ip_address: '203.0.113.7',
        user_agent: 'Lynx/2.9',
        identity: 'one-time link',
        signature: expect.stringMatching(
          /^typed name, and check box on the page of Achord: “I authorize .+ to debit my account as the text above says\.”$/,
        ),
      },
    });
    const again = await openPage(first.url);
    expect([again.status, again.html]).toEqual([410, expect.stringContaining('This link was used')]);
    expect((await submit(first.url, { answer: 'decline' })).status).toBe(410);
    expect((await read(first)).state).toBe('agreed');
    const acts = await service.send(
      'GET',
      `/admin/v1/audit-trail?subject_uuid=${first.payments.pair.payer_uuid}&limit=3`,
    );
    const actions: string[] = acts.body.data.acts.map(({ action }: { action: string }) => action);
    expect(actions.sort()).toEqual([
      'authorization.recorded',
      'authorization_request.agreed',
      'authorization_request.made',
    ]);
  });

  it('begins on the first day that was asked for', async () => {
    const one = await asked(service, { authorized_on: '2199-03-04' });
    expect((await openPage(one.url)).html).toContain('<dd>On or after March 4, 2199</dd>');
    await submit(one.url, agreeing);
    expect(await authorizationsOf(one)).toMatchObject([{ authorized_on: '2199-03-04' }]);
  });

  it('records one authorization for many answers at once, and thanks for each', async () => {
    const one = await asked(service);
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit(one.url, agreeing)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    for (const { html } of answers) expect(html).toContain('Thank you');
    expect(await authorizationsOf(one)).toHaveLength(1);
  });

  it('takes one of an answer and a withdrawal at the same time', async () => {
    const one = await asked(service);
    const [answer, withdrawal] = await Promise.all([submit(one.url, agreeing), withdraw(one)]);
    const { state } = await read(one);
    expect([answer.status, withdrawal.status]).toEqual(state === 'agreed' ? [200, 422] : [410, 200]);
    expect(await authorizationsOf(one)).toHaveLength(state === 'agreed' ? 1 : 0);
  });

  it('takes one of an agreement and a refusal at the same time', async () => {
    for (let n = 0; n < 4; n++) {
      const one = await asked(service);
      const [agreed, declined] = await Promise.all([submit(one.url, agreeing), submit(one.url, { answer: 'decline' })]);
      const { state } = await read(one);
      expect([agreed.status, declined.status]).toEqual(state === 'agreed' ? [200, 410] : [410, 200]);
      expect(await authorizationsOf(one)).toHaveLength(state === 'agreed' ? 1 : 0);
    }
  });

  it('takes a refusal', async () => {
    const one = await asked(service, { return_url: 'https://shop.example/orders' });
    const declined = await submit(one.url, { answer: 'decline' });
    expect([declined.status, declined.html]).toEqual([
      200,
      expect.stringContaining('href="https://shop.example/orders"'),
    ]);
    expect((await submit(one.url, agreeing)).status).toBe(410);
    expect(await read(one)).toMatchObject({ state: 'declined', authorization_uuid: null });
    expect(await authorizationsOf(one)).toEqual([]);
    expect((await withdraw(one)).status).toBe(422);
  });

  it('no longer works once withdrawn, and a second withdrawal changes nothing', async () => {
    const one = await asked(service);
    const [first, second] = [await withdraw(one), await withdraw(one)];
    expect([first.status, first.body.data.state, second.text]).toEqual([200, 'withdrawn', first.text]);
    expect((await submit(one.url, agreeing)).status).toBe(410);
    expect(await authorizationsOf(one)).toEqual([]);
  });
});

describe('Nothing is authorized', () => {
  const changes: [string, (one: Asked) => Promise<{ status: number }>][] = [
    [
      'the account was removed',
      ({ payments, account }) => tenant(payments, 'DELETE', `/3p/api/v2/bank-accounts/manual/${account}`),
    ],
    [
      'the payer was blocked for fraud',
      ({ payments }) =>
        service.send('POST', `/admin/v1/users/${payments.pair.payer_uuid}/blocks`, { body: { kind: 'fraud' } }),
    ],
    [
      'the tenant was suspended',
      ({ payments }) => service.send('POST', `/admin/v1/processors/${payments.processor.uuid}/suspend`),
    ],
    [
      'the only payee was deleted',
      ({ payments }) => tenant(payments, 'DELETE', `/3p/api/v2/users/${payments.pair.payee_uuid}`),
    ],
    [
      'the payer was deleted',
      ({ payments }) => tenant(payments, 'DELETE', `/3p/api/v2/users/${payments.pair.payer_uuid}`),
    ],
  ];
  it.each(changes)('if %s', async (_, change) => {
    const payments = await paymentsOf(service);
    const one = await asked(service, { payee_uuid: payments.pair.payee_uuid }, payments);
    expect(Math.floor((await change(one)).status / 100)).toBe(2);
    for (const { status, html } of [await openPage(one.url), await submit(one.url, agreeing)])
      expect([status, html]).toEqual([410, expect.stringContaining('This can no longer be authorized')]);
    const rows = await service.context.database.query('SELECT uuid FROM authorizations WHERE bank_account_uuid = $1', [
      one.account,
    ]);
    expect(rows).toEqual([]);
  });

  it('by a page of another site', async () => {
    const one = await asked(service);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ])
      expect((await submit(one.url, agreeing, headers as unknown as Record<string, string>)).status).toBe(403);
    expect(await authorizationsOf(one)).toEqual([]);
    const own = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    expect((await submit(one.url, agreeing, own)).status).toBe(200);
  });

  it('by another kind of body, a large one, or an answer that no button sends', async () => {
    const one = await asked(service);
    const { answer: _, ...pressedNothing } = agreeing;
    for (const fields of [pressedNothing, { ...agreeing, answer: 'yes' }])
      expect((await submit(one.url, fields)).status).toBe(422);
    const json = { method: 'POST', body: JSON.stringify(agreeing), headers: { 'content-type': 'application/json' } };
    expect((await fetch(one.url, json)).status).toBe(415);
    const large = await submit(one.url, { ...agreeing, name: 'x'.repeat(10_000) });
    expect([large.status, large.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8']);
    expect((await read(one)).state).toBe('open');
  });
});

describe('A wrong link', () => {
  it('names no tenant, and is answered 429 after fifty tries of one address', async () => {
    const link = () => `${service.address}/authorize/${randomBytes(32).toString('base64url')}`;
    const address = from('203.0.113.30');
    for (const url of [link(), `${service.address}/authorize/x`]) {
      const { status, html } = await openPage(url, address);
      expect([status, html]).toEqual([404, expect.stringContaining('This link does not work')]);
    }
    const statuses: number[] = [];
    for (let n = 0; n < 50; n++) statuses.push((await submit(link(), agreeing, address)).status);
    expect(statuses).toEqual([...Array(48).fill(404), 429, 429]);
    const { status, headers, html } = await openPage(link(), address);
    expect([status, headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(html).toContain('Too many tries');
    // A right link still works there.
    const one = await asked(service);
    expect((await submit(one.url, agreeing, address)).status).toBe(200);
    expect((await openPage(link(), from('203.0.113.31'))).status).toBe(404);
  });

  it('and a right one are in no log and in no metric', async () => {
    const one = await asked(service);
    const token = one.url.slice(-43);
    await openPage(one.url);
    await submit(one.url, agreeing);
    expect(log.join('')).toContain('/authorize/:token');
    expect(log.join('')).not.toContain(token);
    const metrics = await (await fetch(`${service.address}/metrics`)).text();
    expect(metrics).toContain('/authorize/:token');
    expect(metrics).not.toContain(token);
    const requests = await service.send('GET', '/admin/v1/requests?limit=100');
    expect([requests.status, requests.text.includes(token)]).toEqual([200, false]);
  });
});

describe('The time of a request', () => {
  it('shows no names to a stranger who sends the answer again, 15 minutes after it', async () => {
    const one = await asked(service);
    expect((await submit(one.url, agreeing)).status).toBe(200);
    await advance(service, { seconds: 14 * 60 });
    expect((await submit(one.url, agreeing)).html).toContain('Thank you');
    await advance(service, { seconds: 2 * 60 });
    const late = await submit(one.url, agreeing);
    expect([late.status, late.html]).toEqual([410, expect.stringContaining('This link was used')]);
    expect(late.html).not.toContain((await read(one)).terms[0].slice(0, 20));
  });

  it('expires, and its request is removed 90 days later', async () => {
    const one = await asked(service, { expires_in_hours: 2 });
    await advance(service, { seconds: 2 * 3_600 });
    expect((await openPage(one.url)).status).toBe(410);
    expect((await submit(one.url, agreeing)).status).toBe(410);
    expect((await read(one)).state).toBe('expired');
    expect(await authorizationsOf(one)).toEqual([]);
    const { database, clock } = service.context;
    await tidyRequestsJob({ database, clock }, 'authorization_requests').run();
    expect((await read(one)).state).toBe('expired');
    await advance(service, { seconds: 90 * 86_400 });
    await tidyRequestsJob({ database, clock }, 'authorization_requests').run();
    expect((await openPage(one.url, from('203.0.113.20'))).status).toBe(404);
  });
});
