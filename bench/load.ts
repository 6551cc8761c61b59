// Load on a service: asked for here, made in a process of its own.
import type { Children } from './children.ts';

export interface Load {
  url: string;
  method: 'GET' | 'POST';
  token?: string;
  connections: number;
  seconds: number;
  body?: object;
  /** The body is sent as a list of so many, each with a fresh key of its own: a bulk call. */
  items?: number;
  /** `fresh`: a new Idempotency-Key each time; a list: taken in turn; absent: none. */
  keys?: 'fresh' | string[];
}

export interface Loaded {
  /** Answers a second; of bulk calls, items answered a second. */
  rate: number;
  p50_ms: number;
  p99_ms: number;
  not_2xx: number;
}

/** Loads a service, and answers what it answered. */
export async function load(processes: Children, what: Load): Promise<Loaded> {
  return JSON.parse(await processes.run('bench/generate-load.ts', { LOAD: JSON.stringify(what) })) as Loaded;
}
