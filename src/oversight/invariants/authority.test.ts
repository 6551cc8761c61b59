// The audit trail says what a person or a program may do. The role of the service can change only
// what acts change, and whatever it adds or changes behind the acts is counted.
import { beforeAll, describe, expect, it } from 'vitest';
import { invitation, type Person, person } from '../../../test/support/operators/person.ts';
import { type TestService, testService } from '../../../test/support/service/service.ts';
import { openDatabase, type Queryable } from '../../platform/database/database.ts';
import { authorityInvariants } from './authority.sql.ts';
import { countViolations } from './count-violations.sql.ts';

let service: TestService;
let administrator: Person;
let leaver: Person;
beforeAll(async () => {
  service = await testService();
  [administrator, leaver] = await Promise.all([person(service, 'administrator'), person(service, 'administrator')]);
});

const issue = async (body: object, who: Pick<Person, 'send'> = service) =>
  (await who.send('POST', '/admin/v1/tokens', { body })).body.data.uuid as string;
const program = { admin: true, name: 'nightly report', role: 'viewer' };

async function found(db: Queryable = service.context.database, since: Date | null = null): Promise<string[]> {
  const texts: string[] = [];
  for (const one of authorityInvariants)
    for (const { examples } of await countViolations(db, [one], { since }))
      texts.push(...examples.map((example) => example.found));
  return texts;
}

/** Changes rows with the rights of the service, looks, and rolls back. */
async function foundAfter(tamper: string, values: readonly unknown[] = []): Promise<string[]> {
  const connection = await service.context.database.connect();
  try {
    await connection.query('BEGIN', []);
    await connection.query(tamper, values);
    const checked = await found(connection);
    expect(await found(connection, new Date('2000-01-01T00:00:00Z'))).toEqual(checked);
    return checked;
  } finally {
    await connection.query('ROLLBACK', []);
    connection.release();
  }
}

describe('Acts', () => {
  it('prove every token, role, policy and waiting approval', async () => {
    const { uuid: processor_uuid } = await service.processor();
    await issue(program);
    await issue({ processor_uuid, expires_in_days: 30 });
    await issue(program, leaver);
    expect((await service.send('DELETE', `/admin/v1/tokens/${await issue(program, leaver)}`)).status).toBe(200);
    await administrator.send('PUT', `/admin/v1/operators/${leaver.uuid}`, {
      body: { role: 'risk', issued_tokens: 'keep', reason: 'A new task.' },
    });
    const other = await person(service, 'administrator');
    await issue(program, other);
    await administrator.send('PUT', `/admin/v1/operators/${other.uuid}`, {
      body: { disabled: true, issued_tokens: 'revoke', reason: 'Left.' },
    });
    await administrator.send('PUT', `/admin/v1/operators/${other.uuid}`, {
      body: { disabled: false, reason: 'Came back.' },
    });
    const developer = (
      await service.send('POST', '/admin/v1/operators', { body: invitation('developer', processor_uuid) })
    ).body.data.operator.uuid;
    await service.send('PUT', `/admin/v1/operators/${developer}`, { body: { role: 'viewer' } });
    await service.send('PUT', '/admin/v1/approval-policies/own_funds', { body: { is_required: true } });
    const asked = await administrator.send('POST', '/admin/v1/own-funds', {
      body: { amount: 500, reason: 'Payroll.' },
    });
    expect(asked.status).toBe(202);
    expect(await found()).toEqual([]);
  });

  it('name each token that a person leaves behind', async () => {
    const kept = await service.send('GET', '/admin/v1/audit-trail?action=token.kept');
    expect(kept.body.data.acts).toEqual([
      expect.objectContaining({ subject: 'token', detail: { issued_by: administrator.uuid } }),
    ]);
  });
});

describe('The role of the service', () => {
  it.each([
    ['the owner of a token', `UPDATE tokens SET processor_id = NULL, kind = 'admin'`],
    ['the text of a token', `UPDATE tokens SET token_hash = ''`],
    ['the role of a token', `UPDATE tokens SET role = 'administrator'`],
    ['the end of a token', 'UPDATE tokens SET expires_at = NULL'],
    ['who approved a token', 'UPDATE tokens SET approved_by = NULL'],
    ['the email of an operator', `UPDATE operators SET email = 'other@example.com'`],
    ['what is asked for', `UPDATE approvals SET body = '{"amount": 900000}'`],
    ['who asks', 'UPDATE approvals SET asked_by_operator = NULL'],
    ['the amount of an approval', 'UPDATE approvals SET amount = 1'],
    ['what a policy is of', `UPDATE approval_policies SET act = 'limits'`],
  ])('cannot change %s', async (_, tamper) => {
    await expect(service.context.database.query(tamper, [])).rejects.toThrow(/permission denied/);
  });

  it('cannot add a token, or bring one back, or give it another issuer, unseen', async () => {
    expect(
      await foundAfter(
        `INSERT INTO tokens (uuid, token_hash, kind, created_at, name, role)
         VALUES (gen_random_uuid(), sha256('x'), 'admin', now(), 'nightly report', 'administrator')`,
      ),
    ).toEqual(['no act issued it']);
    expect(await foundAfter('UPDATE tokens SET revoked_at = NULL WHERE revoked_at IS NOT NULL')).toEqual([
      'it was revoked',
      'it was revoked',
    ]);
    expect(
      await foundAfter('UPDATE tokens SET issued_by_operator = NULL WHERE issued_by_operator = $1', [
        administrator.uuid,
      ]),
    ).toEqual(['another person answers for it']);
  });

  it('cannot copy the act of another token without its link in the chain', async () => {
    const tamper = `
      WITH added AS (
        INSERT INTO tokens (uuid, token_hash, kind, created_at, name, role)
        VALUES (gen_random_uuid(), sha256('x'), 'admin', now(), 'nightly report', 'viewer') RETURNING uuid)
      INSERT INTO audit_trail (shard, processor_id, uuid, acted_at, action, subject, subject_uuid, detail)
      SELECT a.shard, a.processor_id, gen_random_uuid(), now(), a.action, a.subject, added.uuid, a.detail
      FROM audit_trail a, added WHERE a.action = 'token.issued' AND a.detail ->> 'role' = 'viewer' LIMIT 1`;
    expect(await foundAfter(tamper)).toEqual(['no act issued it']);
  });

  it('cannot add an operator, raise or let back in one, or move a developer, unseen', async () => {
    expect(
      await foundAfter(
        `INSERT INTO operators (uuid, name, email, role, invited_at)
         VALUES (gen_random_uuid(), 'Night', 'night@example.com', 'administrator', now())`,
      ),
    ).toEqual(['no act invited this person']);
    expect(await foundAfter(`UPDATE operators SET role = 'administrator' WHERE uuid = $1`, [leaver.uuid])).toEqual([
      'administrator, and the acts say risk',
    ]);
    expect(await foundAfter('UPDATE operators SET password_only = true WHERE uuid = $1', [leaver.uuid])).toEqual([
      'another way to sign in than the acts say',
    ]);
    const { uuid: processor_uuid } = await service.processor();
    const tenants = await service.send('POST', '/admin/v1/operators', {
      body: invitation('developer', processor_uuid),
    });
    const { uuid } = tenants.body.data.operator;
    expect(
      await foundAfter(
        `UPDATE operators SET processor_id = (SELECT min(processor_id::text)::uuid FROM processors WHERE processor_id <> $2)
         WHERE uuid = $1`,
        [uuid, processor_uuid],
      ),
    ).toEqual(['another tenant than the acts say']);
    await service.send('PUT', `/admin/v1/operators/${uuid}`, { body: { disabled: true } });
    expect(await foundAfter('UPDATE operators SET disabled_at = NULL WHERE uuid = $1', [uuid])).toEqual([
      'was disabled',
    ]);
  });

  it('cannot change a policy, or add an approval that waits, unseen', async () => {
    expect(await foundAfter('UPDATE approval_policies SET is_required = false')).toEqual(['own_funds']);
    expect(await foundAfter('UPDATE approval_policies SET above_amount = 900000')).toEqual(['own_funds']);
    const copied = `
      INSERT INTO approvals (uuid, act, operation_id, params, body, above_amount, role, reason, asked_by_operator, asked_at, expires_at)
      SELECT gen_random_uuid(), act, operation_id, params, body, above_amount, role, reason, $1, asked_at, expires_at FROM approvals`;
    expect(await foundAfter(copied, [leaver.uuid])).toEqual(['payOwnFunds']);
  });
});

describe('With the rights of an owner', () => {
  it('what a waiting approval says cannot be changed unseen', async () => {
    const superuser = openDatabase(service.database.superuserUrl, 1, () => {});
    const connection = await superuser.connect();
    for (const change of [
      `body = body || '{"amount": 900000}'`,
      `asked_by_operator = NULL`,
      `params = '{"a":"b"}'`,
      'amount = amount + 1',
      'above_amount = above_amount + 1',
      `role = 'viewer'`,
    ]) {
      await connection.query(`BEGIN`, []);
      await connection.query(`UPDATE approvals SET ${change}`, []);
      expect(await found(connection), change).toEqual(['payOwnFunds']);
      await connection.query(`ROLLBACK`, []);
    }
    connection.release();
    await superuser.end();
  });
});
