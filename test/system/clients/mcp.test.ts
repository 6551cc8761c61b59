// The MCP server, installed from its package, as an assistant uses it: the SDK's own client over
// standard input and output, against the service.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSettings, type Settings, usage } from '../../../clients/mcp/src/settings.ts';
import { Achord } from '../../../clients/typescript/src/index.ts';
import { merchant, paidOut, payment, person } from '../../../clients/typescript/src/sandbox/steps.ts';
import { returnCodes } from '../../../src/ach/nacha/codes/return-codes.ts';
import { startGate } from '../../support/clients/gate.ts';
import { type Assistant, answered, assistant, installMcp } from '../../support/clients/packed-mcp.ts';
import { freePort } from '../../support/runner/free-port.ts';
import { repository } from '../../support/runner/sources.ts';
import { testService } from '../../support/service/service.ts';

const run = promisify(execFile);
const text = (path: string) => readFileSync(join(repository, path), 'utf8');

const reads = [
  ...['find_payments', 'show_payment', 'find_users', 'show_user', 'list_events', 'show_statement', 'what_is_due'],
  ...['explain_return_code', 'show_account'],
];
const writes = ['start_payment', 'refund_payment', 'cancel_payment', 'hold_payment', 'release_payment'];

const service = await testService({ worker: true });
const operator = new Achord({ baseUrl: service.address, token: service.adminToken });
const ACHORD_URL = service.address;

async function newTenant() {
  const { token } = await service.processor('Northwind Pay');
  return { token, tenant: new Achord({ baseUrl: service.address, token }) };
}
const { token, tenant } = await newTenant();
const on = { tenant, operator };
const env = { ACHORD_URL, ACHORD_TOKEN: token };
const payments = () => tenant.transactions.list().toArray();

describe('The package of the MCP server', () => {
  it('has its compiled program, its page and its license, and nothing else', async () => {
    const { files } = await installMcp();
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist/main.js', 'package.json']));
    expect(files.filter((path) => !/^(LICENSE|README\.md|package\.json|dist\/.*\.js)$/.test(path))).toEqual([]);
  });

  it('names exact versions: of this client, and what the tests use', async () => {
    const { manifest } = await installMcp();
    const root = JSON.parse(text('package.json'));
    const installed = (name: string) => JSON.parse(text(`node_modules/${name}/package.json`)).version;
    expect(manifest.version).toBe(root.version);
    expect(manifest.dependencies).toEqual({
      '@achord/client': JSON.parse(text('clients/typescript/package.json')).version,
      '@modelcontextprotocol/sdk': installed('@modelcontextprotocol/sdk'),
      zod: installed('zod'),
    });
  });

  it('says what is missing, and how it is used', async () => {
    const { program } = await installMcp();
    const said = async (...flags: string[]) => {
      const ended = await run(process.execPath, [program, ...flags], { env: {} }).catch((error) => error);
      return { code: ended.code ?? 0, text: `${ended.stdout}${ended.stderr}` };
    };
    expect(await said('--help')).toEqual({ code: 0, text: usage });
    const text = 'ACHORD_TOKEN is not set. Set it to the token of a processor or a vendor.\n';
    expect(await said()).toEqual({ code: 2, text });
  });

  it('refuses a setting that is misspelled or has no effect', () => {
    const settings = (flags: string[], more = {}) => readSettings(flags, { ...env, ...more });
    expect(() => settings(['--allow-write'])).toThrow(usage);
    expect(() => settings([], { ACHORD_URL: 'localhost:4010' })).toThrow('begins with http:// or https://');
    expect(() => settings(['--max-amount', '5'])).toThrow('no effect without --allow-writes');
    expect(() => settings(['--allow-writes', '--max-amount', '5.5'])).toThrow('Write dollars, for example 500.00.');
    const { maxAmount } = settings(['--allow-writes', '--max-amount', '$1,250']) as Settings;
    expect(maxAmount).toBe(125_000);
  });

  it('has a page that names each tool', () => {
    const named = [...text('clients/mcp/README.md').matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, name]) => name);
    expect(named).toEqual([...reads, ...writes]);
  });
});

describe('An MCP server without flags', () => {
  let reader: Assistant;
  beforeAll(async () => {
    reader = await assistant(env);
  });

  it('offers what reads, says so, and refuses to write', async () => {
    const { tools } = await reader.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(reads);
    expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
    expect(reader.client.getInstructions()).toContain('This server only reads.');
    for (const name of writes) {
      const { isError, sentence } = await reader.call(name, { uuid: randomUUID() });
      expect([isError, sentence]).toEqual([true, expect.stringContaining(`Tool ${name} disabled`)]);
    }
  });

  it('shows a payment and its user, with the last four characters of accounts', async () => {
    const uuid = await paidOut(on);
    const { payer_uuid, payee_uuid } = await tenant.transactions.get(uuid);
    const shown = await reader.call('show_payment', { uuid });
    expect(shown.sentence).toBe(`Payment ${uuid} of $125.00 is paid out.`);
    expect(shown.data).toMatchObject({
      payment: { uuid, state: 'paid', amount: 12_500, amount_in_dollars: '125.00', amount_refunded: 0 },
      payer_account: { last_four: '5678' },
      payee_account: { last_four: '4321' },
      expected_on: null,
      refunds: [],
    });
    expect(shown.data.entries.map(({ stage }: { stage: string }) => stage)).toEqual(['capture', 'payout']);
    const user = await reader.call('show_user', { uuid: payer_uuid });
    expect(user.sentence).toBe('Ada Moss is a person with 1 bank account.');
    expect(user.data.bank_accounts).toMatchObject([{ last_four: '5678', account_type: 'checking', is_default: true }]);
    const businesses = await reader.call('find_users', { kind: 'business', limit: 1 });
    expect(businesses.data).toMatchObject({ users: [{ uuid: payee_uuid, name: 'Fjord Market' }], users_in_all: 1 });
    const found = await reader.call('find_payments', { user_uuid: payer_uuid, state: 'paid' });
    expect(found.data).toMatchObject({ payments: [{ uuid, state: 'paid' }], next: null });
  });

  it('reads the events of a record, page by page', async () => {
    const uuid = await payment(on);
    const { payer_uuid } = await tenant.transactions.get(uuid);
    const { data } = await reader.call('list_events', { about: uuid });
    expect(data.events).toMatchObject([{ type: 'TransactionStarted', about: { uuid, payer_uuid }, amount: 12_500 }]);
    expect(data.is_at_end).toBe(true);
    const types: string[] = [];
    let page = await reader.call('list_events', { about: payer_uuid, limit: 1 });
    while (page.data.events.length > 0) {
      types.push(page.data.events[0].type);
      page = await reader.call('list_events', { about: payer_uuid, limit: 1, after: page.data.next });
    }
    expect(page.data.is_at_end).toBe(true);
    expect(types).toEqual(['BankLinkedSuccessfully', 'TransactionStarted']);
    const latest = await reader.call('list_events', { after: 'latest' });
    expect(latest.data.events).toEqual([]);
    await payment(on);
    const { data: since } = await reader.call('list_events', { after: latest.data.next, type: 'TransactionStarted' });
    expect(since.events).toHaveLength(1);
  });

  it('shows balances, what is due, and whose account it is', async () => {
    const uuid = await payment(on);
    const { payee_uuid } = await tenant.transactions.get(uuid);
    const balances = await reader.call('show_statement');
    expect(balances.data.accounts).toContainEqual(
      expect.objectContaining({ account: 'FEE', meaning: 'owed for fees' }),
    );
    const owed = await reader.call('show_statement', { user_uuid: payee_uuid });
    expect(owed.data).toMatchObject({ user_uuid: payee_uuid, opening: 0, closing: 0 });
    const due = await reader.call('what_is_due');
    expect(due.data.next_steps).toContainEqual(
      expect.objectContaining({ uuid, expected_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }),
    );
    expect(due.data.waiting_for_a_person).toEqual([]);
    await tenant.transactions.pause(uuid, { reason: 'The order is checked.' });
    const days = due.data.next_steps.map(({ expected_on }: { expected_on: string }) => expected_on);
    expect(days).toEqual([...days].sort());
    const account = await reader.call('show_account');
    expect(account.sentence).toContain('The token belongs to the processor Northwind Pay. The service is a sandbox');
  });

  it('explains every return code of the service', async () => {
    for (const [code, { title, meaning }] of Object.entries(returnCodes)) {
      const { sentence } = await reader.call('explain_return_code', { code: code.toLowerCase() });
      expect(sentence).toContain(`${code} ${title}. ${meaning}`);
    }
    const unknown = await reader.call('explain_return_code', { code: 'R99' });
    expect([unknown.isError, unknown.sentence]).toEqual([
      true,
      'code is "R99". It must be a return code from R01 to R85, or R90.',
    ]);
  });

  it('tells a refusal in plain words, with the field', async () => {
    const misspelled = await reader.call('find_payments', { reference: 'order 7' });
    expect([misspelled.isError, misspelled.sentence]).toEqual([true, expect.stringContaining('"reference"')]);
    const notUuid = await reader.call('show_payment', { uuid: 'order 7' });
    expect(notUuid.sentence).toMatch(/It must be a uuid, .* at uuid$/);
    const wrongTime = await reader.call('find_payments', { created_from: 'yesterday' });
    expect(wrongTime.data).toMatchObject({ status: 422, fields: [{ field: 'created_from' }] });
    expect(wrongTime.sentence).toContain('created_from: ');
    const missing = await reader.call('show_payment', { uuid: randomUUID() });
    expect(missing.data).toMatchObject({ code: 'not_found', status: 404 });
    const stranger = await assistant({ ...env, ACHORD_TOKEN: 'achord_test_proc_unknown' });
    expect((await stranger.call('show_account')).data).toMatchObject({ code: 'unauthenticated' });
    const nowhere = await assistant({ ...env, ACHORD_URL: `http://127.0.0.1:${await freePort()}` });
    expect((await nowhere.call('show_account')).sentence).toContain(
      'The service cannot be reached. Call the tool again',
    );
  });
});

describe('An MCP server that may write', () => {
  let writer: Assistant;
  let asked: { payer_uuid: string; payee_uuid: string; amount: number; confirm_amount: string };
  beforeAll(async () => {
    writer = await assistant(env, '--allow-writes', '--max-amount', '500.00');
    const [payer_uuid, payee_uuid] = [await person(on), await merchant(on)];
    asked = { payer_uuid, payee_uuid, amount: 12_500, confirm_amount: '125.00' };
  });

  it('says of each tool what it does to money', async () => {
    const { tools } = await writer.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([...reads, ...writes]);
    const hints = tools
      .filter(({ name }) => writes.includes(name))
      .map(({ name, annotations }) => [name, annotations?.destructiveHint, annotations?.idempotentHint]);
    expect(hints).toEqual(writes.map((name) => [name, name !== 'hold_payment', true]));
    expect(writer.client.getInstructions()).toContain('Ask the person you work for');
  });

  it('pays once: again, at the same time, after a lost answer, and from another process', async () => {
    const before = (await payments()).length;
    const gate = await startGate(service.address);
    const behind = await assistant({ ...env, ACHORD_URL: gate.address }, '--allow-writes');
    gate.starts = 'lose one answer';
    const order = { ...asked, purpose: 'order 1042' };
    const first = await behind.call('start_payment', order);
    expect(gate.count()).toBe(2);
    const uuid = first.data.payment.uuid;
    expect(first.sentence).toBe(
      `Started. Payment ${uuid} of $125.00 was accepted, and the bank does not have its debit yet.`,
    );
    const again = await writer.call('start_payment', { ...order, purpose: ' order  1042 ', confirm_amount: '$125' });
    expect(again.data).toMatchObject({ payment: { uuid }, was_done_before: true });
    expect(again.sentence).toContain('Nothing was started: this purpose was already paid.');
    const both = await Promise.all(
      ['order 1043', 'order 1043'].map((purpose) => writer.call('start_payment', { ...asked, purpose })),
    );
    expect(new Set(both.map(({ data }) => data.payment.uuid)).size).toBe(1);
    expect(await payments()).toHaveLength(before + 2);
  });

  it('finds the first payment by its reference, when the service has forgotten its key', async () => {
    const { payer_uuid, payee_uuid, amount } = asked;
    const mine = { payer_uuid, payee_uuid, amount, client_reference_id: 'order 7' };
    const { uuid } = await tenant.transactions.create(mine, { idempotencyKey: 'another key' });
    const { data } = await writer.call('start_payment', { ...asked, purpose: 'order 7' });
    expect(data).toMatchObject({ payment: { uuid }, was_done_before: true });
    const other = await writer.call('start_payment', { ...asked, payer_uuid: await person(on), purpose: 'order 7' });
    expect(other.data.was_done_before).toBe(false);
  });

  it('refuses another amount under the same purpose, and says what to do', async () => {
    const { data } = await writer.call('start_payment', { ...asked, purpose: 'order 8' });
    const before = (await payments()).length;
    const more = { ...asked, amount: 12_600, confirm_amount: '126.00' };
    const found = await writer.call('start_payment', { ...more, purpose: 'order 8' });
    expect([found.isError, found.sentence]).toEqual([
      true,
      expect.stringMatching(
        `^This purpose was already used .* The first is payment ${data.payment.uuid} of \\$125.00.$`,
      ),
    ]);
    // Another reference, and the same key: the service compares.
    const reused = await writer.call('start_payment', { ...more, purpose: 'Order 8' });
    expect(reused.data).toMatchObject({ code: 'idempotency_key_reused', status: 422 });
    expect(reused.sentence).toContain('if you mean a second one, give another purpose');
    expect(await payments()).toHaveLength(before);
  });

  it('refuses an amount that is not confirmed or not allowed', async () => {
    const before = (await payments()).length;
    const refused = async (change: object) => {
      const { isError, sentence } = await writer.call('start_payment', { ...asked, purpose: 'order 9', ...change });
      expect(isError).toBe(true);
      return sentence;
    };
    expect(await refused({ confirm_amount: '12500' })).toBe(
      'confirm_amount is "12500", and the amount is 12500 cents. Nothing was done. If $125.00 is what you mean, set ' +
        'confirm_amount to "125.00"; if not, correct the amount.',
    );
    for (const confirm_amount of ['', '125.0', '125.001', '-125.00', 'about 125.00'])
      expect(await refused({ confirm_amount })).toContain('Nothing was done.');
    expect(await refused({ amount: 50_001, confirm_amount: '500.01' })).toContain('allows at most $500.00');
    expect(await refused({ purpose: '  ' })).toContain('purpose is empty');
    expect(await refused({ amount: 125.5 })).toContain('It must be a whole number of cents. at amount');
    const unknown = await writer.call('start_payment', { ...asked, payer_uuid: randomUUID(), purpose: 'order 9' });
    expect(unknown.data).toMatchObject({ status: 422, fields: [{ field: 'payer_uuid' }] });
    expect(await payments()).toHaveLength(before);
  });

  it('refunds once', async () => {
    const uuid = await paidOut(on);
    const part = { uuid, amount: 4_000, confirm_amount: '40.00', purpose: 'refund 17' };
    expect((await writer.call('refund_payment', { ...part, confirm_amount: '4.00' })).isError).toBe(true);
    const first = await writer.call('refund_payment', part);
    expect(first.data).toMatchObject({ refund: { amount: 4_000, status: 'REFUND_PENDING' }, was_done_before: false });
    const again = await writer.call('refund_payment', part);
    expect(again.data).toMatchObject({ refund: { uuid: first.data.refund.uuid }, was_done_before: true });
    const other = await writer.call('refund_payment', { ...part, amount: 5_000, confirm_amount: '50.00' });
    expect(other.sentence).toContain(`The first is refund ${first.data.refund.uuid} of $40.00.`);
    const tooMuch = { ...part, amount: 9_000, confirm_amount: '90.00', purpose: 'refund 18' };
    expect((await writer.call('refund_payment', tooMuch)).data).toMatchObject({ code: 'refund_exceeds_amount' });
    expect((await tenant.refunds.ofTransaction(uuid)).refunds).toHaveLength(1);
  });

  it('holds, releases and cancels the payment whose amount is confirmed', async () => {
    const uuid = await payment(on);
    const mine = { uuid, confirm_amount: '125.00' };
    expect((await writer.call('hold_payment', { ...mine, confirm_amount: '1.00', purpose: 'a' })).isError).toBe(true);
    const open = async () =>
      (await tenant.transactions.holds(uuid)).holds.filter(({ released_at }) => released_at === null);
    for (const _ of ['first', 'again']) {
      const held = await writer.call('hold_payment', { ...mine, purpose: 'check order 12' });
      expect(held.sentence).toContain('Your hold stops the next step.');
      expect(await open()).toMatchObject([{ kind: 'tenant', reason: 'check order 12' }]);
    }
    for (const _ of ['first', 'again']) {
      const released = await writer.call('release_payment', { ...mine, purpose: 'checked order 12' });
      expect(released.sentence).toContain('You hold the payment no longer.');
      expect(await open()).toEqual([]);
    }
    const late = await writer.call('hold_payment', { ...mine, purpose: 'check order 12' });
    expect(late.sentence).toContain('that hold was released. Give another purpose.');
    expect(await open()).toEqual([]);
    await writer.call('hold_payment', { ...mine, purpose: 'check it again' });
    const early = await writer.call('release_payment', { ...mine, purpose: 'checked order 12' });
    expect(early.sentence).toContain('it was held again. Give another purpose.');
    expect(await open()).toHaveLength(1);
    for (const _ of ['first', 'again']) {
      const canceled = await writer.call('cancel_payment', { ...mine, purpose: 'order 12 was withdrawn' });
      expect(canceled.sentence).toBe(`Payment ${uuid} of $125.00 is canceled.`);
      expect(canceled.data.payment).toMatchObject({ cancel_reason: 'order 12 was withdrawn' });
    }
    const gone = { uuid: await paidOut(on), confirm_amount: '125.00', purpose: 'too late' };
    expect((await writer.call('cancel_payment', gone)).data).toMatchObject({ code: 'not_cancelable' });
  });
});

it('No answer of the MCP server has an account number or a token', () => {
  expect(answered.length).toBeGreaterThan(50);
  for (const secret of ['12345678', '87654321', '123456789', token])
    expect(answered.filter((one) => one.includes(secret))).toEqual([]);
});
