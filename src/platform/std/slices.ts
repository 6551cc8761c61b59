// Long work in slices: the event loop turns between them, so one caller does not block the others.

/**
 * A slice ends when its items reach this weight. For JSON, weighed in characters, this takes about
 * a millisecond.
 */
const sliceWeight = 32 * 1024;

/** Calls `work` for each item, in order. */
export async function inSlices<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  work: (item: Item) => void,
): Promise<void> {
  let weight = 0;
  for (const item of items) {
    if (weight >= sliceWeight) {
      await new Promise((resolve) => setImmediate(resolve));
      weight = 0;
    }
    work(item);
    weight += weightOf(item);
  }
}
