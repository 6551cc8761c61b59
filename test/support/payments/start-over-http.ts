// Payments started over HTTP against a service in its own process, with the answer to each.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { sleep } from '../../../src/platform/std/clock.ts';
import type { StartedFacts } from '../service/command-line.ts';

export interface Answer {
  status: number;
  text: string;
}

/** One start with a key, and its answer. Null: no definite answer has come yet. */
export interface StartRequest {
  key: string;
  body: object;
  answer: Answer | null;
}

export async function send(
  facts: StartedFacts,
  method: string,
  path: string,
  body?: object,
  key?: string,
): Promise<Answer> {
  const token = path.startsWith('/3p') ? facts.processor_token : facts.admin_token;
  const response = await fetch(`${facts.address}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

async function register(facts: StartedFacts, path: string, body: object): Promise<string> {
  const custom = {
    account_number: String(70_005_000 + Math.floor(Math.random() * 1_000)),
    routing_number: '021000021',
  };
  const { status, text } = await send(facts, 'POST', path, {
    ...body,
    bank_account: { custom: { ...custom, account_name: 'Main', account_type: 'checking' } },
  });
  if (status !== 201) throw new Error(`not registered: ${status} ${text}`);
  return JSON.parse(text).data.uuid;
}

export async function registerPayerAndPayee(facts: StartedFacts) {
  const address = { line_1: '12 Harbor Street', city: 'Portland', state: 'ME', zip: '04101' };
  return {
    payer_uuid: await register(facts, '/3p/api/v1/register/person', { first_name: 'Ada', last_name: 'Moss', address }),
    payee_uuid: await register(facts, '/3p/api/v2/businesses', {
      kyb: true,
      business: { name: 'Fjord Market LLC', tin: '123456789' },
      payout_type: 'individual',
    }),
  };
}

/** Returns the definite answer. A broken connection, a 5xx and a 409 are not definite. */
export async function startPayment(facts: StartedFacts, { key, body }: StartRequest): Promise<Answer | null> {
  try {
    const answer = await send(facts, 'POST', '/3p/api/v1/transaction', body, key);
    return answer.status >= 500 || answer.status === 409 ? null : answer;
  } catch {
    return null;
  }
}

/** Starts payments from many clients at once until it is stopped. */
export function startContinuously(
  facts: StartedFacts,
  pair: object,
  callers: number,
): { creates: StartRequest[]; stop(): Promise<void> } {
  const creates: StartRequest[] = [];
  let going = true;
  const loops = Array.from({ length: callers }, async () => {
    while (going) {
      const key = randomUUID();
      const one: StartRequest = {
        key,
        body: { ...pair, amount: 100 + creates.length, client_reference_id: key },
        answer: null,
      };
      creates.push(one);
      one.answer = await startPayment(facts, one);
      if (one.answer === null) await sleep(20);
    }
  });
  return {
    creates,
    async stop() {
      going = false;
      await Promise.all(loops);
    },
  };
}

export async function listAllPayments(facts: StartedFacts): Promise<{ uuid: string; client_reference_id: string }[]> {
  const all = [];
  for (let page = 1; ; page++) {
    const { text } = await send(facts, 'GET', `/3p/api/v2/transactions?per_page=100&page=${page}`);
    const { transactions, pagination } = JSON.parse(text).data;
    all.push(...transactions);
    if (page >= pagination.totalPages) return all;
  }
}

/**
 * Each payment that was acknowledged is stored as it was answered, and each request that is sent
 * again ends in one payment, with the same answer.
 */
export async function expectNothingLost(facts: StartedFacts, creates: readonly StartRequest[]): Promise<void> {
  const stored = new Map((await listAllPayments(facts)).map((one) => [one.client_reference_id, one]));
  for (const { key, answer } of creates)
    if (answer !== null) expect(stored.get(key)).toEqual(JSON.parse(answer.text).data);
  for (const one of creates) {
    const again = await startPayment(facts, one);
    expect(again?.status).toBe(201);
    if (one.answer !== null) expect(again).toEqual(one.answer);
  }
  const keys = new Set(creates.map(({ key }) => key));
  const payments = (await listAllPayments(facts)).filter((one) => keys.has(one.client_reference_id));
  expect(payments.map((one) => one.client_reference_id).toSorted()).toEqual([...keys].toSorted());
}
