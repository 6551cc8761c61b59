// Reads the details of a payment from one snapshot.
import type { Static } from 'typebox';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { fromSnapshot } from '../../../platform/database/atomic-phase.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { selectAuthorizationUuid } from '../../authorizations/authorizations.sql.ts';
import { selectHeldBy } from '../../lifecycle/held-by.sql.ts';
import { selectHoldsOf } from '../../lifecycle/holds.sql.ts';
import { refundRecord } from '../../lifecycle/refund.ts';
import { type SummaryState, stateOf } from '../../lifecycle/summary/summary-state.ts';
import { transactionWithMetadata } from '../../lifecycle/transaction.ts';
import { holdRecord } from '../holds/hold-record.ts';
import { refundLimit } from '../refunds/refundable-amount.ts';
import { selectRefundsOf } from '../refunds/refunds.sql.ts';
import { type Scope, selectTransaction } from '../transactions.sql.ts';
import { afterReturn } from './after-return.ts';
import { selectAccountsOfSides, selectDateTerms, selectEntries, selectMoves, selectSummary } from './details.sql.ts';
import { accountsInShort, entryRecord, moveRecord, type TransactionDetails } from './details-record.ts';
import { type Dating, expectedOn, type Held, paymentDates, waitsToPay } from './payment-dates.ts';

/** Null when the payment is not in the scope. */
export const readDetails = (database: Database, scope: Scope, uuid: string, dating: Dating) =>
  fromSnapshot(database, (snapshot) => detailsOf(snapshot, scope, uuid, dating));

/** As `readDetails`, from a snapshot that is read further. */
export async function detailsOf(
  snapshot: Queryable,
  scope: Scope,
  uuid: string,
  dating: Dating,
): Promise<Static<typeof TransactionDetails> | null> {
  const row = await selectTransaction(snapshot, scope, uuid);
  if (row === null) return null;
  const key = { processor_id: scope.processor_id, transaction_uuid: row.uuid };
  const moves = await selectMoves(snapshot, key);
  const entries = await selectEntries(snapshot, key);
  const holds = await selectHoldsOf(snapshot, key.processor_id, row.uuid);
  const refunds = await selectRefundsOf(snapshot, scope, row.uuid, { per_page: refundLimit, offset: 0 });
  const terms = await selectDateTerms(snapshot, key);
  const held_by = waitsToPay(row, entries, refunds!.rows) ? await selectHeldBy(snapshot, key) : null;
  const summary = await selectSummary(snapshot, key);
  const accounts = await selectAccountsOfSides(snapshot, key);
  const facts = { ...row, ...summary };
  const state = stateOf(facts);
  const expected = (of: SummaryState, held: Held) => {
    const dates = paymentDates(row, entries, terms, held, dating);
    return { dates, expected_on: expectedOn(of, { row, entries, terms, dates, held_by: held.held_by }, dating) };
  };
  const { dates, expected_on } = expected(state, { holds, held_by });
  const isHeld = held_by !== null || holds.some(({ released_at }) => released_at === null);
  const released = stateOf({ ...facts, on_hold: false, capture_on_hold: false });
  return {
    transaction: transactionWithMetadata(row),
    state,
    amount_refunded: summary.amount_refunded,
    expected_on,
    expected_on_if_released: isHeld ? expected(released, { holds: [], held_by: null }).expected_on : null,
    as_of: easternDay(dating.bankingClock.bankingNow()),
    ...accountsInShort(accounts),
    ...dates,
    held_by,
    authorization_uuid: await selectAuthorizationUuid(snapshot, key),
    sec_code: terms.sec_code,
    entry_purpose: terms.entry_purpose,
    after_return: afterReturn(entries, row),
    moves: moves.map(moveRecord),
    entries: entries.map(entryRecord),
    holds: holds.map(holdRecord),
    refunds: refunds!.rows.map(refundRecord),
  };
}
