// An act on many rows, before it is sent.
import type { Act } from '../parts/act-dialog.tsx';

export interface ActOfRowInBulk {
  key: string;
  /** What a person recognizes the row by. */
  name: string;
  act: Act;
}

export interface ActOfMany {
  title: string;
  /** All of them together, in cents. Where each takes an amount, the amounts are added up. */
  amount: number;
  /** All have the same fields. */
  acts: readonly ActOfRowInBulk[];
  /** Selected rows for which the act is not possible now. */
  leftOut: readonly { key: string; name: string; why: string }[];
}
