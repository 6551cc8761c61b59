// What each act of an operator does: no act, and no chain of acts, lets one person alone pay money
// into an account of their choice, or become two people (Contract, operators and sandbox).
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, person } from '../../support/operators/person.ts';
import { customAccount } from '../../support/payments/bank-accounts.ts';
import { registerBusiness } from '../../support/payments/users.ts';
import { everyOperation } from '../../support/service/every-operation.ts';
import { type TestAnswer, testService } from '../../support/service/service.ts';

const live = { ACHORD_MODE: 'live', ACHORD_ADMIN_TOKEN: 'c'.repeat(40), ACHORD_ENCRYPTION_KEY: '08'.repeat(32) };
const service = await testService({ settings: live });

/**
 * `pays`: what was held, returned or paid goes out once more or sooner, or elsewhere. `grants`: a
 * person or a program can do more than before. Both need a second operator. `neither`: it stops
 * money, sends it where the payment or the books say, or only records.
 */
const effects: Record<string, 'pays' | 'grants' | 'neither'> = {
  'DELETE /admin/v1/holds/:uuid': 'neither',
  'DELETE /admin/v1/session': 'neither',
  'DELETE /admin/v1/session/all': 'neither',
  'DELETE /admin/v1/session/all/:uuid': 'neither',
  'DELETE /admin/v1/sessions/:uuid': 'neither',
  'DELETE /admin/v1/file-schedules/:uuid': 'neither',
  'DELETE /admin/v1/saved-views/:uuid': 'neither',
  'DELETE /admin/v1/tokens/:uuid': 'neither',
  // It runs an act that another operator asked for.
  'POST /admin/v1/approvals/:uuid/approve': 'neither',
  'POST /admin/v1/approvals/:uuid/refuse': 'neither',
  'POST /admin/v1/bank-files/:uuid/mark-booked-gross': 'neither',
  'POST /admin/v1/bank-files/:uuid/mark-booked-net': 'neither',
  'POST /admin/v1/bank-files/:uuid/mark-delivered': 'pays',
  'POST /admin/v1/bank-files/:uuid/reject': 'pays',
  'POST /admin/v1/bank-statement/explain': 'pays',
  'POST /admin/v1/bank-statement/files': 'neither',
  'POST /admin/v1/bank-statement/files/preview': 'neither',
  'POST /admin/v1/bank-statement/lines': 'neither',
  'POST /admin/v1/bank-statement/lines/:uuid/correct': 'neither',
  'POST /admin/v1/bank-statement/lines/:uuid/match': 'pays',
  'POST /admin/v1/bank-statement/lines/:uuid/undo': 'neither',
  'POST /admin/v1/bank-statement/lines/:uuid/write-off': 'pays',
  'POST /admin/v1/bank-statement/reconcile': 'neither',
  'PUT /admin/v1/ledger/account-numbers': 'neither',
  'POST /admin/v1/authorizations/:uuid/revoke': 'neither',
  'POST /admin/v1/blocks/:uuid/lift': 'neither',
  // It only records; two people always sign it.
  'POST /admin/v1/closed-days/:day': 'neither',
  'POST /admin/v1/dishonors': 'neither',
  'POST /admin/v1/dishonors/:uuid/lost': 'neither',
  'POST /admin/v1/dishonors/:uuid/won': 'pays',
  // To the account that was named with two operators.
  'POST /admin/v1/fee-accounts/:uuid/payouts': 'neither',
  // To the payee of the payment, whose refund came back.
  'POST /admin/v1/refunds/:uuid/give-back': 'neither',
  'POST /admin/v1/inbound-files/:uuid/reject': 'pays',
  'POST /admin/v1/inbound-files/:uuid/release': 'neither',
  'POST /admin/v1/file-schedules': 'neither',
  'POST /admin/v1/fraud-monitoring/process-reviews': 'neither',
  // As releasing a hold: to where the payment says.
  'POST /admin/v1/fraud-reviews/:uuid/release': 'neither',
  'POST /admin/v1/fraud-reviews/:uuid/stop': 'neither',
  'POST /admin/v1/fraud-rules/recommended': 'neither',
  'POST /admin/v1/invariants/check': 'neither',
  'POST /admin/v1/operators': 'grants',
  'POST /admin/v1/operators/:uuid/link': 'grants',
  'POST /admin/v1/own-funds': 'pays',
  'POST /admin/v1/processors': 'neither',
  'POST /admin/v1/processors/:uuid/resume': 'neither',
  'POST /admin/v1/processors/:uuid/suspend': 'neither',
  'POST /admin/v1/processors/:uuid/vendors': 'neither',
  'POST /admin/v1/refunds/:uuid/send-again': 'pays',
  'POST /admin/v1/restores/release': 'pays',
  // It releases the payments of the user.
  'POST /admin/v1/sanctions-hits/:uuid/clear': 'pays',
  'POST /admin/v1/sanctions-hits/:uuid/confirm': 'neither',
  'POST /admin/v1/sanctions-hits/:uuid/report': 'neither',
  'POST /admin/v1/sanctions-lists': 'neither',
  'POST /admin/v1/session/authenticator': 'neither',
  'POST /admin/v1/session/authenticator/offer': 'neither',
  'POST /admin/v1/session/confirm': 'neither',
  'POST /admin/v1/session/password': 'neither',
  'POST /admin/v1/saved-views': 'neither',
  'POST /admin/v1/suspense/:uuid/resolve': 'pays',
  'POST /admin/v1/today/:kind/assign': 'neither',
  'POST /admin/v1/today/:kind/finish': 'neither',
  'POST /admin/v1/today/:kind/reopen': 'neither',
  'POST /admin/v1/today/:kind/snooze': 'neither',
  'POST /admin/v1/tokens': 'grants',
  // Nothing was sent yet.
  'POST /admin/v1/transactions/:uuid/cancel': 'neither',
  'POST /admin/v1/transactions/:uuid/clawback-again': 'neither',
  'POST /admin/v1/transactions/:uuid/dishonor-won': 'pays',
  'POST /admin/v1/transactions/:uuid/holds': 'neither',
  'POST /admin/v1/transactions/:uuid/notes': 'neither',
  'POST /admin/v1/transactions/:uuid/payer-debt/paid': 'pays',
  'POST /admin/v1/transactions/:uuid/payer-debt/write-off': 'pays',
  'POST /admin/v1/transactions/:uuid/payout-again': 'pays',
  'POST /admin/v1/transactions/:uuid/refund': 'pays',
  'POST /admin/v1/transactions/:uuid/reverse-payout-again': 'pays',
  'POST /admin/v1/proof-requests/:uuid/answer': 'neither',
  'POST /admin/v1/transactions/:uuid/proof-requests': 'neither',
  'POST /admin/v1/return-requests/:uuid/answer': 'neither',
  // The payment goes on as if the reversal was never asked for.
  'POST /admin/v1/reversals/:uuid/cancel': 'neither',
  'POST /admin/v1/reversals/:uuid/settled': 'pays',
  'POST /admin/v1/reversals/:uuid/write-off': 'pays',
  'POST /admin/v1/transactions/:uuid/reversals': 'pays',
  'POST /admin/v1/bank-files/:uuid/reversals': 'pays',
  'POST /admin/v1/bank-files/:uuid/processed-twice': 'pays',
  'POST /admin/v1/file-copies/:uuid/close': 'pays',
  'POST /admin/v1/transactions/:uuid/return-requests': 'neither',
  'POST /admin/v1/transactions/:uuid/write-off': 'pays',
  'POST /admin/v1/users/:uuid/blocks': 'neither',
  'POST /admin/v1/users/:uuid/erase': 'neither',
  'POST /admin/v1/users/:uuid/kyb': 'grants',
  'POST /admin/v1/webhook-endpoints/:uuid/deliveries/:delivery_uuid/replay': 'neither',
  'PUT /admin/v1/approval-policies/:act': 'grants',
  'PUT /admin/v1/bank-statement/settings': 'neither',
  'PUT /admin/v1/fee-accounts/:uuid': 'pays',
  'PUT /admin/v1/operators/:uuid': 'grants',
  'PUT /admin/v1/processors/:uuid': 'pays',
  'PUT /admin/v1/processors/:uuid/limits': 'pays',
  'PUT /admin/v1/processors/:uuid/return-rate-policy': 'neither',
  'PUT /admin/v1/session/mails': 'neither',
  'PUT /admin/v1/sanctions-screening': 'pays',
  'PUT /admin/v1/fraud-rules/:rule': 'pays',
  'PUT /admin/v1/users/:uuid/limits': 'pays',
  'PUT /admin/v1/users/:uuid/originator': 'pays',
  'PUT /admin/v1/vendors/:uuid/limits': 'pays',
};

describe('Each act of an operator', () => {
  const acts = everyOperation(service).filter(
    ({ method, path, callers }) => method !== 'GET' && callers.includes('admin') && path.startsWith('/admin/'),
  );

  it('has its effect in the table', () => {
    expect(acts.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(effects).sort());
  });

  it('needs a second operator if it pays or grants access', () => {
    const alone = acts.filter(({ approval }) => approval === undefined);
    expect(alone.map(({ method, path }) => `${method} ${path}`).filter((act) => effects[act] !== 'neither')).toEqual(
      [],
    );
  });
});

describe('One administrator in live mode', () => {
  let alone: Person;
  let other: Person;
  beforeAll(async () => {
    [alone, other] = [await person(service, 'administrator'), await person(service, 'administrator')];
  });
  const reason = 'One operator is enough.';
  const asked = ({ status, body }: TestAnswer) => [status, body.data?.approval?.act];
  const approve = (who: Person, answer: TestAnswer) =>
    who.send('POST', `/admin/v1/approvals/${answer.body.data.approval.uuid}/approve`, { body: { reason } });

  it('gets no token of a tenant, and does not read the one that a colleague approves', async () => {
    const { uuid: processor_uuid } = await service.processor();
    const answer = await alone.send('POST', '/admin/v1/tokens', { body: { processor_uuid, reason } });
    expect(asked(answer)).toEqual([202, 'tokens']);
    expect(asked(await alone.send('POST', '/admin/v1/tokens', { body: { admin: true, reason } }))).toEqual([
      202,
      'tokens',
    ]);
    const silent = await alone.send('POST', '/admin/v1/tokens', { body: { processor_uuid }, reason: false });
    expect([silent.status, silent.body.errors[0]]).toMatchObject([422, { field: 'reason', code: 'required' }]);
    expect((await approve(alone, answer)).status).toBe(403);
    const approved = await approve(other, answer);
    const { token } = approved.body.data.result.data;
    expect((await service.send('GET', '/3p/api/v2/users', { token })).status).toBe(200);
    const seen = [
      await alone.send('GET', `/admin/v1/approvals/${answer.body.data.approval.uuid}`),
      await alone.send('GET', '/admin/v1/approvals'),
      await alone.send('GET', '/admin/v1/audit-trail'),
      await approve(alone, answer),
    ];
    for (const { text } of seen) expect(text).not.toContain(token);
  });

  it('approves no business of a tenant for which they have a token', async () => {
    const processor = await service.processor();
    const business = await registerBusiness(service, processor.token, {});
    const kyb = (who: Person) =>
      who.send('POST', `/admin/v1/users/${business.uuid}/kyb`, { body: { decision: 'approve', reason } });
    const body = { processor_uuid: processor.uuid, reason };
    await approve(other, await alone.send('POST', '/admin/v1/tokens', { body }));
    const answer = await kyb(alone);
    expect(asked(answer)).toEqual([202, 'verification']);
    expect((await approve(alone, answer)).status).toBe(403);
    // Who approved the token has its text.
    expect(asked(await kyb(other))).toEqual([422, undefined]);
    const third = await person(service, 'administrator');
    expect((await kyb(third)).status).toBe(200);
  });

  it('does not become two people with an own token', async () => {
    const body = { admin: true, name: 'a program', reason };
    const { token } = (await approve(other, await alone.send('POST', '/admin/v1/tokens', { body }))).body.data.result
      .data;
    const lower = { role: 'operator', issued_tokens: 'keep', reason };
    const answer = await service.send('PUT', `/admin/v1/operators/${alone.uuid}`, { token, body: lower });
    expect([answer.status, answer.body.errors[0].message]).toEqual([422, 'it is you: ask a colleague who may do this']);
  });

  it('names no account for fees, changes no policy, and grants no access', async () => {
    const { uuid, token } = await service.processor();
    const owner = await registerBusiness(service, token, { bank_account: { custom: customAccount({}) } });
    const account = await service.send('GET', `/3p/api/v1/bank-account/${owner.uuid}`, { token });
    const bank_account_uuid = account.body.data.uuid;
    const [fees, policy, invited] = [
      await alone.send('PUT', `/admin/v1/fee-accounts/${uuid}`, { body: { bank_account_uuid, reason } }),
      await alone.send('PUT', '/admin/v1/approval-policies/tokens', { body: { is_required: false, reason } }),
      await alone.send('POST', '/admin/v1/operators', {
        body: { name: 'Another', email: 'another@platform.example', role: 'administrator', reason },
      }),
    ];
    expect([fees, policy, invited].map(asked)).toEqual([
      [202, 'bank_settings'],
      [202, 'policies'],
      [202, 'operators'],
    ]);
  });
});
