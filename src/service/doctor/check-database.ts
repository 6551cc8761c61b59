// The checks of the database: settings, schema, role, connections, maintenance, and its clock.
import type { Database } from '../../platform/database/database.ts';
import { excessRights, missingRights } from '../../platform/database/schema/grant-rights.ts';
import { expectMigrated } from '../../platform/database/schema/migrate.ts';
import { currentRole, selectPowers } from '../../platform/database/schema/rights.sql.ts';
import { selectServerTime } from '../../platform/database/server-clock.sql.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { elapsedMs, reading, realClock } from '../../platform/std/clock.ts';
import { type ProvidedDatabase, refuseUnsafe } from '../start/provide-database.ts';
import { type Check, type Finding, failed, ok, warning } from './check.ts';
import { type ServerHealth, selectServerHealth } from './server-health.sql.ts';

type Mode = Settings['ACHORD_MODE'];

export interface UsedDatabase {
  database: Database;
  provided: ProvidedDatabase;
}

/** `used` is called when a check runs. */
export function databaseChecks(used: () => UsedDatabase, mode: Mode): Check[] {
  // Four checks judge the same facts.
  let health: Promise<ServerHealth> | undefined;
  const ofHealth = (judge: (facts: ServerHealth) => Finding) => async () => {
    health ??= selectServerHealth(used().database);
    return judge(await health);
  };
  return [
    { name: 'database settings', run: () => checkSafety(used().provided.url) },
    { name: 'database schema', run: () => checkSchema(used().database) },
    { name: 'database role', run: () => checkServingRole(used().database, mode) },
    { name: 'database connections', run: ofHealth(judgeConnections) },
    { name: 'database transactions', run: ofHealth(judgeTransactions) },
    { name: 'database maintenance', run: ofHealth(judgeMaintenance) },
    { name: 'worker', run: ofHealth(judgeWorker) },
    { name: 'clock', run: () => checkClock(used().database) },
  ];
}

async function checkSafety(url: string): Promise<Finding> {
  try {
    await refuseUnsafe(url);
  } catch (error) {
    return failed((error as Error).message, 'Change these settings of the server, role or database.');
  }
  return ok('safe for money: writes are durable, the encoding is UTF8');
}

async function checkSchema(database: Database): Promise<Finding> {
  try {
    await expectMigrated(database);
  } catch (error) {
    return failed((error as Error).message, 'Run "achord migrate", or the version that fits this database.');
  }
  return ok('the schema of this version');
}

async function checkServingRole(database: Database, mode: Mode): Promise<Finding> {
  const role = await currentRole(database);
  const missing = await missingRights(database, role);
  if (missing.length > 0)
    return failed(`"${role}" lacks ${missing.join('; ')}`, 'Run "achord migrate" with ACHORD_MIGRATION_DATABASE_URL.');
  const powers = await selectPowers(database);
  const reasons = powers.length > 0 ? powers : (await excessRights(database, role)).map((right) => `may ${right}`);
  if (reasons.length === 0) return ok(`"${role}" owns nothing and has only the rights that it needs`);
  const judge = mode === 'live' ? failed : warning;
  return judge(
    `"${role}" ${reasons.join(', ')}, so it could change the books`,
    'Use a role that owns nothing, and set ACHORD_MIGRATION_DATABASE_URL (docs/operate/database.md, The database).',
  );
}

export function judgeConnections({ connections, connections_limit }: ServerHealth): Finding {
  const left = connections_limit - connections;
  const found = `${connections} of ${connections_limit} connections in use`;
  const todo = 'Raise max_connections of PostgreSQL, or lower ACHORD_DATABASE_CONNECTIONS.';
  if (left < 3) return failed(found, todo);
  return left < connections_limit / 5 ? warning(found, todo) : ok(found);
}

export function judgeTransactions({ oldest_transaction_seconds: seconds }: ServerHealth): Finding {
  const found = `the oldest transaction is ${Math.round(seconds)} s old`;
  // The checks of invariants and migrations may be long; anything longer is forgotten.
  return seconds < 3_600
    ? ok(found)
    : warning(found, 'Find it in pg_stat_activity and end it: VACUUM can remove nothing that is newer.');
}

export function judgeMaintenance({ autovacuum, frozen_age }: ServerHealth): Finding {
  if (!autovacuum) return failed('autovacuum is off: tables grow without end', 'Set autovacuum = on.');
  const found = `autovacuum is on; ${frozen_age} transactions since the oldest unfrozen row`;
  const todo = 'Run VACUUM FREEZE before 2,000,000,000: PostgreSQL then accepts no writes.';
  if (frozen_age > 1_500_000_000) return failed(found, todo);
  return frozen_age > 1_000_000_000 ? warning(found, todo) : ok(found);
}

function judgeWorker({ listeners }: ServerHealth): Finding {
  return listeners > 0
    ? ok(`${listeners} connected to the database`)
    : warning(
        'no worker is connected to the database',
        'Run "achord start" or "achord worker": without it, nothing is sent.',
      );
}

async function checkClock(database: Database): Promise<Finding> {
  const begun = reading();
  const before = realClock.now().getTime();
  const server = await selectServerTime(database);
  const tripMs = elapsedMs(begun);
  return judgeClock(before + tripMs / 2 - server, tripMs / 2);
}

/** `uncertainMs`: the difference may be wrong by this, because the answer took time. */
export function judgeClock(aheadMs: number, uncertainMs: number): Finding {
  const certainMs = Math.max(0, Math.abs(aheadMs) - uncertainMs);
  const way = aheadMs > 0 ? 'ahead of' : 'behind';
  const found =
    certainMs < 1_000
      ? "agrees with the database's clock within a second"
      : `${(certainMs / 1_000).toFixed(1)} s ${way} the database's clock`;
  const todo = 'Synchronize the clocks of both machines with NTP: cut-offs and deadlines follow them.';
  if (certainMs >= 30_000) return failed(found, todo);
  return certainMs >= 1_000 ? warning(found, todo) : ok(found);
}
