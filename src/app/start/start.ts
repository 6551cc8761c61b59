// Starts the service: database, secrets, context, demo tenant, API and worker; and stops it in
// reverse order.

import type { ConfiguredBank } from '../../banks/configuration/read-banks-file.ts';
import type { OpenedLog } from '../../log/log.ts';
import type { Settings } from '../../settings.ts';
import { openContext } from '../context.ts';
import { type Roles, type Service, startService } from '../service.ts';
import { bankNames } from '../service-context.ts';
import { type ApiProcesses, startApiProcesses } from './api-processes.ts';
import { forkedBy } from './as-api-process.ts';
import { checkBanks, refuseMissingBanks } from './check-banks.ts';
import { checkRole, refuseOwner } from './check-role.ts';
import { provideDemoTenant } from './demo-tenant.ts';
import { joinDatabase, ownDatabase, type ProvidedDatabase } from './provide-database.ts';
import { StartRefused } from './refused.ts';
import { type DemoTokens, provideSecrets } from './secrets.ts';
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
  /**
   * Real seconds of a banking day in the sandbox; 0: the banking calendar only moves by hand, or is
   * real.
   */
  paceSeconds: number;
  /** Lets work in progress end, then stops the database. */
  stop(): Promise<void>;
  /** Waits only for the database: uncommitted work never happened. */
  abort(): Promise<void>;
}

/**
 * The whole service, or one part of it over a shared database. Throws StartRefused with a sentence.
 */
export async function start(settings: Settings, roles: Roles, log: OpenedLog): Promise<Started> {
  const banks = await checkBanks(settings);
  const whole = roles.api && roles.worker;
  const database = whole ? await ownDatabase(settings, log) : await joinDatabase(settings);
  try {
    return await startOn(database, { settings, roles, log, banks });
  } catch (error) {
    await database.stop();
    throw error;
  }
}

interface Starting {
  settings: Settings;
  roles: Roles;
  log: OpenedLog;
  banks: readonly ConfiguredBank[];
}

async function startOn(database: ProvidedDatabase, { settings, roles, log, banks }: Starting): Promise<Started> {
  await refuseOwner(database, settings.ACHORD_MODE);
  const { adminToken, encryptionKey, generated } = await provideSecrets(settings, database);
  const isTheOne = roles.api && roles.worker;
  const apart = isTheOne ? settings.ACHORD_API_PROCESSES : 0;
  const context = await openContext({
    // The API processes use the port: this process serves its health on any free one.
    settings: apart === 0 ? settings : { ...settings, PORT: 0 },
    databaseUrl: database.url,
    migrationUrl: database.migrationUrl,
    adminToken,
    encryptionKey,
    log,
    banks,
  });
  context.metrics.ofProcess(
    'achord_log_lines_lost',
    'Log lines that were lost because their reader was too slow or their disk was full.',
    log.linesLost,
  );
  const primary = forkedBy(context.metrics);
  let demo: Partial<DemoTokens>;
  let service: Service;
  let processes: ApiProcesses | null = null;
  const beside = { render: () => processes?.metrics() ?? context.metrics.render() };
  async function unready(): Promise<string[]> {
    return [...(await context.unready()), ...(processes?.unready() ?? ['starting the API processes'])];
  }
  try {
    await checkRole(context.database, settings.ACHORD_MODE, log);
    await refuseMissingBanks(context.database, bankNames(context));
    demo = generated === null ? {} : await provideDemoTenant(context, generated.demo);
    service =
      apart === 0
        ? await startService(
            { ...context, metrics: primary?.metrics ?? context.metrics },
            // The process that forked this one listens there for all of them.
            { ...roles, operations: primary === null },
          )
        : await startService(
            { ...context, metrics: { ...context.metrics, ...beside }, unready },
            { api: false, worker: true },
          );
  } catch (error) {
    await context.database.end();
    throw portTaken(error, settings) ?? error;
  }
  try {
    if (apart > 0) processes = await startApiProcesses(apart, context.metrics, log);
  } catch (error) {
    await service.stop();
    throw error;
  }
  const address = processes?.address ?? service.address;
  await primary?.ready(address);
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
    paceSeconds: context.sandboxClock === null ? 0 : settings.ACHORD_SANDBOX_PACE,
    async stop() {
      if (kept !== null) forgetServiceAddress(kept);
      // ACHORD_OPERATIONS_PORT reports it before the first process has ended.
      service.drain();
      await processes?.stop();
      await service.stop();
      await database.stop();
    },
    async abort() {
      processes?.abort();
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
