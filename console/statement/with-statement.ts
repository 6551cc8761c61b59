// The banks that have a statement: a bank that shares the account of another one has none.
import type { DataOf } from '../api/request.ts';

type Banks = DataOf<'/admin/v1/banks'>['banks'];

/** Their names. Undefined: not read yet. */
export const withStatement = (banks: Banks | undefined): string[] =>
  (banks ?? []).filter(({ shares_with }) => shares_with === null).map(({ name }) => name);
