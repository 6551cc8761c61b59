// The query of how the originators of payments say that persons authorize debits.
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { consumerDebits, originatorOf } from '../../lifecycle/entry-kind/entry-kind.sql.ts';

interface Parties {
  processor_id: string;
  payer_uuid: string;
  payee_uuid: string;
}

const parties = recordset<Parties & { n: number }>({
  n: 'integer',
  processor_id: 'uuid',
  payer_uuid: 'uuid',
  payee_uuid: 'uuid',
});

/** In the order of the payments. */
export async function selectConsumerDebits(
  db: Queryable,
  payments: readonly Parties[],
): Promise<('prearranged' | 'online' | 'online_purchase')[]> {
  const rows = await db.query<{ consumer_debits: 'prearranged' | 'online' | 'online_purchase' }>(
    `SELECT ${consumerDebits} AS consumer_debits FROM ${parties.from()} AS t ${originatorOf('t')} ORDER BY t.n`,
    parties.values(
      payments.map(({ processor_id, payer_uuid, payee_uuid }, n) => ({ n, processor_id, payer_uuid, payee_uuid })),
    ),
  );
  return rows.map(({ consumer_debits }) => consumer_debits);
}
