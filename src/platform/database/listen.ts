// Listens to NOTIFY on its own connection, and reconnects when that breaks.
import pg from 'pg';
import { sleep } from '../std/clock.ts';
import { withinDeadline } from '../std/deadline.ts';

/** The name of a worker's listening connection in pg_stat_activity: shows that a worker runs. */
export const listenerName = 'achord hints';

export interface Listening {
  stop(): Promise<void>;
}

const againMs = 1_000;
const connectMs = 10_000;
// A quiet connection may be cut off silently: an empty query checks it at this interval.
const usual = { askEveryMs: 15_000, answerMs: 5_000 };

/**
 * `notified` gets each notification while the connection is up. Notifications during an
 * interruption are lost, so each channel is notified when the connection is up again, with an empty
 * payload.
 */
export function listen(
  connection: pg.ClientConfig,
  channels: readonly string[],
  notified: (channel: string, payload: string) => void,
  { askEveryMs, answerMs } = usual,
): Listening {
  const stopped = new AbortController();

  async function once(): Promise<void> {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: connectMs, keepAlive: true });
    const over = new AbortController();
    // Closes without a goodbye: the server may not be there to read it.
    const end = () => {
      over.abort();
      client.connection.stream.destroy();
    };
    client.on('error', end).on('end', end);
    stopped.signal.addEventListener('abort', end);
    client.on('notification', ({ channel, payload = '' }) => notified(channel, payload));
    const answered = (text: string) => withinDeadline(answerMs, () => client.query(text));
    try {
      await client.connect();
      for (const channel of channels) await answered(`LISTEN ${pg.escapeIdentifier(channel)}`);
      for (const channel of channels) notified(channel, '');
      while (!over.signal.aborted) {
        await sleep(askEveryMs, over.signal);
        if (!over.signal.aborted) await answered('');
      }
    } catch {
      // The database cannot be reached now. The callers poll, and their polling reports the outage.
    }
    stopped.signal.removeEventListener('abort', end);
    end();
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
