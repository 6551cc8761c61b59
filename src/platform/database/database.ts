// A pool of connections to PostgreSQL, and the interface to run queries on it.
import { createHash } from 'node:crypto';
import pg from 'pg';
import { sleep } from '../std/clock.ts';
import { isRefusedByServer } from './database-error.ts';
import { acceptsWrites } from './deadlines/accepts-writes.sql.ts';
import { type DiskTrouble, watchDisk } from './deadlines/disk-trouble.ts';
import { pulseOf } from './deadlines/pulse.ts';
import {
  DatabaseReadOnly,
  isOfReadOnly,
  ReportingClient,
  watchWrites,
  withFreshClient,
} from './deadlines/read-only.ts';
import {
  DatabaseSilent,
  type SilenceLimits,
  silenceOf,
  usualSilence,
  type WatchedConnection,
} from './deadlines/silence.ts';
import { writeAMegabyte } from './deadlines/try-write.sql.ts';
import { lend } from './lend.ts';
import { type Listening, listen, listenerName } from './listen.ts';
import { type Pipelined, pipelineOf, type Step } from './pipeline/pipeline.ts';
import { queryTurns } from './query-turns.ts';
import { sessionSettings } from './session-settings.ts';
import { types } from './value-types.ts';

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
   * Receives the notifications of these channels, on a connection outside the pool, until it is
   * stopped.
   */
  listen(channels: readonly string[], notified: (channel: string, payload: string) => void): Listening;
  /** Open and idle connections, and requests that wait for one, for the metrics. */
  usage(): { open: number; idle: number; waiting: number };
  /** What keeps the database from working now; null: no known problem. */
  trouble(): Trouble | null;
  /** The same pool, but a query may take this long: for jobs, reports and migrations. */
  withDeadline(deadlineMs: number): Database;
}

/**
 * `silent`: it does not answer. `read_only`: it accepts no writes, and is not read either. The
 * others: it answers, but cannot write.
 */
export type Trouble = 'silent' | 'read_only' | DiskTrouble;
export const troubles: readonly Trouble[] = ['silent', 'read_only', 'disk_full', 'disk_failing'];

export interface Connection extends Queryable {
  /** Runs a query without values and returns the command tag of PostgreSQL. */
  command(text: string): Promise<string>;
  release(destroy?: boolean): void;
}

// Queries are prepared once for each connection. Their name is a hash of their text.
const names = new Map<string, string>();
function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = `s_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`;
    names.set(text, name);
  }
  return name;
}

async function run<Row>(client: pg.ClientBase, text: string, values?: readonly unknown[]): Promise<Row[]> {
  if (values === undefined) return (await client.query(text)).rows as Row[];
  return (await client.query({ name: nameOf(text), text, values: values as unknown[] })).rows as Row[];
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
const endMs = 2_000;

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
  const pool = new pg.Pool({
    Client: ReportingClient,
    connectionString: url,
    max: size,
    types,
    application_name: 'achord',
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    options: sessionSettings,
  });
  // After the end, a stopping server may still say goodbye to closing connections.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error);
  });

  const trouble = () => (silence.isSilent() ? 'silent' : readOnly.isReadOnly() ? 'read_only' : disk.trouble());
  const tellChange = (cause?: unknown) => changed(trouble(), cause);
  const silence = silenceOf(
    (heard) => pulseOf({ connectionString: url, application_name: 'achord pulse', keepAlive: true }, heard),
    () => tellChange(),
    silenceLimits,
  );
  const serverAcceptsWrites = () =>
    withFreshClient({ connectionString: url, application_name: 'achord pulse' }, acceptsWrites);
  const readOnly = watchWrites(serverAcceptsWrites, (cause) => {
    if (!readOnly.isReadOnly()) lending.retire(connections.keys());
    tellChange(cause);
  });
  const disk = watchDisk(() => writeAMegabyte((text) => queryOnce(text, undefined, requestMs)), tellChange);

  const connections = new Map<pg.PoolClient, WatchedConnection>();
  pool.on('connect', (client) => {
    // Without a listener, a connection that breaks between two queries would end the process.
    client.on('error', () => {});
    connections.set(
      client,
      silence.watch(() => cut(client)),
    );
  });
  pool.on('remove', (client) => {
    const connection = connections.get(client);
    if (connection !== undefined) silence.forget(connection);
    connections.delete(client);
  });

  /** `isAlone`: the work is a transaction of its own, which we did not begin as read-only. */
  async function watched<Result>(
    client: pg.PoolClient,
    deadlineMs: number,
    work: () => Promise<Result>,
    isAlone = false,
  ) {
    const connection = connections.get(client)!;
    connection.began(deadlineMs);
    try {
      return await work();
    } catch (error) {
      if (connection.overdue) throw new DatabaseSilent(error);
      if (writes && isOfReadOnly(error)) {
        const accepts = await serverAcceptsWrites().catch(() => false);
        if (!accepts) readOnly.noticed(error);
        // A write in a transaction that we began as read-only is an error of ours, and no trouble.
        if (!accepts || isAlone) throw new DatabaseReadOnly(error);
      }
      disk.noticed(error);
      throw error;
    } finally {
      connection.ended();
    }
  }

  const turns = queryTurns(connectMs);
  const acceptsWritesOn = (client: pg.PoolClient) => watched(client, requestMs, () => acceptsWrites(client));
  const lending = lend({ pool, size, connectMs, silence, readOnly: writes ? readOnly : null, acceptsWritesOn });

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
    let failed = false;
    try {
      return { rows: await watched(client, deadlineMs, () => pipeline.sendOn(client), true) };
    } catch (error) {
      failed = !isRefusedByServer(error);
      if (failed) throw error;
      return { refused: error as pg.DatabaseError, step: pipeline.ran() };
    } finally {
      giveBack(failed);
    }
  }

  async function end(): Promise<void> {
    const ended = pool.end();
    const over = new AbortController();
    // A server that does not answer does not say goodbye either. Queries in progress keep their own
    // deadlines.
    void sleep(silence.isSilent() ? 0 : endMs, over.signal).then(() => {
      for (const [client, connection] of connections) if (silence.isSilent() || !connection.isPending()) cut(client);
    });
    await ended;
    over.abort();
    silence.stop();
    readOnly.stop();
    disk.stop();
  }

  const within = (deadlineMs: number): Database => ({
    query: (text, values) => turns.inTurn(() => queryOnce(text, values, deadlineMs)),
    async connect() {
      const [client, giveBack] = await lending.borrow();
      return {
        query: (text, values) => watched(client, deadlineMs, () => run(client, text, values)),
        command: (text) => watched(client, deadlineMs, async () => (await client.query(text)).command),
        release: (destroy = false) => giveBack(destroy),
      };
    },
    inTurns: (connection) => ({ query: (text, values) => turns.inTurn(() => connection.query(text, values)) }),
    pipeline: (steps) => pipelineOnce(steps, deadlineMs),
    end,
    listen: (channels, heard) => listen({ connectionString: url, application_name: listenerName }, channels, heard),
    usage: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: silence.waiting() }),
    trouble,
    withDeadline: within,
  });
  return within(requestMs);
}

/** Closes without a goodbye: the server may not be there to read it. */
function cut(client: pg.Client): void {
  client.connection.stream.destroy();
}
