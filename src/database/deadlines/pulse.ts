// The pulse of a server: a connection beside the pool that asks for nothing but an answer.
import pg from 'pg';

export interface Pulse {
  /** Asks, unless it waits for an answer already. */
  ask(): void;
  /** Closes the connection until somebody asks again. */
  rest(): void;
}

// A question that has no answer after this long is asked again on a new connection: the old one may
// be cut off.
const askAgainAfterMs = 5_000;

/**
 * Calls `heard` at each answer. A connection that is refused or ended is an answer, too: the
 * network and the server's machine work, and a query learns at once that the database is away.
 */
export function pulseOf(connection: pg.ClientConfig, heard: () => void): Pulse {
  let client: pg.Client | null = null;
  let asking = false;

  function drop(): void {
    client?.connection.stream.destroy();
    client = null;
  }

  async function askOnce(): Promise<void> {
    let gaveUp = false;
    const timer = setTimeout(() => {
      gaveUp = true;
      drop();
    }, askAgainAfterMs);
    timer.unref();
    try {
      if (client === null) {
        client = new pg.Client(connection);
        // Without a listener, a connection that breaks between two questions would end the process.
        client.on('error', () => {});
        await client.connect();
      }
      // An empty query: PostgreSQL answers it without planning or reading anything.
      await client.query('');
    } catch {
      drop();
    } finally {
      clearTimeout(timer);
    }
    if (!gaveUp) heard();
  }

  return {
    ask() {
      if (asking) return;
      asking = true;
      void askOnce().finally(() => {
        asking = false;
      });
    },
    rest: drop,
  };
}
