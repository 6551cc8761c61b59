// Group commit: while some batches are in flight, the next one gathers.

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
// bulk calls a third slower (decision 42).
const batch = 128;

interface GatherOptions<Item> {
  /** The maximum number of batches in flight. */
  inFlight?: number;
  /** The maximum number of items in a batch. */
  atMost?: number;
  /** The owner of an item: when more items wait than a batch holds, the owners share the batch. */
  ownerOf?(item: Item): string;
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
  { inFlight = 2, atMost = batch, ownerOf = oneOwner }: GatherOptions<Item> = {},
): Gatherer<Item, Result> {
  const waiting = fairQueue<Waiting<Item, Result>>(({ item }) => ownerOf(item));
  let flying = 0;

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
    batch.forEach((one, index) => {
      const outcome = outcomes[index];
      if (outcome === undefined) one.reject(new StatedError('a gathered batch left an item without an outcome'));
      else if ('error' in outcome) one.reject(outcome.error);
      else one.resolve(outcome.result);
    });
  }

  function takeOff(): void {
    while (flying < inFlight && waiting.size() > 0) {
      flying++;
      void fly(waiting.take(atMost)).finally(() => {
        flying--;
        takeOff();
      });
    }
  }

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.add({ item, resolve, reject });
      // Items that are ready in the same turn of the event loop (a pipelined socket, a bulk call)
      // share a batch.
      if (waiting.size() === 1) onBehalfOfNoTenant(() => setImmediate(takeOff));
    });
}
