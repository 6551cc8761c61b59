// What someone tries who has the unlocked browser of an operator, or an account that looks like an
// operator's account, but not the password.
import { beforeEach, describe, expect, it } from 'vitest';
import { atomically } from '../../../src/platform/database/atomic-phase.ts';
import { invitation, password, person } from '../../support/operators/person.ts';
import { everyOperation } from '../../support/service/every-operation.ts';
import { testService } from '../../support/service/service.ts';

const service = await testService();
const someUuid = '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d';

beforeEach(async () => {
  await service.context.database.query('DELETE FROM sign_in_attempts', []);
});

/** The session of an operator who gave the password more than 15 minutes ago. */
async function unattended(role: 'administrator' | 'operator') {
  const who = await person(service, role);
  await service.context.database.query(
    "UPDATE operator_sessions SET confirmed_at = confirmed_at - interval '16 minutes' WHERE operator_uuid = $1",
    [who.uuid],
  );
  service.context.sessions.forget();
  return who;
}

describe('A session whose password was given long ago', () => {
  it('changes only what moves no money and grants no access', async () => {
    const every = everyOperation(service);
    const who = await unattended('administrator');
    const unasked: string[] = [];
    for (const { method, path, callers } of every) {
      if (method === 'GET' || !callers.includes('admin') || path.startsWith('/sandbox/')) continue;
      if (path.startsWith('/admin/v1/session')) continue;
      const body = method === 'DELETE' ? {} : { body: { '': 0 } };
      const answer = await who.send(method, path.replace(/:\w+/g, someUuid), body);
      if (answer.body.errors[0]?.code !== 'confirmation_required') unasked.push(`${method} ${path}`);
    }
    expect(unasked.sort()).toEqual([
      'DELETE /admin/v1/file-schedules/:uuid',
      'DELETE /admin/v1/saved-views/:uuid',
      'DELETE /admin/v1/tokens/:uuid',
      'POST /admin/v1/approvals/:uuid/refuse',
      'POST /admin/v1/authorizations/:uuid/revoke',
      'POST /admin/v1/bank-statement/files',
      'POST /admin/v1/bank-statement/files/preview',
      'POST /admin/v1/bank-statement/lines',
      'POST /admin/v1/bank-statement/reconcile',
      'POST /admin/v1/blocks/:uuid/lift',
      'POST /admin/v1/dishonors',
      'POST /admin/v1/file-schedules',
      'POST /admin/v1/fraud-monitoring/process-reviews',
      'POST /admin/v1/fraud-reviews/:uuid/stop',
      'POST /admin/v1/fraud-rules/recommended',
      'POST /admin/v1/invariants/check',
      'POST /admin/v1/processors',
      'POST /admin/v1/processors/:uuid/resume',
      'POST /admin/v1/processors/:uuid/suspend',
      'POST /admin/v1/processors/:uuid/vendors',
      'POST /admin/v1/proof-requests/:uuid/answer',
      'POST /admin/v1/return-requests/:uuid/answer',
      'POST /admin/v1/reversals/:uuid/cancel',
      'POST /admin/v1/sanctions-hits/:uuid/confirm',
      'POST /admin/v1/sanctions-hits/:uuid/report',
      'POST /admin/v1/sanctions-lists',
      'POST /admin/v1/saved-views',
      'POST /admin/v1/today/:kind/assign',
      'POST /admin/v1/today/:kind/finish',
      'POST /admin/v1/today/:kind/reopen',
      'POST /admin/v1/today/:kind/snooze',
      'POST /admin/v1/transactions/:uuid/cancel',
      'POST /admin/v1/transactions/:uuid/holds',
      'POST /admin/v1/transactions/:uuid/notes',
      'POST /admin/v1/transactions/:uuid/proof-requests',
      'POST /admin/v1/transactions/:uuid/return-requests',
      'POST /admin/v1/users/:uuid/blocks',
      'POST /admin/v1/webhook-endpoints/:uuid/deliveries/:delivery_uuid/replay',
      'PUT /admin/v1/bank-statement/settings',
      'PUT /admin/v1/ledger/account-numbers',
      'PUT /admin/v1/processors/:uuid/return-rate-policy',
    ]);
  });

  it('reads no tax ids, account numbers or exports', async () => {
    const who = await unattended('administrator');
    const asked: string[] = [];
    for (const { method, path, callers } of everyOperation(service)) {
      if (method !== 'GET' || !callers.includes('admin') || path.startsWith('/sandbox/') || path === '/admin/v1/live')
        continue;
      const answer = await who.send('GET', path.replace(/:\w+/g, someUuid));
      if (answer.body?.errors?.[0]?.code === 'confirmation_required') asked.push(path);
    }
    expect(asked.sort()).toEqual([
      '/admin/v1/bank-files/:uuid/content',
      '/admin/v1/inbound-files/:uuid/content',
      '/admin/v1/users/:uuid/export',
      '/admin/v1/users/:uuid/kept-identity',
    ]);
  });

  it('cannot open a way around the password: neither a person, nor a link, nor a token, nor a policy', async () => {
    const who = await unattended('administrator');
    const other = await person(service, 'viewer');
    const reason = 'A way around.';
    const tried = [
      await who.send('POST', '/admin/v1/operators', { body: { ...invitation('operator'), reason } }),
      await who.send('POST', `/admin/v1/operators/${other.uuid}/link`, { body: { reason } }),
      await who.send('PUT', `/admin/v1/operators/${other.uuid}`, { body: { role: 'administrator', reason } }),
      await who.send('POST', '/admin/v1/tokens', { body: { admin: true } }),
      await who.send('PUT', '/admin/v1/approval-policies/write_off', { body: { is_required: false, reason } }),
    ];
    expect(tried.map(({ status, body }) => [status, body.errors?.[0]?.code])).toEqual(
      tried.map(() => [403, 'confirmation_required']),
    );
  });
});

describe('An email that only looks like an operator’s', () => {
  // In lower case the dotted I is i for the database, and another letter for JavaScript. (The
  // Kelvin sign becomes a K when a body is read.)
  it('gets no attempts of its own for the same account', async () => {
    const email = 'mika.linnik@platform.example';
    const asked = { ...invitation('operator'), email };
    const { link } = (await service.send('POST', '/admin/v1/operators', { body: asked })).body.data;
    await service.send('POST', '/admin/v1/invitation/accept', { token: null, body: { token: link.token, password } });
    const signIn = (written: string) =>
      service.send('POST', '/admin/v1/sign-in', { token: null, body: { email: written, password } });
    expect((await signIn(email.toUpperCase())).status).toBe(200);
    const answer = await signIn('m\u0130ka.linnik@platform.example');
    expect([answer.status, answer.body.errors?.[0].field]).toEqual([422, 'email']);
  });
});

describe('A sign-in with the old password', () => {
  it('does not outlive a change of the password that commits at the same time', async () => {
    const who = await person(service, 'operator');
    const { database } = service.context;
    let release = () => {};
    let changed = () => {};
    const isChanged = new Promise<void>((resolve) => {
      changed = resolve;
    });
    const changing = atomically(database, async (phase) => {
      await phase.query("UPDATE operators SET password_hash = 'argon2id$8$1$1$AA==$AA==' WHERE uuid = $1", [who.uuid]);
      changed();
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    });
    await isChanged;
    const body = { email: who.email, password, code: who.code() };
    const signingIn = service.send('POST', '/admin/v1/sign-in', { token: null, body });
    // It has compared the old password, and waits for the row.
    await expect
      .poll(() =>
        database.query(
          "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
          [],
        ),
      )
      .toHaveLength(1);
    release();
    await changing;
    expect((await signingIn).status).toBe(401);
  });
});
