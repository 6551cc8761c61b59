// What a row of a stage table says: from where, for what cause, to where, what is posted, what is announced.
import type { EventType } from '../../events/event-types.ts';
import type { PostingRule } from '../../ledger/accounts.ts';
import type { PayoutType, Statuses } from '../transaction.ts';

/** What of a payment the tables speak about beside its statuses. */
interface Marks {
  /** The capture is chosen into a file. Set by the cut-off: it is no move, since nothing has left yet. */
  capture_filed: boolean;
  capture_settled: boolean;
  payout_type: PayoutType;
}

/** Where a payment must stand for a move. `null` is a place too: the stage has not begun. */
export type From = Partial<Statuses & Marks>;

/** Only what changes. */
export type To = Partial<Statuses & Pick<Marks, 'capture_settled'>>;

/** What the cause of a move brings along, and the column that keeps it. */
export type Keeps = { [Column in 'capture_trace_id' | 'payout_trace_id' | 'cancel_reason']?: 'trace_id' | 'reason' };

export interface Transition {
  /** In the words of the field; a condition is a cause of its own. */
  cause: string;
  from: From;
  to: To;
  keeps?: Keeps;
  posts: readonly PostingRule[];
  notifies: EventType | null;
}

export type StageTable = Readonly<Record<string, Transition>>;
