// What an invariant is: a rule that holds at every moment, and the statement that finds what breaks it.

export interface Invariant {
  /** Names its gauge and its line in the operator's answer: never changed once released. */
  name: string;
  /** What holds. */
  rule: string;
  /**
   * The body of the statement. Its rows are violations: `processor_id`, `subject_uuid` (null: none in particular) and `found`,
   * a text for the operator. It reads the payments that `payments` stands for under the name `t`, and other rows since $1.
   */
  statement(payments: string): string;
  /** Reads what no index finds by time: only when all is checked. */
  onlyWhole?: boolean;
}

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
