// Contract, idempotency 4: a replay of a start has the bytes of its first answer, although the
// payment and what its answer shows have changed.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { claimOf } from '../../../src/api/idempotency/key.ts';
import { latestRenderer } from '../../../src/payments/transactions/start/started-answer.ts';
import { startPath } from '../../../src/payments/transactions/start/transaction-request.ts';
import { openContext } from '../../../src/service/context/context.ts';
import { startService } from '../../../src/service/start/service.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { keptAnswers } from '../../support/payments/kept-answers.ts';
import { type PayerAndPayee, registerPayerAndPayee } from '../../support/payments/payer-and-payee.ts';
import { advance, sundayAhead } from '../../support/payments/payments.ts';
import { anyText } from '../../support/runner/any-text.ts';
import { budget } from '../../support/runner/budget.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
/** Another process on the same database, like one after a restart: nothing is cached in it. */
let restarted: { address: string };

beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
  const context = await openContext({
    settings: service.context.settings,
    databaseUrl: service.database.url,
    adminToken: service.adminToken,
    encryptionKeys: { current: Buffer.alloc(32, 7) },
    log: service.context.log,
  });
  const other = await startService(context, { api: true, worker: false });
  endAfterFile(other.stop);
  restarted = other;
});

const put = (path: string, body: object, token = service.adminToken) => service.send('PUT', path, { token, body });
const tenantPath = (uuid: string) => `/admin/v1/processors/${uuid}`;

/** Two users with their accounts, and the token of the tenant that owns them. */
interface Holders extends PayerAndPayee {
  token: string;
  /** The uuids of both accounts: a request can choose one. */
  payer_accounts: string[];
  payee_accounts: string[];
}

interface Tenant {
  uuid: string;
  token: string;
  /** Of the processor, and of each of its vendors. */
  holders: Holders[];
}

async function newTenant(): Promise<Tenant> {
  const processor = await service.processor('Northwind Pay');
  const vendors = [
    await service.vendor(processor.uuid, 'Fjord Market'),
    await service.vendor(processor.uuid, 'Bücher & "Söhne" 🏦'),
  ];
  const holders: Holders[] = [];
  for (const [n, owner] of [processor, ...vendors].entries()) {
    const { token } = owner;
    const pair = await registerPayerAndPayee(service, processor.uuid, {
      vendorId: n === 0 ? null : owner.uuid,
      payout_type: n === 1 ? 'batch' : 'individual',
    });
    const accounts = async (user: string) => {
      const [first] = (await service.send('GET', `/3p/api/v2/users/${user}/bank-accounts`, { token })).body.data;
      return [first.uuid as string, (await addBankAccount(service, token, user)).uuid];
    };
    const [payer_accounts, payee_accounts] = [await accounts(pair.payer_uuid), await accounts(pair.payee_uuid)];
    holders.push({ ...pair, token, payer_accounts, payee_accounts });
  }
  return { uuid: processor.uuid, token: processor.token, holders };
}

const bankText = (maxLength: number) =>
  // Cut first: half a surrogate pair is removed too.
  anyText({ maxLength: maxLength - 1 }).map((text) => `A${text}`.slice(0, maxLength).replaceAll(/\p{C}/gu, ''));
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const requested = fc.record({
  holders: fc.nat({ max: 2 }),
  byProcessor: fc.boolean(),
  inBulk: fc.boolean(),
  payer_account: optional(fc.nat({ max: 1 })),
  payee_account: optional(fc.nat({ max: 1 })),
  body: fc.record({
    amount: fc.integer({ min: 10_000, max: 90_000 }),
    transaction_fee: optional(fc.oneof(fc.nat({ max: 9_999 }), fc.nat({ max: 9_999 }).map(String))),
    currency: optional(fc.constant('USD')),
    client_reference_id: optional(anyText({ maxLength: 255 }).map((text) => text.replaceAll(/\p{C}/gu, ''))),
    company_name: optional(bankText(16)),
    description: optional(bankText(10)),
    addenda: optional(bankText(80)),
    speed: optional(fc.constantFrom('standard', 'sameday')),
    payout_delay_days_min: optional(fc.nat({ max: 3 })),
  }),
});
type Requested = typeof requested extends fc.Arbitrary<infer Value> ? Value : never;

interface Started {
  token: string;
  key: string;
  body: object;
  uuid: string;
  text: string;
}

async function startOne(tenant: Tenant, wanted: Requested): Promise<Started> {
  const { payer_uuid, payee_uuid, payer_accounts, payee_accounts, token: own } = tenant.holders[wanted.holders]!;
  const token = wanted.byProcessor ? tenant.token : own;
  const key = randomUUID();
  const account = (uuid: string) => ({ uuid, aggregator_type: 'manual' });
  const body = {
    payer_uuid,
    payee_uuid,
    ...wanted.body,
    ...(wanted.payer_account === undefined
      ? {}
      : { source_bank_account: account(payer_accounts[wanted.payer_account]!) }),
    ...(wanted.payee_account === undefined
      ? {}
      : { destination_bank_account: account(payee_accounts[wanted.payee_account]!) }),
  };
  if (!wanted.inBulk) {
    const { status, text, body: answered } = await service.send('POST', startPath, { token, key, body });
    expect(status, text).toBe(201);
    return { token, key, body, uuid: answered.data.uuid, text };
  }
  const transactions = [{ idempotency_key: key, ...body }];
  const { body: answered } = await service.send('POST', '/3p/api/v1/transactions/bulk', {
    token,
    body: { transactions },
  });
  const [result] = answered.data.results;
  expect(result.code, JSON.stringify(result)).toBe(201);
  return { token, key, body, uuid: result.body.data.uuid, text: JSON.stringify(result.body) };
}

/** Changes after the start. Some are refused in some states; what is allowed must not matter. */
const changes: Record<string, (tenant: Tenant, started: Started, holders: Holders) => Promise<unknown>> = {
  'rename the processor': ({ uuid }) => put(tenantPath(uuid), { name: `Renamed ${randomUUID()}` }),
  'change the settings of the processor': ({ uuid }) =>
    put(tenantPath(uuid), { payout_delay_days: 3, originator: { company_name: 'ANOTHER NAME' } }),
  'rename the payee': (_, __, { payee_uuid, token }) =>
    put(
      `/3p/api/v2/users/${payee_uuid}`,
      { company_name: 'RENAMED', business: { name: `Renamed ${randomUUID()}` }, transaction_fee_fixed: 1 },
      token,
    ),
  'rename the payer': (_, __, { payer_uuid, token }) =>
    put(`/3p/api/v2/users/${payer_uuid}`, { first_name: 'Renamed', client_reference_id: 'renamed' }, token),
  'cancel the payment': (_, { uuid, token }) => service.send('DELETE', `/3p/api/v2/transactions/${uuid}`, { token }),
  'pass a banking day': () => advance(service, { banking_days: 1 }),
  'pass a week': () => advance(service, { banking_days: 6 }),
  'return the capture': (_, { uuid }) =>
    service.send('POST', `/sandbox/v1/transactions/${uuid}/return`, { body: { stage: 'capture', code: 'R01' } }),
  'correct the account of the payer': (_, __, { payer_accounts }) =>
    service.send('POST', `/sandbox/v1/bank-accounts/${payer_accounts[0]}/change`, { body: { code: 'C05' } }),
  'refund the payment': (_, { uuid, token }) =>
    service.send('POST', `/3p/api/v1/transactions/${uuid}/refund`, { token, body: {} }),
  'remove the accounts': async (_, __, { payer_accounts, payee_accounts, token }) => {
    for (const uuid of [...payer_accounts, ...payee_accounts])
      await service.send('DELETE', `/3p/api/v2/bank-accounts/manual/${uuid}`, { token });
  },
  'delete the users': async (_, __, { payer_uuid, payee_uuid, token }) => {
    for (const uuid of [payer_uuid, payee_uuid]) await service.send('DELETE', `/3p/api/v2/users/${uuid}`, { token });
  },
  'suspend the tenant': ({ uuid }) => service.send('POST', `${tenantPath(uuid)}/suspend`),
  'resume the tenant': ({ uuid }) => service.send('POST', `${tenantPath(uuid)}/resume`),
};

const changed = fc.record({ what: fc.constantFrom(...Object.keys(changes)), of: fc.nat() });

/** Every pair, started by the processor and by its owner. */
const everyCaller: Requested[] = [0, 1, 2].flatMap((holders) =>
  [true, false].map((byProcessor) => ({
    holders,
    byProcessor,
    inBulk: byProcessor,
    payer_account: 0,
    payee_account: 1,
    body: {
      amount: 12_500,
      transaction_fee: '125',
      currency: 'USD',
      client_reference_id: '"é" 漢 🏦 \u2028',
      company_name: undefined,
      description: undefined,
      addenda: undefined,
      speed: undefined,
      payout_delay_days_min: undefined,
    },
  })),
);

describe('A replay of a start', () => {
  it('has the bytes of the first answer after any later changes, in every process', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(requested, { minLength: 1, maxLength: 8 }),
        fc.array(changed, { minLength: 1, maxLength: 10 }),
        async (requests, later) => {
          const tenant = await newTenant();
          const started: Started[] = [];
          for (const wanted of requests) started.push(await startOne(tenant, wanted));
          const replayAll = async (address: string) => {
            for (const { token, key, body, text } of started) {
              const again = await service.send('POST', startPath, { token, key, body, address });
              expect([again.text, again.status]).toEqual([text, 201]);
              expect(again.headers.get('idempotent-replayed')).toBe('true');
            }
          };
          await replayAll(service.address);
          for (const { what, of } of later) {
            const index = of % started.length;
            await changes[what]!(tenant, started[index]!, tenant.holders[requests[index]!.holders]!);
          }
          for (const { address } of [service, restarted]) await replayAll(address);
        },
      ),
      {
        numRuns: budget({ usual: 3, campaign: 60 }),
        examples: [[everyCaller, Object.keys(changes).map((what, of) => ({ what, of }))]],
      },
    );
    await expectInvariants(service.context.database);
  });
});

describe('A start that an earlier version answered', () => {
  it.each(keptAnswers)('with renderer $renderer is replayed byte for byte: $payment.uuid', async (kept) => {
    const { token, key, body } = await storeAnswer(kept);
    const again = await service.send('POST', startPath, { token, key, body });
    expect([again.text, again.status]).toEqual([kept.body, 201]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = await service.send('POST', startPath, { token, key, body: { ...body, amount: 1 } });
    expect(other.body.errors[0].code).toBe('idempotency_key_reused');
  });

  it('starts nothing when a newer version answered it: that version must be asked', async () => {
    const [kept] = keptAnswers;
    const { token, key, body, processor_id } = await storeAnswer({ ...kept!, renderer: latestRenderer + 1 });
    expect((await service.send('POST', startPath, { token, key, body })).status).toBe(500);
    const made = 'SELECT uuid FROM transactions WHERE processor_id = $1';
    expect(await service.context.database.query(made, [processor_id])).toEqual([{ uuid: kept!.payment.uuid }]);
  });

  /** Stores a payment and the answer of its key. No request can do this. */
  async function storeAnswer({ payment, renderer }: (typeof keptAnswers)[number]) {
    const { uuid: processor_id, token } = await service.processor();
    const key = randomUUID();
    const body = { payer_uuid: payment.payer_uuid, payee_uuid: payment.payee_uuid, amount: payment.amount };
    const claim = claimOf(
      key,
      { processor_id, tenant_id: processor_id, method: 'POST', path: startPath, query: '', body, raw: Buffer.alloc(0) },
      service.context.vault,
    );
    const { vendor_name, ...columns } = payment;
    const { database } = service.context;
    const names = Object.keys(columns);
    await database.query(
      `WITH asked AS (
         INSERT INTO transactions (shard, processor_id, speed, payout_type, ${names.join(', ')})
         VALUES (shard_of($1), $1, 'standard', 'individual', ${names.map((_, n) => `$${n + 2}`).join(', ')})
         RETURNING shard, processor_id, uuid, payee_uuid
       )
       INSERT INTO transaction_states (shard, processor_id, uuid, payee_uuid, transaction_status, capture_status, updated_at)
       SELECT shard, processor_id, uuid, payee_uuid, 'IN_PAYOUT', 'CAPTURE_COMPLETE', now() FROM asked`,
      [processor_id, ...Object.values(columns)],
    );
    await database.query(
      `INSERT INTO idempotency_keys (shard, processor_id, key_hash, fingerprint, response_status, transaction_uuid, renderer, vendor_name, expires_at)
       VALUES (shard_of($1), $1, $2, $3, 201, $4, $5, $6, now() + interval '1 day')`,
      [processor_id, claim.key_hash, claim.fingerprint, payment.uuid, renderer, vendor_name],
    );
    return { token, key, body, processor_id };
  }
});
