// Contract, users: business verification after registration, by the tenant and by an operator, and
// its billing.
import { beforeAll, describe, expect, it } from 'vitest';
import { registerBusiness, registerPerson } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let token: string;
let processorUuid: string;
beforeAll(async () => {
  service = await testService();
  ({ token, uuid: processorUuid } = await service.processor());
});

const rejectedTin = '000000001';
const reviewedTin = '000000002';
const unreachableTin = '000000003';

const submit = (uuid: string, body: unknown = {}, key?: string) =>
  service.send('PUT', `/3p/api/v2/users/${uuid}/kyb`, { token, body, ...(key === undefined ? {} : { key }) });
const decide = (uuid: string, decision: string) =>
  service.send('POST', `/admin/v1/users/${uuid}/kyb`, { body: { decision } });
const eventsOf = async (uuid: string) =>
  (
    await service.context.database.query<{ type: string; kyb_status: string }>(
      `SELECT type, state ->> 'kyb_status' AS kyb_status FROM outbox WHERE subject_uuid = $1 ORDER BY sequence`,
      [uuid],
    )
  ).map(({ type, kyb_status }) => `${type} ${kyb_status}`);
const billedFor = async (uuid: string) =>
  (
    await service.context.database.query(
      `SELECT 1 FROM billable_events WHERE processor_id = $1 AND kind = 'business_verification' AND subject_uuid = $2`,
      [processorUuid, uuid],
    )
  ).length;

describe('PUT /3p/api/v2/users/{uuid}/kyb', () => {
  it('verifies a business that was registered without verification', async () => {
    const { uuid } = await registerBusiness(service, token, { kyb: false });
    const answer = await submit(uuid);
    expect([answer.status, answer.body.data.kyb_status]).toEqual([200, 'APPROVED']);
    expect(await eventsOf(uuid)).toEqual(['BusinessCreated null', 'BusinessUpdated APPROVED']);
    expect(await billedFor(uuid)).toBe(1);
  });

  it('verifies a rejected business again, with the corrections of the body', async () => {
    const { uuid } = await registerBusiness(service, token, { business: { tin: rejectedTin } });
    expect((await submit(uuid)).body.data.kyb_status).toBe('REJECTED');
    const answer = await submit(uuid, { business: { tin: '123456780' } });
    expect([answer.body.data.kyb_status, answer.body.data.business.tin]).toEqual(['APPROVED', '*****6780']);
    // A second rejection is a decision, and billed, but no change.
    expect(await eventsOf(uuid)).toEqual(['BusinessCreated REJECTED', 'BusinessUpdated APPROVED']);
    expect(await billedFor(uuid)).toBe(3);
  });

  it('leaves it in review while the provider is down, and bills nothing', async () => {
    const { uuid } = await registerBusiness(service, token, { kyb: false, business: { tin: unreachableTin } });
    const answer = await submit(uuid);
    expect([answer.status, answer.body.data.kyb_status]).toEqual([200, 'IN_REVIEW']);
    expect(await billedFor(uuid)).toBe(0);
  });

  it('calls the provider and bills once per Idempotency-Key', async () => {
    const { uuid } = await registerBusiness(service, token, { kyb: false });
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(uuid, {}, 'submit-once')));
    for (const answer of answers) expect([answer.status, answer.text]).toEqual([200, answers[0]!.text]);
    expect(await billedFor(uuid)).toBe(1);
  });

  it('refuses a person and a merchant', async () => {
    const person = await submit((await registerPerson(service, token)).uuid);
    expect([person.status, person.body.errors[0].code]).toEqual([422, 'not_a_business']);
    const { uuid } = await registerBusiness(service, token);
    const merchant = await submit(uuid, { phone: '+14155550123' });
    expect([merchant.status, merchant.body.errors[0].code]).toEqual([422, 'already_verified']);
  });

  it('answers a merchant as it is if nothing would change, and bills nothing: its first answer may be lost', async () => {
    const { uuid } = await registerBusiness(service, token, { kyb: false });
    const body = { business: { trading_name: 'Fjord' } };
    const first = await submit(uuid, body);
    expect(first.body.data.kyb_status).toBe('APPROVED');
    for (const same of [body, {}]) {
      const again = await submit(uuid, same);
      expect([again.status, again.text]).toEqual([200, first.text]);
    }
    expect(await billedFor(uuid)).toBe(1);
  });

  it('calls no provider when the billing merchant is refused', async () => {
    const { uuid } = await registerBusiness(service, token, { kyb: false });
    expect((await submit(uuid, { billing_merchant_user_uuid: uuid })).status).toBe(406);
    expect(await eventsOf(uuid)).toEqual(['BusinessCreated null']);
  });
});

describe('A change of the legal name or the TIN', () => {
  const change = async (uuid: string, business: object) =>
    (await service.send('PUT', `/3p/api/v2/users/${uuid}`, { token, body: { business } })).body.data;

  it('verifies a merchant again, because the approval was for the former data', async () => {
    const { uuid } = await registerBusiness(service, token);
    expect((await change(uuid, { trading_name: 'Other' })).kyb_status).toBe('APPROVED');
    expect(await billedFor(uuid)).toBe(1);
    expect((await change(uuid, { name: 'Other LLC' })).kyb_status).toBe('APPROVED');
    expect(await billedFor(uuid)).toBe(2);
    expect((await change(uuid, { tin: reviewedTin })).kyb_status).toBe('IN_REVIEW');
    expect((await change(uuid, { tin: rejectedTin })).kyb_status).toBe('REJECTED');
  });

  it('of a rejected or unverified business waits until it is submitted', async () => {
    const rejected = await registerBusiness(service, token, { business: { tin: rejectedTin } });
    expect((await change(rejected.uuid, { tin: '123456789' })).kyb_status).toBe('REJECTED');
    const unverified = await registerBusiness(service, token, { kyb: false });
    expect((await change(unverified.uuid, { tin: '123456780' })).kyb_status).toBeNull();
    expect(await billedFor(unverified.uuid)).toBe(0);
  });
});

describe('POST /admin/v1/users/{uuid}/kyb', () => {
  it.each([
    ['approve', 'APPROVED', 'reject'],
    ['reject', 'REJECTED', 'approve'],
  ])('%s: 200 with %s, also when repeated; then the opposite is refused', async (decision, kyb_status, opposite) => {
    const { uuid } = await registerBusiness(service, token, { business: { tin: reviewedTin } });
    const first = await decide(uuid, decision);
    expect([first.status, first.body.data.kyb_status]).toEqual([200, kyb_status]);
    const again = await decide(uuid, decision);
    expect([again.status, again.text]).toEqual([200, first.text]);
    const refused = await decide(uuid, opposite);
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'already_decided']);
    expect(await eventsOf(uuid)).toEqual(['BusinessCreated IN_REVIEW', `BusinessUpdated ${kyb_status}`]);
    expect(await billedFor(uuid)).toBe(0);
    const trail = await service.context.database.query(
      `SELECT actor FROM audit_trail WHERE processor_id = $1 AND subject_uuid = $2 AND action = 'user.kyb_decided'`,
      [processorUuid, uuid],
    );
    expect(trail).toEqual([{ actor: 'admin' }]);
  });

  it("finds a vendor's business, and announces to that vendor", async () => {
    const vendor = await service.vendor(processorUuid);
    const { uuid } = await registerBusiness(service, vendor.token, { business: { tin: reviewedTin } });
    expect((await decide(uuid, 'approve')).body.data).toMatchObject({
      vendor_uuid: vendor.uuid,
      kyb_status: 'APPROVED',
    });
    const events = await service.context.database.query(
      'SELECT processor_id, vendor_id FROM outbox WHERE subject_uuid = $1 AND sequence = 2',
      [uuid],
    );
    expect(events).toEqual([{ processor_id: processorUuid, vendor_id: vendor.uuid }]);
  });

  it('refuses a person, an unknown and a deleted user, another decision, and a tenant', async () => {
    const person = await registerPerson(service, token);
    expect((await decide(person.uuid, 'approve')).status).toBe(422);
    expect((await decide('019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d', 'approve')).status).toBe(404);
    const { uuid } = await registerBusiness(service, token, { business: { tin: reviewedTin } });
    expect((await decide(uuid, 'maybe')).status).toBe(422);
    const path = `/admin/v1/users/${uuid}/kyb`;
    expect((await service.send('POST', path, { token, body: { decision: 'approve' } })).status).toBe(403);
    await service.send('DELETE', `/3p/api/v2/users/${uuid}`, { token });
    expect((await decide(uuid, 'approve')).status).toBe(404);
  });
});

describe('GET /3p/api/v2/merchants/{uuid}/billing', () => {
  const report = (uuid: string, query = '', as = token) =>
    service.send('GET', `/3p/api/v2/merchants/${uuid}/billing?${query}`, { token: as });

  it('sums the billing events of the merchant by kind, for the current month by default', async () => {
    const merchant = await registerBusiness(service, token);
    await registerBusiness(service, token, { billing_merchant_user_uuid: merchant.uuid });
    await registerBusiness(service, token, { biling_merchant_user_uuid: merchant.uuid });
    await service.send('POST', '/3p/api/v2/bank-accounts/validate', {
      token,
      body: {
        account_number: '100000005555',
        routing_number: '011000015',
        account_name: 'Main',
        account_type: 'checking',
        billing_merchant_user_uuid: merchant.uuid,
      },
    });
    const answer = await report(merchant.uuid);
    const today = merchant.created_at.slice(0, 10);
    expect([answer.status, answer.body.data]).toEqual([
      200,
      {
        merchant_uuid: merchant.uuid,
        start_date: `${today.slice(0, 8)}01`,
        end_date: today,
        billable_events: [
          { kind: 'account_validation', count: 1 },
          { kind: 'business_verification', count: 2 },
          { kind: 'standard_ach', count: 0 },
          { kind: 'same_day_ach', count: 0 },
          { kind: 'return', count: 0 },
        ],
        total: 3,
      },
    ]);
  });

  it('includes both days, under both spellings; a start after the end is refused', async () => {
    const merchant = await registerBusiness(service, token);
    await registerBusiness(service, token, { billing_merchant_user_uuid: merchant.uuid });
    const first = merchant.created_at.slice(0, 10);
    await service.send('POST', '/sandbox/v1/clock/advance', { body: { seconds: 2 * 86_400 } });
    const later = await registerBusiness(service, token, { billing_merchant_user_uuid: merchant.uuid });
    const last = later.created_at.slice(0, 10);
    const total = async (query: string) => (await report(merchant.uuid, query)).body.data.total;
    expect(await total(`start_date=${first}&end_date=${last}`)).toBe(2);
    expect(await total(`startDate=${first}&endDate=${first}`)).toBe(1);
    expect(await total(`start_date=${last}`)).toBe(1);
    expect((await report(merchant.uuid, `start_date=${last}&end_date=${first}`)).status).toBe(422);
    expect((await report(merchant.uuid, 'start_date=2098-01-01')).status).toBe(422);
    expect((await report(merchant.uuid, 'start_date=2026-13-01')).status).toBe(422);
  });

  it('is a 404 for a person', async () => {
    expect((await report((await registerPerson(service, token)).uuid)).status).toBe(404);
  });
});
