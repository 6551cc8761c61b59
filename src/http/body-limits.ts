// How much there may be of a body, beside its bytes: limits that no honest client meets, so that none costs much to refuse.

export const bodyLimits = {
  /** Objects and lists in one another. */
  levels: 32,
  /** Fields of one object. */
  fields: 1_000,
  /** Characters of a key. */
  key: 256,
  /** Objects, lists, texts, numbers, true, false and null. */
  values: 10_000,
  /** Combining marks in a row: to put them in order takes time that grows with the square of their number (UAX 15). */
  marks: 30,
  /** Chunks of a body that comes in chunks: each costs the HTTP parser two microseconds, be it of one byte. */
  chunks: 10_000,
};

/** Of a body with a list whose entries are read one by one (bulk). */
export const bulkLimits = {
  /** In the whole body: enough for 1,000 entries of 150 fields. */
  values: 160_000,
  valuesOfEntry: 1_000,
  /** Characters of an entry, and of what stands beside the list. */
  part: 256 * 1024,
};
