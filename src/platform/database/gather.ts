// Group commit: while some batches are in flight, the next one gathers.

import { reading } from '../std/clock.ts';
import { addTo } from '../std/counts.ts';
import { neighbors } from '../std/neighbors.ts';
import { onBehalfOfNoTenant } from '../std/on-behalf.ts';
import { StatedError } from '../std/stated-error.ts';
import { OutcomeUnknown } from './atomic-phase.ts';
import { connectionLost } from './database-error.ts';
import { fairQueue } from './fair-queue.ts';

/** Takes one item and returns its result. Items that arrive together are processed together. */
export type Gatherer<Item, Result> = (item: Item) => Promise<Result>;

/** The outcome of each item, in the order of the items: a bad item must not fail the others. */
export type Outcome<Result> = { result: Result } | { error: unknown };

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

// A batch is prepared and answered in one stretch that blocks everything else. This size shares the
// cost of a commit well: twice as many is no cheaper and blocks twice as long, half as many makes
// bulk calls a third slower (decision 26).
const batch = 128;
/**
 * While items of several owners come, a batch has so many of one owner at most: the others wait for
 * it.
 */
const besideNeighbors = 32;
/** The answers of so many items are sent in one turn of the event loop. */
const toldAtOnce = 16;

interface GatherOptions<Item> {
  /** The maximum number of batches in flight, but for the one of owners that have none. */
  inFlight?: number;
  /** The maximum number of items in a batch. */
  atMost?: number;
  /**
   * The owner of an item. Owners share a batch. Items of owners that have none in flight do not
   * wait for the others: one batch more takes off with them.
   */
  ownerOf?(item: Item): string;
  /** For how long after items of two owners they count as neighbors. */
  rememberedMs?: number;
}

const oneOwner = () => '';

/**
 * Gathers items into batches for `work`. No timer: an idle service works on a single item
 * immediately, a busy one on all items that arrived while `inFlight` batches were in progress. When
 * `work` fails for a batch of several items, each item is retried alone, so only the bad one is
 * refused. After a lost connection nothing is retried: the batch may have been committed.
 */
export function gather<Item, Result>(
  work: (items: Item[]) => Promise<Outcome<Result>[]>,
  { inFlight = 2, atMost = batch, ownerOf = oneOwner, rememberedMs }: GatherOptions<Item> = {},
): Gatherer<Item, Result> {
  const ownerOfWaiting = ({ item }: Waiting<Item, Result>) => ownerOf(item);
  const waiting = fairQueue<Waiting<Item, Result>>(ownerOfWaiting);
  let flying = 0;
  /** A take-off comes in the next turn of the event loop. */
  let isDue = false;
  const owners = neighbors(rememberedMs);
  /** The number of batches in flight that have items of an owner. */
  const flyingOf = new Map<string, number>();

  async function fly(batch: Waiting<Item, Result>[]): Promise<void> {
    let outcomes: Outcome<Result>[];
    try {
      outcomes = await work(batch.map((one) => one.item));
    } catch (error) {
      if (batch.length === 1 || error instanceof OutcomeUnknown || connectionLost(error)) {
        for (const one of batch) one.reject(error);
        return;
      }
      for (const one of batch) await fly([one]);
      return;
    }
    void tell(batch, outcomes);
  }

  async function tell(batch: readonly Waiting<Item, Result>[], outcomes: readonly Outcome<Result>[]): Promise<void> {
    for (const [index, one] of batch.entries()) {
      if (index > 0 && index % toldAtOnce === 0) await new Promise((resolve) => setImmediate(resolve));
      const outcome = outcomes[index];
      if (outcome === undefined) one.reject(new StatedError('a gathered batch left an item without an outcome'));
      else if ('error' in outcome) one.reject(outcome.error);
      else one.resolve(outcome.result);
    }
  }

  function takeOff(): void {
    isDue = false;
    const ofEach = owners.areThere(reading()) ? besideNeighbors : atMost;
    while (waiting.size() > 0) {
      const light = flying > inFlight ? [] : waiting.take(atMost, { ofEach, from: (owner) => !flyingOf.has(owner) });
      if (light.length === 0 && flying >= inFlight) return;
      start(light.length > 0 ? light : waiting.take(atMost, { ofEach }));
    }
  }

  function start(batch: Waiting<Item, Result>[]): void {
    const ofBatch = new Set(batch.map(ownerOfWaiting));
    flying++;
    for (const owner of ofBatch) addTo(flyingOf, owner, 1);
    void fly(batch).finally(() => {
      flying--;
      for (const owner of ofBatch) addTo(flyingOf, owner, -1);
      takeOff();
    });
  }

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      const owner = ownerOf(item);
      owners.note(owner, reading());
      waiting.add({ item, resolve, reject });
      if (isDue || (waiting.size() > 1 && flyingOf.has(owner))) return;
      isDue = true;
      // Items that are ready in the same turn of the event loop (a pipelined socket, a bulk call)
      // share a batch.
      onBehalfOfNoTenant(() => setImmediate(takeOff));
    });
}
