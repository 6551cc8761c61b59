// A payer who is asked to authorize debits on our page.
import type { TestService } from '../service/service.ts';
import { type Payments, paymentsOf } from './payments.ts';

export interface Asked {
  payments: Payments;
  /** The account of the payer. */
  account: string;
  uuid: string;
  url: string;
}

export const contact = 'help@northwind.example';

/** Sends the request to ask the payer. */
export async function ask(service: TestService, payments: Payments, body: object = {}, key?: string) {
  const { token } = payments.processor;
  const { payer_uuid } = payments.pair;
  const path = `/3p/api/v1/bank-account/${payer_uuid}`;
  const account: string = (await service.send('GET', path, { token })).body.data.uuid;
  const answer = await service.send('POST', `/3p/api/v2/users/${payer_uuid}/authorization-requests`, {
    token,
    body: { bank_account: { uuid: account, aggregator_type: 'manual' }, contact, ...body },
    ...(key === undefined ? {} : { key }),
  });
  return { account, answer };
}

/** A request that must be accepted. */
export async function asked(service: TestService, body: object = {}, of?: Payments): Promise<Asked> {
  const payments = of ?? (await paymentsOf(service));
  const { account, answer } = await ask(service, payments, body);
  if (answer.status !== 201) throw new Error(`not asked: ${answer.status} ${answer.text}`);
  return { payments, account, uuid: answer.body.data.uuid, url: answer.body.data.url };
}

export const agreeing = { name: 'Ada Moreau', agrees: 'yes', answer: 'agree' };
