// An operator of a test: invited, signed in, and sending requests with the cookie of the session.
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { Role } from '../../../src/api/http/caller.ts';
import type { TestAnswer, TestRequest, TestService } from '../service/service.ts';

export interface Person {
  uuid: string;
  name: string;
  email: string;
  password: string;
  /** The present code of the authenticator app. */
  code(): string;
  /** `achord-session=…`: the newest that an answer has set. */
  readonly cookie: string;
  send(method: string, path: string, request?: TestRequest): Promise<TestAnswer>;
}

export const password = 'correct horse battery staple';
let invited = 0;

export const invitation = (role: Role, processor_uuid?: string) => ({
  name: `Operator ${++invited}`,
  email: `operator-${invited}@platform.example`,
  role,
  ...(processor_uuid === undefined ? {} : { processor_uuid }),
});

export const cookieIn = (answer: TestAnswer): string => answer.headers.get('set-cookie')!.split(';')[0]!;

/** The headers of a request of the console. */
export const consoleHeaders = (cookie: string) => ({ cookie, 'achord-console': '1' });

export function authenticator(secret: string): () => string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return () => totp.generate();
}

/** A code is good once: makes the codes that were used good again, so that no test waits. */
export const renewCodes = (service: TestService) =>
  service.context.database.query('UPDATE operators SET totp_step = 0', []);

/** Invites a person and accepts the invitation. `processorUuid`: for a role of tenants. */
export async function person(service: TestService, role: Role, processorUuid?: string): Promise<Person> {
  const asked = invitation(role, processorUuid);
  const { operator, link } = (await service.send('POST', '/admin/v1/operators', { body: asked })).body.data;
  const opened = await service.send('POST', '/admin/v1/invitation', { token: null, body: { token: link.token } });
  const code = authenticator(opened.body.data.totp.secret);
  const body = { token: link.token, password, code: code() };
  const accepted = await service.send('POST', '/admin/v1/invitation/accept', { token: null, body });
  expect(accepted.status).toBe(200);
  // Only this row: several people may join at once.
  await service.context.database.query('UPDATE operators SET totp_step = 0 WHERE uuid = $1', [operator.uuid]);
  let cookie = cookieIn(accepted);
  return {
    uuid: operator.uuid,
    name: asked.name,
    email: asked.email,
    password,
    code,
    get cookie() {
      return cookie;
    },
    async send(method, path, request = {}) {
      const headers = { ...consoleHeaders(cookie), ...request.headers };
      const answer = await service.send(method, path, { token: null, ...request, headers });
      // A sign-out empties it.
      if (/^achord-session=[^;]/.test(answer.headers.get('set-cookie') ?? '')) cookie = cookieIn(answer);
      return answer;
    },
  };
}
