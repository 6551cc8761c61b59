// Keeps the rows of payments that this process has just started, so that delivering their first
// event need not read them.

import { recent } from '../../../platform/std/recent.ts';
import type { TransactionRow } from '../../lifecycle/transaction.ts';

// An event is sent about ten milliseconds after its payment starts. A later attempt, or another
// process, reads the row. The cache is no larger than needed: its entries outlive V8's young
// generation.
const rows = recent<TransactionRow>(256);
/** A process that only serves the API never asks: then nothing is kept. */
let isAsked = false;

/**
 * Also of a payment that is not written in the end: it has no event, so its row is never read.
 */
export function cacheStarted(row: TransactionRow): void {
  if (isAsked) rows.set(row.uuid, row);
}

/** The row of a payment that was started here after the first call. */
export function startedPayment(uuid: string): TransactionRow | undefined {
  isAsked = true;
  return rows.get(uuid);
}
