// A database of the baseline is migrated to this version: its clients read what they read before,
// replays have the same bytes, and the banking days go on.

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newToken, tokenHash } from '../../../../src/access/tenants/token.ts';
import { closeAfter } from '../../../../src/ach/calendar/banking-instants.ts';
import { type Database, openDatabase } from '../../../../src/platform/database/database.ts';
import { migrate, migrationsOnDisk } from '../../../../src/platform/database/schema/migrate.ts';
import { provideSchema } from '../../../../src/platform/database/schema/provide-schema.ts';
import { realClock } from '../../../../src/platform/std/clock.ts';
import { instantFrom } from '../../../../src/platform/std/timestamps.ts';
import {
  type Answer,
  type RunningService,
  runningService,
} from '../../../models/simulation/service/running-service.ts';
import { expectInvariants } from '../../../support/payments/invariants.ts';
import { freePort } from '../../../support/runner/free-port.ts';
import baseline from '../baseline.json' with { type: 'json' };
import { compressed, type Month, playMonth, readMonth } from './baseline-month.ts';
import { type PatientClients, patientClients } from './patient-clients.ts';
import { storedTables, writeStoredRows } from './stored-rows.ts';

/** Only while there is no later migration: the month is one of the baseline. */
async function writeMonth(): Promise<void> {
  expect((await migrationsOnDisk()).map(({ name }) => name)).toEqual(Object.keys(baseline));
  await writeFile(...compressed(await playMonth(inject('postgres'))));
}

let month: Month;
let service: RunningService;
/** Tables that a later migration adds have no rows yet. */
let ofBaseline: string[];
/** They repeat kept requests from before the migration until the service answers. */
let clients: PatientClients;

/** The tokens of the month have a form from before the first release: their owners get new ones. */
async function renewTokens(superuser: Database): Promise<void> {
  const requests = [...month.reads, ...month.keyed].map(({ request }) => request);
  const old = new Set(requests.map(({ token }) => token).filter((token) => token !== month.adminToken));
  for (const token of old) {
    const renewed = newToken('processor', 'sandbox');
    await superuser.query('UPDATE tokens SET token_hash = $2 WHERE token_hash = $1', [
      tokenHash(token),
      tokenHash(renewed),
    ]);
    for (const request of requests) if (request.token === token) request.token = renewed;
  }
}

beforeAll(async () => {
  if (process.env.WRITE_BASELINE_MONTH !== undefined) await writeMonth();
  month = await readMonth();
  const port = await freePort();
  service = await runningService(
    inject('postgres'),
    // The deliveries of the month are from the real day on which it was written.
    { ACHORD_WEBHOOK_HISTORY_DAYS: '3650', PORT: String(port) },
    {
      adminToken: month.adminToken,
      template: 'template0',
      async prepare({ url, ownerUrl }, watching, bankDirectory) {
        const owner = openDatabase(ownerUrl, 2, () => {});
        await migrate(
          owner,
          realClock.now(),
          (await migrationsOnDisk()).filter(({ name }) => name in baseline),
        );
        await owner.end();
        ofBaseline = await storedTables(watching);
        await watching.query('DELETE FROM sandbox_clock', []);
        await writeStoredRows(watching, month.rows);
        await renewTokens(watching);
        clients = patientClients(
          `http://127.0.0.1:${port}`,
          month.keyed.map(({ request }) => request),
        );
        const serving = openDatabase(url, 2, () => {});
        await provideSchema(serving, ownerUrl, realClock.now());
        await serving.end();
        // As if it had stopped just now.
        await watching.query('UPDATE sandbox_clock SET ahead_ms = $1, records_ahead_ms = $1', [
          instantFrom(month.now).getTime() - realClock.now().getTime(),
        ]);
        await watching.query(`UPDATE idempotency_keys SET expires_at = now() + interval '1 day'`, []);
        // Approvals expire in real time.
        await watching.query(`UPDATE approvals SET expires_at = now() + interval '1 day' WHERE outcome IS NULL`, []);
        await watching.query('UPDATE webhook_endpoints SET failing_since = $1 WHERE failing_since IS NOT NULL', [
          realClock.now(),
        ]);
        for (const [path, content] of Object.entries(month.bankFiles)) {
          await mkdir(dirname(join(bankDirectory, path)), { recursive: true });
          await writeFile(join(bankDirectory, path), Buffer.from(content, 'base64'));
        }
      },
    },
  );
});
afterAll(() => service?.stop());

const mayBeEmpty = [
  // Work that is done.
  ...['audit_links_due', 'event_batches_due', 'ledger_deltas', 'list_checkpoints_due', 'outbox', 'states_due'],
  'unopened_accounts',
  // Lists of accounts with more payments than the month has.
  ...['list_asked_pairs', 'list_checkpoints', 'list_pair_payments'],
  // The simulation has no browser, no provider over HTTP, no restore and no routing directory.
  ...['operator_sessions', 'sign_in_attempts', 'kyb_submissions', 'linked_accounts', 'linked_items'],
  ...['restores', 'restore_releases', 'files_only_at_banks'],
  ...['routing_directory', 'routing_directory_imports', 'unlisted_accounts'],
  // What the seed does not reach.
  ...['bank_account_corrections', 'dishonors', 'invariant_rounds', 'return_rate_states', 'statement_ticks'],
];

describe('A database of the baseline, migrated to this version', () => {
  it('has rows in each table of the baseline, except those that may be empty', async () => {
    const left = new Set([...Object.keys(month.rows), ...mayBeEmpty]);
    expect(ofBaseline.filter((name) => !left.has(name))).toEqual([]);
    expect(month.reads.length).toBeGreaterThan(100);
    expect(month.keyed.length).toBeGreaterThan(100);
  });

  it('answers what clients read before, perhaps with more fields', async () => {
    for (const { request, status, text } of month.reads) {
      const answer = await service.ask(request);
      expect(answer.status, request.path).toBe(status);
      expectContains(answer, request.path === '/3p/api/v1/me' ? withoutRenamed(text) : text, request.path);
    }
  });

  it('finds payments by the metadata that they had before', async () => {
    const path = '/admin/v1/transactions?metadata[order]=1042';
    const { text } = await service.ask({ method: 'GET', path, token: service.adminToken });
    const { transactions } = (JSON.parse(text) as { data: { transactions: { metadata: object }[] } }).data;
    expect(transactions.map(({ metadata }) => metadata)).toEqual([{ order: '1042' }]);
  });

  it('replays every kept answer with the same bytes', async () => {
    for (const { request, status, text } of month.keyed) {
      const answer = await service.ask(request);
      expect({ status: answer.status, text: answer.text }, request.path).toEqual({ status, text });
    }
  });

  it('has answered the clients that sent their requests again during the migration', async () => {
    const answers = await clients.answers;
    expect(clients.refused()).toBeGreaterThanOrEqual(answers.length);
    expect(answers).toEqual(month.keyed);
  });

  it('plays its next banking days, and breaks no invariant', async () => {
    await expectInvariants(service.watching);
    const token = service.adminToken;
    const later = closeAfter(instantFrom(month.now), 12).toISOString();
    const advance = { method: 'POST', path: '/sandbox/v1/clock/advance', token, body: { to: later } } as const;
    expect((await service.ask(advance)).status).toBe(200);
    const [unfinished] = await service.watching.query<{ payments: number }>(
      `SELECT count(*)::integer AS payments FROM current_transactions
       WHERE capture_status = 'CAPTURE_PENDING' AND open_hold_count = 0`,
      [],
    );
    expect(unfinished!.payments).toBe(0);
    await expectInvariants(service.watching);
  });
});

/**
 * JSON has at least the fields and values of the stored text, CSV at least its columns, as the
 * first ones. Any other content is the same.
 */
function expectContains(answer: Answer, stored: string, path: string): void {
  if (stored.startsWith('uuid,')) {
    const lines = stored.split('\r\n');
    const found = answer.text.split('\r\n').map((line, n) => line.slice(0, lines[n]?.length ?? 0));
    expect(found, path).toEqual(lines);
  } else if (!stored.startsWith('{')) expect(answer.text, path).toBe(stored);
  else expect(JSON.parse(answer.text), path).toMatchObject(JSON.parse(stored, ofToday));
}

/** Before the first release `me` had two fields that have other names now. */
function withoutRenamed(text: string): string {
  const { data, ...envelope } = JSON.parse(text) as { data: Record<string, unknown> };
  const { mode: _, token_uuid: __, ...kept } = data;
  return JSON.stringify({ ...envelope, data: kept });
}

/**
 * Times of the real clock: this test uses the tokens, and sets when an endpoint began to fail and
 * when an approval expires. More acts may have a policy of approvals.
 */
function ofToday(field: string, value: unknown): unknown {
  if (field === 'policies') return expect.arrayContaining(value as object[]);
  if (field === 'approvals') return (value as object[]).map((one) => ({ ...one, expires_at: expect.any(String) }));
  return ['failing_since', 'last_used_at'].includes(field) && value !== null ? expect.any(String) : value;
}
