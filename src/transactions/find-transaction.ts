// Finds a payment within a caller's scope. Unknown and foreign payments get the same answer.
import type { Queryable } from '../database/database.ts';
import type { TransactionRow } from '../lifecycle/transaction.ts';
import { refuse } from '../refusals.ts';
import { type Scope, selectTransaction } from './transactions.sql.ts';

export async function findTransaction(db: Queryable, scope: Scope, uuid: string): Promise<TransactionRow> {
  const found = await selectTransaction(db, scope, uuid);
  if (found === null) throw refuse('not_found', 'uuid');
  return found;
}
