// Group commit: while some batches are in flight the next one gathers.
import { onBehalfOfNobody } from '../std/on-behalf.ts';
import { OutcomeUnknown } from './atomic-phase.ts';
import { connectionLost } from './database-error.ts';
import { fairQueue } from './fair-queue.ts';

/** Takes one item and answers it; behind it, items that arrive together are worked on together. */
export type Gatherer<Item, Result> = (item: Item) => Promise<Result>;

/** Each item's own outcome, in the order of the items: one bad item must not fail its neighbors. */
export type Outcome<Result> = { result: Result } | { error: unknown };

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

// A batch is prepared and answered in one stretch, in which nobody else is served. So many share
// the cost of a commit well: twice as many make it no cheaper and the stretch twice as long, half
// as many cost bulk calls a third (decision 42).
const batch = 128;

interface GatherOptions<Item> {
  /** Batches that are worked on at once. */
  inFlight?: number;
  /** Items in a batch. */
  atMost?: number;
  /** The owner of an item: when more items wait than a batch holds, the owners share the batch. */
  ownerOf?(item: Item): string;
}

const oneOwner = () => '';

/**
 * Gathers items into batches for `work`. No timer: an idle service works on a single item at once,
 * a busy one on all that came while `inFlight` batches were under way. When `work` itself fails on
 * a batch of several, each item is tried once more alone, so that only the one at fault is refused;
 * but not when the connection was lost, for then the batch may have been committed.
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
      if (outcome === undefined) one.reject(new Error('a gathered batch left an item without an outcome'));
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
      // Items that become ready in the same turn of the event loop (a pipelined socket, a bulk
      // call) fly together.
      if (waiting.size() === 1) onBehalfOfNobody(() => setImmediate(takeOff));
    });
}
