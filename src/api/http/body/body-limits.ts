// Limits on the bytes and the content of a body. Honest clients do not reach them, and a body
// beyond them is cheap to refuse.

export const bodyLimits = {
  /** Bytes (Contract, values and sizes 7). */
  bytes: 256 * 1024,
  /** Nesting of objects and lists. */
  levels: 32,
  /** Fields of one object. */
  fields: 1_000,
  /** Characters of a key. */
  key: 256,
  /** Objects, lists, texts, numbers, true, false and null. */
  values: 10_000,
  /**
   * Combining marks in a row: the time to sort them grows with the square of their number (UAX 15).
   */
  marks: 30,
  /**
   * Chunks of a chunked body: each costs the HTTP parser two microseconds, even with a single byte.
   */
  chunks: 10_000,
};

/** For a body with a list of independent entries (bulk). */
export const bulkLimits = {
  bytes: 2 * 1024 * 1024,
  /** In the whole body: enough for 1,000 entries of 150 fields. */
  values: 160_000,
  valuesOfEntry: 1_000,
  /** Characters of an entry, and of the body outside the list. */
  part: 256 * 1024,
};
