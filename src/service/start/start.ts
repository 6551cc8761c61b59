// Starts the service: database, secrets, context, demo tenant, API and worker; and stops it in
// reverse order.

import { urlOfLink } from '../../access/operators/make-link.ts';
import type { ConfiguredBank } from '../../banks/connections/configuration/read-banks-file.ts';
import type { OpenedLog } from '../../platform/log/log.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { checkBanks, refuseMissingBanks, refuseUnknownLanes } from '../checks/check-banks.ts';
import { keepMode } from '../checks/check-mode.ts';
import { checkRole, refuseOwner } from '../checks/check-role.ts';
import { StartRefused } from '../checks/refused.ts';
import { endLanes, openContext } from '../context/context.ts';
import { bankNames, provideTraces } from '../lanes/banks-of-lane.ts';
import { checkLanes } from '../lanes/check-lanes.ts';
import type { LanePlace } from '../lanes/read-lanes-file.ts';
import { type ApiProcesses, type ForkedProcesses, forkApiProcesses } from './api-processes.ts';
import { type ForkedBy, forkedBy } from './as-api-process.ts';
import { demoOperatorLink } from './demo-operator.ts';
import { provideDemoTenant } from './demo-tenant.ts';
import { joinDatabase, ownDatabase, type ProvidedDatabase, refuseUnsafe } from './provide-database.ts';
import { type DemoTokens, provideSecrets } from './secrets.ts';
import { type Roles, type Service, startService } from './service.ts';
import { forgetServiceAddress, keepServiceAddress } from './service-address.ts';

export interface Started {
  /** `http://127.0.0.1:4010` */
  address: string;
  /** Null unless ACHORD_OPERATIONS_PORT is set. */
  operationsAddress: string | null;
  mode: Settings['ACHORD_MODE'];
  /** Null for an outside database. */
  dataDirectory: string | null;
  /** Null unless it was generated. */
  adminToken: string | null;
  demo: Partial<DemoTokens>;
  /** With a one-time link in a new sandbox; null: this process serves no API. */
  consoleUrl: string | null;
  /**
   * Real seconds of a banking day in the sandbox; 0: the banking calendar only moves by hand, or is
   * real.
   */
  paceSeconds: number;
  /** Lets work in progress end, then stops the database. `atOnce`: without ACHORD_DRAIN_SECONDS. */
  stop(how?: { atOnce: boolean }): Promise<void>;
  /** Waits only for the database: uncommitted work never happened. */
  abort(): Promise<void>;
}

/**
 * The whole service, or one part of it over a shared database. Throws StartRefused with a sentence.
 */
export async function start(settings: Settings, roles: Roles, log: OpenedLog): Promise<Started> {
  // First: its parent may tell it to begin at any time.
  const primary = forkedBy();
  const banks = await checkBanks(settings, process.env);
  const lanes = await checkLanes(settings, process.env);
  await primary?.begun;
  const whole = roles.api && roles.worker;
  const count = whole ? settings.ACHORD_API_PROCESSES : 0;
  const forked = count === 0 ? null : forkApiProcesses(count, log);
  try {
    const database = whole ? await ownDatabase(settings, log) : await joinDatabase(settings);
    try {
      return await startOn(database, { settings, roles, log, banks, lanes, primary, forked });
    } catch (error) {
      await database.stop();
      throw error;
    }
  } catch (error) {
    forked?.abort();
    throw error;
  }
}

interface Starting {
  settings: Settings;
  roles: Roles;
  log: OpenedLog;
  banks: readonly ConfiguredBank[];
  /** Of the lanes file. */
  lanes: readonly LanePlace[];
  /** Null in a process that was not forked. */
  primary: ForkedBy | null;
  /** The API processes; null when this process serves the API, or is only a worker. */
  forked: ForkedProcesses | null;
}

async function startOn(database: ProvidedDatabase, starting: Starting): Promise<Started> {
  const { settings, roles, log, banks, lanes, primary, forked } = starting;
  await refuseOwner(database, settings.ACHORD_MODE);
  const { adminToken, encryptionKeys, generated } = await provideSecrets(settings, database);
  const isTheOne = roles.api && roles.worker;
  const context = await openContext({
    // The API processes use the port: this process serves its health on any free one.
    settings: forked === null ? settings : { ...settings, PORT: 0 },
    databaseUrl: database.url,
    migrationUrl: database.migrationUrl,
    adminToken,
    encryptionKeys,
    log,
    banks,
    lanes,
    examineServer: refuseUnsafe,
    role: isTheOne && forked === null ? 'api_and_worker' : roles.api && !isTheOne ? 'api' : 'worker',
  });
  context.metrics.ofProcess('achord_log_lines_lost', log.linesLost);
  let demo: Partial<DemoTokens>;
  let link: string | null;
  let service: Service;
  let processes: ApiProcesses | null = null;
  const reported = { render: () => processes?.metrics() ?? context.metrics.render() };
  async function unready(): Promise<string[]> {
    return [...(await context.unready()), ...(processes?.unready() ?? ['starting the API processes'])];
  }
  try {
    const { home } = context.lanes;
    await checkRole(home.database, settings.ACHORD_MODE, log);
    await keepMode(home.database, settings.ACHORD_MODE);
    const ofBanks = { banks, mode: settings.ACHORD_MODE };
    await refuseMissingBanks(home.database, bankNames(ofBanks, home));
    await provideTraces(ofBanks, home);
    refuseUnknownLanes(
      banks,
      context.lanes.all.map(({ name }) => name),
    );
    demo = generated === null ? {} : await provideDemoTenant(context, generated.demo);
    // A newer link would end the one that is printed: forked processes make none.
    link = generated === null || !isTheOne ? null : await demoOperatorLink(context);
    service =
      forked === null
        ? await startService(
            { ...context, metrics: primary?.share(context.metrics) ?? context.metrics },
            // The process that forked this one listens there for all of them.
            { ...roles, operations: primary === null },
          )
        : await startService(
            { ...context, metrics: { ...context.metrics, ...reported }, unready },
            { api: false, worker: true },
          );
  } catch (error) {
    await endLanes(context.lanes);
    throw portTaken(error, settings) ?? error;
  }
  try {
    processes = (await forked?.begin(context.metrics)) ?? null;
  } catch (error) {
    await service.stop();
    throw error;
  }
  const address = processes?.address ?? service.address;
  primary?.ready(address);
  const { dataDirectory } = database;
  const kept = isTheOne ? dataDirectory : null;
  if (kept !== null) keepServiceAddress(kept, address);
  return {
    address,
    operationsAddress: service.operationsAddress,
    mode: settings.ACHORD_MODE,
    dataDirectory,
    adminToken: generated?.adminToken ?? null,
    demo,
    consoleUrl: roles.api ? (link === null ? `${address}/console` : urlOfLink(address, link)) : null,
    paceSeconds: context.sandboxClock === null ? 0 : settings.ACHORD_SANDBOX_PACE,
    async stop(how) {
      if (kept !== null) forgetServiceAddress(kept);
      // ACHORD_OPERATIONS_PORT reports it before the first process has ended.
      service.leave();
      await processes?.stop();
      await service.stop(how);
      await database.stop();
    },
    async abort() {
      forked?.abort();
      await database.stop();
    },
  };
}

function portTaken(error: unknown, { HOST, PORT, ACHORD_OPERATIONS_PORT }: Settings): StartRefused | null {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE' && port === ACHORD_OPERATIONS_PORT)
    return new StartRefused(
      `Port ${port} of ${HOST} is in use, by another program or as PORT. Set ACHORD_OPERATIONS_PORT to another port for this process.`,
      error,
    );
  if (code === 'EADDRINUSE')
    return new StartRefused(
      `Port ${PORT} of ${HOST} is in use by another program. Stop that program, or set PORT to another port.`,
      error,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EACCES')
    return new StartRefused(
      `The API cannot listen on ${HOST}, port ${PORT} (${code}). Set HOST or PORT to an address and port of this machine.`,
      error,
    );
  return null;
}
