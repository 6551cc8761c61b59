// Payments for tests: started, read, canceled and moved through time over the API, like a client
// and an operator do.
import type { TestAnswer, TestService } from '../service/service.ts';
import { type Move, moveClock } from './move-clock.ts';
import { type PayerAndPayee, registerPayerAndPayee } from './payer-and-payee.ts';
import { clockOfStory } from './stories.ts';

export interface Payments {
  processor: { uuid: string; token: string };
  pair: PayerAndPayee;
  /** Merges the body into the pair and an amount of 10,000. */
  start(body?: object, key?: string): Promise<TestAnswer>;
  /** Starts a payment that must succeed. Returns its record. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the record holds
  started(body?: object): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the record holds
  read(uuid: string): Promise<any>;
  cancel(uuid: string): Promise<TestAnswer>;
  refund(uuid: string, body?: object, key?: string): Promise<TestAnswer>;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the record holds
  readRefund(uuid: string): Promise<any>;
}

/** A new processor with a payer and a payee. */
export async function paymentsOf(
  service: TestService,
  options: Parameters<typeof registerPayerAndPayee>[2] = {},
): Promise<Payments> {
  const processor = await service.processor();
  const pair = await registerPayerAndPayee(service, processor.uuid, options);
  const { token } = processor;
  const start: Payments['start'] = (body = {}, key) =>
    service.send('POST', '/3p/api/v1/transaction', {
      token,
      body: { ...pair, amount: 10_000, ...body },
      ...(key === undefined ? {} : { key }),
    });
  return {
    processor,
    pair,
    start,
    async started(body) {
      const answer = await start(body);
      if (answer.status !== 201) throw new Error(`not started: ${answer.status} ${answer.text}`);
      return answer.body.data;
    },
    read: async (uuid) => (await service.send('GET', `/3p/api/v2/transactions/${uuid}`, { token })).body.data,
    refund: (uuid, body = {}, key) =>
      service.send('POST', `/3p/api/v1/transactions/${uuid}/refund`, {
        token,
        body,
        ...(key === undefined ? {} : { key }),
      }),
    readRefund: async (uuid) => (await service.send('GET', `/3p/api/v1/refunds/${uuid}`, { token })).body.data,
    cancel: (uuid) => service.send('DELETE', `/3p/api/v2/transactions/${uuid}`, { token }),
  };
}

/** Advances the sandbox clock. Returns its new time. A story waits for the others of its file. */
export function advance(service: TestService, by: Move): Promise<Date> {
  return (clockOfStory() ?? moveClock)(service, by);
}

/** The Sunday before the second full week of a future March: no federal holiday is in that week. */
export function sundayAhead(service: TestService): string {
  const now = service.context.clock.now();
  let day = new Date(Date.UTC(now.getUTCFullYear() + 1, 2, 1, 17));
  while (day.getUTCDay() !== 0) day = new Date(day.getTime() + 86_400_000);
  return day.toISOString();
}
