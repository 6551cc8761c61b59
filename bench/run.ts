// npm run bench: the speed of the service on this machine, as ratios to floors measured in the same
// run.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { EmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres.ts';
import { startTemporaryPostgres } from '../src/platform/database/embedded/temporary-postgres.ts';
import { type Children, children } from './children.ts';
import { benchConsole } from './console/run.ts';
import { benchDailyWork } from './daily-work/run.ts';
import { benchList } from './list/run.ts';
import { benchNeighbors } from './neighbors/run.ts';
import { benchOperators } from './operators/run.ts';
import { benchPayments, measurements } from './payments/run.ts';
import { benchReading } from './read-bank-files.ts';
import { benchRequests } from './requests/run.ts';
import { benchSoak } from './soak/run.ts';
import { benchStart } from './start/run.ts';
import { benchWebhooks } from './webhooks/run.ts';
import { benchMemory, benchWriting } from './write-bank-files.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    rows: { type: 'string', default: '100000' },
    listed: { type: 'string', default: '20000' },
    pairs: { type: 'string', default: '20' },
    tenants: { type: 'string', default: '1' },
    lanes: { type: 'string', default: '1' },
    servers: { type: 'string', default: '1' },
    'merchant-payments': { type: 'string', default: '0' },
    measure: { type: 'string', default: measurements.join() },
    deliveries: { type: 'string', default: '30000' },
    payments: { type: 'string', default: '20000,100000' },
    backlogs: { type: 'string', default: '10000,1000000' },
    minutes: { type: 'string', default: '1' },
    share: { type: 'string', default: '0.25' },
    picture: { type: 'string', default: 'soak.svg' },
    only: { type: 'string' },
    json: { type: 'string' },
  },
});
const rounds = Number(options.rounds);
const seconds = Number(options.seconds);
const rows = Number(options.rows);
const numbers = (text: string) => text.split(',').map(Number);

/** The parts, which also run alone with `--only <name>`: each on its own new PostgreSQL. */
const parts: Record<string, (place: BenchPlace) => Promise<object[]>> = {
  payments: (place) =>
    benchPayments({
      ...place,
      servers: [place.postgres, ...place.others],
      rounds,
      seconds,
      rows,
      pairs: numbers(options.pairs),
      tenants: Number(options.tenants),
      lanes: Number(options.lanes),
      merchantPayments: Number(options['merchant-payments']),
      measured: measurements.filter((one) => options.measure.split(',').includes(one)),
    }),
  'bank-files': async ({ postgres }) => [
    await benchWriting(postgres.ownerUrl, rounds, 900_000),
    ...benchMemory(),
    ...(await benchReading(rounds, 900_000)),
  ],
  list: ({ postgres }) => benchList(postgres.ownerUrl, rounds, rows),
  'daily-work': (place) => benchDailyWork({ ...place, sizes: numbers(options.payments) }),
  soak: (place) =>
    benchSoak({
      ...place,
      minutes: Number(options.minutes),
      share: Number(options.share),
      picturePath: options.picture,
    }),
  requests: ({ postgres }) => benchRequests(postgres.ownerUrl, rounds, 100_000),
  start: ({ directory }) => benchStart({ directory, rounds }),
  neighbors: (place) => benchNeighbors({ ...place, rounds, seconds, rows }),
  operators: (place) =>
    benchOperators({ ...place, rows, tenants: Number(options.tenants), lanes: Number(options.lanes) }),
  console: (place) =>
    benchConsole({ ...place, rows, tenants: Number(options.tenants), listed: Number(options.listed) }),
  webhooks: (place) =>
    benchWebhooks({
      ...place,
      rounds,
      seconds,
      deliveries: Number(options.deliveries),
      backlogs: numbers(options.backlogs),
    }),
};
const chosen = options.only === undefined ? Object.keys(parts) : [options.only];

const tables: Record<string, object[]> = {};
for (const name of chosen) {
  const bench = parts[name];
  if (bench === undefined)
    throw new Error(`There is no part ${name}. The parts are: ${Object.keys(parts).join(', ')}.`);
  tables[name] = await onFreshPostgres(bench);
  // biome-ignore lint/suspicious/noConsole: the table is this command's output
  console.table(tables[name].map(withoutRounds));
}
if (options.json !== undefined) await writeFile(options.json, `${JSON.stringify(tables, null, 2)}\n`);

/** The rounds of a row are in the JSON only. */
function withoutRounds(row: object & { rounds?: unknown }): object {
  const { rounds: _, ...shown } = row;
  return shown;
}

/** Where a part runs. Processes that it starts there end with it. */
interface BenchPlace {
  postgres: EmbeddedPostgres;
  /** More servers, for `--servers`. */
  others: EmbeddedPostgres[];
  processes: Children;
  directory: string;
}

/** What docs/operate/lanes.md asks of a server, of one that has every lane. */
function roomFor(lanes: number): Record<string, string> {
  if (lanes === 1) return {};
  return { max_connections: String(100 + 40 * lanes), max_locks_per_transaction: String(Math.max(64, 4 * lanes)) };
}

async function onFreshPostgres<Result>(work: (place: BenchPlace) => Promise<Result>): Promise<Result> {
  const postgres = await startTemporaryPostgres('achord-bench-', roomFor(Number(options.lanes)));
  const others: EmbeddedPostgres[] = [];
  const processes = children();
  try {
    while (others.length + 1 < Number(options.servers)) others.push(await startTemporaryPostgres('achord-bench-'));
    return await work({ postgres, others, processes, directory: postgres.directory });
  } finally {
    await processes.end();
    for (const one of [postgres, ...others]) await one.stop();
  }
}
