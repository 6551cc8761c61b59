// Queries on a tenant's settings about returns.
import type { Queryable } from '../../../platform/database/database.ts';

export interface TenantPolicy {
  /** Debits returned with R01 or R09 are presented again. */
  present_again: boolean;
  /**
   * Returned payouts are kept for another bank account of the payee, not paid back to the payer.
   */
  keep_returned_payouts: boolean;
}

export async function tenantsReturning(
  db: Queryable,
  processorIds: readonly string[],
): Promise<Map<string, TenantPolicy>> {
  const rows = await db.query<TenantPolicy & { processor_id: string }>(
    'SELECT processor_id, present_again, keep_returned_payouts FROM processors WHERE processor_id = ANY ($1::uuid[])',
    [processorIds],
  );
  return new Map(rows.map((row) => [row.processor_id, row]));
}
