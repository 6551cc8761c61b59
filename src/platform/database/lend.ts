// Lends the connections of a pool: to tenants in turns, and only those to a server that accepts
// writes.
import type pg from 'pg';
import { connectionTurns } from './connection-turns.ts';
import { ConnectionsBusy, sqlState } from './database-error.ts';
import { DatabaseReadOnly, distrustReport, type ReadOnly, reportsReadOnly } from './deadlines/read-only.ts';
import { DatabaseSilent, type Silence } from './deadlines/silence.ts';

interface Lend {
  pool: pg.Pool;
  /** The open connections. The pool also counts those that are still being opened. */
  clients(): Iterable<pg.PoolClient>;
  size: number;
  /** The maximum wait for a turn. */
  connectMs: number;
  silence: Silence;
  /** Null: nothing is written, so any server will do. */
  readOnly: ReadOnly | null;
  acceptsWritesOn(client: pg.PoolClient): Promise<boolean>;
}

export interface Lending {
  /** Lends a connection. Returns the function that gives it back. */
  borrow(): Promise<[pg.PoolClient, (destroy: boolean) => void]>;
  /** These open connections are closed instead of lent again. */
  retire(clients: Iterable<pg.PoolClient>): void;
}

/** After this time without room at the server, the pool grows again. */
const noRoomMs = 5_000;

export function lend({ pool, clients, size, connectMs, silence, readOnly, acceptsWritesOn }: Lend): Lending {
  let retired = new WeakSet<pg.PoolClient>();
  let growth: NodeJS.Timeout | undefined;
  const takeTurn = connectionTurns(size, connectMs, silence);

  async function borrow(): Promise<[pg.PoolClient, (destroy: boolean) => void]> {
    const endTurn = await takeTurn();
    try {
      const client = await acquireWritable();
      const giveBack = (destroy: boolean) => {
        client.release(destroy);
        endTurn();
      };
      return [client, giveBack];
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  /**
   * A connection to a server that accepts writes. Nothing is read from another one: it may be
   * behind.
   */
  async function acquireWritable(): Promise<pg.PoolClient> {
    for (;;) {
      if (readOnly?.isReadOnly() === true) throw new DatabaseReadOnly();
      const client = await acquire();
      if (retired.has(client)) client.release(true);
      else if (readOnly === null || !reportsReadOnly(client)) return client;
      else if (await isWritable(client)) {
        // A pooler between may report what another server said.
        distrustReport(client);
        return client;
      } else readOnly.noticed(new DatabaseReadOnly());
    }
  }

  /** Gives the client back unless it is. */
  async function isWritable(client: pg.PoolClient): Promise<boolean> {
    let writable = false;
    try {
      writable = await acceptsWritesOn(client);
    } finally {
      if (!writable) client.release(true);
    }
    return writable;
  }

  function acquire(): Promise<pg.PoolClient> {
    if (silence.isSilent()) return Promise.reject(new DatabaseSilent());
    return new Promise((resolve, reject) => {
      let gaveUp = false;
      const endWait = silence.wait((error) => {
        gaveUp = true;
        reject(error);
      });
      pool.connect((error, client) => {
        endWait();
        // The caller stopped waiting: the connection goes to the next one.
        if (gaveUp) client?.release();
        else if (client !== undefined) resolve(client);
        else if (isWithoutRoom(error) && keepToOpenConnections()) resolve(acquire());
        else reject(isQueueTimeout(error) ? new ConnectionsBusy(error) : error);
      });
    });
  }

  /**
   * The server has no room for a further connection: requests wait for the open ones. False: no
   * connection is open.
   */
  function keepToOpenConnections(): boolean {
    const open = [...clients()].length;
    if (open === 0) return false;
    pool.options.max = open;
    clearTimeout(growth);
    growth = setTimeout(() => {
      pool.options.max = size;
    }, noRoomMs).unref();
    return true;
  }

  return {
    borrow,
    retire: (clients) => {
      retired = new WeakSet(clients);
    },
  };
}

const isQueueTimeout = (error: unknown) =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';

/** The maximum number of connections is reached: of the server, the database or the role. */
const isWithoutRoom = (error: unknown) => sqlState(error) === '53300';
