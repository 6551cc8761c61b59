// A user adds a bank account on our page: the request of the tenant, the page, the account.
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tidyRequestsJob } from '../../../src/customers/pages/tidy-requests.job.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { logTo } from '../../../src/platform/log/log.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { type AskedAccount, askedAccount, askForAccount, typedAccount } from '../../support/payments/asked-account.ts';
import { accountDetailsOf, addBankAccount } from '../../support/payments/bank-accounts.ts';
import { advance, paymentsOf } from '../../support/payments/payments.ts';
import { directoryLine, importLines } from '../../support/payments/routing-directory.ts';
import { registerBusiness, registerPerson } from '../../support/payments/users.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import { from, openPage, submit } from '../../support/service/hosted-page.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
const log: string[] = [];
// The validation provider: answers after `held`.
let held: Promise<void> = Promise.resolve();
let checked: string[] = [];

beforeAll(async () => {
  service = await testService({
    context: ({ bankAccountProviders }) => ({
      log: logTo({ write: (line) => void log.push(line) }, 'debug'),
      bankAccountProviders: {
        ...bankAccountProviders,
        validation: {
          async validateAccount(account, signal) {
            checked.push(account.account_number);
            await held;
            return bankAccountProviders.validation.validateAccount(account, signal);
          },
        },
      },
    }),
    settings: { ACHORD_TRUSTED_PROXIES: '127.0.0.0/8', ACHORD_REQUEST_LOG_DAYS: '14' },
  });
});
beforeEach(() => {
  held = Promise.resolve();
  checked = [];
});

interface Tenant {
  uuid: string;
  token: string;
}
const newUser = async (tenant?: Tenant) => {
  const { uuid, token } = tenant ?? (await service.processor());
  return { processor: uuid, token, user: (await registerPerson(service, token)).uuid as string };
};
const asked = async (body: object = {}): Promise<AskedAccount & { processor: string }> => {
  const of = await newUser();
  return { ...(await askedAccount(service, of, body)), processor: of.processor };
};
const tenant = (token: string, method: string, path: string, body?: object) =>
  service.send(method, path, { token, ...(body === undefined ? {} : { body }) });
const read = async ({ token, uuid }: Pick<AskedAccount, 'token' | 'uuid'>) =>
  (await tenant(token, 'GET', `/3p/api/v2/bank-account-requests/${uuid}`)).body.data;
const withdraw = ({ token, uuid }: AskedAccount) =>
  tenant(token, 'POST', `/3p/api/v2/bank-account-requests/${uuid}/withdraw`);
const accountsOf = async ({ token, user }: Pick<AskedAccount, 'token' | 'user'>) =>
  (await tenant(token, 'GET', `/3p/api/v2/users/${user}/bank-accounts`)).body.data;
const rowsOf = (table: string, processor: string) =>
  service.context.database.query<Record<string, unknown>>(`SELECT * FROM ${table} WHERE processor_id = $1`, [
    processor,
  ]);
const summary = (html: string) => /<ul>(.*)<\/ul>/.exec(html)?.[1];

describe('A request', () => {
  it('has a link that no read shows, and lists with the others of its user', async () => {
    const { token, user } = await newUser();
    const answer = await askForAccount(service, token, user, { return_url: 'https://shop.example/a' });
    expect(answer.status).toBe(201);
    const { url, ...shown } = answer.body.data;
    expect(url).toMatch(new RegExp(`^${service.address}/bank-account/[\\w-]{43}$`));
    expect(shown).toMatchObject({ state: 'open', user_uuid: user, bank_account_uuid: null, ended_at: null });
    const list = await tenant(token, 'GET', `/3p/api/v2/users/${user}/bank-account-requests`);
    expect(list.body.data).toMatchObject({ bank_account_requests: [shown], next: null });
    const one = await tenant(token, 'GET', `/3p/api/v2/bank-account-requests/${shown.uuid}`);
    expect(one.body.data).toEqual(shown);
    const [row] = await service.context.database.query<{ row: string }>(
      'SELECT r::text AS row FROM bank_account_requests r WHERE uuid = $1',
      [shown.uuid],
    );
    for (const text of [list.text, one.text, row!.row]) expect(text).not.toContain(url.slice(-43));
  });

  it.each([
    [{ return_url: 'http://shop.example/' }, 422, 'return_url'],
    [{ return_url: 'javascript:alert(1)' }, 422, 'return_url'],
    [{ expires_in_hours: 721 }, 422, 'expires_in_hours'],
    [{ billing_merchant_user_uuid: randomUUID() }, 406, 'billing_merchant_user_uuid'],
  ])('is refused with %j', async (body, status, field) => {
    const { token, user } = await newUser();
    const answer = await askForAccount(service, token, user, body);
    expect([answer.status, answer.body.errors[0].field]).toEqual([status, field]);
  });

  it('is replayed with the same link under its key, and belongs to its tenant only', async () => {
    const { token, user } = await newUser();
    const key = randomUUID();
    const [first, second] = [
      await askForAccount(service, token, user, {}, key),
      await askForAccount(service, token, user, {}, key),
    ];
    expect(second.text).toBe(first.text);
    const { uuid } = first.body.data;
    const other = await service.processor();
    for (const [method, path] of [
      ['GET', `/3p/api/v2/bank-account-requests/${uuid}`],
      ['POST', `/3p/api/v2/bank-account-requests/${uuid}/withdraw`],
      ['GET', `/3p/api/v2/users/${user}/bank-account-requests`],
      ['POST', `/3p/api/v2/users/${user}/bank-account-requests`],
    ] as const)
      expect((await tenant(other.token, method, path, method === 'POST' ? {} : undefined)).status).toBe(404);
    expect((await read({ token, uuid })).state).toBe('open');
  });
});

describe('The page', () => {
  it('names the tenant and the user, and may load nothing', async () => {
    const one = await asked();
    const { status, html, headers } = await openPage(one.url);
    expect(status).toBe(200);
    expect(html).toContain('<dd>Ada Moreau</dd>');
    expect(html).not.toMatch(/<script|http:|src=/);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    );
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('adds the account as the API does: validated, billed and announced once, and the default', async () => {
    const one = await asked({ return_url: 'https://shop.example/back' });
    const typed = typedAccount({ routing_number: '011000015', account_name: 'Ada  M' });
    const thanks = await submit(one.url, { ...typed, routing_number: '0110 0001-5' }, from('203.0.113.7'));
    expect([thanks.status, thanks.html]).toEqual([200, expect.stringContaining('has your bank account')]);
    expect(thanks.html).toContain(`Checking account that ends in ${typed.account_number.slice(-4)}`);
    expect(thanks.html).toContain('href="https://shop.example/back"');
    expect(thanks.html).not.toContain(typed.account_number);
    const request = await read(one);
    expect(request).toMatchObject({ state: 'added', ended_at: expect.any(String) });
    const account = (await tenant(one.token, 'GET', `/3p/api/v1/bank-account/${one.user}`)).body.data;
    expect(account).toMatchObject({
      ...accountDetailsOf({ ...typed, account_name: 'Ada M' }),
      uuid: request.bank_account_uuid,
      aggregator_type: 'manual',
      is_default: true,
    });
    const linked = async () =>
      (await tenant(one.token, 'GET', '/3p/api/v1/events')).body.data.events.filter(
        ({ type }: { type: string }) => type === 'BankLinkedSuccessfully',
      );
    await expect
      .poll(linked, { timeout: longWaitMs })
      .toMatchObject([{ data: { uuid: request.bank_account_uuid, valid_account: 'valid' } }]);
    expect(await rowsOf('billable_events', one.processor)).toMatchObject([
      { kind: 'account_validation', vendor_id: null, billing_merchant_user_uuid: null },
    ]);
    expect(await rowsOf('account_validations', one.processor)).toMatchObject([
      { bank_account_uuid: request.bank_account_uuid, valid_account: 'valid', billed: true },
    ]);
    const acts = await service.send('GET', `/admin/v1/audit-trail?processor_uuid=${one.processor}&limit=20`);
    const ofPage = acts.body.data.acts.filter(({ address }: { address: string }) => address === '203.0.113.7');
    expect(ofPage.map(({ action, actor }: Record<string, unknown>) => [action, actor]).sort()).toEqual([
      ['bank_account.added', null],
      ['bank_account_request.added', null],
    ]);
    const again = await openPage(one.url);
    expect([again.status, again.html]).toEqual([410, expect.stringContaining('This link was used')]);
    expect((await withdraw(one)).status).toBe(422);
  });

  it('bills the vendor that asked, or the merchant of the request', async () => {
    const processor = await service.processor();
    const vendor = await service.vendor(processor.uuid);
    const merchant = (await registerBusiness(service, processor.token)).uuid;
    const ofVendor = (await registerPerson(service, vendor.token)).uuid;
    const user = (await registerPerson(service, processor.token)).uuid;
    for (const one of [
      await askedAccount(service, { token: vendor.token, user: ofVendor }),
      await askedAccount(service, { token: processor.token, user }, { billing_merchant_user_uuid: merchant }),
    ])
      expect((await submit(one.url, typedAccount())).status).toBe(200);
    const billed = await rowsOf('billable_events', processor.uuid);
    expect(
      billed
        .filter(({ kind }) => kind === 'account_validation')
        .map(({ vendor_id, billing_merchant_user_uuid }) => ({ vendor_id, billing_merchant_user_uuid })),
    ).toEqual([
      { vendor_id: vendor.uuid, billing_merchant_user_uuid: null },
      { vendor_id: null, billing_merchant_user_uuid: merchant },
    ]);
  });

  it('says at each field what is wrong, keeps what was typed, and asks no provider', async () => {
    const one = await asked();
    const empty = await submit(one.url, {});
    expect(empty.status).toBe(422);
    for (const id of ['routing_number', 'account_number', 'account_type', 'account_name']) {
      expect(empty.html).toContain(`id="${id}-error"`);
      expect(empty.html).toContain(`href="#${id}"`);
    }
    const typed = typedAccount({ account_name: 'Ada "M" <b>', account_type: 'savings', account_number_again: '1' });
    const differ = await submit(one.url, typed);
    expect([differ.status, summary(differ.html)]).toEqual([
      422,
      '<li><a href="#account_number_again">The two account numbers differ. Type the same number twice.</a></li>',
    ]);
    expect(differ.html).toContain('value="Ada &#34;M&#34; &#60;b&#62;"');
    expect(differ.html).toContain(`value="${typed.routing_number}"`);
    expect(differ.html).toMatch(/value="savings" required checked/);
    expect(differ.html).not.toContain(typed.account_number);
    for (const wrong of [
      { routing_number: '12345678' },
      { account_number: '0000' },
      { account_number: '123456789012345678' },
      { account_name: 'x'.repeat(256) },
      { account_name: 'Ada\u0000' },
      { account_type: 'loan' as 'savings' },
    ])
      expect((await submit(one.url, typedAccount(wrong))).status).toBe(422);
    expect(checked).toEqual([]);
    expect(await accountsOf(one)).toEqual([]);
    expect((await read(one)).state).toBe('open');
  });

  it('says in plain words why an account is refused, and records why', async () => {
    await importLines(service, [
      directoryLine(),
      directoryLine({ routing: '011000015' }),
      directoryLine({ routing: '011401533', type: '2', replacedBy: '021000021' }),
    ]);
    const one = await asked();
    const refusedAs = async (typed: object) => {
      const { status, html } = await submit(one.url, typedAccount(typed));
      expect(status).toBe(422);
      return summary(html);
    };
    expect(await refusedAs({ routing_number: '021000022' })).toContain(
      'Check the routing number: it is the nine digits at the bottom left of a check.',
    );
    expect(await refusedAs({ routing_number: '011401533' })).toContain('a new routing number, 021000021');
    expect(await refusedAs({ routing_number: '091000019' })).toContain('No bank receives payments');
    expect(await refusedAs({ account_number: '881237001' })).toContain('was not found at the bank');
    expect(checked).toEqual(['881237001']);
    expect(await accountsOf(one)).toEqual([]);
    expect(await rowsOf('account_validations', one.processor)).toHaveLength(4);
    expect(await rowsOf('billable_events', one.processor)).toHaveLength(1);
    expect((await submit(one.url, typedAccount())).status).toBe(200);
  });

  it('takes an account that the user already has', async () => {
    const of = await newUser();
    const known = await addBankAccount(service, of.token, of.user);
    const one = await askedAccount(service, of);
    const thanks = await submit(one.url, typedAccount(accountDetailsOf(known)));
    expect(thanks.status).toBe(200);
    expect(await read(one)).toMatchObject({ state: 'added', bank_account_uuid: known.uuid });
    expect(await accountsOf(one)).toHaveLength(1);
  });

  it('refuses an account that a return disabled, unless it is valid', async () => {
    const payments = await paymentsOf(service);
    const of = { token: payments.processor.token, user: payments.pair.payer_uuid };
    const first = (await tenant(of.token, 'GET', `/3p/api/v1/bank-account/${of.user}`)).body.data;
    const account = await addBankAccount(service, of.token, of.user, { account_number: '661237004' });
    await tenant(of.token, 'DELETE', `/3p/api/v2/bank-accounts/manual/${first.uuid}`);
    const { uuid } = await payments.started();
    await advance(service, { banking_days: 1 });
    await returnEntry(service, uuid, { stage: 'capture', code: 'R03' });
    const one = await askedAccount(service, of);
    const answer = await submit(one.url, typedAccount(accountDetailsOf(account)));
    expect([answer.status, summary(answer.html)]).toEqual([
      422,
      expect.stringContaining('An earlier payment with this account failed. Use another account, or contact '),
    ]);
    expect((await read(one)).state).toBe('open');
  });

  it('no longer works after ten accounts were refused', async () => {
    const one = await asked();
    const wrong = () => submit(one.url, typedAccount({ routing_number: '021000022' }));
    for (let n = 0; n < 9; n++) expect((await wrong()).status).toBe(422);
    const last = await wrong();
    expect([last.status, last.html]).toEqual([410, expect.stringContaining('This link no longer works')]);
    expect((await submit(one.url, typedAccount())).status).toBe(410);
    expect(await read(one)).toMatchObject({ state: 'failed', bank_account_uuid: null, ended_at: null });
    expect(await accountsOf(one)).toEqual([]);
    expect((await withdraw(one)).status).toBe(422);
  });

  it('takes the tenth account', async () => {
    const one = await asked();
    for (let n = 0; n < 9; n++) await submit(one.url, typedAccount({ routing_number: '021000022' }));
    expect((await submit(one.url, typedAccount())).status).toBe(200);
    expect((await read(one)).state).toBe('added');
  });

  it('asks a provider about at most ten accounts, also at once', async () => {
    const one = await asked();
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, n) => submit(one.url, typedAccount({ account_number: `99${n}17001` }))),
    );
    expect(checked).toHaveLength(10);
    expect(answers.filter(({ status }) => status !== 410 && status !== 422)).toEqual([]);
    expect((await read(one)).state).toBe('failed');
  });

  it('adds one account for many answers at once, and thanks for each', async () => {
    const one = await asked();
    let release = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    const typed = Array.from({ length: 4 }, () => typedAccount());
    const answers = typed.map((fields) => submit(one.url, fields));
    await expect.poll(() => checked.length, { timeout: longWaitMs }).toBe(4);
    release();
    const seen = await Promise.all(answers);
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const accounts = await accountsOf(one);
    expect(accounts).toHaveLength(1);
    // Each sees the account that was added.
    for (const { html } of seen) expect(html).toContain(`ends in ${accounts[0].account_number.slice(-4)}`);
    expect(await rowsOf('billable_events', one.processor)).toHaveLength(1);
    expect(await rowsOf('account_validations', one.processor)).toHaveLength(1);
  });

  it('adds nothing if it is withdrawn while the account is checked', async () => {
    const one = await asked();
    let release = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    const answer = submit(one.url, typedAccount());
    await expect.poll(() => checked.length, { timeout: longWaitMs }).toBe(1);
    // No phase is open while the provider thinks: the user is free.
    expect((await withdraw(one)).status).toBe(200);
    release();
    expect((await answer).status).toBe(410);
    expect(await accountsOf(one)).toEqual([]);
  });

  it('no longer works once withdrawn, and a second withdrawal changes nothing', async () => {
    const one = await asked();
    const [first, second] = [await withdraw(one), await withdraw(one)];
    expect([first.status, first.body.data.state, second.text]).toEqual([200, 'withdrawn', first.text]);
    expect((await openPage(one.url)).html).toContain('This link was withdrawn');
    expect((await submit(one.url, typedAccount())).status).toBe(410);
    expect(await accountsOf(one)).toEqual([]);
  });
});

describe('No account is added', () => {
  it.each([
    ['the user was deleted', ({ token, user }: AskedAccount) => tenant(token, 'DELETE', `/3p/api/v2/users/${user}`)],
    [
      'the tenant was suspended',
      ({ processor }: AskedAccount & { processor: string }) =>
        service.send('POST', `/admin/v1/processors/${processor}/suspend`),
    ],
  ])('when %s', async (_, change) => {
    const one = await asked();
    expect((await change(one)).status).toBe(200);
    const { status, html } = await openPage(one.url);
    expect([status, html]).toEqual([410, expect.stringContaining('No account can be added here')]);
    expect((await submit(one.url, typedAccount())).status).toBe(410);
    expect(await rowsOf('bank_accounts', one.processor)).toEqual([]);
  });

  it('when the billing merchant was deleted', async () => {
    const of = await newUser();
    const merchant = (await registerBusiness(service, of.token)).uuid;
    const one = await askedAccount(service, of, { billing_merchant_user_uuid: merchant });
    expect((await tenant(of.token, 'DELETE', `/3p/api/v2/users/${merchant}`)).status).toBe(200);
    expect((await submit(one.url, typedAccount())).status).toBe(410);
    expect(await accountsOf(one)).toEqual([]);
  });

  it('by a page of another site, another kind of body, or a large one', async () => {
    const one = await asked();
    expect((await submit(one.url, typedAccount(), { origin: 'https://evil.example' })).status).toBe(403);
    const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    expect((await fetch(one.url, json)).status).toBe(415);
    expect((await submit(one.url, typedAccount({ account_name: 'x'.repeat(10_000) }))).status).toBe(413);
    expect((await read(one)).state).toBe('open');
  });
});

describe('A wrong link', () => {
  it('names no tenant, and is answered 429 after fifty tries of one address', async () => {
    const link = () => `${service.address}/bank-account/${randomBytes(32).toString('base64url')}`;
    const address = from('203.0.113.40');
    const { status, html } = await openPage(link(), address);
    expect([status, html]).toEqual([404, expect.stringContaining('This link does not work')]);
    const statuses: number[] = [];
    for (let n = 0; n < 50; n++) statuses.push((await submit(link(), typedAccount(), address)).status);
    expect(statuses).toEqual([...Array(49).fill(404), 429]);
    const one = await asked();
    expect((await submit(one.url, typedAccount(), address)).status).toBe(200);
  });
});

describe('An account number', () => {
  it('and the token are in no log, metric, table or record of requests', async () => {
    const canary = '731905264850137';
    const one = await asked();
    await openPage(one.url);
    const pages = [
      await submit(one.url, typedAccount({ account_number: canary, routing_number: '021000022' })),
      await submit(one.url, typedAccount({ account_number: canary, account_number_again: '1' })),
      await submit(one.url, typedAccount({ account_number: canary })),
    ];
    expect(pages.map(({ status }) => status)).toEqual([422, 422, 200]);
    const metrics = await (await fetch(`${service.address}/metrics`)).text();
    const requests = await service.send('GET', '/admin/v1/requests?limit=100');
    const database = openDatabase(service.database.superuserUrl, 1, () => {});
    const tables = await database.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    const rows: string[] = [];
    for (const { name } of tables)
      for (const { text } of await database.query<{ text: string }>(`SELECT row.*::text AS text FROM ${name} AS row`))
        rows.push(text);
    await database.end();
    expect(metrics).toContain('/bank-account/:token');
    for (const text of [log.join(''), metrics, requests.text, rows.join('\n'), ...pages.map(({ html }) => html)])
      for (const secret of [canary, Buffer.from(canary).toString('hex'), one.url.slice(-43)])
        expect(text.includes(secret)).toBe(false);
  });
});

describe('The time of a request', () => {
  it('shows no names to a stranger who sends the answer again, 15 minutes after it', async () => {
    const one = await asked();
    const typed = typedAccount();
    expect((await submit(one.url, typed)).status).toBe(200);
    await advance(service, { seconds: 14 * 60 });
    expect((await submit(one.url, typed)).html).toContain('Thank you');
    await advance(service, { seconds: 2 * 60 });
    const late = await submit(one.url, typed);
    expect([late.status, late.html]).toEqual([410, expect.stringContaining('This link was used')]);
    expect(late.html).not.toContain('Ada Moreau');
  });

  it('expires, and its request is removed 90 days later', async () => {
    const one = await asked({ expires_in_hours: 2 });
    await advance(service, { seconds: 2 * 3_600 });
    expect((await openPage(one.url)).html).toContain('This link has expired');
    expect((await submit(one.url, typedAccount())).status).toBe(410);
    expect((await read(one)).state).toBe('expired');
    const { database, clock } = service.context;
    await tidyRequestsJob({ database, clock }, 'bank_account_requests').run();
    expect((await read(one)).state).toBe('expired');
    await advance(service, { seconds: 90 * 86_400 });
    await tidyRequestsJob({ database, clock }, 'bank_account_requests').run();
    expect((await openPage(one.url, from('203.0.113.50'))).status).toBe(404);
  });
});
