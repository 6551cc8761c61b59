// A journey on which everything happens that raises an event today: users, accounts, a payment to its end, one canceled.
import type { EventType } from '../../src/events/event-types.ts';
import { advance, paymentsOf } from './payments.ts';
import type { TestService } from './service.ts';
import { registerBusiness } from './users.ts';

/** Grows with the parts that raise events: the test says which are missing here. */
export const announcesToday: readonly EventType[] = [
  'TransactionStarted',
  'TransactionCaptureStarted',
  'TransactionCompleted',
  'TransactionCanceled',
  'PayoutCompleted',
  'BankLinkedSuccessfully',
  'BankLinkFailed',
  'BankAccountRemoved',
  'BusinessCreated',
  'BusinessUpdated',
];

const account = (account_number: string) => ({
  custom: { account_number, routing_number: '011000015', account_name: 'Main', account_type: 'checking' },
});

export interface RaisedEvent {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

/** The first event of each type, as the events API shows it: the body that is delivered, without its id. */
export async function journey(service: TestService): Promise<Map<string, RaisedEvent>> {
  const payments = await paymentsOf(service);
  const { token } = payments.processor;
  const send = async (method: string, path: string, body?: object) =>
    service.send(method, path, { token, ...(body === undefined ? {} : { body }) });

  const business = await registerBusiness(service, token);
  await send('PUT', `/3p/api/v2/users/${business.uuid}`, { email: 'accounts@fjord.example' });
  const added = await send('POST', `/3p/api/v1/bank-account/${business.uuid}`, account('10000001888'));
  await send('POST', `/3p/api/v1/bank-account/${business.uuid}`, {
    aggregator: { access_token: 'fail', account_id: 'checking-1' },
  });
  await send('POST', `/3p/api/v1/bank-account/${business.uuid}`, account('10000002888'));
  await send('DELETE', `/3p/api/v2/bank-accounts/manual/${added.body.data.uuid}`);

  const canceled = await payments.started({ description: 'Order 1041', client_reference_id: 'order-1041' });
  await payments.cancel(canceled.uuid);
  await payments.started({ description: 'Order 1042', client_reference_id: 'order-1042', transaction_fee: 125 });
  await advance(service, { banking_days: 8 });

  const first = new Map<string, RaisedEvent>();
  for (let after: string | null = null; ; ) {
    const query: string = after === null ? '' : `&after=${after}`;
    const { events, next } = (await send('GET', `/3p/api/v1/events?limit=100${query}`)).body.data;
    for (const { uuid: _uuid, ...event } of events) if (!first.has(event.type)) first.set(event.type, event);
    if (next === null) return first;
    after = next;
  }
}
