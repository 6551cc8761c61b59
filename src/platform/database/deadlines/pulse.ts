// The pulse of a server: a connection outside the pool that only requests an answer.
import pg from 'pg';

export interface Pulse {
  /** Requests an answer, unless it already waits for one. */
  ask(): void;
  /** Closes the connection until the next request. */
  rest(): void;
}

// A request without an answer for this long is repeated on a new connection: the old one may be cut
// off.
const askAgainAfterMs = 5_000;

/**
 * Calls `answered` at each answer. A refused or ended connection is also an answer: the network and
 * the machine of the server work, and queries find out immediately that the database is away.
 */
export function pulseOf(connection: pg.ClientConfig, answered: () => void): Pulse {
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
        // Without a listener, a connection that breaks between two requests would end the process.
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
    if (!gaveUp) answered();
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
