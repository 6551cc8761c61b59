// Finds the operator who is to take care of something.
import { type OperatorRow, selectOperator } from '../../../access/operators/operators.sql.ts';
import { allows } from '../../../api/http/caller.ts';
import { Nullable, UuidOf } from '../../../api/http/schema.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/refusals.ts';

export const OwnerUuid = Nullable(
  UuidOf('An operator who may do more than look, and is not disabled. Null: no one takes care of it.'),
);

/** Refuses an operator who cannot act. */
export async function findOwner(db: Queryable, field: string, uuid: string | null): Promise<OperatorRow | null> {
  if (uuid === null) return null;
  const operator = await selectOperator(db, uuid);
  if (operator === null || operator.disabled_at !== null || !allows(operator.role, 'support'))
    throw invalid(field, 'unknown', 'must be an operator who is not disabled and may do more than look');
  return operator;
}
