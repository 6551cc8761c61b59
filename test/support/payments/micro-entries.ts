// Checks of bank accounts by micro-entries, started over the API.
import type { TestAnswer, TestService } from '../service/service.ts';

/** Starts a check of an account of a user. Without an account: of their first one. */
export async function checkAccount(
  service: TestService,
  token: string,
  userUuid: string,
  account?: { uuid: string; aggregator_type: string },
): Promise<TestAnswer> {
  const of =
    account ?? (await service.send('GET', `/3p/api/v2/users/${userUuid}/bank-accounts`, { token })).body.data[0];
  const { uuid, aggregator_type } = of;
  return service.send('POST', `/3p/api/v2/users/${userUuid}/micro-entries`, {
    token,
    body: { bank_account: { uuid, aggregator_type } },
  });
}
