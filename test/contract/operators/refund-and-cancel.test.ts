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

describe('A person of the tenant', () => {
  const finance = () => person(service, 'tenant_finance', payments.processor.uuid);

  it('with the role finance refunds and cancels the payments of the tenant, and of no other', async () => {
    const [who, stranger] = [
      await finance(),
      await person(service, 'tenant_owner', (await service.processor('Other Pay')).uuid),
    ];
    const { uuid } = await payments.started({ amount: 5_000 });
    const early = await payments.started({ amount: 700 });
    for (const name of ['refund', 'cancel'] as const)
      expect(codeOf(await act(stranger, early.uuid, name))).toEqual([404, 'not_found']);
    expect((await act(who, early.uuid, 'cancel')).body.data.cancel_reason).toBe('Canceled by request.');
    await advance(service, { banking_days: 1 });
    expect((await act(who, uuid, 'refund', { amount: 1_000 })).body.data.amount).toBe(1_000);
    expect(codeOf(await act(stranger, uuid, 'refund'))).toEqual([404, 'not_found']);
    expect((await who.send('POST', `/admin/v1/transactions/${uuid}/refund`, { body: {} })).body.errors).toMatchObject([
      { field: 'reason', code: 'required' },
    ]);
    const { acts } = (await operator.send('GET', `/admin/v1/transactions/${uuid}`)).body.data;
    expect(acts).toContainEqual(
      expect.objectContaining({ action: 'refund.requested', operator_uuid: who.uuid, reason }),
    );
  });

  it('with a lesser role, and a token of the tenant, are refused', async () => {
    const { uuid } = await payments.started({ amount: 900 });
    for (const role of ['tenant_viewer', 'developer'] as const) {
      const who = await person(service, role, payments.processor.uuid);
      expect(codeOf(await act(who, uuid, 'cancel'))).toEqual([403, 'role_not_allowed']);
    }
    const sent = await service.send('POST', `/admin/v1/transactions/${uuid}/cancel`, {
      body: { reason },
      token: payments.processor.token,
    });
    expect(codeOf(sent)).toEqual([403, 'wrong_kind_of_token']);
  });

  it('waits for an operator above the policy, for as long as the role is theirs', async () => {
    const policyPath = '/admin/v1/approval-policies/refunds';
    const policy = { is_required: true, above_amount: 0, reason: 'Two people refund.' };
    await service.send('PUT', policyPath, { body: policy });
    const [who, leaver] = [await finance(), await finance()];
    const { uuid } = await payments.started({ amount: 5_000 });
    await advance(service, { banking_days: 1 });
    const [asked, late] = [
      await act(who, uuid, 'refund', { amount: 1_000 }),
      await act(leaver, uuid, 'refund', { amount: 2_000 }),
    ];
    expect([asked.status, late.status]).toEqual([202, 202]);
    const approve = (of: typeof asked) =>
      operator.send('POST', `/admin/v1/approvals/${of.body.data.approval.uuid}/approve`, { body: { reason } });
    const owner = await person(service, 'tenant_owner', payments.processor.uuid);
    const own = await owner.send('POST', `/admin/v1/approvals/${asked.body.data.approval.uuid}/approve`, {
      body: { reason },
    });
    expect(codeOf(own)).toEqual([403, 'role_not_allowed']);
    expect((await approve(asked)).body.data.result.data.amount).toBe(1_000);
    const { uuid: elsewhere } = await service.processor('Elsewhere Pay');
    await service.send('PUT', `/admin/v1/operators/${leaver.uuid}`, {
      body: { role: 'tenant_finance', processor_uuid: elsewhere, reason },
    });
    expect(codeOf(await approve(late))).toEqual([404, 'not_found']);
    await service.send('PUT', policyPath, { body: { ...policy, is_required: false } });
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
