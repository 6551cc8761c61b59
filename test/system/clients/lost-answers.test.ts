// The first answer of the service is lost after the request arrived. The client sends the request
// again, and the caller reads the record as it is.
import { beforeAll, describe, expect, it } from 'vitest';
import { Achord } from '../../../clients/typescript/src/index.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { registerPerson } from '../../support/payments/users.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import { type CuttingProxy, cuttingProxy } from '../../support/service/cutting-proxy.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
let proxy: CuttingProxy;

beforeAll(async () => {
  service = await testService({ settings: { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' } });
  payments = await paymentsOf(service);
  const { hostname, port } = new URL(service.address);
  proxy = await cuttingProxy({ host: hostname, port: Number(port) });
  endAfterFile(() => proxy.stop());
});

/** Loses the first answer. */
function losing(token: string) {
  const methods: string[] = [];
  const achord = new Achord({
    baseUrl: `http://127.0.0.1:${proxy.port}`,
    token,
    fetch(input, init) {
      methods.push(init!.method!);
      proxy.remaining.toClient = methods.length === 1 ? 0 : null;
      return fetch(input, init);
    },
  });
  return { achord, methods };
}

const ofTenant = () => losing(payments.processor.token);
const events = async (type: string, uuid: string) => {
  const { token } = payments.processor;
  const answer = await service.send('GET', '/3p/api/v1/events?limit=100', { token });
  return answer.body.data.events.filter(
    (one: { type: string; data: { uuid: string } }) => one.type === type && one.data.uuid === uuid,
  );
};

describe('A DELETE whose answer is lost is sent again by the client', () => {
  it('and a canceled payment is answered as it is; it was canceled once', async () => {
    const { uuid } = await payments.started();
    const { achord, methods } = ofTenant();
    const canceled = await achord.transactions.cancel(uuid, { cancel_reason: 'The order was withdrawn.' });
    expect(methods).toEqual(['DELETE', 'DELETE']);
    expect(canceled).toMatchObject({ uuid, transaction_status: 'CANCELED', cancel_reason: 'The order was withdrawn.' });
    expect(await events('TransactionCanceled', uuid)).toHaveLength(1);
  });

  it('and a removed bank account is removed', async () => {
    const { token } = payments.processor;
    const { uuid } = await addBankAccount(service, token, (await registerPerson(service, token)).uuid);
    const { achord, methods } = ofTenant();
    expect(await achord.bankAccounts.remove({ aggregator_type: 'manual', account_uuid: uuid })).toBe(null);
    expect(methods).toEqual(['DELETE', 'DELETE']);
    expect(await events('BankAccountRemoved', uuid)).toHaveLength(1);
  });

  it('and a deleted user is deleted', async () => {
    const { uuid } = await registerPerson(service, payments.processor.token);
    const { achord, methods } = ofTenant();
    expect(await achord.users.delete(uuid)).toBe(null);
    expect(methods).toEqual(['DELETE', 'DELETE']);
  });

  it('and a de-registered webhook is de-registered', async () => {
    const webhook = { event_names: ['PayoutFailed' as const], webhook_url: ['https://127.0.0.1:8443/hook'] };
    await service.send('POST', '/3p/api/v1/webhook', { token: payments.processor.token, body: webhook });
    const { achord, methods } = ofTenant();
    expect(await achord.webhooks.deregister(webhook)).toBe(null);
    expect(methods).toEqual(['DELETE', 'DELETE']);
  });

  it('and a released hold is answered as it is, to an operator', async () => {
    const { uuid: transaction } = await payments.started();
    const body = { kind: 'risk', reason: 'Amount out of pattern.' };
    const hold = (await service.send('POST', `/admin/v1/transactions/${transaction}/holds`, { body })).body.data;
    const { achord, methods } = losing(service.adminToken);
    const released = await achord.operations.releaseHold({ uuid: hold.uuid, reason: 'Checked with the payer.' });
    expect(methods).toEqual(['DELETE', 'DELETE']);
    expect(released).toMatchObject({ uuid: hold.uuid, released_at: expect.any(String) });
  });
});

describe('A POST whose answer is lost is sent again by the client with the same key', () => {
  it('and the lifted block is answered as it is', async () => {
    const { uuid } = await registerPerson(service, payments.processor.token);
    const body = { kind: 'fraud', reason: 'Account opened with a stolen identity.' };
    const block = (await service.send('POST', `/admin/v1/users/${uuid}/blocks`, { body })).body.data;
    const { achord, methods } = losing(service.adminToken);
    const lift = achord.operations.liftBlock({ uuid: block.uuid, reason: 'Checked.' }).withResponse();
    expect(await lift).toMatchObject({ isReplay: true, data: { uuid: block.uuid, lifted_by: 'operator' } });
    expect(methods).toEqual(['POST', 'POST']);
  });
});
