// Stores an order with its first attempt, and later attempts. Nothing is sent here.
import { atomically, type Database, now } from '../database.ts';
import { isUnpaid } from './order-state.ts';
import {
  insertAttempt,
  insertHistory,
  insertOrder,
  type Order,
  type OrderLine,
  selectAttempt,
  selectAttemptsOf,
  selectOrder,
} from './orders.sql.ts';
import { settleOrder } from './settle-order.ts';

/** The Idempotency-Key of an attempt. */
const keyOf = (order_id: string, number: number) => `order-${order_id}-${number}`;

/** Returns the key of its first attempt. An order that exists is not changed. */
export function placeOrder(
  database: Database,
  order: Omit<Order, 'state' | 'placed_at' | 'total_cents'>,
  lines: readonly OrderLine[],
  bank_account_uuid: string,
): string {
  const key = keyOf(order.id, 1);
  atomically(database, () => {
    if (selectOrder(database, order.id) !== null) return;
    const total_cents = lines.reduce((sum, { price_cents, quantity }) => sum + price_cents * quantity, 0);
    insertOrder(database, { ...order, total_cents, state: 'placed', placed_at: now() }, lines);
    insertHistory(database, order.id, 'placed', now());
    insertNewAttempt(database, order.id, 1, bank_account_uuid);
  });
  return key;
}

/**
 * Adds an attempt to an unpaid order, with a new key. `number` is the one that the buyer's page
 * offered: a page that is sent twice adds one attempt. Returns the key; null: the order is not
 * unpaid.
 */
export function payAgain(
  database: Database,
  order_id: string,
  number: number,
  bank_account_uuid: string,
): string | null {
  const key = keyOf(order_id, number);
  return atomically(database, () => {
    if (selectAttempt(database, key) !== null) return key;
    const order = selectOrder(database, order_id);
    if (order === null || !isUnpaid(order.state) || number !== nextNumber(database, order_id)) return null;
    insertNewAttempt(database, order_id, number, bank_account_uuid);
    settleOrder(database, order_id);
    return key;
  });
}

export const nextNumber = (database: Database, order_id: string) => selectAttemptsOf(database, order_id).length + 1;

function insertNewAttempt(database: Database, order_id: string, number: number, bank_account_uuid: string): void {
  const key = keyOf(order_id, number);
  const untried = { payment_uuid: null, state: 'placed', reason: null, sequence: 0 } as const;
  insertAttempt(database, { key, order_id, number, bank_account_uuid, authorized_at: now(), ...untried });
}
