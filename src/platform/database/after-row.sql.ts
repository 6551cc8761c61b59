// SQL of a list that begins after a row: the rows are in the order of a time and a uuid.

/** The time, as ISO 8601, and the uuid of the row; null: the list begins at its start. */
export type TimeAndUuid = readonly [at: string, uuid: string];

/** The condition for `$n` and `$n+1`, which are the values of `rowValues`. `>`: oldest first. */
export const afterRow = (at: string, uuid: string, n: number, order: '>' | '<'): string =>
  `($${n}::timestamptz IS NULL OR (${at}, ${uuid}) ${order} ($${n}, $${n + 1}::uuid))`;

export const rowValues = (after: TimeAndUuid | null): readonly (string | null)[] => after ?? [null, null];
