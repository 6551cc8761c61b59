// A request whose answer was lost is sent again. Each DELETE, and each act that ends something,
// answers the second request with 200 and the record as it is (Contract, idempotency 2). No request
// here has a key.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../../src/api/http/documentation/openapi.ts';
import { screenDue } from '../../../src/payments/risk/screening/users/screen-due.ts';
import { enterSuspenseLine } from '../../support/banks/bank-statements.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { paymentsOf } from '../../support/payments/payments.ts';
import { registerBusiness, registerPerson } from '../../support/payments/users.ts';
import { testService } from '../../support/service/service.ts';
import { endpointsPath, registerEndpoint } from '../../support/webhooks/webhooks.ts';

const service = await testService({ settings: { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.1/32' } });
const payments = await paymentsOf(service);
const { uuid: processorUuid, token } = payments.processor;
const administrator = await person(service, 'administrator');

/** A request that is sent twice. `as`: the operator who has signed in. */
interface Repeated {
  path: string;
  token?: string;
  body?: object;
  as?: Person;
}

const reason = 'Agreed by telephone.';
const url = () => `https://127.0.0.1:8443/${randomUUID()}`;
const act = (path: string, body: object = {}) => service.send('POST', path, { body });
const payment = async () => (await payments.started()).uuid as string;
const heldBy = async (uuid: string) =>
  (await act(`/admin/v1/transactions/${uuid}/holds`, { kind: 'risk', reason })).body.data.uuid as string;
const deletedUser = async () => {
  const { uuid } = await registerPerson(service, token);
  await service.send('DELETE', `/3p/api/v2/users/${uuid}`, { token });
  return uuid;
};

/** Every DELETE of the API. */
const deletions: Record<string, () => Promise<Repeated>> = {
  '/3p/api/v1/webhook': async () => {
    const { event_names, webhook_url } = { event_names: ['PayoutFailed'], webhook_url: [url()] };
    await service.send('POST', '/3p/api/v1/webhook', { token, body: { event_names, webhook_url } });
    return { path: '/3p/api/v1/webhook', token, body: { event_names, webhook_url } };
  },
  '/3p/api/v2/users/{uuid}': async () => ({
    path: `/3p/api/v2/users/${(await registerPerson(service, token)).uuid}`,
    token,
  }),
  '/3p/api/v2/bank-accounts/{aggregator_type}/{account_uuid}': async () => {
    const { uuid } = await addBankAccount(service, token, (await registerPerson(service, token)).uuid);
    return { path: `/3p/api/v2/bank-accounts/manual/${uuid}`, token };
  },
  '/3p/api/v2/transactions/{uuid}': async () => ({ path: `/3p/api/v2/transactions/${await payment()}`, token }),
  '/3p/api/v1/transaction/{uuid}': async () => ({ path: `/3p/api/v1/transaction/${await payment()}`, token }),
  '/3p/api/v1/tokens/{uuid}': async () => {
    const owner = await person(service, 'tenant_owner', processorUuid);
    const { uuid } = (await owner.send('POST', '/3p/api/v1/tokens', { body: { name: 'the shop' } })).body.data;
    return { path: `/3p/api/v1/tokens/${uuid}`, as: owner };
  },
  '/admin/v1/tokens/{uuid}': async () => {
    const issued = await act('/admin/v1/tokens', { processor_uuid: processorUuid });
    return { path: `/admin/v1/tokens/${issued.body.data.uuid}` };
  },
  '/admin/v1/holds/{uuid}': async () => ({ path: `/admin/v1/holds/${await heldBy(await payment())}` }),
  '/admin/v1/saved-views/{uuid}': async () => {
    const body = { list: 'payments', name: 'Removed twice', query: '' };
    return { path: `/admin/v1/saved-views/${(await act('/admin/v1/saved-views', body)).body.data.uuid}` };
  },
  '/admin/v1/file-schedules/{uuid}': async () => {
    const view = await act('/admin/v1/saved-views', { list: 'payments', name: 'Scheduled', query: '' });
    const body = { view_uuid: view.body.data.uuid, every: 'week', hour: 7 };
    return { path: `/admin/v1/file-schedules/${(await act('/admin/v1/file-schedules', body)).body.data.uuid}` };
  },
  '/admin/v1/session': async () => ({ path: '/admin/v1/session', as: await person(service, 'viewer') }),
  '/admin/v1/session/all': async () => ({ path: '/admin/v1/session/all', as: await person(service, 'viewer') }),
  '/admin/v1/session/all/{uuid}': async () => {
    const who = await person(service, 'viewer');
    const body = { email: who.email, password: who.password, code: who.code() };
    await service.send('POST', '/admin/v1/sign-in', { token: null, body });
    const [newest] = (await who.send('GET', '/admin/v1/session/all')).body.data.sessions;
    return { path: `/admin/v1/session/all/${newest.uuid}`, as: who };
  },
  '/admin/v1/sessions/{uuid}': async () => {
    const { uuid } = await person(service, 'viewer');
    const { sessions } = (await service.send('GET', `/admin/v1/sessions?operator_uuid=${uuid}`)).body.data;
    return { path: `/admin/v1/sessions/${sessions[0].uuid}` };
  },
};

/** Acts that end something, or that can be done once. The tests of banks have more of them. */
const acts: Record<string, () => Promise<Repeated>> = {
  'POST /3p/api/v2/transactions/{uuid}/pause': async () => ({
    path: `/3p/api/v2/transactions/${await payment()}/pause`,
    token,
    body: {},
  }),
  'POST /3p/api/v2/transactions/{uuid}/resume': async () => {
    const path = `/3p/api/v2/transactions/${await payment()}`;
    await service.send('POST', `${path}/pause`, { token, body: {} });
    return { path: `${path}/resume`, token };
  },
  'POST /admin/v1/transactions/{uuid}/cancel': async () => ({
    path: `/admin/v1/transactions/${await payment()}/cancel`,
    body: { reason },
  }),
  'PUT /3p/api/v2/users/{uuid}': async () => ({
    path: `/3p/api/v2/users/${(await registerPerson(service, token)).uuid}`,
    token,
    body: { phone: '+14155550123' },
  }),
  'PUT /3p/api/v2/users/{uuid}/kyb': async () => ({
    path: `/3p/api/v2/users/${(await registerBusiness(service, token, { kyb: false })).uuid}/kyb`,
    token,
    body: { business: { trading_name: 'Fjord' } },
  }),
  'PUT /3p/api/v1/bank-account/switch/default/{user_uuid}': async () => {
    const { uuid } = await registerPerson(service, token);
    await addBankAccount(service, token, uuid);
    const other = await addBankAccount(service, token, uuid);
    return {
      path: `/3p/api/v1/bank-account/switch/default/${uuid}`,
      token,
      body: { account_uuid: other.uuid, aggregator_type: 'manual' },
    };
  },
  'PUT /3p/api/v1/webhook-endpoints/{uuid}': async () => {
    const { uuid } = await registerEndpoint(service, token, url());
    return { path: `${endpointsPath}/${uuid}`, token, body: { url: url(), event_names: ['PayoutFailed'] } };
  },
  'POST /3p/api/v1/webhook-endpoints/{uuid}/enable': async () => {
    const { uuid } = await registerEndpoint(service, token, url());
    await service.context.database.query(
      `UPDATE webhook_endpoints SET state = 'disabled', disabled_at = now(), disabled_reason = 'gone' WHERE uuid = $1`,
      [uuid],
    );
    return { path: `${endpointsPath}/${uuid}/enable`, token };
  },
  'POST /admin/v1/users/{uuid}/kyb': async () => ({
    path: `/admin/v1/users/${(await registerBusiness(service, token, { kyb: false })).uuid}/kyb`,
    body: { decision: 'reject' },
  }),
  'POST /admin/v1/users/{uuid}/erase': async () => ({
    path: `/admin/v1/users/${await deletedUser()}/erase`,
    body: { reason },
  }),
  'POST /admin/v1/blocks/{uuid}/lift': async () => {
    const { uuid } = await registerPerson(service, token);
    const block = await act(`/admin/v1/users/${uuid}/blocks`, { kind: 'fraud', reason });
    return { path: `/admin/v1/blocks/${block.body.data.uuid}/lift`, body: { reason } };
  },
  'POST /admin/v1/sanctions-hits/{uuid}/clear': async () => ({
    path: `/admin/v1/sanctions-hits/${await sanctionsHit()}/clear`,
    body: { reason },
  }),
  'POST /admin/v1/sanctions-hits/{uuid}/confirm': async () => ({
    path: `/admin/v1/sanctions-hits/${await sanctionsHit()}/confirm`,
    body: { reason },
  }),
  'POST /admin/v1/sanctions-hits/{uuid}/report': async () => {
    const path = `/admin/v1/sanctions-hits/${await sanctionsHit()}`;
    await act(`${path}/confirm`, { reason });
    return { path: `${path}/report`, body: { reference: 'report-1', reported_on: '2026-03-16' } };
  },
  'PUT /admin/v1/sanctions-screening': async () => ({
    path: '/admin/v1/sanctions-screening',
    body: { threshold_percent: 88, reason },
  }),
  'POST /admin/v1/processors/{uuid}/suspend': async () => ({
    path: `/admin/v1/processors/${(await service.processor()).uuid}/suspend`,
    body: { reason },
  }),
  'POST /admin/v1/processors/{uuid}/resume': async () => {
    const { uuid } = await service.processor();
    await act(`/admin/v1/processors/${uuid}/suspend`, { reason });
    return { path: `/admin/v1/processors/${uuid}/resume`, body: { reason } };
  },
  'PUT /admin/v1/operators/{uuid}': async () => ({
    path: `/admin/v1/operators/${(await person(service, 'viewer')).uuid}`,
    body: { disabled: true, reason },
  }),
  'POST /admin/v1/approvals/{uuid}/approve': async () => decision('approve'),
  'POST /admin/v1/approvals/{uuid}/refuse': async () => decision('refuse'),
  'POST /admin/v1/bank-statement/lines/{uuid}/match': async () => {
    const line = await enterSuspenseLine(service, { direction: 'credit', amount: 501 });
    return { path: `/admin/v1/bank-statement/lines/${line}/match`, body: { as: 'own_funds', reason } };
  },
  'POST /admin/v1/bank-statement/lines/{uuid}/correct': async () => {
    const line = await enterSuspenseLine(service, { direction: 'credit', amount: 502 });
    return { path: `/admin/v1/bank-statement/lines/${line}/correct`, body: { reason } };
  },
  'POST /admin/v1/bank-statement/lines/{uuid}/undo': async () => {
    const line = await enterSuspenseLine(service, { direction: 'debit', amount: 506 });
    await act(`/admin/v1/bank-statement/lines/${line}/write-off`, { reason });
    return { path: `/admin/v1/bank-statement/lines/${line}/undo`, body: { reason } };
  },
  'POST /admin/v1/bank-statement/explain': async () => {
    const { uuid } = (await act('/admin/v1/own-funds', { amount: 508, reason })).body.data;
    const line = await enterSuspenseLine(service, { direction: 'credit', amount: 507 });
    const { movements } = (await service.send('GET', '/admin/v1/bank-statement/desk')).body.data;
    const { source_uuid, direction, moved_on } = movements.find(
      (one: { source_uuid: string }) => one.source_uuid === uuid,
    );
    return {
      path: '/admin/v1/bank-statement/explain',
      body: { lines: [line], movements: [{ source_uuid, direction, moved_on }], rest_as: 'part_of_file', reason },
    };
  },
  'POST /admin/v1/bank-statement/lines/{uuid}/write-off': async () => {
    const line = await enterSuspenseLine(service, { direction: 'debit', amount: 503 });
    return { path: `/admin/v1/bank-statement/lines/${line}/write-off`, body: { reason } };
  },
};

/** Of a person with an invented name of the sandbox. */
async function sanctionsHit(): Promise<string> {
  const { uuid } = await registerPerson(service, token, { first_name: 'Zzyzx', last_name: 'Zorblatton' });
  await screenDue({ database: service.context.database, clock: service.context.clock });
  const { sanctions_hits } = (await service.send('GET', `/admin/v1/sanctions-hits?user_uuid=${uuid}`)).body.data;
  return sanctions_hits[0].uuid;
}

let amount = 700;
async function decision(verb: 'approve' | 'refuse'): Promise<Repeated> {
  const policy = (is_required: boolean) =>
    service.send('PUT', '/admin/v1/approval-policies/own_funds', { body: { is_required, above_amount: 0 } });
  await policy(true);
  const asked = await act('/admin/v1/own-funds', { amount: ++amount, reason });
  await policy(false);
  return { path: `/admin/v1/approvals/${asked.body.data.approval.uuid}/${verb}`, body: { reason }, as: administrator };
}

async function sendTwice(method: string, { path, as, ...request }: Repeated) {
  const send = () => (as === undefined ? service.send(method, path, request) : as.send(method, path, request));
  const [first, second] = [await send(), await send()];
  expect([first.status, first.body]).toMatchObject([200, { status: true }]);
  expect([second.status, second.text]).toEqual([200, first.text]);
}

describe('A DELETE that is sent again is answered with 200 and the record as it is', () => {
  it.each(Object.entries(deletions))('DELETE %s', async (_, repeated) => sendTwice('DELETE', await repeated()));

  it('is every DELETE of the description', async () => {
    const { paths } = (await service.send('GET', '/openapi.json')).body as OpenApiDocument;
    const described = Object.keys(paths).filter((path) => 'delete' in paths[path]!);
    expect(Object.keys(deletions).toSorted()).toEqual(described.toSorted());
  });

  it('of a bank account whose user was deleted in between', async () => {
    const { uuid: user } = await registerPerson(service, token);
    const { uuid } = await addBankAccount(service, token, user);
    const path = `/3p/api/v2/bank-accounts/manual/${uuid}`;
    const first = await service.send('DELETE', path, { token });
    await service.send('DELETE', `/3p/api/v2/users/${user}`, { token });
    const second = await service.send('DELETE', path, { token });
    expect([second.status, second.text]).toEqual([200, first.text]);
    // Another tenant gets the same answer as for an unknown account.
    const other = await service.processor();
    const foreign = await service.send('DELETE', path, { token: other.token });
    const unknown = await service.send('DELETE', path.replace(uuid, randomUUID()), { token: other.token });
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
  });

  it('by several at once, of a hold: it is released once', async () => {
    const held = await heldBy(await payment());
    const path = `/admin/v1/holds/${held}`;
    const answers = await Promise.all(Array.from({ length: 5 }, () => service.send('DELETE', path)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([`200 ${answers[0]!.text}`]),
    );
    expect(answers[0]!.body.data.released_at).not.toBe(null);
  });
});

describe('An act that is sent again is answered with 200 and the record as it is', () => {
  it.each(Object.entries(acts))('%s', async (operation, repeated) =>
    sendTwice(operation.split(' ')[0]!, await repeated()),
  );

  it('is an operation of the description', async () => {
    const { paths } = (await service.send('GET', '/openapi.json')).body as OpenApiDocument;
    const unknown = Object.keys(acts).filter((operation) => {
      const [method, path] = operation.split(' ') as [string, string];
      return !(method.toLowerCase() in (paths[path] ?? {}));
    });
    expect(unknown).toEqual([]);
  });

  it('but not with another decision: it is refused, and the message says what may have happened', async () => {
    const line = await enterSuspenseLine(service, { direction: 'debit', amount: 504 });
    const path = `/admin/v1/bank-statement/lines/${line}`;
    expect((await act(`${path}/write-off`, { reason })).status).toBe(200);
    const other = await act(`${path}/correct`, { reason });
    expect([other.status, other.body.errors[0].message]).toEqual([
      422,
      expect.stringContaining('It may have been done by an earlier request whose answer was lost.'),
    ]);
  });

  it('asks no second operator again', async () => {
    const line = await enterSuspenseLine(service, { direction: 'debit', amount: 505 });
    const path = `/admin/v1/bank-statement/lines/${line}/write-off`;
    const first = await act(path, { reason });
    await service.send('PUT', '/admin/v1/approval-policies/write_off', {
      body: { is_required: true, above_amount: 0 },
    });
    const second = await act(path, { reason });
    expect([second.status, second.text]).toEqual([200, first.text]);
    await service.send('PUT', '/admin/v1/approval-policies/write_off', {
      body: { is_required: false, above_amount: 0 },
    });
  });
});
