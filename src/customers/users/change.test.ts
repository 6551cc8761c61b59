// Changes of a business while the provider verifies it.
import { beforeAll, describe, expect, it } from 'vitest';
import { registerBusiness } from '../../../test/support/payments/users.ts';
import { type TestService, testService } from '../../../test/support/service/service.ts';
import { execute } from '../../api/idempotency/execute.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { change } from './change.ts';
import type { UserChange } from './user-fields.ts';
import type { Submission, VerificationProvider } from './verification/verification-provider.ts';

let service: TestService;
let token: string;
let processorUuid: string;
beforeAll(async () => {
  service = await testService();
  ({ token, uuid: processorUuid } = await service.processor());
});

/** Submits a business to a provider of the test. */
async function submit(uuid: string, verification: VerificationProvider, body: UserChange = {}) {
  const { vault, clock, execution } = service.context;
  const context = { vault, verification, log: { warn() {} } };
  const caller = {
    kind: 'processor' as const,
    token_uuid: nilUuid,
    processor_id: processorUuid,
    vendor_id: null,
    tenant_id: processorUuid,
    tenant_name: 'Northwind Pay',
    suspended: false,
    role: null,
    operator_uuid: null,
    session_uuid: null,
    is_confirmed: true,
  };
  const call = {
    caller,
    params: { uuid },
    query: {},
    body,
    entries: async () => [],
    now: clock.now(),
    request_id: 'test',
    address: '127.0.0.1',
    headers: {},
    reason: null,
  };
  const { status, body: bytes } = await execute(execution, null, false, (phase) =>
    change(context, call, phase, { submit: true }),
  );
  return { status, body: JSON.parse(bytes.toString()) };
}

const billedFor = (uuid: string) =>
  service.context.database.query('SELECT 1 FROM billable_events WHERE processor_id = $1 AND subject_uuid = $2', [
    processorUuid,
    uuid,
  ]);

describe('While a business is being verified', () => {
  it('a change of a verified field asks the provider again; one decision is stored', async () => {
    const { uuid } = await registerBusiness(service, token, { kyb: false });
    const asked: Submission[] = [];
    const { status, body } = await submit(
      uuid,
      {
        async verify(submission) {
          asked.push(submission);
          if (asked.length > 1) return 'REJECTED';
          const body = { business: { tin: '555443333' }, phone: '7' };
          await service.send('PUT', `/3p/api/v2/users/${uuid}`, { token, body });
          return 'APPROVED';
        },
      },
      { email: 'new@example.com' },
    );
    expect(asked.map(({ tin }) => tin)).toEqual(['123456789', '555443333']);
    expect([status, body.data.kyb_status, body.data.phone, body.data.email]).toEqual([
      200,
      'REJECTED',
      '7',
      'new@example.com',
    ]);
    expect(await billedFor(uuid)).toHaveLength(1);
  });

  it('a change of another field is kept, and so is the decision', async () => {
    const { uuid } = await registerBusiness(service, token, { kyb: false });
    const { body } = await submit(uuid, {
      async verify() {
        await service.send('PUT', `/3p/api/v2/users/${uuid}`, { token, body: { phone: '7' } });
        return 'APPROVED';
      },
    });
    expect([body.data.kyb_status, body.data.phone]).toEqual(['APPROVED', '7']);
  });

  it('an approval by an operator is kept', async () => {
    const { uuid } = await registerBusiness(service, token, { kyb: false });
    const { status, body } = await submit(uuid, {
      async verify() {
        await service.send('POST', `/admin/v1/users/${uuid}/kyb`, { body: { decision: 'approve' } });
        return 'REJECTED';
      },
    });
    expect([status, body.errors[0].code]).toEqual([422, 'already_verified']);
    const read = await service.send('GET', `/3p/api/v2/users/${uuid}`, { token });
    expect(read.body.data.kyb_status).toBe('APPROVED');
  });

  it.each(['reject', 'resubmit'])(
    'an operator decides `%s`: the answer of the provider does not change it',
    async (decision) => {
      const { uuid } = await registerBusiness(service, token, { business: { tin: '000000002' } });
      const { status, body } = await submit(
        uuid,
        {
          async verify() {
            await service.send('POST', `/admin/v1/users/${uuid}/kyb`, {
              body: { decision, reason: 'The name is wrong.' },
            });
            return 'APPROVED';
          },
        },
        { phone: '7' },
      );
      expect([status, body.errors[0].code]).toEqual([422, 'decided_meanwhile']);
      const { body: read } = await service.send('GET', `/3p/api/v2/users/${uuid}`, { token });
      expect([read.data.kyb_status, read.data.phone]).toEqual([decision === 'reject' ? 'REJECTED' : 'IN_REVIEW', null]);
      expect(await billedFor(uuid)).toEqual([]);
    },
  );

  it('its deletion answers 404 and bills nothing', async () => {
    const { uuid } = await registerBusiness(service, token, { kyb: false });
    const { status } = await submit(uuid, {
      async verify() {
        await service.send('DELETE', `/3p/api/v2/users/${uuid}`, { token });
        return 'APPROVED';
      },
    });
    expect(status).toBe(404);
    expect(await billedFor(uuid)).toEqual([]);
  });
});
