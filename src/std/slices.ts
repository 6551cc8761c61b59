// Long work in slices: between two of them the event loop turns, so that one caller's work does not
// hold up the others.

/**
 * Each slice ends with the item that brings its weight to this. Of JSON, in characters, it takes
 * about a millisecond.
 */
const sliceWeight = 32 * 1024;

/** Does `work` on each item, in their order. */
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
