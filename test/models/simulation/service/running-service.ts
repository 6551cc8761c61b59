// The service of a simulation: over one database, with lives that may end anywhere, and requests
// that repeat until an answer is definite.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callers } from '../../../../src/access/tenants/find-caller.ts';
import { newToken } from '../../../../src/access/tenants/token.ts';
import { type Database, openDatabase } from '../../../../src/platform/database/database.ts';
import { oneLane } from '../../../../src/platform/database/lanes/lanes.ts';
import { logTo } from '../../../../src/platform/log/log.ts';
import { readSettings } from '../../../../src/platform/settings/read-settings.ts';
import type { Settings } from '../../../../src/platform/settings/settings.ts';
import { realClock, sleep } from '../../../../src/platform/std/clock.ts';
import { openVault, type Vault } from '../../../../src/platform/vault/vault.ts';
import { openContext } from '../../../../src/service/context/context.ts';
import { startService } from '../../../../src/service/start/service.ts';
import {
  cloneDatabase,
  type PostgresUrls,
  type Template,
  type TestDatabase,
} from '../../../support/runner/migrated-postgres.ts';
import { onDatabase } from '../../../support/service/on-database.ts';
import type { CrashPoint } from './crash-points.ts';
import { type KillableDatabase, killableDatabase } from './killable-database.ts';
import { type Request, type SentAnswer, send } from './send.ts';
import { SimulationFailed } from './simulation-failed.ts';

/** An answer that decides: no 5xx, and not that the key is in use. */
export interface Answer {
  status: number;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a simulation reads whatever the answer holds
  data: any;
  /** The code of the first error, or null. */
  refusal: string | null;
  /** How often it was repeated because the service died before its answer. */
  repeated: number;
}

export interface RunningService {
  adminToken: string;
  /** The directories of the simulated bank. */
  bankDirectory: string;
  /** A superuser connection for the checks, which outlives the service. */
  watching: Database;
  /** Its encryption keys. */
  vault(): Promise<Vault>;
  /** Repeats a request until the answer is definite, over as many lives as that takes. */
  ask(request: Request): Promise<Answer>;
  /** The current life. Null: none. */
  arm(point: CrashPoint | null, nth: number): void;
  crash(): Promise<void>;
  isAlive(): boolean;
  /** Starts a new life, if it is dead. */
  live(): Promise<void>;
  /** How it died so far, in order. */
  deaths(): readonly string[];
  stop(): Promise<void>;
}

interface Life {
  address: string;
  database: KillableDatabase;
  /** Releases everything that this life still holds in the process. */
  release(): void;
  /** Stops in the normal way. */
  stop(): Promise<void>;
}

/** What a service can find when it starts. Default: the migrated schema, without rows. */
export interface Found {
  adminToken?: string;
  /** 'template0': `prepare` makes the schema. */
  template?: Template;
  /** Before the first start. The bank's directory does not exist yet. */
  prepare?(database: TestDatabase, watching: Database, bankDirectory: string): Promise<void>;
}

export async function runningService(
  postgres: PostgresUrls,
  settings: Record<string, string>,
  { adminToken = newToken('admin', 'sandbox'), template = 'achord', prepare = async () => {} }: Found = {},
): Promise<RunningService> {
  const cloned = await cloneDatabase(postgres, template);
  const directory = await mkdtemp(join(tmpdir(), 'achord-test-'));
  const bankDirectory = join(directory, 'banks', 'simulated');
  const watching = openDatabase(cloned.superuserUrl, 4, () => {});
  const encryptionKey = Buffer.alloc(32, 7);
  const deaths: string[] = [];

  async function begin(): Promise<Life> {
    const laid = await openContext({
      settings: readSettings({
        PORT: '0',
        ACHORD_SANDBOX_PACE: '0',
        ACHORD_RATE_LIMIT: '0',
        ACHORD_INVARIANTS_MINUTES: '0',
        ACHORD_DATA_DIR: directory,
        ...settings,
      }),
      databaseUrl: cloned.url,
      adminToken,
      encryptionKeys: { current: encryptionKey },
      log: logTo(
        { write: (line) => void process.stdout.write(line) },
        (process.env.TEST_LOG ?? 'silent') as Settings['ACHORD_LOG_LEVEL'],
      ),
    });
    let release = () => {};
    const life = killableDatabase(laid.database, watching, (at) => {
      deaths.push(at?.name ?? 'at once');
      release();
    });
    const { database } = life;
    const service = await startService({
      ...laid,
      ...onDatabase(laid, database),
      callers: callers(oneLane(database), adminToken, 'sandbox'),
    });
    release = () => {
      service.app.server.closeAllConnections();
      // Nothing in this process wakes the dead life again: the rest of its work waits forever.
      void service.stop().catch(() => {});
      // Ends when the pool notices that the server has ended its last connection.
      void laid.database.end().catch(() => {});
    };
    return { address: service.address, database: life, release, stop: service.stop };
  }

  await prepare(cloned, watching, bankDirectory);
  let life = await begin();

  async function live(): Promise<void> {
    if (!life.database.isDead()) return;
    // Until the server has ended its connections, that call would also end the connections of the
    // next life.
    await life.database.die();
    // The leases of a dead process expire while it is started again.
    await watching.query('UPDATE bank_days SET leased_until = statement_timestamp()', []);
    await watching.query(
      'UPDATE idempotency_keys SET lease_until = statement_timestamp() WHERE response_status IS NULL',
      [],
    );
    await watching.query(
      'UPDATE webhook_lanes SET leased_until = statement_timestamp() WHERE leased_until IS NOT NULL',
      [],
    );
    life = await begin();
  }

  async function once(request: Request): Promise<Omit<Answer, 'repeated'> | null> {
    const asked = life;
    let answer: SentAnswer;
    try {
      answer = await send(asked.address, request);
    } catch (error) {
      // The life dies before its sockets close.
      for (let waited = 0; waited < 100 && !asked.database.isDead(); waited++) await sleep(20);
      if (asked.database.isDead()) return null;
      throw new SimulationFailed(`${request.method} ${request.path} got no answer from a running service: ${error}`);
    }
    const { status, text, isJson } = answer;
    if (status >= 500 && !asked.database.isDead())
      throw new SimulationFailed(`${request.method} ${request.path} answered ${status}: ${text}`);
    if (status >= 500) return null;
    const { data, errors = [] } = isJson ? JSON.parse(text) : {};
    return { status, text, data, refusal: errors?.[0]?.code ?? null };
  }

  return {
    adminToken,
    bankDirectory,
    watching,
    vault: () => openVault(watching, { current: encryptionKey }, realClock.now()),
    async ask(request) {
      for (let repeated = 0; repeated < 20; repeated++) {
        await live();

        const answer = await once(request);
        if (answer !== null) return { ...answer, repeated };
      }
      throw new SimulationFailed(`${request.method} ${request.path} was never answered`);
    },
    arm: (point, nth) => life.database.arm(point, nth),
    isAlive: () => !life.database.isDead(),
    crash: () => life.database.die(),
    live,
    deaths: () => deaths,
    async stop() {
      if (!life.database.isDead()) await life.stop();
      await watching.end();
      await cloned.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
