// A queue that gives batches: all waiting owners get an equal share of a batch.

export interface FairQueue<Item> {
  add(item: Item): void;
  /**
   * Takes at most `atMost` items: the oldest of each owner, and equally many of each while they
   * last. `ofEach`: at most so many of one owner. `from`: only of the owners that it chooses.
   */
  take(atMost: number, options?: { ofEach?: number; from?(owner: string): boolean }): Item[];
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
    take(atMost, { ofEach = atMost, from = () => true } = {}) {
      const taken: Item[] = [];
      const left = new Map([...waiting.keys()].filter(from).map((owner) => [owner, ofEach]));
      while (taken.length < atMost && left.size > 0) {
        const share = Math.max(1, Math.floor((atMost - taken.length) / left.size));
        for (const [owner, room] of [...left].slice(0, atMost - taken.length)) {
          const own = takeOf(owner, Math.min(share, room));
          taken.push(...own);
          if (waiting.has(owner) && room > own.length) left.set(owner, room - own.length);
          else left.delete(owner);
        }
      }
      return taken;
    },
    size: () => size,
  };
}
