// Each query of a request counts for its tenant, which shares connections fairly. Only a batch of
// several tenants counts for none (decision 9).

import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../src/platform/database/database.ts';
import { tenantOfWork } from '../../../src/platform/std/on-behalf.ts';
import { registerPayerAndPayee } from '../../support/payments/payer-and-payee.ts';
import { personBody } from '../../support/payments/users.ts';
import { onDatabase } from '../../support/service/on-database.ts';
import { type TestService, testService } from '../../support/service/service.ts';

/** The tenant of each borrowed connection, in order; null: none. */
const borrowed: (string | null)[] = [];

/** The look-up of a token, which is cached for a second, and the jobs of every process. */
const ofTheService = /\btokens\b|\bsandbox_clock\b|\bpg_notify\b/;

function noted(database: Database): Database {
  const note = () => void borrowed.push(tenantOfWork()?.tenant_id ?? null);
  return {
    ...database,
    query(text, values) {
      if (!ofTheService.test(text)) note();
      return database.query(text, values);
    },
    pipeline(steps) {
      note();
      return database.pipeline(steps);
    },
    connect() {
      note();
      return database.connect();
    },
    withDeadline: (deadlineMs) => noted(database.withDeadline(deadlineMs)),
  };
}

let service: TestService;
let token: string;
let tenant: string;
let payment: object;
const send = (method: string, path: string, body?: object, key?: string) =>
  service.send(method, path, { token, ...(body === undefined ? {} : { body }), ...(key === undefined ? {} : { key }) });

beforeAll(async () => {
  service = await testService({
    context: (opened) => onDatabase(opened, noted(opened.database)),
  });
  ({ token, uuid: tenant } = await service.processor());
  payment = { ...(await registerPayerAndPayee(service, tenant)), amount: 100 };
});

const start = '/3p/api/v1/transaction';
const key = randomUUID();

it.each<[string, 'the tenant' | 'no tenant', () => Promise<{ status: number }>]>([
  ['a read', 'the tenant', () => send('GET', '/3p/api/v2/transactions')],
  ['an atomic phase', 'the tenant', () => send('POST', '/3p/api/v1/register/person', personBody)],
  ['a refusal that its key stores', 'the tenant', () => send('POST', '/3p/api/v1/register/person', {}, randomUUID())],
  ['a payment', 'no tenant', () => send('POST', start, payment)],
  ['a payment with a key', 'no tenant', () => send('POST', start, payment, key)],
  ['a replay of a payment', 'no tenant', () => send('POST', start, payment, key)],
  ['a refused payment that its key stores', 'the tenant', () => send('POST', start, { amount: -1 }, randomUUID())],
])('%s runs for %s', async (_name, whom, request) => {
  borrowed.length = 0;
  expect((await request()).status).toBeLessThan(500);
  expect(borrowed.length).toBeGreaterThan(0);
  expect(new Set(borrowed)).toEqual(new Set([whom === 'the tenant' ? tenant : null]));
});

it('a bulk call claims its key for the tenant, and its payments start for no tenant', async () => {
  borrowed.length = 0;
  const transactions = [{ ...payment, idempotency_key: randomUUID() }];
  expect((await send('POST', '/3p/api/v1/transactions/bulk', { transactions }, randomUUID())).status).toBe(200);
  expect(borrowed).toContain(tenant);
  expect(borrowed).toContain(null);
  expect(borrowed.at(-1)).toBe(tenant);
});
