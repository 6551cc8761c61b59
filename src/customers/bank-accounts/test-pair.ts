// The designated test pair: it always validates and can never be used in a payment (Interface,
// validation rules).
import type { Settings } from '../../platform/settings/settings.ts';
import type { AccountDetails } from './submitted-account.ts';

export type TestPair = Pick<AccountDetails, 'account_number' | 'routing_number'>;

export function testPairOf(settings: Settings): TestPair {
  return {
    account_number: settings.ACHORD_TEST_ACCOUNT_NUMBER,
    routing_number: settings.ACHORD_TEST_ROUTING_NUMBER,
  };
}

export function isTestPair(pair: TestPair, { account_number, routing_number }: TestPair): boolean {
  return account_number === pair.account_number && routing_number === pair.routing_number;
}
