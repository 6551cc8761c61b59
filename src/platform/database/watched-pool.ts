// The pool of connections. Work on them has a deadline: a connection that misses it is cut.
import pg from 'pg';
import { sleep } from '../std/clock.ts';
import { ReportingClient } from './deadlines/read-only.ts';
import { DatabaseSilent, type WatchedConnection } from './deadlines/silence.ts';
import type { Troubles } from './deadlines/troubles.ts';
import { connectionTo } from './session-settings.ts';
import { types } from './value-types.ts';

const endMs = 2_000;

interface PoolOptions {
  url: string;
  size: number;
  connectMs: number;
  troubles: Troubles;
  /** Takes the errors of idle connections. */
  onError(error: Error): void;
}

export interface WatchedPool {
  pool: pg.Pool;
  /** The open connections. */
  clients(): Iterable<pg.PoolClient>;
  /**
   * Runs work within a deadline, and notices the trouble that its error shows. `isAlone`: the work
   * is a transaction of its own, which we did not begin as read-only.
   */
  watched<Result>(
    client: pg.PoolClient,
    deadlineMs: number,
    work: () => Promise<Result>,
    isAlone?: boolean,
  ): Promise<Result>;
  end(): Promise<void>;
}

export function watchedPool({ url, size, connectMs, troubles, onError }: PoolOptions): WatchedPool {
  const { silence } = troubles;
  const pool = new pg.Pool({
    ...connectionTo(url),
    Client: ReportingClient,
    max: size,
    types,
    application_name: 'achord',
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  });
  // After the end, a stopping server may still say goodbye to closing connections.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error);
  });

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

  return {
    pool,
    clients: () => connections.keys(),
    async watched(client, deadlineMs, work, isAlone = false) {
      const connection = connections.get(client)!;
      connection.began(deadlineMs);
      try {
        return await work();
      } catch (error) {
        if (connection.overdue) throw new DatabaseSilent(error);
        throw await troubles.shownBy(error, isAlone);
      } finally {
        connection.ended();
      }
    },
    async end() {
      const ended = pool.end();
      const over = new AbortController();
      // A server that does not answer does not say goodbye either. Queries in progress keep their
      // own deadlines.
      void sleep(silence.isSilent() ? 0 : endMs, over.signal).then(() => {
        for (const [client, connection] of connections) if (silence.isSilent() || !connection.isPending()) cut(client);
      });
      await ended;
      over.abort();
    },
  };
}

/** Closes without a goodbye: the server may not be there to read it. */
function cut(client: pg.Client): void {
  client.connection.stream.destroy();
}
