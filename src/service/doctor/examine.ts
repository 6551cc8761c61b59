// Examines an installation for `achord doctor`: every check, wired by hand. It changes nothing.
import { resolve } from 'node:path';
import { selectBanksInUse } from '../../banks/connections/banks-in-use.sql.ts';
import type { ConfiguredBank } from '../../banks/connections/configuration/read-banks-file.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { wasEverStarted } from '../../platform/database/embedded/home.ts';
import { homeName } from '../../platform/database/lanes/lane.ts';
import { logTo } from '../../platform/log/log.ts';
import type { Environment } from '../../platform/settings/files/read-file.ts';
import { readSettings, SettingsRefused } from '../../platform/settings/read-settings.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { refuseMissingBanks } from '../checks/check-banks.ts';
import { StartRefused } from '../checks/refused.ts';
import type { AddedPlace } from '../lanes/added-places.ts';
import { borrowDatabase, type ProvidedDatabase } from '../start/provide-database.ts';
import {
  type Check,
  type Checked,
  type Finding,
  failed,
  messageOf,
  notChecked,
  ok,
  runChecks,
  unknown,
  warning,
} from './check.ts';
import { checkBackups } from './check-backups.ts';
import { bankChecks, readBanks } from './check-banks.ts';
import { databaseChecks, type UsedDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkFraudMonitoring } from './check-fraud-monitoring.ts';
import { checkIdentity, checkTenants, findLanes } from './check-lanes.ts';
import { checkMail } from './check-mail.ts';
import { providerChecks } from './check-providers.ts';
import { checkRoutingDirectory } from './check-routing-directory.ts';
import { checkSanctionsLists } from './check-sanctions-lists.ts';
import { checkLastRound, checkReachable } from './check-service.ts';
import { checkVault } from './check-vault.ts';
import { countEndlessTokens, selectServerHealth } from './server-health.sql.ts';

/** A bank may take this long for the login and its directories. */
const deadlineMs = 30_000;

export async function examine(environment: Environment): Promise<Checked[]> {
  const { settings, finding } = examineSettings(environment);
  const ofSettings = { name: 'settings', ...finding };
  if (settings === null) return [ofSettings];
  const { check: banksFile, banks } = await readBanks(settings, environment);
  const dataDirectory = settings.DATABASE_URL === null ? resolve(settings.ACHORD_DATA_DIR) : null;
  const apart: Check[] = [
    { name: 'disk', run: () => checkDisk(resolve(settings.ACHORD_DATA_DIR)) },
    { name: 'webhook networks', run: async () => judgeNetworks(settings) },
    { name: 'public URL', run: async () => judgePublicUrl(settings) },
    { name: 'service', run: () => checkReachable(settings, dataDirectory) },
    { name: 'invariants', run: () => checkLastRound(settings, dataDirectory) },
    { name: 'mail server', run: () => checkMail(settings) },
    ...providerChecks(settings),
    banksFile,
    ...bankChecks(banks ?? []),
  ];
  // Side by side: a slow bank does not delay the database.
  const [others, onDatabase] = await Promise.all([
    runChecks(apart, deadlineMs),
    examineDatabases(settings, environment, banks),
  ]);
  return [ofSettings, ...onDatabase, ...others, ...beyondUs(settings, banks !== null)];
}

/** What no program on this machine can see. */
function beyondUs(settings: Settings, knowsBanks: boolean): Checked[] {
  const list: Checked[] = [];
  if (!knowsBanks)
    list.push({ name: 'banks', ...unknown('the banks file is wrong', 'Correct it: then each bank is checked.') });
  if (settings.DATABASE_URL !== null)
    list.push({
      name: 'database disk',
      ...unknown('the disk of DATABASE_URL cannot be seen from here', 'Watch its free space on its machine.'),
    });
  if (settings.ACHORD_MODE === 'live')
    list.push({
      name: 'alerts',
      ...unknown(
        'whether an alert reaches a person cannot be seen from here',
        'Let one fire on purpose: see docs/operate/deploy.md, Monitoring.',
      ),
    });
  return list;
}

/** Null settings: they cannot be used, for example because DATABASE_URL is malformed. */
function examineSettings(environment: Environment): {
  settings: Settings | null;
  finding: Finding;
} {
  try {
    const settings = readSettings(environment);
    return { settings, finding: ok(`valid, ${settings.ACHORD_MODE} mode`) };
  } catch (error) {
    if (!(error instanceof SettingsRefused)) throw error;
    const finding = failed(error.problems.join(' '), 'Correct the environment: see docs/operate/configuration.md.');
    try {
      return { settings: readSettings(environment, { secrets: false }), finding };
    } catch {
      // A fallback could be another database than the one that is meant.
      return { settings: null, finding: { ...finding, do: `${finding.do} Then the other checks can run.` } };
    }
  }
}

type Banks = readonly ConfiguredBank[] | null;

/** Home, and each lane that was added. `banks`: of the banks file; null when it is wrong. */
async function examineDatabases(settings: Settings, environment: Environment, banks: Banks): Promise<Checked[]> {
  const ofHome: Examined = {
    provide: () => provide(settings),
    checks: (used) => [
      ...databaseChecks(used, settings.ACHORD_MODE),
      { name: 'vault', run: () => checkVault(used().database, used().provided, settings) },
      { name: 'backups', run: () => checkBackups(used().database, used().provided) },
      { name: 'fraud monitoring', run: () => checkFraudMonitoring(used().database, settings) },
      ...contentChecks(used, settings, banks, homeName),
    ],
    named: (name) => name,
    place: ({ dataDirectory }) => dataDirectory ?? 'of DATABASE_URL',
    todo: 'Start PostgreSQL, or correct DATABASE_URL or ACHORD_DATA_DIR. Then its checks can run.',
  };
  return examineOne(ofHome, async (home) => {
    const { checks, lanes } = await findLanes(settings, environment, home);
    const examined = lanes.map((lane) => examineOne(laneOf(lane, settings, banks, home!)));
    return [...(await runChecks(checks, deadlineMs)), ...(await Promise.all(examined)).flat()];
  });
}

function laneOf(lane: AddedPlace, settings: Settings, banks: Banks, home: Database): Examined {
  const { name, url, migrationUrl } = lane;
  return {
    provide: async () => ({ url, migrationUrl, dataDirectory: null, stop: () => Promise.resolve() }),
    checks: (used) => [
      { name: 'database identity', run: () => checkIdentity(used().database, lane) },
      { name: 'tenants', run: () => checkTenants(home, used().database, name) },
      ...databaseChecks(used, settings.ACHORD_MODE),
      ...contentChecks(used, settings, banks, name),
    ],
    named: (check) => `lane ${name}: ${check.replace(/^database /, '')}`,
    place: () => 'of the lanes file',
    todo: 'Start PostgreSQL, or correct the url of the lane in the lanes file. Then its checks can run.',
  };
}

/** A database to examine. */
interface Examined {
  provide(): Promise<ProvidedDatabase>;
  checks(used: () => UsedDatabase): Check[];
  /** The name of a check, for the operator. */
  named(check: string): string;
  /** Where the database is, for the operator. */
  place(provided: ProvidedDatabase): string;
  /** If it cannot be used. */
  todo: string;
}

/** `more`: checks that need the database; null when it cannot be used. */
async function examineOne(
  { provide, checks: checksOf, named, place, todo }: Examined,
  more: (database: Database | null) => Promise<Checked[]> = async () => [],
): Promise<Checked[]> {
  let provided: ProvidedDatabase | null = null;
  let database: Database | null = null;
  const used = () => ({ database: database!, provided: provided! });
  const checks = checksOf(used).map(({ name, run }) => ({ name: named(name), run }));
  const name = named('database');
  try {
    provided = await provide();
    database = openDatabase(provided.url, 4, () => {}, { writes: false });
    const { version } = await selectServerHealth(database);
    const found = ok(`PostgreSQL ${version}, ${place(provided)}`);
    const [own, others] = await Promise.all([runChecks(checks, deadlineMs), more(database)]);
    return [{ name, ...found }, ...own, ...others];
  } catch (error) {
    return [
      { name, ...failed(`cannot be used: ${messageOf(error)}`, todo) },
      ...notChecked(checks, 'the database cannot be used', `See the check "${name}".`),
      ...(await more(null)),
    ];
  } finally {
    await database?.end();
    await provided?.stop();
  }
}

/** Checks of what each database holds for its tenants. */
function contentChecks(used: () => UsedDatabase, settings: Settings, banks: Banks, lane: string): Check[] {
  return [
    { name: 'routing directory', run: () => checkRoutingDirectory(used().database, settings) },
    { name: 'sanctions lists', run: () => checkSanctionsLists(used().database, settings) },
    { name: 'tokens', run: async () => judgeTokens(await countEndlessTokens(used().database), settings) },
    {
      name: 'banks in use',
      run: async () =>
        banks === null
          ? unknown('the banks file is wrong', 'See the check "banks file".')
          : checkBanksInUse(used().database, banks, lane, settings),
    },
  ];
}

/** Starts the embedded database if it is not running, and never makes a new one. */
async function provide(settings: Settings): Promise<ProvidedDatabase> {
  const { DATABASE_URL: url, ACHORD_MIGRATION_DATABASE_URL: migrationUrl, ACHORD_DATA_DIR: directory } = settings;
  // Unsafe settings are a check of their own: they do not stop the others.
  if (url !== null) return { url, migrationUrl, dataDirectory: null, stop: () => Promise.resolve() };
  if (!wasEverStarted(directory))
    throw new StartRefused(`There is no database in ${resolve(directory)}. Run "achord start" first`);
  return borrowDatabase(settings, logTo({ write() {} }, 'silent'));
}

function judgeTokens(endless: number, { ACHORD_MODE: mode }: Settings): Finding {
  const found = `${endless} tokens never expire`;
  return mode === 'live' && endless > 0
    ? warning(found, 'Replace them with tokens that expire: "achord tokens list", "achord tokens create".')
    : ok(found);
}

async function checkBanksInUse(
  database: Database,
  banks: readonly ConfiguredBank[],
  lane: string,
  settings: Settings,
): Promise<Finding> {
  // The simulated bank of a sandbox is in no file.
  if (settings.ACHORD_MODE === 'sandbox' && banks.length === 0) return ok('the simulated bank');
  try {
    const own = banks.filter((bank) => (bank.lane ?? homeName) === lane);
    await refuseMissingBanks(
      database,
      own.map(({ name }) => name),
    );
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    return failed(error.message, 'Correct the banks file: the service does not start without these banks.');
  }
  return ok(`${(await selectBanksInUse(database)).length} in use, each in the banks file`);
}

function judgePublicUrl({ ACHORD_MODE: mode, ACHORD_PUBLIC_URL: url }: Settings): Finding {
  if (url !== null) return ok(`links begin with ${url}`);
  const found = 'ACHORD_PUBLIC_URL is not set: links to users and operators have the host that a request names';
  return mode === 'live'
    ? warning(found, 'Set it to the https:// address at which browsers reach the service.')
    : ok(found);
}

function judgeNetworks({ ACHORD_MODE: mode, ACHORD_WEBHOOK_ALLOW_ADDRESSES: networks }: Settings): Finding {
  if (networks.length === 0) return ok('webhooks reach public addresses only');
  const found = `webhooks reach ${networks.join(', ')}`;
  return mode === 'live' ? warning(found, 'Unset ACHORD_WEBHOOK_ALLOW_ADDRESSES: it is for tests.') : ok(found);
}
