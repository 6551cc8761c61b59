// The reason of a decision in live mode.
import { beforeAll, expect, it } from 'vitest';
import { registerBusiness } from '../../../test/support/payments/users.ts';
import { type TestService, testService } from '../../../test/support/service/service.ts';
import { execute } from '../../api/idempotency/execute.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { decideBusinessVerification } from './decide-business-verification.http.ts';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await testService();
  ({ token } = await service.processor());
});

async function decideInLiveMode(uuid: string, body: object) {
  const { clock, execution } = service.context;
  const { handler } = decideBusinessVerification({ alwaysWithReason: true });
  if (!('atomic' in handler)) throw new Error('the operation is atomic');
  const call = {
    caller: {
      kind: 'admin' as const,
      token_uuid: null,
      processor_id: nilUuid,
      vendor_id: null,
      tenant_id: nilUuid,
      tenant_name: 'operator',
      suspended: false,
      role: 'administrator' as const,
      operator_uuid: null,
      session_uuid: null,
      is_confirmed: true,
    },
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
  const { status, body: bytes } = await execute(execution, null, false, (phase) => handler.atomic(call, phase, null));
  return { status, body: JSON.parse(bytes.toString()) };
}

it.each(['approve', 'reject'])('%s needs a reason in live mode', async (decision) => {
  const { uuid } = await registerBusiness(service, token, { business: { tin: '000000002' } });
  const refused = await decideInLiveMode(uuid, { decision });
  expect([refused.status, refused.body.errors[0].field, refused.body.errors[0].code]).toEqual([
    422,
    'reason',
    'required',
  ]);
  expect((await decideInLiveMode(uuid, { decision, reason: 'The documents match.' })).status).toBe(200);
});
