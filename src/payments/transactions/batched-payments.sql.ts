// Reads of payments what the events in batches show.

import { type AskedPayment, askedColumns } from '../../api/idempotency/asked-payment.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { recordset } from '../../platform/database/recordset.ts';
import type { PayoutType } from '../lifecycle/transaction.ts';

interface TransactionKey {
  processor_id: string;
  uuid: string;
}

const wanted = recordset<TransactionKey>({ processor_id: 'uuid', uuid: 'uuid' });

/** Of a payment with an event in a batch. */
export interface BatchedPayment extends AskedPayment {
  payout_type: PayoutType;
}

/** Payments of any tenants. Each is looked up by its primary key, as in `selectStarted`. */
export function selectBatchedPayments(db: Queryable, keys: readonly TransactionKey[]): Promise<BatchedPayment[]> {
  return db.query(
    `SELECT ${askedColumns.of('found')}, found.payout_type
     FROM ${wanted.from()} AS wanted
     CROSS JOIN LATERAL (
       SELECT ${askedColumns.list}, payout_type FROM transactions t
       WHERE t.shard = wanted.shard AND t.processor_id = wanted.processor_id AND t.uuid = wanted.uuid
       LIMIT 1
     ) AS found`,
    wanted.values(keys),
  );
}
