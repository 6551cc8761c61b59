// The effect of a dead endpoint on live webhooks: two databases, each with its own sender, take
// turns: one with a backlog and one without.

import { outboxFilled } from '../../src/events/log/outbox-filled.ts';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import type { EmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.ts';
import { relayHints } from '../../src/platform/database/hints.ts';
import type { Children } from '../children.ts';
import { median } from '../figures.ts';
import { type Latency, liveEvent, liveLoad, livePerSecond } from './live-load.ts';
import { countDue, createDatabase, seedDue } from './seed.sql.ts';
import { site } from './site.ts';

const deadEvent = 'BankAccountRemoved';

/**
 * Rows of the table of figures. `backlogs`: deliveries due to the dead endpoint, in ascending
 * order.
 */
export async function benchNeighbors(
  postgres: Pick<EmbeddedPostgres, 'ownerUrl' | 'superuserUrl'>,
  processes: Children,
  receiverUrl: string,
  { rounds, seconds, backlogs, body }: { rounds: number; seconds: number; backlogs: readonly number[]; body: string },
): Promise<Record<string, string>[]> {
  const endpoints = { live: { count: 3, event_name: liveEvent }, dead: { count: 1, event_name: deadEvent } } as const;
  const urls = await Promise.all((['alone', 'loaded'] as const).map((name) => createDatabase(postgres, name)));
  const [alone, loaded] = [
    await site(urls[0]!, processes, receiverUrl, endpoints),
    await site(urls[1]!, processes, receiverUrl, endpoints),
  ];
  // Another process than the worker commits, like an API process.
  const hints = [alone, loaded].map(({ database }) =>
    relayHints({ achord_outbox_filled: { signal: outboxFilled, everyMs: 50, isHeard: false } }, [
      { database, name: 'bench' },
    ]),
  );
  const live = ({ database, processor }: { database: Database; processor: string }, of = seconds) =>
    liveLoad(database, processor, receiverUrl, of);
  for (const one of [alone, loaded]) await live(one, 2);

  const superuser = openDatabase(postgres.superuserUrl, 1, () => {});
  const rows: Record<string, string>[] = [];
  for (const backlog of backlogs) {
    process.stdout.write(`webhooks, live next to ${backlog} deliveries due to a dead endpoint\n`);
    const more = backlog - (await countDue(loaded.database, loaded.endpoints.dead));
    // In portions: a query of a pool must not take longer than a minute.
    for (let made = 0; made < more; made += 50_000)
      await seedDue(loaded.database, loaded.processor, {
        uuids: loaded.endpoints.dead,
        count: Math.min(50_000, more - made),
        body,
        event_name: deadEvent,
      });
    // As after autovacuum and a checkpoint: a real backlog grows over days, not in the minute
    // before.
    await loaded.database.query('VACUUM (ANALYZE) webhook_due, events');
    await superuser.query('CHECKPOINT');
    const pairs: Record<'alone' | 'loaded', Latency>[] = [];
    for (let round = 1; round <= rounds; round++) pairs.push({ alone: await live(alone), loaded: await live(loaded) });
    const p99 = (which: 'alone' | 'loaded') => median(pairs.map((pair) => pair[which].p99));
    rows.push({
      what: `commit to first byte, ${livePerSecond}/s, next to ${backlog} due to a dead endpoint`,
      'p50 ms': `${median(pairs.map(({ loaded }) => loaded.p50)).toFixed(1)}, alone ${median(pairs.map(({ alone }) => alone.p50)).toFixed(1)} (target 25)`,
      'p99 ms': `${p99('loaded').toFixed(1)}, alone ${p99('alone').toFixed(1)} (target 150)`,
      'p99 to alone': `${median(pairs.map((pair) => pair.loaded.p99 / pair.alone.p99)).toFixed(2)} (target 1.10)`,
    });
  }
  for (const one of hints) await one.stop();
  for (const database of [alone.database, loaded.database, superuser]) await database.end();
  return rows;
}
