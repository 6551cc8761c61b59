// What a measurement cost: processor time by process and bytes of the write-ahead log, until all
// that follows from it is done; and what disturbed it.
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { openBriefly } from '../../src/platform/database/open-briefly.ts';
import type { Children } from '../children.ts';
import { cpuOf, cpuOfTree, serverOf } from '../cpu.ts';
import { selectServer, selectVacuuming } from './server-activity.sql.ts';

/** For each payment, or what else was measured. */
export interface Cost {
  /** Microseconds of the processes that answer. */
  api_us: number;
  /** Of the worker, where it is a process of its own. */
  worker_us: number;
  /** Of all processes of the server: backends, WAL writer, checkpointer, autovacuum. */
  postgres_us: number;
  /** Of the process that sends the requests. */
  generator_us: number;
  wal_bytes: number;
}

/** A result of work that was done `units` times, with the microseconds of its generator. */
interface Done {
  units: number;
  generator_us: number;
}

export interface Measured<Result> {
  result: Result;
  cost: Cost;
  /** What ran at the same time and makes the figures worse. */
  disturbed_by: string[];
}

export interface Meter {
  /** Measures work that the process with this address answers. */
  measure<Result extends Done>(address: string | null, work: () => Promise<Result>): Promise<Measured<Result>>;
  /** Waits until the service and PostgreSQL have nothing more to do. */
  quiet(): Promise<void>;
  end(): Promise<void>;
}

export interface Metered {
  /** Whose processor time counts; the log and the vacuums are of the first one. */
  servers: readonly { superuserUrl: string }[];
  processes: Children;
  /** The address of the service. */
  service: string;
}

const pollMs = 250;
/** Below this share of one core, only the pulse of idle processes is left. */
const quietShare = 0.04;
const quietWithinMs = 10_000;

export async function openMeter({ servers, processes, service }: Metered): Promise<Meter> {
  const superuser = openDatabase(servers[0]!.superuserUrl, 1, () => {});
  const serverPids: number[] = [];
  for (const { superuserUrl } of servers)
    serverPids.push(serverOf((await openBriefly(superuserUrl, selectServer)).backend_pid));

  function processors(address: string | null) {
    const { start, api, worker = 0 } = address === null ? {} : cpuOfTree(processes.pidOf(address), commandOf);
    // `achord start` serves the API itself, unless it has processes for that.
    const ofApi = api ?? start ?? 0;
    return { api: ofApi, worker: worker + (api === undefined ? 0 : (start ?? 0)), servers: serverPids.map(cpuOf) };
  }

  async function settle(address: string | null, withinMs: number): Promise<void> {
    const all = () => sum(Object.values(processors(address)).flat());
    for (let before = all(), waited = 0; waited < withinMs; waited += pollMs) {
      await wait(pollMs);
      const now = all();
      if (now - before < quietShare * pollMs * 1_000) return;
      before = now;
    }
  }

  return {
    async measure(address, work) {
      const checksBefore = await checkSeconds(service);
      const [serverBefore, before] = [await selectServer(superuser), processors(address)];
      const watching = watch(superuser);
      const result = await work();
      await settle(address, quietWithinMs);
      const vacuumed = await watching();
      const [after, serverAfter] = [processors(address), await selectServer(superuser)];
      const checks = (await checkSeconds(service)) - checksBefore;
      processes.emptyLogs();

      const { units, generator_us } = result;
      const ofServers = after.servers.map((us, n) => us - before.servers[n]!);
      if (ofServers.length > 1) {
        const shares = ofServers.map((us) => `${Math.round((100 * us) / sum(ofServers))} %`);
        process.stdout.write(`of the processor time of PostgreSQL, each server: ${shares.join(', ')}\n`);
      }
      const each = (total: number) => total / units;
      for (const [table, runs] of Object.entries(serverAfter.vacuums))
        if (runs !== serverBefore.vacuums[table]) vacuumed.add(table);
      return {
        result,
        cost: {
          api_us: each(after.api - before.api),
          worker_us: each(after.worker - before.worker),
          postgres_us: each(sum(ofServers)),
          generator_us: each(generator_us),
          wal_bytes: each(serverAfter.wal_bytes - serverBefore.wal_bytes),
        },
        disturbed_by: [
          ...(serverAfter.checkpoints === serverBefore.checkpoints ? [] : ['a checkpoint']),
          ...(vacuumed.size === 0 ? [] : [`vacuum or analyze of ${[...vacuumed].sort().join(', ')}`]),
          ...(checks > 0 ? [`invariant checks for ${Math.ceil(checks * 1_000)} ms`] : []),
        ],
      };
    },
    quiet: () => settle(service, Number.POSITIVE_INFINITY),
    end: () => superuser.end(),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const commands = ['start', 'api', 'worker'] as const;

/** The command of a process of the service; a floor counts as `api`. */
const commandOf = (line: readonly string[]) => commands.find((command) => line.includes(command)) ?? 'api';

/** Notes the tables of all databases that are vacuumed. Returns the function that ends it. */
function watch(superuser: Database): () => Promise<Set<string>> {
  const found = new Set<string>();
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      for (const table of await selectVacuuming(superuser)) found.add(table);
      await wait(pollMs);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return found;
  };
}

/** Seconds that queries of invariant checks have taken so far. */
async function checkSeconds(service: string): Promise<number> {
  const metrics = await (await fetch(`${service}/metrics`)).text();
  const sums = metrics.matchAll(/^achord_invariant_query_seconds_sum\S* (\S+)/gm);
  return [...sums].reduce((sum, [, seconds]) => sum + Number(seconds), 0);
}
