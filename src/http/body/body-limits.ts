// Limits on the content of a body, beside its bytes. No honest client meets them, and each body
// beyond them is cheap to refuse.

export const bodyLimits = {
  /** Objects and lists in one another. */
  levels: 32,
  /** Fields of one object. */
  fields: 1_000,
  /** Characters of a key. */
  key: 256,
  /** Objects, lists, texts, numbers, true, false and null. */
  values: 10_000,
  /**
   * Combining marks in a row: sorting them takes time that grows with the square of their number
   * (UAX 15).
   */
  marks: 30,
  /**
   * Chunks of a body that comes in chunks: each costs the HTTP parser two microseconds, even one of
   * a single byte.
   */
  chunks: 10_000,
};

/** For a body with a list whose entries are read one by one (bulk). */
export const bulkLimits = {
  /** In the whole body: enough for 1,000 entries of 150 fields. */
  values: 160_000,
  valuesOfEntry: 1_000,
  /** Characters of an entry, and of what stands beside the list. */
  part: 256 * 1024,
};
