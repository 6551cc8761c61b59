// Which deliveries of which lanes are read next.
import { expect, it } from 'vitest';
import { instant, realClock } from '../../../platform/std/clock.ts';
import { type DueDelivery, type Portion, startWithinMs } from './delivery-queue.ts';
import { type HeldLanes, heldLanes } from './held-lanes.ts';

const lane = {
  processor_id: '00000000-0000-4000-8000-00000000000a',
  endpoint_uuid: '00000000-0000-4000-8000-00000000000b',
  fence: 1,
  leased_until: instant(realClock.now().getTime() + 3_600_000),
  failures: 0,
  failing_since: null,
  latency_ms: 1,
};

function oneLane(): HeldLanes {
  const lanes = heldLanes(realClock);
  lanes.add([lane]);
  return lanes;
}

const uuidOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** The portion is read at a clock reading of `readAt`, where so many deliveries are due. */
function put(lanes: HeldLanes, portion: Portion, dueCount: number, readAt = performance.now()): void {
  const last = portion.after?.event_position ?? 0;
  const read = Array.from({ length: Math.min(dueCount, portion.at_most) }, (_, n) => ({
    ...lane,
    uuid: `${last + n + 1}`,
    due_at: '2026-03-02 14:05:09.120001+00',
    event_position: last + n + 1,
  }));
  lanes.put([portion], read as unknown as DueDelivery[], readAt);
}

it('A full read is followed by one behind it; a short one by one from the first, after a signal', () => {
  const lanes = oneLane();
  const [first] = lanes.portions();
  expect(first).toMatchObject({ after: null });
  put(lanes, first!, first!.at_most);
  lanes.start(() => {});
  for (const { underWay } of lanes.all()) underWay.clear();
  const [second] = lanes.portions();
  expect(second!.after).toMatchObject({ event_position: first!.at_most });
  put(lanes, second!, 3);
  lanes.start(() => {});
  expect(lanes.portions()).toEqual([]);
  lanes.lookAgain();
  expect(lanes.portions()).toMatchObject([{ after: null }]);
});

it.each<[string, (lanes: HeldLanes) => unknown]>([
  ['are too old to be started', (lanes) => lanes.start(() => {})],
  ['are left, because others wait for a turn', (lanes) => lanes.leave(lanes.all()[0]!)],
])('Deliveries that %s during a read are read again', (_what, drop) => {
  const lanes = oneLane();
  const [first] = lanes.portions();
  const [second] = lanes.portions();
  put(lanes, first!, first!.at_most, performance.now() - startWithinMs);
  drop(lanes);
  put(lanes, second!, second!.at_most);
  for (const held of lanes.all()) Object.assign(held, { leaving: false, waiting: [] });
  expect(lanes.portions()).toMatchObject([{ after: null }]);
});

/** How much of each lane is read, by its uuid: at each of several reads of many busy lanes. */
function readsOf(count: number, times: number): Map<string, number>[] {
  const lanes = heldLanes(realClock);
  lanes.add(Array.from({ length: count }, (_, n) => ({ ...lane, endpoint_uuid: uuidOf(n) })));
  // As after many full reads.
  for (const held of lanes.all()) held.portion = 200;
  return Array.from(
    { length: times },
    () => new Map(lanes.portions().map(({ endpoint_uuid, at_most }) => [endpoint_uuid, at_most])),
  );
}

it('Lanes that all want more share a read', () => {
  const [first] = readsOf(50, 1);
  expect([...first!.values()]).toEqual(Array.from({ length: 50 }, () => 40));
});

it('Lanes that do not fit into one read take turns: none is read again before the last was read', () => {
  const [first, second, third] = readsOf(500, 3).map((read) => [...read.keys()]);
  expect(first).toHaveLength(200);
  expect(second).toHaveLength(200);
  expect(new Set([...first!, ...second!, ...third!.slice(0, 100)]).size).toBe(500);
});
