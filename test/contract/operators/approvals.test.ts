// Four eyes: an act that a policy calls dangerous runs once, after a second operator approved it.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { invitation, type Person, person } from '../../support/operators/person.ts';
import { type TestRequest, testService } from '../../support/service/service.ts';

const service = await testService();
const owner = openDatabase(service.database.ownerUrl, 1, () => {});
afterAll(() => owner.end());
const [asker, other, viewer, administrator] = await Promise.all([
  person(service, 'operator'),
  person(service, 'operator'),
  person(service, 'viewer'),
  person(service, 'administrator'),
]);
const { uuid: processorUuid } = await service.processor();

const setPolicy = (act: string, is_required: boolean, above_amount = 0) =>
  service.send('PUT', `/admin/v1/approval-policies/${act}`, { body: { is_required, above_amount } });
const fund = (who: Person, amount: number, request: TestRequest = {}) =>
  who.send('POST', '/admin/v1/own-funds', { body: { amount, reason: 'A shortage.' }, ...request });
const decide = (who: Person, uuid: string, verb: 'approve' | 'refuse' = 'approve', request: TestRequest = {}) =>
  who.send('POST', `/admin/v1/approvals/${uuid}/${verb}`, { body: { reason: 'Looked at it.' }, ...request });
let amounts = 500;
/** Each time another amount: the same act is not asked for twice. */
const asked = async (amount = ++amounts) => (await fund(asker, amount)).body.data.approval.uuid as string;
const paidIn = async () =>
  (
    await service.context.database.query<{ total: number }>(
      "SELECT coalesce(sum(amount), 0)::bigint AS total FROM postings WHERE transition = 'O1'",
      [],
    )
  )[0]!.total;
const invited = async (role: 'administrator' | 'viewer') =>
  (await service.send('POST', '/admin/v1/operators', { body: invitation(role) })).body.data.operator.uuid as string;
const codeOf = ({ status, body }: { status: number; body: { errors: { code: string }[] } }) => [
  status,
  body.errors[0]!.code,
];

beforeEach(async () => {
  await setPolicy('own_funds', true);
});

describe('An act that needs a second operator', () => {
  it('answers 202 and changes nothing; approved, it runs once, as an act of who asked', async () => {
    const before = await paidIn();
    const answer = await fund(asker, 700, { key: 'funds-1' });
    expect(answer).toMatchObject({
      status: 202,
      body: {
        data: {
          approval: {
            act: 'own_funds',
            state: 'waiting',
            operation: 'payOwnFunds',
            amount: 700,
            reason: 'A shortage.',
            asked_by: { operator_uuid: asker.uuid },
          },
        },
      },
    });
    // The key stores the answer, and asks for no second approval.
    expect((await fund(asker, 700, { key: 'funds-1' })).text).toBe(answer.text);
    expect(await paidIn()).toBe(before);

    const { uuid } = answer.body.data.approval;
    const done = await decide(other, uuid);
    expect(done.body.data).toMatchObject({
      approval: { state: 'approved', decided_by: { operator_uuid: other.uuid }, decision_reason: 'Looked at it.' },
      result: { status: 201, data: { amount: 700 } },
    });
    expect(await paidIn()).toBe(before + 700);
    const again = await decide(other, uuid);
    expect(again.body.data.result).toEqual(done.body.data.result);
    expect(await paidIn()).toBe(before + 700);

    const { acts } = (await service.send('GET', '/admin/v1/audit-trail?limit=3')).body.data;
    expect(acts.map((act: { action: string }) => act.action).sort()).toEqual([
      'approval.approved',
      'approval.asked',
      'own_funds.paid_in',
    ]);
    const [approved, booked] = ['approval.approved', 'own_funds.paid_in'].map((action) =>
      acts.find((act: { action: string }) => act.action === action),
    );
    expect(booked).toMatchObject({ operator_uuid: asker.uuid, actor_name: asker.name, reason: 'A shortage.' });
    expect(approved).toMatchObject({ operator_uuid: other.uuid, request_id: booked.request_id });
  });

  it('runs once when several approve at the same time', async () => {
    const before = await paidIn();
    const uuid = await asked(500);
    const answers = await Promise.all([1, 2, 3, 4].map((n) => decide(n % 2 ? other : administrator, uuid)));
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ body }) => body.data.approval.decided_by.operator_uuid)).size).toBe(1);
    expect(new Set(done.map(({ body }) => body.data.result.data.uuid)).size).toBe(1);
    expect(answers.filter(({ status }) => status !== 200).map(codeOf)).toEqual([
      [422, 'invalid_state'],
      [422, 'invalid_state'],
    ]);
    expect(await paidIn()).toBe(before + 500);
  });

  it('is approved by a person with the role, and never by the person who asked', async () => {
    const uuid = await asked();
    expect(codeOf(await decide(asker, uuid))).toEqual([403, 'own_approval']);
    expect(codeOf(await decide(viewer, uuid))).toEqual([403, 'role_not_allowed']);
    const byToken = await service.send('POST', `/admin/v1/approvals/${uuid}/approve`);
    expect(codeOf(byToken)).toEqual([403, 'person_required']);
    expect((await decide(administrator, uuid)).status).toBe(200);
  });

  it('is not approved by who gave the password long ago', async () => {
    const uuid = await asked();
    const late = await person(service, 'operator');
    await service.context.database.query(
      "UPDATE operator_sessions SET confirmed_at = confirmed_at - interval '16 minutes' WHERE operator_uuid = $1",
      [late.uuid],
    );
    service.context.sessions.forget();
    expect(codeOf(await decide(late, uuid))).toEqual([403, 'confirmation_required']);
    expect((await decide(late, uuid, 'refuse')).status).toBe(200);
  });

  it('does not run for who has lost the role, is disabled, or whose token was revoked', async () => {
    const before = await paidIn();
    const demoted = await person(service, 'operator');
    const ofDemoted = (await fund(demoted, ++amounts)).body.data.approval.uuid;
    await service.send('PUT', `/admin/v1/operators/${demoted.uuid}`, { body: { role: 'viewer' } });
    expect(codeOf(await decide(other, ofDemoted))).toEqual([422, 'invalid_state']);
    const disabled = await person(service, 'operator');
    const ofDisabled = (await fund(disabled, ++amounts)).body.data.approval.uuid;
    await service.send('PUT', `/admin/v1/operators/${disabled.uuid}`, { body: { disabled: true } });
    expect(codeOf(await decide(other, ofDisabled))).toEqual([422, 'invalid_state']);

    const program = { admin: true, name: 'a program', role: 'operator' };
    const { uuid, token } = (await service.send('POST', '/admin/v1/tokens', { body: program })).body.data;
    const body = { amount: ++amounts, reason: 'Asked by a program.' };
    const ofToken = (await service.send('POST', '/admin/v1/own-funds', { token, body })).body.data.approval;
    expect(ofToken.asked_by).toEqual({ operator_uuid: null, token_uuid: uuid, name: 'a program', email: null });
    await service.send('DELETE', `/admin/v1/tokens/${uuid}`);
    expect(codeOf(await decide(other, ofToken.uuid))).toEqual([422, 'invalid_state']);
    expect(await paidIn()).toBe(before);
  });

  it('asked by a token is not approved by the person who issued it, or a token that issued it', async () => {
    const program = { admin: true, name: 'a program', reason: 'For the night.' };
    const issued = (await administrator.send('POST', '/admin/v1/tokens', { body: program })).body.data;
    const further = (await service.send('POST', '/admin/v1/tokens', { token: issued.token, body: program })).body.data;
    for (const { token } of [issued, further]) {
      const body = { amount: ++amounts, reason: 'Asked by a program.' };
      const { uuid } = (await service.send('POST', '/admin/v1/own-funds', { token, body })).body.data.approval;
      expect(codeOf(await decide(administrator, uuid))).toEqual([403, 'own_approval']);
      expect((await decide(other, uuid)).status).toBe(200);
    }
  });

  it('stops a second account of one person: granting access needs a second operator', async () => {
    await setPolicy('operators', true);
    const reason = 'A new colleague.';
    const asked = { ...invitation('operator'), reason };
    const invite = await administrator.send('POST', '/admin/v1/operators', { body: asked });
    expect([invite.status, invite.body.data.approval?.act]).toEqual([202, 'operators']);
    const link = await administrator.send('POST', `/admin/v1/operators/${viewer.uuid}/link`, { body: { reason } });
    expect(link.status).toBe(202);
    const change = (uuid: string, body: object) =>
      administrator.send('PUT', `/admin/v1/operators/${uuid}`, { body: { ...body, reason } });
    expect((await change(viewer.uuid, { role: 'operator' })).status).toBe(202);
    const ofViewer = await other.send(
      'GET',
      `/admin/v1/approvals?state=waiting&subject_uuid=${viewer.uuid.toUpperCase()}`,
    );
    expect(ofViewer.body.data.approvals).toMatchObject(
      ['updateOperator', 'createOperatorLink'].map((operation) => ({ operation, params: { uuid: viewer.uuid } })),
    );
    // Taking something away needs no second operator.
    const leaving = await invited('administrator');
    expect((await change(leaving, { role: 'support' })).status).toBe(200);
    expect((await change(leaving, { disabled: true })).status).toBe(200);
    expect((await change(leaving, { disabled: false })).status).toBe(202);
    expect((await change(viewer.uuid, { name: 'Another name' })).status).toBe(200);
    const program = { admin: true, name: 'a program', reason: 'For the night.' };
    const { token } = (await administrator.send('POST', '/admin/v1/tokens', { body: program })).body.data;
    const byToken = await service.send('POST', '/admin/v1/operators', {
      token,
      body: { ...invitation('viewer'), reason },
    });
    expect(byToken.status).toBe(202);

    const second = await person(service, 'administrator');
    const { uuid } = invite.body.data.approval;
    const approved = await decide(second, uuid);
    const made = approved.body.data.result.data.link.token;
    expect((await decide(second, uuid)).body.data.result.data.link.token).toBe(made);
    // The link is for the person who approved it, and for no one else.
    expect(codeOf(await decide(administrator, uuid))).toEqual([403, 'own_approval']);
    const third = await person(service, 'administrator');
    expect(codeOf(await decide(third, uuid))).toEqual([422, 'invalid_state']);
    const toViewer = link.body.data.approval.uuid;
    expect((await decide(second, toViewer)).body.data.result.data.link.token).toBeDefined();
    expect(codeOf(await decide(administrator, toViewer))).toEqual([403, 'own_approval']);
    const opened = await service.send('POST', '/admin/v1/invitation', { token: null, body: { token: made } });
    expect(opened.body.data.email).toBe(asked.email);
    // The link is a secret: only its hash may be legible in the database.
    const rows = await service.context.database.query<{ text: string }>(
      'SELECT approvals::text AS text FROM approvals WHERE uuid = $1',
      [uuid],
    );
    expect(rows[0]!.text).not.toContain(made);
    await setPolicy('operators', false);
  });

  it('that is refused or expired does not run any more; who asked may take it back', async () => {
    const before = await paidIn();
    const refused = await asked();
    expect((await decide(other, refused, 'refuse')).body.data.approval.state).toBe('refused');
    expect((await decide(other, refused, 'refuse')).status).toBe(200);
    expect(codeOf(await decide(other, refused))).toEqual([422, 'invalid_state']);
    const taken = await asked();
    expect((await decide(asker, taken, 'refuse')).status).toBe(200);
    const late = await asked();
    // The service cannot change when an approval expires.
    await owner.query("UPDATE approvals SET expires_at = now() - interval '1 second' WHERE uuid = $1", [late]);
    expect((await service.send('GET', `/admin/v1/approvals/${late}`)).body.data.state).toBe('expired');
    expect(codeOf(await decide(other, late))).toEqual([422, 'invalid_state']);
    expect(codeOf(await decide(other, late, 'refuse'))).toEqual([422, 'invalid_state']);
    expect(await paidIn()).toBe(before);
  });

  it('that the service refuses when it runs still waits', async () => {
    await setPolicy('operators', true);
    const body = { ...invitation('viewer'), reason: 'A new colleague.' };
    const { uuid } = (await administrator.send('POST', '/admin/v1/operators', { body })).body.data.approval;
    expect((await service.send('POST', '/admin/v1/operators', { body })).status).toBe(201);
    const second = await person(service, 'administrator');
    expect((await decide(second, uuid)).status).toBe(422);
    expect((await service.send('GET', `/admin/v1/approvals/${uuid}`)).body.data.state).toBe('waiting');
    await setPolicy('operators', false);
  });

  it('shows what it would do, from which value to which', async () => {
    await setPolicy('bank_settings', true);
    const path = `/admin/v1/processors/${processorUuid}`;
    const body = { originator: { company_name: 'NORTHWIND PAY' }, reason: 'As on their contract.' };
    const { approval } = (await administrator.send('PUT', path, { body })).body.data;
    expect(approval.effects).toEqual([
      {
        action: 'processor.changed',
        subject: 'processor',
        subject_uuid: processorUuid,
        detail: {
          before: { originator: expect.objectContaining({ company_name: null }) },
          after: { originator: expect.objectContaining({ company_name: 'NORTHWIND PAY' }) },
        },
      },
    ]);
    // It was only tried.
    const { data } = (await service.send('GET', path)).body;
    expect(data.originator.company_name).toBeNull();
    const unknown = { bank: 'no-such-bank', reason: 'The bank changes.' };
    expect((await administrator.send('PUT', path, { body: unknown })).status).toBe(422);
    // Other settings of a tenant need no second operator.
    const delay = { payout_delay_days: 3, reason: 'Their contract.' };
    expect((await administrator.send('PUT', path, { body: delay })).status).toBe(200);
    await setPolicy('bank_settings', false);
  });

  it('is asked for once, also by several at the same instant', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => fund(asker, 650)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 422, 422, 422, 422, 422]);
  });

  it('is asked for once: the second time names the first approval', async () => {
    const uuid = await asked(600);
    const again = await fund(other, 600, { body: { amount: 600, reason: 'In other words.' } });
    expect(codeOf(again)).toEqual([422, 'already_asked']);
    expect(again.body.errors[0].message).toContain(uuid);
    await decide(other, uuid);
    expect((await fund(asker, 600)).status).toBe(202);
  });

  it('has the amount of the policy that asked for it, also when the policy changes', async () => {
    await setPolicy('own_funds', true, 1_000);
    const uuid = await asked(1_500);
    await setPolicy('own_funds', true);
    expect((await service.send('GET', `/admin/v1/approvals/${uuid}`)).body.data.above_amount).toBe(1_000);
    await decide(other, uuid);
  });

  it('is found by its state, by who asked, and by what the act names', async () => {
    const uuid = await asked(700);
    const found = async (query: string, by: Person = asker) =>
      (await by.send('GET', `/admin/v1/approvals?limit=100&${query}`)).body.data.approvals.map(
        (one: { uuid: string }) => one.uuid,
      );
    expect(await found('state=waiting&asked_by=me')).toContain(uuid);
    expect(await found('state=waiting&asked_by=others')).not.toContain(uuid);
    expect(await found('state=waiting&asked_by=me', other)).not.toContain(uuid);
    expect(await found('state=waiting&asked_by=others', other)).toContain(uuid);
    expect(await found(`state=waiting&subject_uuid=${processorUuid}`)).not.toContain(uuid);
    for (const state of ['approved', 'refused', 'expired']) expect(await found(`state=${state}`)).not.toContain(uuid);
    await decide(other, uuid);
    expect(await found('state=approved')).toContain(uuid);
    expect(await found('state=waiting')).not.toContain(uuid);
  });

  it('is in the list and in what waits today, until it is decided; unknown ones are not found', async () => {
    const uuid = await asked();
    const { waiting: kinds } = (await service.send('GET', '/admin/v1/today')).body.data;
    expect(kinds.find(({ kind }: { kind: string }) => kind === 'approval')).toMatchObject({
      count: expect.any(Number),
      path: '/admin/v1/approvals?state=waiting',
    });
    const waiting = async () =>
      (await service.send('GET', '/admin/v1/approvals?state=waiting&limit=100')).body.data.approvals.map(
        (one: { uuid: string }) => one.uuid,
      );
    expect((await waiting())[0]).toBe(uuid);
    await decide(other, uuid);
    expect(await waiting()).not.toContain(uuid);
    const newest = (await service.send('GET', '/admin/v1/approvals?limit=1')).body.data;
    expect(newest.approvals).toMatchObject([{ uuid, state: 'approved' }]);
    expect(newest.next).not.toBeNull();
    expect((await decide(other, processorUuid)).status).toBe(404);
    expect((await service.send('GET', `/admin/v1/approvals/${processorUuid}`)).status).toBe(404);
  });
});

describe('A policy', () => {
  it('lets small amounts through, and asks for larger ones', async () => {
    await setPolicy('own_funds', true, 1_000);
    expect((await fund(asker, 1_000)).status).toBe(201);
    expect((await fund(asker, 1_001)).status).toBe(202);
    await setPolicy('own_funds', false);
    expect((await fund(asker, 1_001)).status).toBe(201);
  });

  it('asks when a limit is raised or ends, not when it is lowered or set first', async () => {
    await setPolicy('limits', true);
    const risk = await person(service, 'risk');
    const path = `/admin/v1/processors/${processorUuid}/limits`;
    const set = async (limits: object) =>
      (await risk.send('PUT', path, { body: { ...limits, reason: 'Reviewed.' } })).status;
    expect(await set({ amount_per_payment: 500 })).toBe(200);
    expect(await set({ amount_per_payment: 400 })).toBe(200);
    expect(await set({ amount_per_payment: 400, amount_per_day: 10_000 })).toBe(200);
    expect(await set({ amount_per_payment: 401, amount_per_day: 10_000 })).toBe(202);
    expect(await set({ amount_per_payment: 400 })).toBe(202);
    expect(await set({})).toBe(202);
    await setPolicy('limits', false);
  });

  it('is changed by two administrators where policies need it; the token of the environment changes it alone', async () => {
    await setPolicy('policies', true);
    const path = '/admin/v1/approval-policies/own_funds';
    const body = { is_required: false, reason: 'Too slow.' };
    const { status, body: answer } = await administrator.send('PUT', path, { body });
    expect(status).toBe(202);
    expect((await fund(asker, 5)).status).toBe(202);
    const second = await person(service, 'administrator');
    expect((await decide(second, answer.data.approval.uuid)).body.data.result.data).toMatchObject({
      is_required: false,
    });
    expect((await fund(asker, 5)).status).toBe(201);
    expect((await setPolicy('policies', false)).status).toBe(200);
    const { policies } = (await service.send('GET', '/admin/v1/approval-policies')).body.data;
    expect(policies).toHaveLength(14);
    expect(policies.every((policy: { is_required: boolean }) => !policy.is_required)).toBe(true);
  });

  it.each([
    ['own_funds', { is_required: 'yes' }, 'is_required'],
    ['own_funds', { is_required: true, above_amount: -1 }, 'above_amount'],
    ['parties', { is_required: true }, 'act'],
  ])('for %s with %j is refused, and the answer names %s', async (act, body, field) => {
    const answer = await service.send('PUT', `/admin/v1/approval-policies/${act}`, { body });
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field]);
  });
});
