// The form of the tables that say how the state of a bank file, a dishonor, a bank item or a bank
// statement line changes.

/** One move: one row of a table, and one row of docs/reference/lifecycle.md. */
export interface StateMove<State extends string> {
  /** The states that the move can start from; none: the move creates the row. */
  readonly from: readonly State[];
  readonly to: State;
  /** What happens and who causes it: a sentence. */
  readonly words: string;
  /**
   * The columns that change with the state: each takes the detail of this name, which the caller
   * gives, or is cleared (null).
   */
  readonly sets?: Readonly<Record<string, string | null>>;
}

export type StateMoves<State extends string> = Readonly<Record<string, StateMove<State>>>;

/** The moves that change a row; the others create one. */
export type ChangeOf<Moves extends StateMoves<string>> = {
  [Name in keyof Moves]: Moves[Name]['from'] extends readonly [] ? never : Name;
}[keyof Moves];

/** The values that a caller gives with a move. */
export type DetailsOf<Move extends StateMove<string>> = Move extends { readonly sets: infer Sets }
  ? { readonly [Detail in Extract<Sets[keyof Sets], string>]: Date | string | number | boolean | null }
  : { readonly [Detail in never]: never };
