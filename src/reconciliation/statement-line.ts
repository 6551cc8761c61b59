// A bank statement line: cash that left or came in, and its state here.
import type { LineState } from '../lifecycle/states/statement-line.stage.ts';

/** debit: cash left our bank account; credit: cash came in. */
export type Direction = 'debit' | 'credit';

/** A line as the bank statement has it: the fields that identify it among the lines of its bank. */
export interface EnteredLine {
  /** The banking day on which the bank booked it, `Y-m-d`. */
  booked_on: string;
  direction: Direction;
  /** Cents, above zero. */
  amount: number;
  /** The bank's own reference. */
  reference: string;
}

/** The events that a line can be matched to (S2, O1). */
export const meanings = ['return_of', 'dishonor_won', 'debt_paid', 'own_funds'] as const;

export type Meaning = (typeof meanings)[number];

export interface StatementLine extends EnteredLine {
  uuid: string;
  bank: string;
  state: LineState;
  /** S1 was posted for it. */
  suspended: boolean;
  corrected_by: string | null;
  matched_as: Meaning | null;
  processor_id: string | null;
  transaction_uuid: string | null;
  note: string | null;
  entered_at: Date;
  decided_at: Date | null;
}

/** Cents: credits are positive, debits negative. */
export function signed({ direction, amount }: { direction: Direction; amount: number }): number {
  return direction === 'credit' ? amount : -amount;
}
