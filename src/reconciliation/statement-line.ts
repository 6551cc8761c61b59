// A line of the bank's statement: cash that left or came, as the bank says, and what became of it
// here.

export const lineStates = ['open', 'expected', 'suspense', 'matched', 'corrected', 'written_off'] as const;

export type LineState = (typeof lineStates)[number];

/** debit: it left our account; credit: it came in. */
export type Direction = 'debit' | 'credit';

/**
 * A line as a statement has it, in whatever format it came: what tells it apart from every other of
 * its bank.
 */
export interface EnteredLine {
  /** The banking day under which the bank has booked it, `Y-m-d`. */
  booked_on: string;
  direction: Direction;
  /** Cents, above zero. */
  amount: number;
  /** As the bank names it. */
  reference: string;
}

/** What an operator may say that a line was (S2, O1). */
export const meanings = ['return_of', 'dishonor_won', 'debt_paid', 'own_funds'] as const;

export type Meaning = (typeof meanings)[number];

export interface StatementLine extends EnteredLine {
  uuid: string;
  bank: string;
  state: LineState;
  /** It was in suspense: S1 is posted. */
  suspended: boolean;
  corrected_by: string | null;
  matched_as: Meaning | null;
  processor_id: string | null;
  transaction_uuid: string | null;
  note: string | null;
  entered_at: Date;
  decided_at: Date | null;
}

/** Cents as they change the account: what came in is positive. */
export function signed({ direction, amount }: { direction: Direction; amount: number }): number {
  return direction === 'credit' ? amount : -amount;
}
