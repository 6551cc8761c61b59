// The only place where the state of an order changes: after its attempts have changed.
import { type Database, now } from '../database.ts';
import { orderStateOf } from './order-state.ts';
import { insertHistory, selectAttemptsOf, selectOrder, updateOrderState } from './orders.sql.ts';

/** Call it in the transaction that changes an attempt. */
export function settleOrder(database: Database, order_id: string): void {
  const state = orderStateOf(selectAttemptsOf(database, order_id).map((attempt) => attempt.state));
  if (selectOrder(database, order_id)?.state === state) return;
  updateOrderState(database, order_id, state);
  insertHistory(database, order_id, state, now());
  // A real shop adds a task here, in the same transaction: `good` ships the goods, `returned`
  // writes to the buyer, `paid_twice` and `sent_back` tell the staff.
}
