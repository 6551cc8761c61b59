// Reads of payments what their TransactionStarted shows.

import { type AskedPayment, askedColumns } from '../../../api/idempotency/asked-payment.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';

interface TransactionKey {
  processor_id: string;
  uuid: string;
}

const wanted = recordset<TransactionKey>({ processor_id: 'uuid', uuid: 'uuid' });

/** Payments of any tenants. Each is looked up by its primary key, as in `selectStarted`. */
export function selectStartedPayments(db: Queryable, keys: readonly TransactionKey[]): Promise<AskedPayment[]> {
  return db.query(
    `SELECT ${askedColumns.of('found')}
     FROM ${wanted.from()} AS wanted
     CROSS JOIN LATERAL (
       SELECT ${askedColumns.list} FROM transactions t
       WHERE t.shard = wanted.shard AND t.processor_id = wanted.processor_id AND t.uuid = wanted.uuid
       LIMIT 1
     ) AS found`,
    wanted.values(keys),
  );
}
