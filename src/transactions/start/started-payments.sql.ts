// Reads of payments what their TransactionStarted shows.
import { columnsOf } from '../../database/columns.ts';
import type { Queryable } from '../../database/database.ts';
import { recordset } from '../../database/recordset.ts';
import type { TransactionRow } from '../../lifecycle/transaction.ts';

/** What the event shows: columns that never change, and the name that its batch stores. */
export type StartedPayment = Pick<
  TransactionRow,
  | 'uuid'
  | 'payer_uuid'
  | 'payee_uuid'
  | 'payer_bank_account_uuid'
  | 'payee_bank_account_uuid'
  | 'payer_aggregator_type'
  | 'payee_aggregator_type'
  | 'type'
  | 'payout_delay_days'
  | 'amount'
  | 'transaction_fee'
  | 'client_reference_id'
  | 'company_name'
  | 'description'
  | 'addenda'
  | 'created_at'
  | 'vendor_name'
>;

/** The name of the tenant is in the batch of its event. */
type StoredPayment = Omit<StartedPayment, 'vendor_name'>;

const columns = columnsOf<StoredPayment>()(
  `uuid, payer_uuid, payee_uuid, payer_bank_account_uuid, payee_bank_account_uuid, payer_aggregator_type,
   payee_aggregator_type, type, payout_delay_days, amount, transaction_fee, client_reference_id, company_name,
   description, addenda, created_at`,
);

interface TransactionKey {
  processor_id: string;
  uuid: string;
}

const wanted = recordset<TransactionKey>({ processor_id: 'uuid', uuid: 'uuid' });

/** Payments of any tenants. Each is looked up by its primary key, as in `selectTransactions`. */
export function selectStartedPayments(db: Queryable, keys: readonly TransactionKey[]): Promise<StoredPayment[]> {
  return db.query(
    `SELECT ${columns.of('found')}
     FROM ${wanted.from()} AS wanted
     CROSS JOIN LATERAL (
       SELECT ${columns.list} FROM transactions t
       WHERE t.processor_id = wanted.processor_id AND t.uuid = wanted.uuid
       LIMIT 1
     ) AS found`,
    wanted.values(keys),
  );
}
