// What an invariant is: a rule that holds at every moment, and what finds the rows that break it.

/** What a rule reads, and so how it is checked. */
export type Reads =
  /** Payments, each with its own rows: checked in slices of payments. */
  | 'payments'
  /** Rows since $1, found by their time: one statement. */
  | 'period'
  /**
   * Rows that no index finds by payment or time: checked only when an operator asks for everything.
   */
  | 'everything';

interface Rule {
  /** Names its gauge and its line in the operator's answer: never changed once released. */
  name: string;
  /** What holds. */
  rule: string;
  reads: Reads;
}

/** A rule with a statement of its own. */
export interface StatedInvariant extends Rule {
  /**
   * The body of the statement. Its rows are violations: `processor_id`, `subject_uuid` (null: none
   * in particular) and `found`, a text for the operator. `payments` stands for the payments to
   * read, under the name `t`; other rows are those since $1.
   */
  statement(payments: string): string;
}

/**
 * A rule over the row of `standing` that each payment has: one statement answers for all rules of
 * this kind.
 */
export interface StandingInvariant extends Rule {
  reads: 'payments';
  /** The condition on columns of `standing` that is true of a violation. */
  broken: string;
  /** The columns of `standing` that the operator sees of a violation. */
  shown: readonly string[];
}

export type Invariant = StatedInvariant | StandingInvariant;

export interface Violation {
  processor_id: string | null;
  subject_uuid: string | null;
  found: string;
}

export interface Checked {
  invariant: string;
  /** How many. */
  violations: number;
  /** The first few of them. */
  examples: Violation[];
}
