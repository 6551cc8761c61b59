// Finds out whether a check of an account was confirmed: by the amounts of micro-entries, or by a
// prenote that was not returned.
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import { secondsAfter } from '../../../platform/std/clock.ts';
import { type AccountsOfUser, oneYearInSeconds } from './settled-debits.sql.ts';

/**
 * Whether a check of the account was confirmed in the last year, and none of its entries came back.
 * Only checks count that began after the account was last disabled.
 */
export async function hasConfirmedCheck(
  db: Queryable,
  processorId: string,
  { user_uuid, matching_index }: AccountsOfUser,
  source: 'micro_entries' | 'prenotes',
  now: Date,
): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    `WITH same AS (
       SELECT a.shard, a.processor_id, a.uuid, max(a.disabled_at) OVER () AS disabled_at FROM bank_accounts a
       WHERE a.shard = $1 AND a.processor_id = $2 AND a.user_uuid = $3 AND a.matching_index = $4
     )
     SELECT EXISTS (
       SELECT FROM same
       JOIN account_checks c ON c.shard = same.shard AND c.processor_id = same.processor_id
         AND c.bank_account_uuid = same.uuid
       WHERE (c.purpose = 'micro_entry') = $6 AND c.confirmed_at >= $5 AND (same.disabled_at IS NULL OR c.requested_at > same.disabled_at)
         AND NOT EXISTS (
           SELECT FROM check_entries m
           WHERE m.shard = c.shard AND m.processor_id = c.processor_id AND m.check_uuid = c.uuid
             AND m.status = 'CHECK_ENTRY_ACH_FAILED')
     ) AS found`,
    [
      ...tenantKey(processorId),
      user_uuid,
      matching_index,
      secondsAfter(now, -oneYearInSeconds),
      source === 'micro_entries',
    ],
  );
  return row!.found;
}
