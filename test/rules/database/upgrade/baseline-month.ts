// A month of the service on the schema of the baseline: everything that its database, its clients
// and its bank knew at the end. Written once, with the simulation of that version.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { closeAfter } from '../../../../src/ach/calendar/banking-instants.ts';
import { realClock, sleep } from '../../../../src/platform/std/clock.ts';
import { instantFrom } from '../../../../src/platform/std/timestamps.ts';
import { chance } from '../../../models/simulation/play.ts';
import { asOperator } from '../../../models/simulation/service/commands/as-operator.ts';
import { startPayments } from '../../../models/simulation/service/commands/tenants.ts';
import { advanceClockTo } from '../../../models/simulation/service/commands/time.ts';
import { nothingCovered } from '../../../models/simulation/service/coverage.ts';
import { playService } from '../../../models/simulation/service/play.ts';
import type { Request } from '../../../models/simulation/service/send.ts';
import {
  expectStatus,
  nextAccount,
  nextKey,
  readRowsNow,
  type Tenant,
  type World,
} from '../../../models/simulation/service/world.ts';
import type { PostgresUrls } from '../../../support/runner/migrated-postgres.ts';
import { readStoredRows, type StoredRows } from './stored-rows.ts';

export interface Answered {
  request: Request;
  status: number;
  text: string;
}

export interface Month {
  /** The service's clock. */
  now: string;
  adminToken: string;
  reads: Answered[];
  /** Requests with keys: a replay has the same bytes. */
  keyed: Answered[];
  rows: StoredRows;
  /** The directory of the simulated bank: base64 by path. */
  bankFiles: Record<string, string>;
}

const file = new URL('./baseline-month.json.gz', import.meta.url);

export const readMonth = async (): Promise<Month> => JSON.parse(gunzipSync(await readFile(file)).toString());

export const compressed = (month: Month): [URL, Buffer] => [file, gzipSync(JSON.stringify(month), { level: 9 })];

// The clock of the sandbox is never behind real time, so the month is far ahead.
const firstDay = '2060-01-05T12:00:00.000Z';

/** Plays it. The seed reaches returns, refunds, batches and holds. */
export async function playMonth(postgres: PostgresUrls): Promise<Month> {
  let month: Month | undefined;
  await playService(postgres, {
    seed: 21,
    steps: 160,
    coverage: nothingCovered(),
    found: {
      async prepare(_, watching) {
        await watching.query('UPDATE sandbox_clock SET ahead_ms = $1, records_ahead_ms = $1', [
          instantFrom(firstDay).getTime() - realClock.now().getTime(),
        ]);
      },
    },
    async look(world) {
      await addTheRest(world);
      await advanceClockTo(world, closeAfter(world.time, 1));
      // Some payments are in a file, some wait for one.
      await startPayments(world, chance(1), 16);
      await advanceClockTo(world, closeAfter(world.time, 1));
      await startPayments(world, chance(2), 8);
      month = await monthOf(world);
    },
  });
  return month!;
}

/** What the commands of the simulation rarely leave behind, or never make. */
async function addTheRest(world: World): Promise<void> {
  const [{ uuid, token, payers, payees }, other] = world.tenants as [Tenant, Tenant];
  const limits = { amount_per_payment: null, amount_per_day: 90_000_000, amount_in_flight: null };
  const fees = { bank_account_uuid: payees[0]!.bank_account_uuid, schedule: 'daily' };
  const othersFees = { bank_account_uuid: other.payees[0]!.bank_account_uuid, schedule: 'daily' };
  const business = {
    kyb: true,
    business: { name: 'Heron Works LLC', tin: '12-3456789' },
    business_owners: [{ first_name: 'Ada', last_name: 'Moss', ssn9: '987-65-4321' }],
  };
  // No program listens there.
  const webhook = { webhook_url: ['https://127.0.0.1:1025/away'], event_names: world.hook.eventNames };
  const posted = (path: string, by: string, body: object) =>
    ({ method: 'POST', path, token: by, body, key: nextKey(world) }) as const;
  await expectStatus(world, 200, asOperator(world, 'PUT', `processors/${uuid}/limits`, limits));
  await expectStatus(world, 200, asOperator(world, 'PUT', `fee-accounts/${uuid}`, fees));
  await expectStatus(world, 200, asOperator(world, 'PUT', `fee-accounts/${other.uuid}`, othersFees));
  await expectStatus(world, 201, posted('/3p/api/v2/businesses', token, business));
  await expectStatus(world, 201, posted('/3p/api/v1/webhook', other.token, webhook));
  const colleague = { name: 'Grace Fern', email: 'grace@achord.example', role: 'support' };
  await expectStatus(world, 201, asOperator(world, 'POST', 'operators', colleague));
  const name = { company_name: 'HERON' };
  await expectStatus(world, 200, asOperator(world, 'PUT', `users/${payees[0]!.uuid}/originator`, name));
  // The next one waits for a second operator.
  await expectStatus(world, 200, asOperator(world, 'PUT', 'approval-policies/bank_settings', { is_required: true }));
  await expectStatus(world, 202, asOperator(world, 'PUT', `users/${payees[1]!.uuid}/originator`, name));
  const { account_number, routing_number } = nextAccount(world, '');
  const account = { account_number, routing_number };
  await expectStatus(world, 200, posted('/3p/api/v2/bank-accounts/validate', token, account));
  // A person who asks the tenant to be forgotten.
  const person = {
    first_name: 'Ada',
    last_name: 'Vale',
    address: { line_1: '12 Harbor Street', city: 'Portland', state: 'ME', zip: '04101' },
  };
  const { data: forgotten } = await expectStatus(world, 201, posted('/3p/api/v1/register/person', token, person));
  await expectStatus(world, 200, { method: 'DELETE', path: `/3p/api/v2/users/${forgotten.uuid}`, token });
  await expectStatus(world, 200, asOperator(world, 'POST', `users/${forgotten.uuid}/erase`));
  // A payment that its tenant describes, and an operator holds.
  const [payer, payee] = [payers[0]!, payees[0]!];
  const described = { payer_uuid: payer.uuid, payee_uuid: payee.uuid, amount: 12_500, metadata: { order: '1042' } };
  const { data: payment } = await expectStatus(world, 201, posted('/3p/api/v1/transaction', token, described));
  const hold = { kind: 'risk', reason: 'Out of pattern.' };
  await expectStatus(world, 201, asOperator(world, 'POST', `transactions/${payment.uuid}/holds`, hold));
}

async function monthOf(world: World): Promise<Month> {
  const { service } = world;
  while ((await service.watching.query('SELECT FROM posting_seals', [])).length < 3) await sleep(500);
  const reads = await readsOf(world);
  // What still changes says nothing about an upgrade.
  await sleep(2_000);
  await service.crash();
  const same: Answered[] = [];
  for (const read of reads)
    if (!isRetried(read) && (await service.ask(read.request)).text === read.text) same.push(read);
  const now = (await service.ask({ method: 'GET', path: '/sandbox/v1/clock', token: service.adminToken })).data.now;
  await service.crash();
  const rows = await readStoredRows(service.watching);
  const kept = new Set(world.answered.filter((_, index, { length }) => index > length - 150));
  return {
    now,
    adminToken: service.adminToken,
    reads: same,
    keyed: [...kept].map(({ request, answer: { status, text } }) => ({ request, status, text })),
    rows,
    bankFiles: await filesIn(service.bankDirectory),
  };
}

/** Their answers show the real time, never end, or need an identity provider. */
const unsteady = /clock|\/live$|\/oidc\//;

/** Shows a delivery that is tried again at its real time. */
const isRetried = ({ text }: Answered) => text.includes('"next_attempt_at":"');

/** Of each read operation a few answers to each token: lists, and records of all kinds. */
async function readsOf(world: World): Promise<Answered[]> {
  const { service, tenants } = world;
  const document = await service.ask({ method: 'GET', path: '/openapi.json', token: service.adminToken });
  const operations = Object.entries<Record<string, unknown>>(JSON.parse(document.text).paths)
    .filter(([path, { get }]) => get !== undefined && !unsteady.test(path))
    .map(([path]) => path);
  const ids = await idsOf(world);
  const reads: Answered[] = [];
  for (const path of operations)
    for (const token of [service.adminToken, ...tenants.map((tenant) => tenant.token)]) {
      let found = 0;
      for (const id of path.includes('{') ? ids : ['']) {
        const request: Request = { method: 'GET', path: path.replace(/\{\w+\}/, id), token };
        if (request.path.includes('{')) break;
        const { status, text } = await service.ask(request);
        if (status !== 200) continue;
        reads.push({ request, status, text });
        if (++found === 6) break;
      }
    }
  return reads;
}

/** The ids that paths name, except of payments. */
const idsByTable = [
  'uuid FROM users',
  'uuid FROM bank_accounts',
  'uuid FROM refunds',
  'uuid FROM batches',
  'uuid FROM merchant_batches',
  'uuid FROM fee_payouts',
  'uuid FROM bank_files',
  'content_uuid AS uuid FROM inbound_files',
  'uuid FROM webhook_endpoints',
  'uuid FROM operators',
  'vendor_id AS uuid FROM vendors',
  'processor_id AS uuid FROM processors',
];

async function idsOf(world: World): Promise<string[]> {
  const { payments } = await readRowsNow(world);
  const found = [...payments.keys()].slice(-12);
  for (const ids of idsByTable) {
    const rows = await world.service.watching.query<{ uuid: string }>(`SELECT ${ids} ORDER BY 1 LIMIT 5`, []);
    found.push(...rows.map(({ uuid }) => uuid));
  }
  return found;
}

async function filesIn(directory: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const path = join(entry.parentPath, entry.name);
      files[path.slice(directory.length + 1)] = (await readFile(path)).toString('base64');
    }
  return files;
}
