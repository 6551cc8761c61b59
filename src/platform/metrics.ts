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
  ofProcess(name: `achord_${string}`, help: string, read: () => number): void;
  /** Counts how often something happened, by one label with few values. */
  counts<Value extends string>(name: `achord_${string}`, help: string, label: string): (value: Value) => void;
  /**
   * A number that is read with the metrics. It is left out when it cannot be read. Labels never
   * name a tenant, a user or an account.
   */
  gauge(name: `achord_${string}`, help: string, read: () => Promise<number> | number): void;
  /** Counts how often something with these labels happened, and how many seconds it took. */
  durations<Label extends string>(
    name: `achord_${string}`,
    help: string,
    labels: readonly Label[],
  ): (values: Readonly<Record<Label, string>>, seconds: number) => void;
  /** Like `gauge`, with one number for each value of a label. */
  gauges(
    name: `achord_${string}`,
    help: string,
    label: string,
    read: () => Promise<Readonly<Record<string, number>>>,
  ): void;
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

export function openMetrics(
  database: Pick<Database, 'usage'>,
  version: string,
  role: Role = 'api_and_worker',
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Process memory and CPU, event loop delay, garbage collection, open files. By role: a mean of
  // the API's delay and the worker's would say nothing of either.
  collectDefaultMetrics({ register: registry, labels: { role } });

  new Gauge({
    name: 'achord_build_info',
    help: 'Always 1. The labels give the version of the service and of Node.',
    labelNames: ['version', 'node'],
    registers,
    aggregator: 'first',
  }).set({ version, node: process.versions.node }, 1);
  const requests = new Counter({
    name: 'achord_http_requests_total',
    help: 'Answered requests.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'achord_http_request_duration_seconds',
    help: 'Seconds from the head of the request to the end of the answer.',
    labelNames: ['route', 'method'],
    buckets,
    registers,
  });
  const refused = new Counter({
    name: 'achord_http_refused_total',
    help: 'Requests and connections that were refused because of a limit or because they were unreadable.',
    labelNames: ['reason'],
    registers,
  });
  new Gauge({
    name: 'achord_database_connections',
    help: 'Connections of the database pool (in_use, idle), and requests that wait for one (waited_for).',
    labelNames: ['state'],
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
    ofProcess(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
    counts(name, help, label) {
      const counter = new Counter<string>({ name, help, labelNames: [label], registers });
      return (value) => counter.inc({ [label]: value });
    },
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        ...readByEach,
        async collect() {
          try {
            this.set(await withinDeadline(readWithinMs, async () => read()));
          } catch {
            this.remove();
          }
        },
      });
    },
    durations(name, help, labels) {
      const histogram = new Histogram<string>({ name, help, labelNames: [...labels], buckets, registers });
      return (values, seconds) => histogram.observe(values, seconds);
    },
    gauges(name, help, label, read) {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        ...readByEach,
        async collect() {
          this.reset();
          try {
            const numbers = await withinDeadline(readWithinMs, read);
            for (const [value, number] of Object.entries(numbers)) this.set({ [label]: value }, number);
          } catch {
            // The number cannot be read now: leave it out.
          }
        },
      });
    },
    render: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
    read: () => registry.getMetricsAsJSON(),
  };
}
