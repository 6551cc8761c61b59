// The metrics of the service. Each process has its own registry, so processes and tests share no
// counts.
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObject,
  Registry,
} from 'prom-client';
import type { Database } from './database/database.ts';
import { type LabelOf, type MetricName, type MetricOf, metricTable } from './metric-table.ts';
import type { RefusalCode } from './refusals.ts';
import { withinDeadline } from './std/deadline.ts';

export interface AnsweredRequest {
  /** The pattern of the path, not the path: `/3p/api/v2/transactions/:uuid`. */
  route: string;
  method: string;
  status: number;
  ms: number;
}

export interface Metrics {
  answered(request: AnsweredRequest): void;
  /** Counts a refused request or connection by the code of its refusal. */
  refused(code: RefusalCode): void;
  /** A number of this process, read with the metrics. Several processes are added up. */
  ofProcess(name: MetricOf<'ofProcess'>, read: () => number): void;
  /** Counts how often something happened, by one label with few values. */
  counts<Value extends string>(name: MetricOf<'counts'>): (value: Value) => void;
  /**
   * A number that is read with the metrics. It is left out when it cannot be read. Labels never
   * name a tenant, a user or an account.
   */
  gauge(name: MetricOf<'gauge'>, read: () => Promise<number> | number): void;
  /** Counts how often something with these labels happened, and how many seconds it took. */
  durations<Name extends MetricOf<'durations'>>(
    name: Name,
  ): (values: Readonly<Record<LabelOf<Name>, string>>, seconds: number) => void;
  /** Like `gauge`, with one number for each value of a label. */
  gauges(name: MetricOf<'gauges'>, read: () => Promise<Readonly<Record<string, number>>>): void;
  render(): Promise<Rendered>;
  /** The same as data, for `renderAll`. */
  read(): Promise<ProcessMetrics>;
}

/** In the exposition format of Prometheus. */
export interface Rendered {
  contentType: string;
  text: string;
}

/** The metrics of one process. */
export type ProcessMetrics = readonly MetricObject[];

/**
 * The metrics of several processes as one: numbers of a process are added, numbers from the
 * database are reported once.
 */
export async function renderAll(processes: readonly ProcessMetrics[]): Promise<Rendered> {
  const all = AggregatorRegistry.aggregate([...processes]);
  return { contentType: all.contentType, text: await all.metrics() };
}

// All processes read the same number from the database, at slightly different times.
const readByEach = { aggregator: 'max' } as const;

// Seconds. The upper buckets show waits for outside calls and locks.
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

// A hanging database must not block the metrics: they report it.
const readWithinMs = 2_000;

/**
 * What a process does. API processes are one role: their memory and processor time are added up.
 */
export type Role = 'api' | 'worker' | 'api_and_worker';

/** What prom-client takes from a row of the table. */
const described = <Name extends MetricName>(name: Name) => ({
  name,
  help: metricTable[name].help,
  labelNames: [...metricTable[name].labels] as LabelOf<Name>[],
});

/**
 * Each lane has jobs of its own, with the same metrics. Their numbers add up; the oldest age
 * counts.
 */
const together = (name: MetricName, numbers: readonly number[]): number =>
  name.endsWith('_ago') ? Math.max(...numbers) : numbers.reduce((sum, number) => sum + number, 0);

export function openMetrics(
  database: Pick<Database, 'usage'>,
  version: string,
  role: Role = 'api_and_worker',
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const made = new Map<MetricName, unknown>();
  function once<Made>(name: MetricName, make: () => Made): Made {
    if (!made.has(name)) made.set(name, make());
    return made.get(name) as Made;
  }
  /** `show` makes the metric at its first part. It reads all parts in time, or rejects. */
  function addPart<Part>(
    name: MetricName,
    read: () => Promise<Part> | Part,
    show: (readAll: () => Promise<Part[]>) => void,
  ): void {
    const parts = once(name, () => {
      const all: (typeof read)[] = [];
      show(() => withinDeadline(readWithinMs, () => Promise.all(all.map(async (part) => part()))));
      return all;
    });
    parts.push(read);
  }
  let isObserved = false;
  /**
   * From the first reading on, also with memory, processor time, event loop delay, garbage
   * collection and open files. A timer of 10 ms measures the delay: an idle process whose metrics
   * are not read would spend half of its processor time on it. By role: a mean of the API's delay
   * and the worker's would say nothing of either.
   */
  function observed(): Registry {
    if (!isObserved) collectDefaultMetrics({ register: registry, labels: { role } });
    isObserved = true;
    return registry;
  }

  new Gauge({
    ...described('achord_build_info'),
    registers,
    aggregator: 'first',
  }).set({ version, node: process.versions.node }, 1);
  const requests = new Counter({
    ...described('achord_http_requests_total'),
    registers,
  });
  const durations = new Histogram({
    ...described('achord_http_request_duration_seconds'),
    buckets,
    registers,
  });
  const refused = new Counter({
    ...described('achord_http_refused_total'),
    registers,
  });
  new Gauge({
    ...described('achord_database_connections'),
    registers,
    collect() {
      const { open, idle, waiting } = database.usage();
      this.set({ state: 'in_use' }, open - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waited_for' }, waiting);
    },
  });

  return {
    answered({ route, method, status, ms }) {
      requests.inc({ route, method, status });
      durations.observe({ route, method }, ms / 1_000);
    },
    refused(reason) {
      refused.inc({ reason });
    },
    ofProcess(name, read) {
      new Gauge({
        ...described(name),
        registers,
        collect() {
          this.set(read());
        },
      });
    },
    counts(name) {
      const [label] = metricTable[name].labels;
      const counter = once(name, () => new Counter<string>({ ...described(name), registers }));
      return (value) => counter.inc({ [label]: value });
    },
    gauge(name, read) {
      addPart(name, read, (readAll) => {
        new Gauge({
          ...described(name),
          registers,
          ...readByEach,
          async collect() {
            try {
              this.set(together(name, await readAll()));
            } catch {
              this.remove();
            }
          },
        });
      });
    },
    durations(name) {
      const histogram = once(name, () => new Histogram<string>({ ...described(name), buckets, registers }));
      return (values, seconds) => histogram.observe(values, seconds);
    },
    gauges(name, read) {
      const [label] = metricTable[name].labels;
      addPart(name, read, (readAll) => {
        new Gauge<string>({
          ...described(name),
          registers,
          ...readByEach,
          async collect() {
            this.reset();
            try {
              const parts = await readAll();
              for (const value of new Set(parts.flatMap(Object.keys))) {
                const numbers = parts.map((part) => part[value] ?? 0);
                this.set({ [label]: value }, together(name, numbers));
              }
            } catch {
              // The number cannot be read now: leave it out.
            }
          },
        });
      });
    },
    render: async () => ({ contentType: registry.contentType, text: await observed().metrics() }),
    read: () => observed().getMetricsAsJSON(),
  };
}
