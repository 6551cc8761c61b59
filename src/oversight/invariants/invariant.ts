// The type of an invariant: a rule that holds at every moment, with a query for the rows that
// violate it.

/** What a rule reads, which decides how it is checked. */
export type Reads =
  /** Payments and their own rows: checked in slices of payments. */
  | 'payments'
  /** Rows since $1, found by their time: checked with one query. */
  | 'period'
  /**
   * Rows that no index finds by payment or time: checked only when an operator checks everything.
   */
  | 'everything';

interface Rule {
  /** The label of its gauge and its name in the API: never changed after release. */
  name: string;
  /** What must hold: a sentence for operators. */
  rule: string;
  reads: Reads;
  /** Its rows are at home, about the rows of all lanes. */
  ofAllLanes?: true;
}

/** A rule with its own query. */
export interface QueryInvariant extends Rule {
  /**
   * The body of the query. Each row is a violation: `processor_id`, `subject_uuid` (null: no single
   * subject) and `found`, a text for the operator. `payments` is the SQL of the payments to read,
   * named `t`; other rows are read since $1.
   */
  sql(payments: string): string;
}

/** A rule over a payment's row of `standing`. One query checks all rules of this kind. */
export interface StandingInvariant extends Rule {
  reads: 'payments';
  /** The condition on columns of `standing` that is true for a violation. */
  broken: string;
  /** The columns of `standing` that the operator sees for a violation. */
  shown: readonly string[];
}

export type Invariant = QueryInvariant | StandingInvariant;

export interface Violation {
  processor_id: string | null;
  subject_uuid: string | null;
  found: string;
}

export interface Checked {
  invariant: string;
  /** The number of violations. */
  violations: number;
  /** The first few. */
  examples: Violation[];
}
