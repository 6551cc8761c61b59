// Queries on originators: the fields that a tenant or a merchant has set.
import type { Queryable } from '../../platform/database/database.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import { inheritsAll, type Originator } from './originator.ts';

/** `owner_uuid` is the processor or a merchant of it. */
export interface OriginatorKey {
  processor_id: string;
  owner_uuid: string;
}

export async function selectOriginator(
  db: Queryable,
  { processor_id, owner_uuid }: OriginatorKey,
): Promise<Originator> {
  const [row] = await db.query<Originator>(
    `SELECT company_identification, company_name, consumer_debits, online_debits_recur, payouts_are_wages
     FROM originators WHERE processor_id = $1 AND owner_uuid = $2`,
    [processor_id, owner_uuid],
  );
  return row ?? inheritsAll;
}

/**
 * Keeps what the originator says about its kinds of entries until now. The record of an entry needs
 * it. Its owner must be locked.
 */
export async function keepFormerOriginator(
  db: Queryable,
  key: OriginatorKey,
  before: Originator,
  until: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO former_originators (processor_id, owner_uuid, until, consumer_debits, online_debits_recur, payouts_are_wages)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (processor_id, owner_uuid, until) DO NOTHING`,
    [
      key.processor_id,
      key.owner_uuid,
      until,
      before.consumer_debits,
      before.online_debits_recur,
      before.payouts_are_wages,
    ],
  );
}

/**
 * Raises the version of its owner, so a concurrent start of a payment notices. A merchant's row
 * must be locked.
 */
export async function upsertOriginator(
  db: Queryable,
  { processor_id, owner_uuid }: OriginatorKey,
  originator: Originator,
  at: Date,
): Promise<void> {
  await db.query(
    `WITH of_processor AS (
       UPDATE processors SET version = version + 1 WHERE processor_id = $2 AND processor_id = $3
     ), of_merchant AS (
       UPDATE users SET version = version + 1 WHERE shard = $1 AND processor_id = $2 AND uuid = $3
     )
     INSERT INTO originators (processor_id, owner_uuid, company_identification, company_name, consumer_debits,
       online_debits_recur, payouts_are_wages, updated_at)
     VALUES ($2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (processor_id, owner_uuid) DO UPDATE
       SET company_identification = excluded.company_identification, company_name = excluded.company_name,
           consumer_debits = excluded.consumer_debits, online_debits_recur = excluded.online_debits_recur,
           payouts_are_wages = excluded.payouts_are_wages, updated_at = excluded.updated_at`,
    [
      ...tenantKey(processor_id),
      owner_uuid,
      originator.company_identification,
      originator.company_name,
      originator.consumer_debits,
      originator.online_debits_recur,
      originator.payouts_are_wages,
      at,
    ],
  );
}
