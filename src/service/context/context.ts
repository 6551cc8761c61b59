// The context that every part of the service shares: one database, one vault, the clocks, the
// settings.

import { type Sessions, sessions } from '../../access/operators/sessions/find-session.ts';
import { type Cookies, cookies } from '../../access/operators/sessions/session-cookie.ts';
import { type Callers, callers } from '../../access/tenants/find-caller.ts';
import { coalesce } from '../../api/idempotency/coalesce.ts';
import type { Execution } from '../../api/idempotency/execute.ts';
import type { ConfiguredBank } from '../../banks/connections/configuration/read-banks-file.ts';
import { type BankAccountProviders, bankAccountProviders } from '../../customers/bank-accounts/providers.ts';
import { provideSandboxList } from '../../payments/risk/screening/lists/import-list.ts';
import { renderStarted } from '../../payments/transactions/start/started-answer.ts';
import type { PlatformContext } from '../../platform/context.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import type { Trouble } from '../../platform/database/deadlines/troubles.ts';
import { isMigrated } from '../../platform/database/schema/migrate.ts';
import { provideSchema } from '../../platform/database/schema/provide-schema.ts';
import type { Log } from '../../platform/log/log.ts';
import { openMetrics, type Role } from '../../platform/metrics.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { elapsedMs, reading, realBankingClock, realClock } from '../../platform/std/clock.ts';
import type { EncryptionKeys } from '../../platform/vault/data-keys.ts';
import { openVault } from '../../platform/vault/vault.ts';
import { version } from '../../platform/version.ts';
import { type SandboxClock, sandboxClock } from '../sandbox/sandbox-clock.ts';
import { showGauges } from './gauges.ts';

export interface Context extends Omit<PlatformContext, 'stopping'> {
  /** Null in live mode. */
  sandboxClock: SandboxClock | null;
  callers: Callers;
  sessions: Sessions;
  cookies: Cookies;
  execution: Execution;
  bankAccountProviders: BankAccountProviders;
  /**
   * Why requests cannot be answered now: the database cannot be reached, or has another version.
   */
  unready(): Promise<string[]>;
  /** The banks of the banks file, in its order. */
  configuredBanks: readonly ConfiguredBank[];
}

export interface ContextOptions {
  settings: Settings;
  /** The URL of the serving role. */
  databaseUrl: string;
  /**
   * The URL of the role that owns the tables. Absent: the schema exists, or the serving role owns
   * it.
   */
  migrationUrl?: string | null;
  adminToken: string;
  encryptionKeys: EncryptionKeys;
  log: Log;
  /** None when absent. */
  banks?: readonly ConfiguredBank[];
  /** For the metrics of the process. */
  role?: Role;
}

// A claim waits this long for another request with its key. After this time a retry takes over an
// outside call.
const waitMs = 10_000;
const leaseMs = 30_000;

const sentenceOn = {
  silent: 'the database does not answer',
  read_only: 'the database accepts no writes: it is a standby, or its transactions are read-only',
  disk_full: "the database's disk is full",
  disk_failing: "the database's disk reports errors",
} as const satisfies Record<Trouble, string>;

/** The problem of the database that is known now, as a sentence. */
function troubleOf(database: Database): string | null {
  const trouble = database.trouble();
  return trouble === null ? null : sentenceOn[trouble];
}

/** Opens the database, migrates it to the schema of this version, and opens the vault on it. */
export async function openContext({
  settings,
  databaseUrl,
  migrationUrl = null,
  adminToken,
  encryptionKeys,
  log,
  banks = [],
  role,
}: ContextOptions): Promise<Context> {
  const database = openDatabase(
    databaseUrl,
    settings.ACHORD_DATABASE_CONNECTIONS,
    (error) => log.warn({ err: error }, 'an idle database connection broke; the pool replaces it'),
    {
      changed(trouble, cause) {
        if (trouble === null) log.info({}, 'the database works again');
        else log.error({ trouble, err: cause }, sentenceOn[trouble]);
      },
    },
  );
  try {
    const since = reading();
    const { length: migrations } = await provideSchema(database, migrationUrl, realClock.now());
    if (migrations > 0) log.info({ migrations, ms: Math.round(elapsedMs(since)) }, 'database migrated');
    const vault = await openVault(database, encryptionKeys, realClock.now());
    const metrics = openMetrics(database, version, role);
    showGauges(metrics, database, settings.DATABASE_URL === null ? settings.ACHORD_DATA_DIR : null);
    const sandbox = settings.ACHORD_MODE === 'sandbox' ? await sandboxClock(database) : null;
    if (sandbox !== null) await provideSandboxList(database, sandbox.now());
    return {
      database,
      vault,
      clock: sandbox ?? realClock,
      bankingClock: sandbox ?? realBankingClock,
      sandboxClock: sandbox,
      callers: callers(database, adminToken, settings.ACHORD_MODE),
      sessions: sessions(database),
      cookies: cookies(settings.ACHORD_MODE === 'sandbox'),
      execution: {
        database,
        vault,
        renderStarted,
        takeTurns: coalesce(waitMs),
        retentionHours: settings.ACHORD_IDEMPOTENCY_HOURS,
        waitMs,
        leaseMs,
      },
      bankAccountProviders: bankAccountProviders(settings),
      metrics,
      async unready() {
        const known = troubleOf(database);
        if (known !== null) return [known];
        try {
          return (await isMigrated(database)) ? [] : ['the database has other migrations than this version'];
        } catch (error) {
          // In a quiet process, this query is the first one that shows the trouble.
          const shown = troubleOf(database);
          if (shown === null) throw error;
          return [shown];
        }
      },
      configuredBanks: banks,
      settings,
      log,
    };
  } catch (error) {
    await database.end();
    throw error;
  }
}
