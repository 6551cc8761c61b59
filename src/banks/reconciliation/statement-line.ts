// A bank statement line: cash that left or came in, and its state here.
import { type LineState, undecidedLineStates } from '../../payments/lifecycle/states/statement-line.stage.ts';

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
  /** Which of the equal lines of its statement it is, from 1. Undefined: counted where entered. */
  occurrence?: number;
}

/** A line that is told from the equal ones of its statement. */
export type CountedLine = EnteredLine & { occurrence: number };

/**
 * Counts equal lines within one statement: two genuine lines may be equal in every field. The same
 * statement again has the same counts, and so the same lines.
 */
export function countEqualLines<Line extends EnteredLine>(lines: readonly Line[]): (Line & { occurrence: number })[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const key = JSON.stringify([line.booked_on, line.direction, line.amount, line.reference]);
    const occurrence = line.occurrence ?? (seen.get(key) ?? 0) + 1;
    seen.set(key, occurrence);
    return { ...line, occurrence };
  });
}

/** The events that a line can be matched to (S2, S5, S7, O1). */
export const meanings = [
  'return_of',
  'dishonor_won',
  'debt_paid',
  'own_funds',
  'bank_fee',
  'file_processed_twice',
] as const;

export type Meaning = (typeof meanings)[number];

export interface StatementLine extends CountedLine {
  uuid: string;
  bank: string;
  state: LineState;
  /** S1 was posted for it. */
  suspended: boolean;
  corrected_by: string | null;
  matched_as: Meaning | null;
  processor_id: string | null;
  transaction_uuid: string | null;
  /** The copy of a file whose cash it shows. */
  file_copy_uuid: string | null;
  note: string | null;
  entered_at: Date;
  decided_at: Date | null;
  /** How often what explained it was undone. Above 0: only an operator explains it. */
  undone_count: number;
  /** Cents of the cash of the books that it shows; credits are positive. */
  shown_amount: number;
}

/** True: nothing explains it yet. */
export const isUndecided = ({ state }: { state: LineState }): boolean =>
  undecidedLineStates.some((one) => one === state);

/** Cents: credits are positive, debits negative. */
export function signed({ direction, amount }: { direction: Direction; amount: number }): number {
  return direction === 'credit' ? amount : -amount;
}
