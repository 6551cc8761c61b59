// Collects an attempt: asks Achord for its payment. It can be called at any time, and any number of
// times, for the same attempt.
import {
  type Achord,
  BlockedError,
  InvalidRequestError,
  LimitError,
  RequestError,
  StateError,
  type Transaction,
} from '@achord/client';
import { selectBuyer } from '../buyers/buyers.sql.ts';
import { atomically, type Database } from '../database.ts';
import { feeOf } from '../sellers/catalog.ts';
import { selectPayee } from '../sellers/sellers.sql.ts';
import type { Shop } from '../shop.ts';
import { type Attempt, selectAttempt, selectOrder, selectUnfinishedAttempts, updateAttempt } from './orders.sql.ts';
import { settleOrder } from './settle-order.ts';

/** Achord keeps the answers of a key for 24 hours at least. */
const keyIsKeptMs = 23 * 3_600_000;

export async function collect({ database, achord }: Shop, key: string): Promise<void> {
  const attempt = selectAttempt(database, key);
  if (attempt === null || attempt.payment_uuid !== null || attempt.state !== 'placed') return;
  try {
    const payment = (await findPayment(achord, attempt)) ?? (await startPayment(database, achord, attempt));
    // Its events tell the rest, each of them once.
    note(database, { key, payment_uuid: payment.uuid, state: 'placed', reason: null });
  } catch (error) {
    // It may have had its effect, or it is our fault: the same key is sent again later.
    if (!(error instanceof RequestError) || !isRefusal(error)) throw error;
    note(database, { key, payment_uuid: null, state: 'refused', reason: error.message });
  }
}

/** On a start, and from time to time: the attempts that were stored, but whose end is not known. */
export async function collectUnfinished(shop: Shop): Promise<void> {
  for (const { key } of selectUnfinishedAttempts(shop.database))
    await collect(shop, key).catch((error) => shop.warn(`${key} is still unfinished`, error));
}

/** The answer is final: the same request would be refused again. */
const isRefusal = (error: RequestError) =>
  [BlockedError, InvalidRequestError, LimitError, StateError].some((Kind) => error instanceof Kind);

/** After a day the key may be forgotten. Then the reference says whether the payment exists. */
async function findPayment(achord: Achord, { key, authorized_at }: Attempt): Promise<Transaction | null> {
  if (Date.now() - Date.parse(authorized_at) < keyIsKeptMs) return null;
  const { transactions } = await achord.transactions.search({ client_reference_id: key }).first();
  return transactions[0] ?? null;
}

/** Everything in it comes from the database: a repeated request has the same body. */
async function startPayment(
  database: Database,
  achord: Achord,
  { key, order_id, number, bank_account_uuid }: Attempt,
): Promise<Transaction> {
  const { buyer_id, seller_id, total_cents } = selectOrder(database, order_id)!;
  const { payer_uuid } = selectBuyer(database, buyer_id)!;
  const bank_account = { uuid: bank_account_uuid, aggregator_type: 'manual' as const };
  // After an unauthorized return Achord blocks the payer until there is a new authorization.
  if (number > 1)
    await achord.users.authorize(
      payer_uuid,
      { bank_account, reference: key },
      { idempotencyKey: `authorization-${key}` },
    );
  return achord.transactions.create(
    {
      payer_uuid,
      payee_uuid: selectPayee(database, seller_id)!,
      amount: total_cents,
      transaction_fee: feeOf(total_cents),
      source_bank_account: bank_account,
      client_reference_id: key,
    },
    { idempotencyKey: key },
  );
}

/** `sequence` 0: any event of the payment is newer than its answer. */
function note(database: Database, change: Pick<Attempt, 'key' | 'payment_uuid' | 'state' | 'reason'>): void {
  atomically(database, () => {
    if (!updateAttempt(database, { ...change, sequence: 0 })) return;
    settleOrder(database, selectAttempt(database, change.key)!.order_id);
  });
}
