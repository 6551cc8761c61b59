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
import { screeningProvider } from '../../payments/risk/screening/provider/screening-provider.ts';
import { renderStarted } from '../../payments/transactions/start/started-answer.ts';
import type { PlatformContext } from '../../platform/context.ts';
import { openDatabase } from '../../platform/database/database.ts';
import type { Lanes } from '../../platform/database/lanes/lanes.ts';
import { provideSchema } from '../../platform/database/schema/provide-schema.ts';
import type { Log } from '../../platform/log/log.ts';
import { openMetrics, type Role } from '../../platform/metrics.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { elapsedMs, reading, realBankingClock, realClock } from '../../platform/std/clock.ts';
import type { EncryptionKeys } from '../../platform/vault/data-keys.ts';
import { openVault } from '../../platform/vault/vault.ts';
import { version } from '../../platform/version.ts';
import { examineLane } from '../lanes/examine-lane.ts';
import { lanesOfWorker } from '../lanes/lanes-of-worker.ts';
import { openLanes } from '../lanes/open-lanes.ts';
import { provideSharing } from '../lanes/provide-sharing.ts';
import type { LanePlace } from '../lanes/read-lanes-file.ts';
import { type Readiness, readinessOf, sentenceOn } from '../lanes/readiness.ts';
import { type SandboxClock, sandboxClock } from '../sandbox/sandbox-clock.ts';
import { showGauges } from './gauges.ts';

export interface Context extends Omit<PlatformContext, 'stopping'> {
  lanes: Lanes;
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
  unready: Readiness['unready'];
  laneStates: Readiness['states'];
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
  /** The further databases of the lanes file; none when absent. */
  lanes?: readonly LanePlace[];
  /** Throws if the server of a lane is unsafe for money. Absent: it is not checked. */
  examineServer?(url: string): Promise<void>;
  /** For the metrics of the process. */
  role?: Role;
}

// A claim waits this long for another request with its key. After this time a retry takes over an
// outside call.
const waitMs = 10_000;
const leaseMs = 30_000;

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
  lanes: places = [],
  examineServer = async () => {},
}: ContextOptions): Promise<Context> {
  const open = (url: string) =>
    openDatabase(
      url,
      settings.ACHORD_DATABASE_CONNECTIONS,
      (error) => log.warn({ err: error }, 'an idle database connection broke; the pool replaces it'),
      {
        changed(trouble, cause) {
          if (trouble === null) log.info({}, 'the database works again');
          else log.error({ trouble, err: cause }, sentenceOn[trouble]);
        },
      },
    );
  const home = open(databaseUrl);
  const opened = [home];
  try {
    const since = reading();
    const { length: migrations } = await provideSchema(home, migrationUrl, realClock.now());
    if (migrations > 0) log.info({ migrations, ms: Math.round(elapsedMs(since)) }, 'database migrated');
    const sandbox = settings.ACHORD_MODE === 'sandbox' ? await sandboxClock(home) : null;
    if (sandbox !== null) await provideSandboxList(home, sandbox.now());
    const examining = {
      mode: settings.ACHORD_MODE,
      hasScreeningProvider: role === 'api' ? null : screeningProvider(settings) !== null,
      ...{ banks, clock: sandbox ?? realClock, log },
    };
    const lanes = await openLanes({
      ...{ home, homeUrl: databaseUrl, homeMigrationUrl: migrationUrl, places, examineServer, log },
      open(url) {
        const database = open(url);
        opened.push(database);
        return database;
      },
      examine: (lane) => examineLane(lane, examining),
    });
    // Refuses a name that no lane has.
    lanesOfWorker(lanes, settings);
    if (lanes.all.length > 1) await provideSharing(home, banks, (sandbox ?? realBankingClock).bankingNow());
    const { database } = lanes;
    const readiness = readinessOf(lanes);
    const vault = await openVault(home, encryptionKeys, realClock.now());
    const metrics = openMetrics(database, version, role);
    showGauges(metrics, lanes, readiness.states, settings.DATABASE_URL === null ? settings.ACHORD_DATA_DIR : null);
    return {
      database,
      lanes,
      vault,
      clock: sandbox ?? realClock,
      bankingClock: sandbox ?? realBankingClock,
      sandboxClock: sandbox,
      callers: callers(lanes, adminToken, settings.ACHORD_MODE),
      sessions: sessions(lanes),
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
      unready: readiness.unready,
      laneStates: readiness.states,
      configuredBanks: banks,
      settings,
      log,
    };
  } catch (error) {
    await Promise.all(opened.map((database) => database.end()));
    throw error;
  }
}

/** Closes the connections to all lanes. */
export async function endLanes({ home, database, every }: Lanes): Promise<void> {
  await database.end();
  if (every.database !== home.database) await every.database.end();
}
