// A queue that gives batches: all waiting owners get an equal share of a batch.

export interface FairQueue<Item> {
  add(item: Item): void;
  /**
   * Takes at most `atMost` items: the oldest of each owner, and equally many of each while they
   * last.
   */
  take(atMost: number): Item[];
  size(): number;
}

export function fairQueue<Item>(ownerOf: (item: Item) => string): FairQueue<Item> {
  /** The waiting items of each owner. The owner that was served last is at the end. */
  const waiting = new Map<string, Item[]>();
  let size = 0;

  function takeOf(owner: string, atMost: number): Item[] {
    const own = waiting.get(owner)!;
    waiting.delete(owner);
    const taken = own.splice(0, atMost);
    if (own.length > 0) waiting.set(owner, own);
    size -= taken.length;
    return taken;
  }

  return {
    add(item) {
      const owner = ownerOf(item);
      const own = waiting.get(owner);
      if (own === undefined) waiting.set(owner, [item]);
      else own.push(item);
      size++;
    },
    take(atMost) {
      const taken: Item[] = [];
      while (taken.length < atMost && size > 0) {
        const share = Math.max(1, Math.floor((atMost - taken.length) / waiting.size));
        for (const owner of [...waiting.keys()].slice(0, atMost - taken.length)) taken.push(...takeOf(owner, share));
      }
      return taken;
    },
    size: () => size,
  };
}
