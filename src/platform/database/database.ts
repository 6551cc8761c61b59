// A pool of connections to PostgreSQL, and the interface to run queries on it.
import type pg from 'pg';
import { isRefusedByServer } from './database-error.ts';
import { acceptsWrites } from './deadlines/accepts-writes.sql.ts';
import { type SilenceLimits, usualSilence } from './deadlines/silence.ts';
import { type Trouble, watchTroubles } from './deadlines/troubles.ts';
import { writeAMegabyte } from './deadlines/try-write.sql.ts';
import { lend } from './lend.ts';
import { type Listening, listen } from './listen.ts';
import { nameOf, run } from './named-queries.ts';
import { type Pipelined, pipelineOf, type Step } from './pipeline/pipeline.ts';
import { rolledBack } from './pipeline/rolled-back.ts';
import { queryTurns } from './query-turns.ts';
import { watchedPool } from './watched-pool.ts';

/** Runs one query. Values are passed as parameters, never in the text. */
export interface Queryable {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Queryable {
  /**
   * An own connection, for an atomic phase. Give it back, or destroy it after a connection error.
   */
  connect(): Promise<Connection>;
  /**
   * Runs the queries of a phase that only reads in the turns of their tenant, as `query` does.
   */
  inTurns(connection: Connection): Queryable;
  /**
   * Runs these steps in one database transaction and commits it, in one write to the socket. After
   * any thrown error but ValueUnwritable, ConnectionsBusy and DatabaseReadOnly they may have taken
   * effect.
   */
  pipeline(steps: readonly Step[]): Promise<Pipelined>;
  end(): Promise<void>;
  /**
   * Receives the notifications of these channels, on a connection of this name outside the pool,
   * until it is stopped.
   */
  listen(name: string, channels: readonly string[], notified: (channel: string, payload: string) => void): Listening;
  /** Open and idle connections, and requests that wait for one, for the metrics. */
  usage(): { open: number; idle: number; waiting: number };
  /** What keeps the database from working now; null: no known problem. */
  trouble(): Trouble | null;
  /** The same pool, but a query may take this long: for jobs, reports and migrations. */
  withDeadline(deadlineMs: number): Database;
}

export interface Connection extends Queryable {
  /** Runs a query without values and returns the command tag of PostgreSQL. */
  command(text: string): Promise<string>;
  release(destroy?: boolean): void;
}

/**
 * For queries of requests: longer than the lock timeout, so that PostgreSQL itself ends that wait.
 */
const requestMs = 20_000;
/**
 * For jobs: longer than the statement_timeout of PostgreSQL, so that PostgreSQL itself ends a slow
 * query.
 */
export const jobMs = 75_000;

const usualConnectMs = 10_000;

interface DatabaseOptions {
  silence?: SilenceLimits;
  /** The maximum wait for a connection of the pool, and for connecting. */
  connectMs?: number;
  /** False: nothing is written, so a server that only reads is no problem. */
  writes?: boolean;
  /**
   * Called when a problem begins or ends; null: it has ended. `cause`: the error that showed it, if
   * any.
   */
  changed?(trouble: Trouble | null, cause?: unknown): void;
}

/**
 * Opens a pool of at most `size` connections: more do not make two cores faster. Errors of idle
 * connections go to `onError`; the pool replaces such a connection automatically. Every query has a
 * deadline on this side; after a missed deadline its connection is destroyed and never used again.
 * Tenants share the connections fairly. Work for no tenant counts, but never waits for a share.
 */
export function openDatabase(
  url: string,
  size: number,
  onError: (error: Error) => void,
  {
    silence: silenceLimits = usualSilence,
    connectMs = usualConnectMs,
    writes = true,
    changed = () => {},
  }: DatabaseOptions = {},
): Database {
  const troubles = watchTroubles({
    url,
    silence: silenceLimits,
    writes,
    tryWrite: () => writeAMegabyte((text) => queryOnce(text, undefined, requestMs)),
    writableAgain: () => lending.retire(clients()),
    changed,
  });
  const { silence, readOnly } = troubles;
  const { pool, clients, watched, end: endPool } = watchedPool({ url, size, connectMs, troubles, onError });
  const acceptsWritesOn = (client: pg.PoolClient) => watched(client, requestMs, () => acceptsWrites(client));
  const lending = lend({ pool, clients, size, connectMs, silence, readOnly, acceptsWritesOn });
  const turns = queryTurns(connectMs);

  async function queryOnce<Row>(text: string, values: readonly unknown[] | undefined, deadlineMs: number) {
    const [client, giveBack] = await lending.borrow();
    let failed = true;
    try {
      const rows = await watched(client, deadlineMs, () => run<Row>(client, text, values), true);
      failed = false;
      return rows;
    } finally {
      giveBack(failed);
    }
  }

  async function pipelineOnce(steps: readonly Step[], deadlineMs: number): Promise<Pipelined> {
    const pipeline = pipelineOf(steps, nameOf);
    const [client, giveBack] = await lending.borrow();
    let failed = true;
    try {
      const rows = await watched(client, deadlineMs, () => pipeline.sendOn(client), true);
      failed = false;
      return { rows };
    } catch (error) {
      if (!isRefusedByServer(error)) throw error;
      failed = pipeline.isOpen() && !(await rolledBack(queriesOn(client, deadlineMs)));
      return { refused: error as pg.DatabaseError, step: pipeline.refusedStep() };
    } finally {
      giveBack(failed);
    }
  }

  const queriesOn = (client: pg.PoolClient, deadlineMs: number): Queryable => ({
    query: (text, values) => watched(client, deadlineMs, () => run(client, text, values)),
  });

  const within = (deadlineMs: number): Database => ({
    query: (text, values) => turns.inTurn(() => queryOnce(text, values, deadlineMs)),
    async connect() {
      const [client, giveBack] = await lending.borrow();
      return {
        ...queriesOn(client, deadlineMs),
        command: (text) => watched(client, deadlineMs, async () => (await client.query(text)).command),
        release: (destroy = false) => giveBack(destroy),
      };
    },
    inTurns: (connection) => ({ query: (text, values) => turns.inTurn(() => connection.query(text, values)) }),
    pipeline: (steps) => pipelineOnce(steps, deadlineMs),
    async end() {
      await endPool();
      troubles.stop();
    },
    listen: (name, channels, heard) => listen({ connectionString: url, application_name: name }, channels, heard),
    usage: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: silence.waiting() }),
    trouble: troubles.now,
    withDeadline: within,
  });
  return within(requestMs);
}
