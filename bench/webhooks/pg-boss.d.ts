// What pg-boss has that we use. It is installed only for the benchmark, and `npm run types` checks
// the code without it.
declare module 'pg-boss' {
  interface Job<Data> {
    id: string;
    data: Data;
  }
  export default class PgBoss {
    constructor(options: { connectionString: string; max: number; supervise: boolean; schedule: boolean });
    start(): Promise<unknown>;
    createQueue(name: string): Promise<void>;
    insert(jobs: { name: string; data: object; retryLimit: number }[]): Promise<unknown>;
    fetch<Data>(name: string, options: { batchSize: number }): Promise<Job<Data>[]>;
    complete(name: string, ids: string[]): Promise<unknown>;
    stop(options: { graceful: boolean }): Promise<void>;
  }
}
