// A service in live mode: processes of its own on one database, each with its own clock, and a bank
// with an SFTP server.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { startSftpServer } from '../banks/sftp-server.ts';
import { validBank } from '../banks/valid-bank.ts';
import { durableDatabase, type TestDatabase } from '../runner/database.ts';
import { endAfterFile } from '../runner/end-after-file.ts';
import { clockAt } from './clock-at.ts';
import { type CommandProcess, startService } from './command-line.ts';

export interface LiveProcess {
  name: string;
  address: string;
  child: CommandProcess;
  /** Lets its work end. */
  stop(): Promise<void>;
  /** Like a power cut. */
  kill(): Promise<void>;
}

interface EntryAtBank {
  file: string;
  cents: number;
  trace: string;
}

export interface LiveSite {
  database: TestDatabase;
  /**
   * Starts a process whose clock says `at`. Its connections to PostgreSQL have its name as their
   * application_name.
   */
  start(part: 'api' | 'worker', at: Date): Promise<LiveProcess>;
  call(at: LiveProcess, method: string, path: string, body?: object, key?: string): Promise<Called>;
  /** A processor, whose token `call` uses from then on, with a payer and a payee. */
  tenant(at: LiveProcess): Promise<{ payer_uuid: string; payee_uuid: string }>;
  /** The entries of all files that the bank has got, in the order of the files. */
  entriesAtBank(): EntryAtBank[];
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
type Called = { status: number; text: string; data: any };

const adminToken = 'operator-'.repeat(5);

export async function liveSite(): Promise<LiveSite> {
  const database = await durableDatabase();
  endAfterFile(database.drop);
  const bank = await startSftpServer();
  endAfterFile(bank.stop);
  const folder = mkdtempSync(join(tmpdir(), 'achord-live-'));
  endAfterFile(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['to-bank', 'from-bank', 'from-bank/done']) mkdirSync(join(bank.root, name));
  const { sftp, ...described } = validBank();
  const { host, port, username, hostKey } = bank;
  const server = { ...sftp, host, port, username, host_keys: [hostKey] };
  writeFileSync(join(folder, 'banks.json'), JSON.stringify({ banks: [{ ...described, sftp: server }] }));
  const environment = {
    ACHORD_MODE: 'live',
    ACHORD_DATA_DIR: folder,
    ACHORD_ADMIN_TOKEN: adminToken,
    ACHORD_ENCRYPTION_KEY: 'ab'.repeat(32),
    ACHORD_BANKS_FILE: join(folder, 'banks.json'),
    BANK_PASSWORD: bank.password,
    ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8',
    ACHORD_LOG_LEVEL: 'error',
    NODE_EXTRA_CA_CERTS: fileURLToPath(new URL('../certificates/authority.crt', import.meta.url)),
  };
  let token = adminToken;
  let started = 0;

  async function start(part: 'api' | 'worker', at: Date): Promise<LiveProcess> {
    const name = `${part}-${++started}`;
    const url = new URL(database.url);
    url.searchParams.set('application_name', name);
    const { child, facts } = await startService({ ...environment, ...clockAt(at), DATABASE_URL: url.href }, part);
    return {
      name,
      address: facts.address,
      child,
      async stop() {
        child.process.kill('SIGTERM');
        expect((await child.ended).code).toBe(0);
      },
      async kill() {
        child.process.kill('SIGKILL');
        await child.ended;
      },
    };
  }

  const call: LiveSite['call'] = async ({ address }, method, path, body, key) => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${path.startsWith('/admin') ? adminToken : token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    expect(response.ok, text).toBe(true);
    return { status: response.status, text, data: JSON.parse(text).data };
  };

  return {
    database,
    start,
    call,
    async tenant(at) {
      const post = async (path: string, body: object) => (await call(at, 'POST', path, body)).data;
      const account = (account_number: string) => ({
        custom: { account_number, routing_number: '011000015', account_name: 'Main', account_type: 'checking' },
      });
      const { uuid: processor_uuid } = await post('/admin/v1/processors', { name: 'Northwind Pay', reason: 'A test.' });
      ({ token } = await post('/admin/v1/tokens', { processor_uuid, reason: 'A test.' }));
      const { uuid: payer_uuid } = await post('/3p/api/v1/register/person', {
        first_name: 'Ada',
        last_name: 'Moss',
        address: { line_1: '12 Main Street', city: 'Albany', state: 'NY', zip: '12207' },
        bank_account: account('12345678'),
      });
      const { uuid: payee_uuid } = await post('/3p/api/v2/businesses', {
        kyb: true,
        business: { name: 'Fjord Market', tin: '123456789' },
        bank_account: account('87654321'),
      });
      await post(`/admin/v1/users/${payee_uuid}/kyb`, { decision: 'approve', reason: 'Our own company.' });
      const { uuid } = (await call(at, 'GET', `/3p/api/v1/bank-account/${payer_uuid}`)).data;
      await post(`/3p/api/v2/users/${payer_uuid}/authorizations`, {
        bank_account: { uuid, aggregator_type: 'manual' },
      });
      return { payer_uuid, payee_uuid };
    },
    entriesAtBank: () =>
      readdirSync(join(bank.root, 'to-bank'))
        .toSorted()
        .flatMap((file) =>
          readFileSync(join(bank.root, 'to-bank', file), 'latin1')
            .split('\n')
            .filter((line) => line.startsWith('6'))
            .map((line) => ({ file, cents: Number(line.slice(29, 39)), trace: line.slice(79, 94) })),
        ),
  };
}
