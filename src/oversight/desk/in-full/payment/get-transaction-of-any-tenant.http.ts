// GET /admin/v1/transactions/{uuid}: everything that is known about a payment of any tenant.
import { type Static, Type } from 'typebox';
import { selectActsOf } from '../../../../access/tenants/audit-trail.sql.ts';
import { actRecord } from '../../../../access/tenants/list-audit-trail.http.ts';
import { operation } from '../../../../api/http/operation.ts';
import { Uuid } from '../../../../api/http/schema.ts';
import { type Positioning, positionEventsOf } from '../../../../events/log/position-events.ts';
import { selectBooks } from '../../../../payments/lifecycle/move.sql.ts';
import { readPayment } from '../../../../payments/lifecycle/move.ts';
import type { PaymentKey } from '../../../../payments/lifecycle/payment-keys.ts';
import { fraudReviewRecord } from '../../../../payments/risk/monitoring/review-record.ts';
import { selectReviewsOf } from '../../../../payments/risk/monitoring/reviews.sql.ts';
import { detailsDescription } from '../../../../payments/transactions/details/get-transaction-details.http.ts';
import type { Dating } from '../../../../payments/transactions/details/payment-dates.ts';
import { detailsOf } from '../../../../payments/transactions/details/read-details.ts';
import { findProcessorOf } from '../../../../payments/transactions/find-transaction.ts';
import { notesIn } from '../../../../payments/transactions/operator-acts/create-transaction-note.http.ts';
import { namesOfParties } from '../../../../payments/transactions/party-names.ts';
import { ok } from '../../../../platform/answer.ts';
import { fromSnapshot } from '../../../../platform/database/atomic-phase.ts';
import type { Database, Queryable } from '../../../../platform/database/database.ts';
import { allowedActs } from './allowed-acts.ts';
import { selectDeliveriesOf, selectEventsAt, selectTimes } from './events-of-payment.sql.ts';
import { selectPostings } from './postings-of-moves.sql.ts';
import { eventRecord, exampleWhole, WholePayment } from './whole-payment-record.ts';

/** The latest acts that are shown. */
const mostActs = 200;

export const getTransactionOfAnyTenant = ({
  database,
  positioning,
  ...dating
}: { database: Database; positioning: Positioning } & Dating) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/transactions/:uuid',
      tag: 'Operator: payments',
      operationId: 'getTransactionOfAnyTenant',
      summary: 'Read a transaction of any tenant',
      description: `${detailsDescription} Also the postings of each move, the balances of the payment, what fraud monitoring found, its events with their deliveries (of the last 10,000 that an endpoint waits for), the latest ${mostActs} acts of the audit trail about it and its refunds, and what an operator may do with it now.`,
      callers: ['admin'],
      role: 'viewer',
      params: Type.Object({ uuid: Uuid }),
      answers: { 200: { description: 'The whole payment', data: WholePayment, example: exampleWhole } },
      refusals: ['not_found'],
    },
    {
      async read({ params }) {
        const processor_id = await findProcessorOf(database, params.uuid);
        await positionEventsOf(database, positioning, processor_id);
        const whole = await fromSnapshot(database, (snapshot) =>
          readWhole(snapshot, { processor_id, transaction_uuid: params.uuid.toLowerCase() }, dating),
        );
        return ok(whole);
      },
    },
  );

async function readWhole(snapshot: Queryable, key: PaymentKey, dating: Dating): Promise<Static<typeof WholePayment>> {
  const { processor_id, transaction_uuid } = key;
  const details = (await detailsOf(snapshot, { processor_id, vendor_id: null }, transaction_uuid, dating))!;
  const { transaction, moves, entries, holds, refunds } = details;
  const names = await namesOfParties(snapshot, [{ ...transaction, processor_id }]);
  const subjects = [transaction_uuid, ...refunds.map(({ uuid }) => uuid)];
  const postings = await selectPostings(snapshot, key);
  const events = await selectEventsAt(snapshot, key, subjects, await selectTimes(snapshot, key));
  const deliveries = await selectDeliveriesOf(
    snapshot,
    processor_id,
    events.map(({ position }) => position),
  );
  const acts = await selectActsOf(snapshot, processor_id, subjects, mostActs);
  const reviews = await selectReviewsOf(snapshot, key);
  const [books] = await selectBooks(snapshot, [key]);
  const payment = await readPayment(snapshot, key, books!);
  return {
    processor_uuid: processor_id,
    ...details,
    ...names({ ...transaction, processor_id }),
    moves: moves.map((move) => ({
      ...move,
      postings: postings.filter(({ number }) => number === move.number).map(({ number: _, ...posting }) => posting),
    })),
    balances: books!.balances,
    fraud_reviews: reviews.map(fraudReviewRecord),
    events: events.map((event) => eventRecord(event, deliveries)),
    notes: notesIn(acts),
    acts: acts.map(actRecord),
    allowed_acts: allowedActs(payment, {
      transaction_uuid,
      isReturned: entries.some(({ stage, state }) => stage === 'capture' && state === 'returned'),
      openHolds: holds.filter(({ released_at }) => released_at === null).map(({ uuid }) => uuid),
      openReviews: reviews.filter(({ state }) => state === 'open'),
    }),
  };
}
