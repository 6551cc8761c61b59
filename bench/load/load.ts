// Load on a service, made in a process of its own.
import type { Children } from '../children.ts';
import type { Pairs } from '../payments/pairs.ts';

export interface Load {
  url: string;
  /** Of a GET: one of these paths at random, instead of the path in `url`. */
  paths?: readonly string[];
  method: 'GET' | 'POST';
  token?: string;
  connections: number;
  /** `each pair once`: one request about each pair, in turn. */
  seconds: number | 'each pair once';
  body?: object;
  /** So many fields that no operation knows are added to the body. */
  unknownFields?: number;
  /**
   * Each request is about one of these pairs, with the token of its tenant, and its body names
   * payer and payee. Pairs are taken at random. A key of a list is always sent about the same pair.
   */
  pairs?: Pairs;
  /** The body is sent as a list of this many items, each with a new key: a bulk call. */
  items?: number;
  /** `fresh`: a new Idempotency-Key each time; a list: used in turn; absent: none. */
  keys?: 'fresh' | string[];
}

export interface Loaded {
  /** Requests answered in a second; for bulk calls, items. */
  rate: number;
  p50_ms: number;
  p99_ms: number;
  not_2xx: number;
  /** Requests, or items, that the service served. */
  units: number;
  /** Processor time of the generator, in microseconds. */
  generator_us: number;
}

/** Loads a service, and returns the figures of its answers. */
export async function load(processes: Children, what: Load): Promise<Loaded> {
  return JSON.parse(await processes.run('bench/load/generate-load.ts', { LOAD: JSON.stringify(what) })) as Loaded;
}
