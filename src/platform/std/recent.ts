// A map with bounded memory that keeps its latest entries, without tracking each use.

export interface Recent<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/**
 * Keeps at least the latest `least` entries and at most twice as many: it drops the older half at
 * once.
 */
export function recent<Value>(least: number): Recent<Value> {
  let younger = new Map<string, Value>();
  let older = new Map<string, Value>();
  return {
    get: (key) => younger.get(key) ?? older.get(key),
    set(key, value) {
      if (younger.size >= least) {
        older = younger;
        younger = new Map();
      }
      younger.set(key, value);
    },
  };
}
