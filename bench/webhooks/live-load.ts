// Live events among webhooks: committed at an even rate, each timed from its commit to its first
// byte at the receiver.
import { setTimeout as wait } from 'node:timers/promises';
import { announce } from '../../src/events/log/announce.ts';
import type { EventType } from '../../src/events/log/event-types.ts';
import { atomically } from '../../src/platform/database/atomic-phase.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { tenantKey } from '../../src/platform/database/tenant-key.ts';
import { realClock } from '../../src/platform/std/clock.ts';
import { uuidv7 } from '../../src/platform/std/identifiers.ts';
import { quantile } from '../figures.ts';

export const livePerSecond = 100;
export const liveEvent: EventType = 'BusinessUpdated';

/** Milliseconds from the commit to the first byte. */
export interface Latency {
  p50: number;
  p99: number;
}

/**
 * Commits events one by one at an even rate from this process, and reads from the receiver when
 * each arrived.
 */
export async function liveLoad(
  database: Database,
  processor_id: string,
  url: string,
  seconds: number,
): Promise<Latency> {
  const now = () => performance.timeOrigin + performance.now();
  const committed = new Map<string, number>();
  const commits: Promise<void>[] = [];
  const since = performance.now();
  for (let index = 0; index < seconds * livePerSecond; index++) {
    await wait(Math.max(0, (index * 1_000) / livePerSecond - (performance.now() - since)));
    const occurred_at = realClock.now();
    const subject_uuid = uuidv7(occurred_at);
    const one = { processor_id, vendor_id: null, type: liveEvent, subject_uuid, sequence: 1, occurred_at } as const;
    commits.push(
      atomically(database, (phase) => announce(phase, [{ ...one, state: { text: 'x'.repeat(600) } }])).then(() => {
        committed.set(subject_uuid, now());
      }),
    );
  }
  await Promise.all(commits);
  const arrivals = new Map<string, number>();
  for (const giveUp = performance.now() + 30_000; arrivals.size < committed.size; await wait(200)) {
    if (performance.now() > giveUp) throw new Error('not every event arrived within half a minute');
    for (const [id, at] of (await (await fetch(`${url}/arrivals`)).json()) as [string, number][]) arrivals.set(id, at);
  }
  const rows = await database.query<{ uuid: string; subject_uuid: string }>(
    'SELECT uuid, subject_uuid FROM events WHERE shard = $1 AND processor_id = $2 AND subject_uuid = ANY ($3::uuid[])',
    [...tenantKey(processor_id), [...committed.keys()]],
  );
  const latencies = rows.map(({ uuid, subject_uuid }) =>
    Math.max(0, arrivals.get(uuid)! - committed.get(subject_uuid)!),
  );
  return { p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) };
}
