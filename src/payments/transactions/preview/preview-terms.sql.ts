// The query of what the dates of a payment depend on before it is started.
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';

export interface PreviewTerms {
  payer: 'person' | 'business';
  /** The bank that is set for the tenant. Null: the first one. */
  bank: string | null;
}

export async function selectPreviewTerms(
  db: Queryable,
  { processor_id, payer_uuid }: { processor_id: string; payer_uuid: string },
): Promise<PreviewTerms> {
  const [row] = await db.query<PreviewTerms>(
    `SELECT u.kind AS payer, p.bank
     FROM users u JOIN processors p ON p.shard = u.shard AND p.processor_id = u.processor_id
     WHERE u.shard = $1 AND u.processor_id = $2 AND u.uuid = $3`,
    [...tenantKey(processor_id), payer_uuid],
  );
  return row!;
}
