// Reads of payments what their TransactionStarted shows.
import type { Queryable } from '../../database/database.ts';
import { recordset } from '../../database/recordset.ts';
import { type StoredPayment, startedColumns } from '../../idempotency/idempotency.sql.ts';

interface TransactionKey {
  processor_id: string;
  uuid: string;
}

const wanted = recordset<TransactionKey>({ processor_id: 'uuid', uuid: 'uuid' });

/** Payments of any tenants. Each is looked up by its primary key, as in `selectTransactions`. */
export function selectStartedPayments(db: Queryable, keys: readonly TransactionKey[]): Promise<StoredPayment[]> {
  return db.query(
    `SELECT ${startedColumns.of('found')}
     FROM ${wanted.from()} AS wanted
     CROSS JOIN LATERAL (
       SELECT ${startedColumns.list} FROM transactions t
       WHERE t.processor_id = wanted.processor_id AND t.uuid = wanted.uuid
       LIMIT 1
     ) AS found`,
    wanted.values(keys),
  );
}
