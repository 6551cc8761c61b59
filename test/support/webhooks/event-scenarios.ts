// The causes of events: scenarios with a processor each, over HTTP, the sandbox clock and returns
// of the sandbox bank.

import { returnEntry } from '../banks/returns.ts';
import { advance, type Payments, paymentsOf } from '../payments/payments.ts';
import { registerBusiness } from '../payments/users.ts';
import type { TestService } from '../service/service.ts';

/** Returns the token of its processor. */
type Scenario = (service: TestService) => Promise<string>;

const days = (service: TestService, banking_days: number) => advance(service, { banking_days });

const account = (account_number: string) => ({
  custom: { account_number, routing_number: '011000015', account_name: 'Main', account_type: 'checking' },
});

const businessAndAccounts: Scenario = async (service) => {
  const { token } = await service.processor();
  const business = await registerBusiness(service, token);
  await service.send('PUT', `/3p/api/v2/users/${business.uuid}`, { token, body: { email: 'accounts@fjord.example' } });
  const accounts = `/3p/api/v1/bank-account/${business.uuid}`;
  const added = await service.send('POST', accounts, { token, body: account('10000001888') });
  await service.send('POST', accounts, {
    token,
    body: { aggregator: { access_token: 'fail', account_id: 'checking-1' } },
  });
  await service.send('DELETE', `/3p/api/v2/bank-accounts/manual/${added.body.data.uuid}`, { token });
  return token;
};

interface Order {
  payments: Payments;
  token: string;
  uuid: string;
}

/** A payment of 100.00 with a fee of 1.25. */
async function ordered(service: TestService, number: number): Promise<Order> {
  const payments = await paymentsOf(service);
  const { uuid } = await payments.started({
    description: `Order ${number}`,
    client_reference_id: `order-${number}`,
    transaction_fee: 125,
  });
  return { payments, token: payments.processor.token, uuid };
}

async function paidOut(service: TestService, number: number): Promise<Order> {
  const order = await ordered(service, number);
  await days(service, 6);
  return order;
}

/** A refund of 40.00, after that many days. */
async function refunded(service: TestService, { payments, uuid }: Order, banking_days: number): Promise<string> {
  const answer = await payments.refund(uuid, { amount: 4_000, client_reference_id: 'refund-17' });
  await days(service, banking_days);
  return answer.body.data.uuid;
}

const payment: Scenario = async (service) => (await paidOut(service, 1041)).token;

const canceledPayment: Scenario = async (service) => {
  const { payments, token, uuid } = await ordered(service, 1042);
  await payments.cancel(uuid);
  return token;
};

const returnedCapture: Scenario = async (service) => {
  const { token, uuid } = await ordered(service, 1043);
  await days(service, 1);
  await returnEntry(service, uuid, { stage: 'capture', code: 'R01' });
  return token;
};

const clawback: Scenario = async (service) => {
  const { token, uuid } = await paidOut(service, 1044);
  await returnEntry(service, uuid, { stage: 'capture', code: 'R10' });
  await days(service, 6);
  return token;
};

const returnedClawback: Scenario = async (service) => {
  const { token, uuid } = await paidOut(service, 1045);
  await returnEntry(service, uuid, { stage: 'capture', code: 'R10' });
  await days(service, 1);
  await returnEntry(service, uuid, { stage: 'clawback', code: 'R01' });
  return token;
};

const returnedPayout: Scenario = async (service) => {
  const { token, uuid } = await paidOut(service, 1046);
  await returnEntry(service, uuid, { stage: 'payout', code: 'R03' });
  await days(service, 2);
  await returnEntry(service, uuid, { stage: 'reverse_payout', code: 'R03' });
  return token;
};

const returnedRefund: Scenario = async (service) => {
  const order = await paidOut(service, 1047);
  const refund_uuid = await refunded(service, order, 6);
  await returnEntry(service, order.uuid, { stage: 'refund_payout', code: 'R03', refund_uuid });
  return order.token;
};

const returnedRefundCapture: Scenario = async (service) => {
  const order = await paidOut(service, 1048);
  const refund_uuid = await refunded(service, order, 1);
  await returnEntry(service, order.uuid, { stage: 'refund_capture', code: 'R01', refund_uuid });
  return order.token;
};

const batchPayee: Scenario = async (service) => {
  const payments = await paymentsOf(service, { payout_type: 'batch' });
  const { uuid } = await payments.started({ amount: 10_000 });
  await payments.started({ amount: 25_000 });
  await days(service, 6);
  await payments.refund(uuid, { amount: 4_000 });
  await days(service, 1);
  return payments.processor.token;
};

/**
 * Scenarios without failures come first, so that the example of an event is the normal one if
 * possible.
 */
export const scenarios: readonly Scenario[] = [
  businessAndAccounts,
  payment,
  canceledPayment,
  returnedCapture,
  clawback,
  returnedClawback,
  returnedPayout,
  returnedRefund,
  returnedRefundCapture,
  batchPayee,
];
