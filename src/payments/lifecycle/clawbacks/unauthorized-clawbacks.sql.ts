// Finds clawbacks that the payee has not authorized, of tenants that need an authorization.
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import type { PaymentKey } from '../move.sql.ts';
import { allowsClawbackOn } from './clawback-authorization.sql.ts';

export interface ClawbackToDebit extends PaymentKey {
  /** The account that the clawback debits. */
  bank_account_uuid: string;
}

const clawbacks = recordset<ClawbackToDebit>({
  processor_id: 'uuid',
  transaction_uuid: 'uuid',
  bank_account_uuid: 'uuid',
});

/** The uuids of their payments. `day`: in Eastern time. */
export async function selectUnauthorizedClawbacks(
  db: Queryable,
  some: readonly ClawbackToDebit[],
  day: string,
): Promise<Set<string>> {
  if (some.length === 0) return new Set();
  const rows = await db.query<Pick<ClawbackToDebit, 'transaction_uuid'>>(
    `SELECT i.transaction_uuid FROM ${clawbacks.from(2)} AS i
     JOIN processors p ON p.shard = i.shard AND p.processor_id = i.processor_id AND p.clawback_authorization_required
     WHERE NOT EXISTS (
       SELECT FROM authorizations a
       WHERE a.shard = i.shard AND a.processor_id = i.processor_id AND a.bank_account_uuid = i.bank_account_uuid
         AND ${allowsClawbackOn('$1::date')})`,
    [day, ...clawbacks.values(some)],
  );
  return new Set(rows.map(({ transaction_uuid }) => transaction_uuid));
}
