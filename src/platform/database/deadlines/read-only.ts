// Remembers that the server accepts no writes, until its address leads to one that does
// (decision 6).
import pg from 'pg';
import { withinDeadline } from '../../std/deadline.ts';
import { StatedError } from '../../std/stated-error.ts';

/**
 * The server accepts no writes: it is a standby, or its transactions are read-only. Nothing was
 * written.
 */
export class DatabaseReadOnly extends StatedError {
  constructor(cause?: unknown) {
    super('the database accepts no writes', { cause });
    this.name = 'DatabaseReadOnly';
  }
}

/** SQLSTATE 25006: read_only_sql_transaction. */
export const isOfReadOnly = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '25006';

/** The parameters that PostgreSQL reports when a connection begins, and whenever they change. */
const reported = ['in_hot_standby', 'default_transaction_read_only'];

/** What each client was told is on. */
const toldOn = new WeakMap<pg.ClientBase, Set<string>>();

function reportingClient(config?: string | pg.ClientConfig): pg.Client {
  const client = new pg.Client(config);
  const onParameters = new Set<string>();
  toldOn.set(client, onParameters);
  client.connection.on('parameterStatus', ({ parameterName, parameterValue }: Record<string, string>) => {
    if (!reported.includes(parameterName!)) return;
    if (parameterValue === 'on') onParameters.add(parameterName!);
    else onParameters.delete(parameterName!);
  });
  return client;
}

/** Makes clients that listen to these reports. A pool calls it with `new`. */
export const ReportingClient = reportingClient as unknown as typeof pg.Client;

/** Whether its server says that it accepts no writes: known without a query. */
export const reportsReadOnly = (client: pg.ClientBase): boolean => (toldOn.get(client)?.size ?? 0) > 0;

/** A query has shown that the report is wrong: a pooler may repeat what another server said. */
export const distrustReport = (client: pg.ClientBase): void => toldOn.get(client)?.clear();

export interface ReadOnly {
  isReadOnly(): boolean;
  /** A query or a connection has shown that the server accepts no writes. */
  noticed(cause: unknown): void;
  stop(): void;
}

const askAgainMs = 2_000;

/**
 * `acceptsWrites` asks on a new connection, because the address may lead to another server by then.
 * It is called only during the problem: a healthy service pays nothing. Calls `changed` when the
 * problem begins or ends.
 */
export function watchWrites(acceptsWrites: () => Promise<boolean>, changed: (cause?: unknown) => void): ReadOnly {
  let isReadOnly = false;
  let timer: NodeJS.Timeout | undefined;

  function askLater(): void {
    timer = setTimeout(async () => {
      // Without an answer nothing is known to accept writes.
      const over = await acceptsWrites().catch(() => false);
      if (!over) return askLater();
      isReadOnly = false;
      changed();
    }, askAgainMs);
    timer.unref();
  }

  return {
    isReadOnly: () => isReadOnly,
    noticed(cause) {
      if (isReadOnly) return;
      isReadOnly = true;
      changed(cause);
      askLater();
    },
    stop: () => clearTimeout(timer),
  };
}

const answerMs = 5_000;

/** Runs `ask` on a connection of its own, outside of the pool. */
export async function withFreshClient<Result>(
  connection: pg.ClientConfig,
  ask: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: answerMs });
  // Without a listener, a connection that breaks would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return await withinDeadline(answerMs, () => ask(client));
  } finally {
    // Without a goodbye: the server may not be there to read it.
    client.connection.stream.destroy();
  }
}
