// Finds out whether a debit from an account of a user is good: it settled, its delay has passed,
// and it did not come back.
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import { secondsAfter } from '../../../platform/std/clock.ts';
import { firstUuidOf } from '../../../platform/std/identifiers.ts';

/** The accounts of a user that are the same account at the bank, also those that were removed. */
export interface AccountsOfUser {
  user_uuid: string;
  matching_index: Buffer;
}

/** An account without a debit for longer may be closed. */
export const oneYearInSeconds = 365 * 86_400;

/**
 * Whether a debit that began in the last year is good. Only debits count that began after the
 * account was last disabled.
 */
export async function hasSettledDebit(
  db: Queryable,
  processorId: string,
  accounts: AccountsOfUser,
  now: Date,
): Promise<boolean> {
  const aYearAgo = secondsAfter(now, -oneYearInSeconds);
  const disabledAt = await selectLastDisabled(db, processorId, accounts);
  const since = disabledAt !== null && disabledAt > aYearAgo ? disabledAt : aYearAgo;
  return selectHasGoodDebit(db, processorId, accounts, firstUuidOf(since));
}

const sameAccount = 'a.shard = $1 AND a.processor_id = $2 AND a.user_uuid = $3 AND a.matching_index = $4';

async function selectLastDisabled(
  db: Queryable,
  processorId: string,
  { user_uuid, matching_index }: AccountsOfUser,
): Promise<Date | null> {
  const [row] = await db.query<{ disabled_at: Date | null }>(
    `SELECT max(a.disabled_at) AS disabled_at FROM bank_accounts a WHERE ${sameAccount}`,
    [...tenantKey(processorId), user_uuid, matching_index],
  );
  return row!.disabled_at;
}

/** Reads at most 100 payments of each account, the oldest first: they have had the most time. */
async function selectHasGoodDebit(
  db: Queryable,
  processorId: string,
  { user_uuid, matching_index }: AccountsOfUser,
  fromUuid: string,
): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    `SELECT EXISTS (
       SELECT FROM bank_accounts a
       CROSS JOIN LATERAL (
         SELECT t.shard, t.processor_id, t.uuid FROM transactions t
         WHERE t.shard = a.shard AND t.processor_id = a.processor_id AND t.payer_bank_account_uuid = a.uuid AND t.uuid >= $5
         ORDER BY t.uuid LIMIT 100
       ) AS payments
       JOIN transaction_states s ON s.shard = payments.shard AND s.processor_id = payments.processor_id
         AND s.uuid = payments.uuid
       WHERE ${sameAccount} AND s.capture_leg = 'good' AND s.capture_bank_account_uuid IS NULL
     ) AS found`,
    [...tenantKey(processorId), user_uuid, matching_index, fromUuid],
  );
  return row!.found;
}
