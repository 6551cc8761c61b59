// Listens to NOTIFY on a connection of its own, and connects again whenever that breaks.
import pg from 'pg';
import { sleep } from '../std/clock.ts';

export interface Listening {
  stop(): Promise<void>;
}

const againMs = 1_000;

/** `heard` gets each notification from the moment on that the connection stands; none is lost only while it does. */
export function listen(
  connection: pg.ClientConfig,
  channels: readonly string[],
  heard: (channel: string, payload: string) => void,
): Listening {
  const stopped = new AbortController();

  async function once(): Promise<void> {
    const client = new pg.Client(connection);
    const broken = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
      stopped.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('notification', ({ channel, payload = '' }) => heard(channel, payload));
    try {
      await client.connect();
      for (const channel of channels) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      await broken;
    } catch {
      // The database cannot be reached now: polling goes on, or says so.
    }
    await client.end().catch(() => {});
  }

  async function loop(): Promise<void> {
    while (!stopped.signal.aborted) {
      await once();
      await sleep(againMs, stopped.signal);
    }
  }

  const looping = loop();
  return {
    async stop() {
      stopped.abort();
      await looping;
    },
  };
}
