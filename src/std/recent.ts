// What was kept lately, in memory that is bounded: the latest entries, without a list of who was
// used when.

export interface Recent<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /** Gets what is kept, and keeps it no longer. */
  take(key: string): Value | undefined;
}

/**
 * Keeps the latest `least` entries at least, and at most twice as many: the older half is dropped
 * at once.
 */
export function recent<Value>(least: number): Recent<Value> {
  let younger = new Map<string, Value>();
  let older = new Map<string, Value>();
  const get = (key: string) => younger.get(key) ?? older.get(key);
  return {
    get,
    set(key, value) {
      if (younger.size >= least) {
        older = younger;
        younger = new Map();
      }
      younger.set(key, value);
    },
    take(key) {
      const value = get(key);
      younger.delete(key);
      older.delete(key);
      return value;
    },
  };
}
