// The rows of payments that this process has just started, for their first event: it need not read
// back what was written a moment ago.

import type { TransactionRow } from '../../lifecycle/transaction.ts';
import { recent } from '../../std/recent.ts';

// Events are positioned within some ten milliseconds. One that comes later, or in another process,
// reads the row. No more than is needed for that: what is kept outlives V8's young generation.
const rows = recent<TransactionRow>(256);

/** Nothing depends on it: a payment that was never written has no event that would ask. */
export function cacheStarted(row: TransactionRow): void {
  rows.set(row.uuid, row);
}

/** The row of a payment that was started here, once. */
export const takeStarted = (uuid: string): TransactionRow | undefined => rows.take(uuid);
