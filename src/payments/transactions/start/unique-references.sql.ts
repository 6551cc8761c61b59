// Queries on the references of payments whose tenant wants each of them once.
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';

/** A reference of a payment, and whose it is: each vendor has its own references. */
export interface Reference {
  processor_id: string;
  /** Null: the processor itself. */
  vendor_id: string | null;
  client_reference_id: string;
}

const references = recordset<Reference & { n: number }>({
  n: 'integer',
  processor_id: 'uuid',
  vendor_id: 'uuid',
  client_reference_id: 'text',
});
const sent = (wanted: readonly Reference[]) => references.values(wanted.map((reference, n) => ({ ...reference, n })));

/**
 * Until the phase ends, no other phase starts a payment with one of these references. Always in the
 * same order, so that two phases never deadlock. Two references of one hash only wait for each
 * other.
 */
export async function lockReferences(phase: Queryable, wanted: readonly Reference[]): Promise<void> {
  await phase.query(
    `SELECT pg_advisory_xact_lock(4010009, hash) FROM (
       SELECT DISTINCT hashtext(concat_ws(' ', processor_id, vendor_id, client_reference_id)) AS hash
       FROM ${references.from()} AS wanted ORDER BY hash) AS hashes`,
    sent(wanted),
  );
}

/** In the order of the references: the first payment with each. Null: no payment has it. */
export async function selectFirstWithReference(
  db: Queryable,
  wanted: readonly Reference[],
): Promise<(string | null)[]> {
  const found = await db.query<{ n: number; uuid: string }>(
    `SELECT wanted.n, first.uuid
     FROM ${references.from()} AS wanted
     CROSS JOIN LATERAL (
       SELECT t.uuid FROM transactions t
       WHERE t.shard = wanted.shard AND t.processor_id = wanted.processor_id AND t.client_reference_id <> ''
         AND hashtextextended(t.client_reference_id, 0) = hashtextextended(wanted.client_reference_id, 0)
         AND t.client_reference_id = wanted.client_reference_id AND t.vendor_id IS NOT DISTINCT FROM wanted.vendor_id
       ORDER BY t.uuid LIMIT 1) AS first`,
    sent(wanted),
  );
  const uuids: (string | null)[] = wanted.map(() => null);
  for (const { n, uuid } of found) uuids[n] = uuid;
  return uuids;
}
