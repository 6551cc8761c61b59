// Connections to receivers: each carries one request at a time and is kept for the next one.
import { type buildConnector, Client } from 'undici';

export interface Connections {
  /** A connection to this origin that carries no request; opened by its first request. */
  lend(origin: string): Client;
  /** It has no request any more and can be lent again. */
  giveBack(origin: string, client: Client): void;
  /** Closes it at once, with its request. */
  discard(client: Client): void;
  close(): Promise<void>;
}

/**
 * undici's Pool looks through all connections of an origin for one that is free. Here the one that
 * became free last is used first, so the others close when there is less to send.
 */
export function connectionsTo(connect: buildConnector.connector): Connections {
  const all = new Set<Client>();
  const idle = new Map<string, Client[]>();

  function open(origin: string): Client {
    const client = new Client(origin, {
      connect,
      pipelining: 1,
      // Shorter than the timeout of common servers, so this side closes idle connections.
      keepAliveTimeout: 4_000,
      keepAliveMaxTimeout: 30_000,
      // The caller has one deadline for all of it.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    // While it is lent it connects again for its request.
    client.on('disconnect', () => {
      const free = idle.get(origin) ?? [];
      const at = free.indexOf(client);
      if (at === -1) return;
      free.splice(at, 1);
      if (free.length === 0) idle.delete(origin);
      discard(client);
    });
    all.add(client);
    return client;
  }

  function discard(client: Client): void {
    all.delete(client);
    void client.destroy();
  }

  return {
    lend: (origin) => idle.get(origin)?.pop() ?? open(origin),
    giveBack(origin, client) {
      if (!all.has(client)) return;
      const free = idle.get(origin);
      if (free === undefined) idle.set(origin, [client]);
      else free.push(client);
    },
    discard,
    async close() {
      idle.clear();
      await Promise.all([...all].map((client) => client.destroy()));
      all.clear();
    },
  };
}
