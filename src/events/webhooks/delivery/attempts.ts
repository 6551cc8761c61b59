// The attempts of this process: each slot that one frees starts the next one.

import { uuidOnly } from '../../../platform/log/loggable.ts';
import { signal } from '../../../platform/std/signal.ts';
import { type Attempting, attempter } from './attempt-delivery.ts';
import type { HeldLanes } from './held-lanes.ts';
import type { HeldLane, ReadDelivery } from './lane.ts';

export interface Attempts {
  /** Starts as many as there is room for; returns how many. */
  start(): number;
  /** Calls `wake` when an attempt leaves work for a run: a lane to read, or one to release. */
  wokenBy(wake: () => void): () => void;
  /** A run looks at all lanes: only what ends from now on needs another one. */
  runBegins(): void;
  /** Resolves when the results of all attempts are recorded. */
  allRecorded(): Promise<void>;
}

export function attemptsIn(lanes: HeldLanes, attempting: Attempting): Attempts {
  const attempt = attempter(attempting, answered);
  const laneFreed = signal();
  const allRecorded = signal();
  let attempts = 0;
  // Thousands of attempts may end during one run: they start the next run only once.
  let woken = false;

  function wakeOnce(): void {
    if (woken) return;
    woken = true;
    laneFreed.notify();
  }

  /** Frees the slot. */
  function answered(lane: HeldLane, { uuid }: ReadDelivery): void {
    lanes.answered(lane, uuid);
    lanes.start(begin);
    if (lane.waiting.length === 0) wakeOnce();
  }

  async function begin(lane: HeldLane, delivery: ReadDelivery): Promise<void> {
    attempts++;
    try {
      const outcome = await attempt(lane, delivery);
      if (outcome === 'disabled') lanes.leave(lane);
      if (outcome === 'late') lanes.drop(lane);
    } catch (err) {
      // The lease expires and the delivery is sent again.
      attempting.log.error(
        { err, delivery: uuidOnly(delivery.uuid) },
        'an attempt was not recorded; the delivery will be sent again',
      );
      lanes.drop(lane);
    }
    attempts--;
    answered(lane, delivery);
    lanes.recorded(lane, delivery.uuid);
    // Start the next run: a lane may be released, or other lanes waited for the database.
    if (lane.leaving) wakeOnce();
    else lanes.start(begin);
    if (attempts === 0) allRecorded.notify();
  }

  return {
    start: () => lanes.start(begin),
    wokenBy: laneFreed.subscribe,
    runBegins() {
      woken = false;
    },
    async allRecorded() {
      if (attempts > 0) await new Promise<void>((resolve) => allRecorded.subscribe(resolve));
    },
  };
}
