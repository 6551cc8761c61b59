// Invariants of stored balances: they equal the sums of the postings.

import { operatorBooksUuid } from '../../payments/ledger/operator-books.ts';
import { shardOf } from '../../platform/database/tenant-key.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import type { Invariant } from './invariant.ts';

const sums = 'sum(debits) AS debits, sum(credits) AS credits';

// Tenant by tenant, so that the index on time is used for each.
const recomputed = `
  SELECT posted.shard, posted.processor_id, side.owner_uuid, side.account, (posted.posted_at AT TIME ZONE 'UTC')::date AS day,
         sum(side.debit) AS debits, sum(side.credit) AS credits
  FROM (SELECT shard, processor_id FROM processors UNION ALL SELECT ${shardOf(operatorBooksUuid)}::smallint, '${operatorBooksUuid}') AS owners
  CROSS JOIN LATERAL (
    SELECT p.shard, p.processor_id, p.posted_at, p.amount, p.debit_account, p.debit_owner_uuid, p.credit_account, p.credit_owner_uuid
    FROM postings p
    WHERE p.shard = owners.shard AND p.processor_id = owners.processor_id AND p.posted_at >= date_trunc('day', $1::timestamptz AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
  ) AS posted
  CROSS JOIN LATERAL (VALUES (debit_account, debit_owner_uuid, amount, 0), (credit_account, credit_owner_uuid, 0, amount)) AS side (account, owner_uuid, debit, credit)
  GROUP BY 1, 2, 3, 4, 5`;

const since = `day >= ($1::timestamptz AT TIME ZONE 'UTC')::date`;

export const balanceInvariants: Invariant[] = [
  {
    name: 'balances_equal_postings',
    rule: 'The stored balance of a ledger account on a day equals the sum of its postings of that day. It counts folded and unfolded deltas.',
    reads: 'period',
    sql: () => `
      WITH kept AS (
        SELECT shard, processor_id, owner_uuid, account, day, ${sums}
        FROM (SELECT shard, processor_id, owner_uuid, account, day, debits, credits FROM ledger_balances
              WHERE owner_uuid <> '${nilUuid}' AND day <> 'infinity' AND ${since}
              UNION ALL SELECT shard, processor_id, owner_uuid, account, day, debits, credits FROM ledger_deltas WHERE ${since}) AS parts
        GROUP BY 1, 2, 3, 4, 5
      ), recomputed AS (${recomputed})
      SELECT processor_id, owner_uuid AS subject_uuid,
             format('%s on %s: stored %s, posted %s', account, day, coalesce(kept.debits - kept.credits, 0), coalesce(recomputed.debits - recomputed.credits, 0)) AS found
      FROM kept FULL JOIN recomputed USING (shard, processor_id, owner_uuid, account, day)
      WHERE (coalesce(kept.debits, 0), coalesce(kept.credits, 0)) <> (coalesce(recomputed.debits, 0), coalesce(recomputed.credits, 0))`,
  },
  {
    name: 'balances_add_up',
    rule: 'The stored total of a ledger account equals the sum of its days, and the total of a tenant’s account equals the sum of its owners.',
    reads: 'period',
    sql: () => `
      WITH folded AS (
        SELECT shard, processor_id, owner_uuid, account, day, debits, credits FROM ledger_balances
      ), levels AS (
        SELECT shard, processor_id, owner_uuid, account, 'infinity'::date AS day, ${sums} FROM folded
        WHERE owner_uuid <> '${nilUuid}' AND day <> 'infinity' GROUP BY 1, 2, 3, 4
        UNION ALL
        SELECT shard, processor_id, '${nilUuid}', account, day, ${sums} FROM folded
        WHERE owner_uuid <> '${nilUuid}' AND day <> 'infinity' GROUP BY 1, 2, 4, 5
      ), kept AS (
        SELECT shard, processor_id, owner_uuid, account, day, debits, credits FROM folded
        WHERE owner_uuid = '${nilUuid}' OR day = 'infinity'
      )
      SELECT processor_id, owner_uuid AS subject_uuid, format('%s on %s: stored %s, summed %s', account, day, kept.debits - kept.credits, levels.debits - levels.credits) AS found
      FROM kept FULL JOIN levels USING (shard, processor_id, owner_uuid, account, day)
      WHERE (kept.debits, kept.credits) IS DISTINCT FROM (levels.debits, levels.credits)`,
  },
  {
    name: 'debits_equal_credits',
    rule: 'Over all ledger accounts of a tenant, debits equal credits, in the stored balances and in the postings.',
    reads: 'period',
    sql: () => `
      SELECT processor_id, NULL::uuid AS subject_uuid, format('debits %s, credits %s', sum(debits), sum(credits)) AS found
      FROM (SELECT shard, processor_id, debits, credits FROM ledger_balances WHERE day = 'infinity'
            UNION ALL SELECT shard, processor_id, debits, credits FROM ledger_deltas) AS kept
      GROUP BY shard, processor_id HAVING sum(debits) <> sum(credits)`,
  },
];
