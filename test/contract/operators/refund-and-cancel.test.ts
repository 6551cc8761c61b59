// An operator refunds and cancels payments of any tenant, as the tenant itself may (Contract,
// operators and sandbox).
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, person } from '../../support/operators/person.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
let operator: Person;
let colleague: Person;
beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
  payments = await paymentsOf(service);
  [operator, colleague] = [await person(service, 'operator'), await person(service, 'operator')];
});

const reason = 'The buyer called.';
const act = (who: Person, uuid: string, name: 'refund' | 'cancel', body: object = {}) =>
  who.send('POST', `/admin/v1/transactions/${uuid}/${name}`, { body: { reason, ...body } });
const actsOn = async (uuid: string): Promise<{ operation_id: string; amount_up_to: number | null }[]> =>
  (await operator.send('GET', `/admin/v1/transactions/${uuid}`)).body.data.allowed_acts;
const codeOf = ({ status, body }: Awaited<ReturnType<typeof act>>) => [status, body.errors?.[0]?.code];

describe('A refund by an operator', () => {
  it('is the same as the tenant’s: in parts, up to the amount, with its event', async () => {
    const { uuid } = await payments.started({ amount: 10_000 });
    expect(codeOf(await act(operator, uuid, 'refund'))).toEqual([422, 'not_refundable']);
    await advance(service, { banking_days: 1 });
    const part = await act(operator, uuid, 'refund', { amount: 4_000, client_reference_id: 'call-7' });
    expect([part.status, part.body.data]).toEqual([
      201,
      expect.objectContaining({ amount: 4_000, status: 'REFUND_PENDING', client_reference_id: 'call-7' }),
    ]);
    expect(await actsOn(uuid)).toContainEqual(
      expect.objectContaining({ operation_id: 'refundTransactionOfAnyTenant', amount_up_to: 6_000 }),
    );
    expect(codeOf(await act(operator, uuid, 'refund', { amount: 6_001 }))).toEqual([422, 'refund_exceeds_amount']);
    expect((await act(operator, uuid, 'refund')).body.data.amount).toBe(6_000);
    const { body } = await service.send('GET', `/3p/api/v2/transactions/${uuid}/details`, {
      token: payments.processor.token,
    });
    expect(body.data.refunds.map(({ amount }: { amount: number }) => amount).sort()).toEqual([4_000, 6_000]);
    expect(JSON.stringify(body.data)).not.toContain(reason);
    const { acts, events } = (await operator.send('GET', `/admin/v1/transactions/${uuid}`)).body.data;
    expect(acts).toContainEqual(expect.objectContaining({ action: 'refund.requested', reason }));
    expect(events.filter(({ type }: { type: string }) => type === 'RefundPending')).toHaveLength(2);
  });

  it('happens once under one key', async () => {
    const { uuid } = await payments.started({ amount: 5_000 });
    await advance(service, { banking_days: 1 });
    const path = `/admin/v1/transactions/${uuid}/refund`;
    const again = () => operator.send('POST', path, { body: { amount: 1_000, reason }, key: 'once-for-all' });
    const [one, two] = [await again(), await again()];
    expect([one.status, two.text]).toEqual([201, one.text]);
    expect((await actsOn(uuid)).find(({ amount_up_to }) => amount_up_to !== null)!.amount_up_to).toBe(4_000);
  });

  it('waits for a colleague above the amount of its policy', async () => {
    const policy = { is_required: true, above_amount: 2_000, reason: 'Two people refund much.' };
    const policyPath = '/admin/v1/approval-policies/refunds';
    expect((await service.send('PUT', policyPath, { body: policy })).status).toBe(200);
    const { uuid } = await payments.started({ amount: 5_000 });
    await advance(service, { banking_days: 1 });
    expect((await act(operator, uuid, 'refund', { amount: 2_000 })).status).toBe(201);
    // All that is left is more than the policy lets one person refund.
    const asked = await act(operator, uuid, 'refund');
    expect([asked.status, asked.body.data.approval.amount]).toEqual([202, 3_000]);
    expect(codeOf(await act(operator, uuid, 'refund', { amount: 9_000 }))).toEqual([422, 'refund_exceeds_amount']);
    const approve = (who: Person) =>
      who.send('POST', `/admin/v1/approvals/${asked.body.data.approval.uuid}/approve`, { body: { reason } });
    expect((await approve(operator)).status).toBe(403);
    expect((await approve(colleague)).status).toBe(200);
    expect((await actsOn(uuid)).map(({ operation_id }) => operation_id)).not.toContain('refundTransactionOfAnyTenant');
    await service.send('PUT', policyPath, { body: { ...policy, is_required: false } });
  });
});

describe('A cancellation by an operator', () => {
  it('is the same as the tenant’s, who reads its own reason, and may be sent again', async () => {
    const { uuid } = await payments.started({ amount: 700 });
    const canceled = await act(operator, uuid, 'cancel', { cancel_reason: 'The order was withdrawn.' });
    expect([canceled.status, canceled.body.data]).toEqual([
      200,
      expect.objectContaining({ transaction_status: 'CANCELED', cancel_reason: 'The order was withdrawn.' }),
    ]);
    const again = await act(operator, uuid, 'cancel');
    expect([again.status, again.body.data]).toEqual([200, canceled.body.data]);
    const { acts } = (await operator.send('GET', `/admin/v1/transactions/${uuid}`)).body.data;
    expect(acts.filter(({ action }: { action: string }) => action === 'transaction.canceled')).toMatchObject([
      { reason },
    ]);
    const other = await payments.started({ amount: 700 });
    await advance(service, { banking_days: 1 });
    expect(codeOf(await act(operator, other.uuid, 'cancel'))).toEqual([422, 'not_cancelable']);
  });
});

it('Both are for operators: other roles and unknown payments are refused', async () => {
  const { uuid } = await payments.started({ amount: 900 });
  const unknown = '019a2f40-1c00-7a3e-9c51-000000000000';
  for (const name of ['refund', 'cancel'] as const) {
    for (const role of ['viewer', 'support', 'risk'] as const)
      expect(codeOf(await act(await person(service, role), uuid, name))).toEqual([403, 'role_not_allowed']);
    expect(codeOf(await act(operator, unknown, name))).toEqual([404, 'not_found']);
    expect((await operator.send('POST', `/admin/v1/transactions/${uuid}/${name}`, { body: {} })).status).toBe(422);
  }
});
