// Fees for tests: a vendor with its own payments, and an account for its fee payouts.

import type { TestAnswer, TestService } from '../service/service.ts';
import { addBankAccount, type CustomAccount } from './bank-accounts.ts';
import { registerPayerAndPayee } from './payer-and-payee.ts';
import { advance } from './payments.ts';
import { registerBusiness } from './users.ts';

export interface FeeTenant {
  processor: { uuid: string; token: string };
  vendor: { uuid: string; token: string };
  /** A business of the vendor that receives its fees. */
  receiver: string;
  account: string;
  /** Starts a payment of the vendor of 100.00 with a fee of 3.00. Returns its uuid. */
  start(body?: object): Promise<string>;
  /** Starts one and waits until it is paid out and its fee is earned. */
  earn(body?: object): Promise<string>;
  name(body?: object): Promise<TestAnswer>;
  ask(): Promise<TestAnswer>;
  owed(): Promise<number>;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the record holds
  payouts(): Promise<any[]>;
  addAccount(overrides?: Partial<CustomAccount>): Promise<string>;
}

/** `schedule` null: no account is named yet. */
export async function feeTenant(
  service: TestService,
  schedule: 'daily' | 'on_demand' | null,
  account: Partial<CustomAccount> = {},
): Promise<FeeTenant> {
  const processor = await service.processor();
  const { token } = processor;
  const vendor = await service.vendor(processor.uuid);
  const pair = await registerPayerAndPayee(service, processor.uuid, { vendorId: vendor.uuid });
  const receiver = (await registerBusiness(service, vendor.token, { business: { name: 'Fjord Fees Inc' } })).uuid;
  const addAccount: FeeTenant['addAccount'] = async (overrides = {}) =>
    (await addBankAccount(service, vendor.token, receiver, overrides)).uuid;
  const uuid = await addAccount(account);
  const path = `/3p/api/v2/vendors/${vendor.uuid}`;
  const tenant: FeeTenant = {
    processor,
    vendor,
    receiver,
    account: uuid,
    async start(body = {}) {
      const sent = { ...pair, amount: 10_000, transaction_fee: 300, ...body };
      const answer = await service.send('POST', '/3p/api/v1/transaction', { token, body: sent });
      if (answer.status !== 201) throw new Error(`not started: ${answer.text}`);
      return answer.body.data.uuid;
    },
    async earn(body) {
      const payment = await tenant.start(body);
      await advance(service, { banking_days: 6 });
      return payment;
    },
    name: (body = {}) =>
      service.send('PUT', `${path}/fee-account`, { token, body: { bank_account_uuid: uuid, ...body } }),
    ask: () => service.send('POST', `${path}/fee-payouts`, { token }),
    owed: async () => (await service.send('GET', `${path}/fee-account`, { token })).body.data.owed,
    payouts: async () => (await service.send('GET', '/3p/api/v2/fee-payouts', { token })).body.data.fee_payouts,
    addAccount,
  };
  if (schedule !== null) await tenant.name({ schedule });
  return tenant;
}
