// Users for a test, registered over the API like a client does.
import type { TestService } from '../service/service.ts';

/** The user record of the answer. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the record holds
export type TestUser = any;

export const personBody = {
  first_name: 'Ada',
  last_name: 'Moreau',
  address: { line_1: '12 Harbor Street', city: 'Portland', state: 'ME', zip: '04101' },
};

export const businessBody = {
  kyb: true,
  business: { name: 'Fjord Market LLC', tin: '123456789' },
  first_name: 'Ada',
  last_name: 'Moreau',
};

/** Registers a person; `overrides` are fields of the body. */
export async function registerPerson(
  service: TestService,
  token: string,
  overrides: Record<string, unknown> = {},
): Promise<TestUser> {
  return registered(service, token, '/3p/api/v1/register/person', { ...personBody, ...overrides });
}

/**
 * Registers a business, verified (a merchant) unless `overrides` change that. `business` is merged
 * into the default.
 */
export async function registerBusiness(
  service: TestService,
  token: string,
  { business = {}, ...overrides }: Record<string, unknown> = {},
): Promise<TestUser> {
  return registered(service, token, '/3p/api/v2/businesses', {
    ...businessBody,
    ...overrides,
    business: { ...businessBody.business, ...(business as object) },
  });
}

async function registered(service: TestService, token: string, path: string, body: unknown): Promise<TestUser> {
  const answer = await service.send('POST', path, { token, body });
  if (answer.status !== 201) throw new Error(`registering answered ${answer.status}: ${answer.text}`);
  return answer.body.data;
}
