// What the service tells a monitoring system: its own registry, so that tests and processes never
// share counts.
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
  /** The pattern of the path, never the path: `/3p/api/v2/transactions/:uuid`. */
  route: string;
  method: string;
  status: number;
  ms: number;
}

export interface Metrics {
  answered(request: AnsweredRequest): void;
  /** A request or a connection that was turned away, by the code of its refusal. */
  refused(code: RefusalCode): void;
  /**
   * A number of this process, asked for whenever the metrics are read; of several processes it is
   * added up.
   */
  ofProcess(name: `achord_${string}`, help: string, read: () => number): void;
  /** Another seam: counts how often something happened, by one label with few values. */
  counts<Value extends string>(name: `achord_${string}`, help: string, label: string): (value: Value) => void;
  /**
   * The seam for the other parts: a number that is asked for whenever the metrics are read. One
   * that cannot be had at that moment is left out. Labels never name a tenant, a user or an
   * account.
   */
  gauge(name: `achord_${string}`, help: string, read: () => Promise<number> | number): void;
  /** Another seam: how often something with these labels happened, and how many seconds it took. */
  durations<Label extends string>(
    name: `achord_${string}`,
    help: string,
    labels: readonly Label[],
  ): (values: Readonly<Record<Label, string>>, seconds: number) => void;
  /** A number for each value of a label, asked for like a gauge. */
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

/** The exposition format of Prometheus. */
export interface Rendered {
  contentType: string;
  text: string;
}

/** What one process counts. */
export type ProcessMetrics = readonly MetricObject[];

/**
 * What several processes count, as one: counts and sizes are added; what each of them read in the
 * database is told once.
 */
export async function renderAll(processes: readonly ProcessMetrics[]): Promise<Rendered> {
  const all = AggregatorRegistry.aggregate([...processes]);
  return { contentType: all.contentType, text: await all.metrics() };
}

// Of what stands in the database each process reads the same, a moment apart.
const readByEach = { aggregator: 'max' } as const;

// Seconds. The upper ones show what an outside call or a lock made somebody wait for.
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

// A database that hangs must not take the metrics with it: they are what says so.
const readWithinMs = 2_000;

export function openMetrics(database: Pick<Database, 'usage'>, version: string): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Process memory and CPU, event loop delay, garbage collection, open files.
  collectDefaultMetrics({ register: registry });

  new Gauge({
    name: 'achord_build_info',
    help: 'Always 1; its labels say what is running.',
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
    help: 'From the head of the request to the end of the answer.',
    labelNames: ['route', 'method'],
    buckets,
    registers,
  });
  const refused = new Counter({
    name: 'achord_http_refused_total',
    help: 'Requests and connections that were turned away because of a limit or because they could not be read.',
    labelNames: ['reason'],
    registers,
  });
  new Gauge({
    name: 'achord_database_connections',
    help: 'Connections of the pool, and requests that wait for one.',
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
            // Left out: it cannot be had at this moment.
          }
        },
      });
    },
    render: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
    read: () => registry.getMetricsAsJSON(),
  };
}
