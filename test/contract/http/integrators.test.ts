// Requests of clients in other languages and styles, and the guarantees that they need.
import net from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { registerPayerAndPayee } from '../../support/payments/payer-and-payee.ts';
import { registerBusiness, registerPerson } from '../../support/payments/users.ts';
import { sendRaw } from '../../support/service/raw-http.ts';
import { sharedService, type TestService } from '../../support/service/service.ts';

let service: TestService;
let processor: { uuid: string; token: string };
beforeAll(async () => {
  service = await sharedService();
  processor = await service.processor();
});

const person = {
  first_name: 'Ada',
  last_name: 'Moss',
  address: { line_1: '1 Main Street', city: 'Albany', state: 'NY', zip: '12207' },
};

describe('One endpoint in several spellings', () => {
  it('is one scope of an idempotency key: no second effect', async () => {
    const send = (path: string) => service.send('POST', path, { token: processor.token, key: 'spelled', body: person });
    const first = await send('/3p/api/v1/register/person');
    for (const path of ['/3p/api/v1/register/person/', '/3p/api/v1/register/pers%6fn'])
      expect((await send(path)).text).toBe(first.text);

    const { uuid } = first.body.data;
    const account = {
      custom: { account_number: '1234567', routing_number: '011000015', account_name: 'A', account_type: 'checking' },
    };
    const add = (user: string) =>
      service.send('POST', `/3p/api/v1/bank-account/${user}`, { token: processor.token, key: 'added', body: account });
    const added = await add(uuid);
    expect([added.status, (await add(uuid.toUpperCase())).text]).toEqual([201, added.text]);
  });
});

describe('null in an optional field', () => {
  it('counts as left out', async () => {
    const pair = await registerPayerAndPayee(service, processor.uuid);
    const nulls = {
      transaction_fee: null,
      client_reference_id: null,
      company_name: null,
      description: null,
      addenda: null,
      speed: null,
      source_bank_account: null,
      destination_bank_account: null,
      payout_delay_days_min: null,
    };
    const started = await service.send('POST', '/3p/api/v1/transaction', {
      token: processor.token,
      body: { ...pair, amount: 500, ...nulls },
    });
    expect([started.status, started.body.data.client_reference_id]).toEqual([201, '']);
    const bulk = await service.send('POST', '/3p/api/v1/transactions/bulk', {
      token: processor.token,
      body: { transactions: [{ idempotency_key: 'n1', ...pair, amount: 500, ...nulls }] },
    });
    expect(bulk.body.data.results[0].code).toBe(201);
    const list = await service.send('POST', '/3p/api/v2/transactions', {
      token: processor.token,
      body: { start_date: null, per_page: null },
    });
    expect(list.status).toBe(200);
    const removed = await service.send('DELETE', '/3p/api/v1/webhook', {
      token: processor.token,
      body: { event_names: ['TransactionStarted'], webhook_url: null },
    });
    expect(removed.status).toBe(200);
  });

  it('is refused in a required one, and does not hide the spelling of a number', async () => {
    const pair = await registerPayerAndPayee(service, processor.uuid);
    const missing = await service.send('POST', '/3p/api/v1/transaction', {
      token: processor.token,
      body: { ...pair, amount: null },
    });
    expect(missing.body.errors).toEqual([{ field: 'amount', code: 'type', message: expect.stringContaining('cents') }]);
    const odd = JSON.stringify({ ...pair, description: null, amount: 5 }).replace('"amount":5', '"amount":5.0');
    expect((await service.send('POST', '/3p/api/v1/transaction', { token: processor.token, body: odd })).status).toBe(
      422,
    );
  });
});

describe('Days with unusual dates', () => {
  it('are accepted when they exist', async () => {
    for (const query of ['start_date=1900-01-01', 'end_date=1969-12-31', 'start_date=0001-01-01&end_date=9999-12-31'])
      expect((await service.send('GET', `/3p/api/v2/transactions?${query}`, { token: processor.token })).status).toBe(
        200,
      );
    const year0 = await service.send('GET', '/3p/api/v2/transactions?start_date=0000-01-01', {
      token: processor.token,
    });
    expect([year0.status, year0.body.errors[0].field]).toEqual([422, 'start_date']);
  });
});

describe('Headers of an answer', () => {
  it('keep account numbers, tokens and secrets out of caches', async () => {
    const user = await registerPerson(service, processor.token);
    await addBankAccount(service, processor.token, user.uuid);
    const answer = await service.send('GET', `/3p/api/v1/bank-account/${user.uuid}`, { token: processor.token });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it('say how to authenticate', async () => {
    const answer = await service.send('GET', '/3p/api/v2/transactions', { token: null });
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    const spaced = await service.send('GET', '/3p/api/v2/transactions', {
      token: null,
      headers: { authorization: `Bearer  ${processor.token}` },
    });
    expect(spaced.status).toBe(200);
  });
});

describe('HTTP of simple clients', () => {
  const request = (extra: string, version = '1.1') =>
    `GET /3p/api/v2/transactions HTTP/${version}\r\nAuthorization: Bearer ${processor.token}\r\nConnection: close\r\n${extra}\r\n`;

  it('may come without Host, and with an unknown expectation', async () => {
    expect((await sendRaw(service.address, request(''))).status).toBe(200);
    expect((await sendRaw(service.address, request('Host: x\r\nExpect: banana\r\n'))).status).toBe(200);
  });

  it('may close its half of the connection before the answer', async () => {
    const { hostname, port } = new URL(service.address);
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = net.connect({ host: hostname, port: Number(port), allowHalfOpen: true }, () =>
        socket.end(request('', '1.0')),
      );
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('A payment between two users of one vendor', () => {
  it('belongs to the vendor, whichever token starts it', async () => {
    const vendor = await service.vendor(processor.uuid, 'Stall');
    const payer = await registerPerson(service, vendor.token);
    const payee = await registerBusiness(service, vendor.token);
    for (const { uuid } of [payer, payee]) await addBankAccount(service, vendor.token, uuid);
    const body = { payer_uuid: payer.uuid, payee_uuid: payee.uuid, amount: 900 };
    const { data } = (await service.send('POST', '/3p/api/v1/transaction', { token: processor.token, body })).body;
    expect(data.vendor_name).toBe('Stall');
    const read = await service.send('GET', `/3p/api/v2/transactions/${data.uuid}`, { token: vendor.token });
    expect([read.status, read.body.data]).toEqual([200, data]);
  });
});

describe('Webhook endpoints', () => {
  it('of a vendor are visible to its processor and managed by it, and by no other vendor', async () => {
    const own = await service.processor('Umbrella');
    const vendor = await service.vendor(own.uuid);
    const other = await service.vendor(own.uuid);
    const body = { webhook_url: ['https://93.184.215.14/hook'], event_names: ['PayoutCompleted'] };
    expect((await service.send('POST', '/3p/api/v1/webhook', { token: vendor.token, body })).status).toBe(201);
    const seen = async (token: string) =>
      (await service.send('GET', '/3p/api/v1/webhook-endpoints', { token })).body.data.endpoints;
    const [endpoint] = await seen(own.token);
    expect(endpoint).toMatchObject({ url: body.webhook_url[0], vendor_uuid: vendor.uuid });
    expect(await seen(other.token)).toEqual([]);
    const secret = (token: string) =>
      service.send('GET', `/3p/api/v1/webhook-endpoints/${endpoint.uuid}/secret`, { token });
    expect((await secret(own.token)).text).toBe((await secret(vendor.token)).text);
    expect((await secret(other.token)).status).toBe(404);
    // A token registers and de-registers for its own tenant only.
    const registered = await service.send('GET', '/3p/api/v1/webhook', { token: own.token });
    expect(registered.body.data).toEqual([]);
  });
});
