// Queries about orders and the attempts to collect them.
import type { Database } from '../database.ts';
import type { AttemptState, OrderState } from './order-state.ts';

export interface Order {
  id: string;
  buyer_id: string;
  seller_id: string;
  total_cents: number;
  state: OrderState;
  placed_at: string;
}

export interface OrderLine {
  good_id: string;
  quantity: number;
  price_cents: number;
}

export interface Attempt {
  key: string;
  order_id: string;
  number: number;
  bank_account_uuid: string;
  authorized_at: string;
  payment_uuid: string | null;
  state: AttemptState;
  reason: string | null;
  sequence: number;
}

const attemptColumns = 'key, order_id, number, bank_account_uuid, authorized_at, payment_uuid, state, reason, sequence';
const orderColumns = 'id, buyer_id, seller_id, total_cents, state, placed_at';

export function insertOrder(database: Database, order: Order, lines: readonly OrderLine[]): void {
  const { id, buyer_id, seller_id, total_cents, state, placed_at } = order;
  database
    .prepare(`INSERT INTO orders (${orderColumns}) VALUES (?, ?, ?, ?, ?, ?)`)
    .run(id, buyer_id, seller_id, total_cents, state, placed_at);
  for (const { good_id, quantity, price_cents } of lines)
    database
      .prepare('INSERT INTO order_lines (order_id, good_id, quantity, price_cents) VALUES (?, ?, ?, ?)')
      .run(id, good_id, quantity, price_cents);
}

export function selectOrder(database: Database, id: string): Order | null {
  const row = database.prepare(`SELECT ${orderColumns} FROM orders WHERE id = ?`).get(id);
  return (row as unknown as Order | undefined) ?? null;
}

export function selectOrdersOf(database: Database, buyer_id: string): Order[] {
  const query = `SELECT ${orderColumns} FROM orders WHERE buyer_id = ? ORDER BY placed_at DESC, id`;
  return database.prepare(query).all(buyer_id) as unknown as Order[];
}

export function selectLines(database: Database, order_id: string): OrderLine[] {
  const query = 'SELECT good_id, quantity, price_cents FROM order_lines WHERE order_id = ? ORDER BY good_id';
  return database.prepare(query).all(order_id) as unknown as OrderLine[];
}

export function updateOrderState(database: Database, id: string, state: OrderState): void {
  database.prepare('UPDATE orders SET state = ? WHERE id = ?').run(state, id);
}

export function insertHistory(database: Database, order_id: string, state: OrderState, at: string): void {
  database.prepare('INSERT INTO order_history (order_id, state, at) VALUES (?, ?, ?)').run(order_id, state, at);
}

export function selectHistory(database: Database, order_id: string): { state: OrderState; at: string }[] {
  const query = 'SELECT state, at FROM order_history WHERE order_id = ? ORDER BY rowid';
  return database.prepare(query).all(order_id) as unknown as { state: OrderState; at: string }[];
}

export function insertAttempt(database: Database, attempt: Attempt): void {
  const { key, order_id, number, bank_account_uuid, authorized_at, payment_uuid, state, reason, sequence } = attempt;
  database
    .prepare(`INSERT INTO attempts (${attemptColumns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`)
    .run(key, order_id, number, bank_account_uuid, authorized_at, payment_uuid, state, reason, sequence);
}

export function selectAttempt(database: Database, key: string): Attempt | null {
  const row = database.prepare(`SELECT ${attemptColumns} FROM attempts WHERE key = ?`).get(key);
  return (row as unknown as Attempt | undefined) ?? null;
}

export function selectAttemptsOf(database: Database, order_id: string): Attempt[] {
  const query = `SELECT ${attemptColumns} FROM attempts WHERE order_id = ? ORDER BY number`;
  return database.prepare(query).all(order_id) as unknown as Attempt[];
}

/** The attempts for which it is still unknown whether Achord has the payment. */
export function selectUnfinishedAttempts(database: Database): Attempt[] {
  const query = `SELECT ${attemptColumns} FROM attempts
    WHERE payment_uuid IS NULL AND state = 'placed' ORDER BY authorized_at`;
  return database.prepare(query).all() as unknown as Attempt[];
}

/**
 * Only what is newer changes anything: an event that comes late, or an answer that comes after the
 * first event, finds a higher sequence. Returns whether the attempt has changed.
 */
export function updateAttempt(
  database: Database,
  change: Pick<Attempt, 'key' | 'payment_uuid' | 'state' | 'reason' | 'sequence'>,
): boolean {
  const { key, payment_uuid, state, reason, sequence } = change;
  const { changes } = database
    .prepare(
      `UPDATE attempts SET payment_uuid = ?, state = ?, reason = ?, sequence = ?
       WHERE key = ? AND (sequence < ? OR (sequence = 0 AND payment_uuid IS NULL))`,
    )
    .run(payment_uuid, state, reason, sequence, key, sequence);
  return changes === 1;
}
