// Finds a payment within a caller's scope, or of any tenant for an operator. Unknown and
// foreign payments get the same answer.
import type { Queryable } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusals.ts';
import type { TransactionRow } from '../lifecycle/transaction.ts';
import { type Scope, selectProcessorOfTransaction, selectTransaction } from './transactions.sql.ts';

export async function findTransaction(db: Queryable, scope: Scope, uuid: string): Promise<TransactionRow> {
  const found = await selectTransaction(db, scope, uuid);
  if (found === null) throw refuse('not_found', 'uuid');
  return found;
}

/** The processor of a payment of any tenant. `field`: the one that a refusal names. */
export async function findProcessorOf(db: Queryable, uuid: string, field = 'uuid'): Promise<string> {
  const processor_id = await selectProcessorOfTransaction(db, uuid);
  if (processor_id === null) throw refuse('not_found', field);
  return processor_id;
}
