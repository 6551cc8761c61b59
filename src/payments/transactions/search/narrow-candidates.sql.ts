// Queries that find the few payments that a caller may mean: of some users, of a return code in
// some days, of a narrow range of amounts. The reader of each bounds what it reads.
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import type { PaymentSide } from '../list/list-kinds.ts';
import { inRange, joinLegs, type PaymentKey, type UuidRange } from './candidates.sql.ts';

export interface UserKey {
  processor_id: string;
  user_uuid: string;
}

const userKeys = recordset<UserKey>({ processor_id: 'uuid', user_uuid: 'uuid' });

/**
 * The newest payments of the accounts of these users, `atMostEach` of each account and side.
 * `is_last`: the account has older ones.
 */
export function selectOfUsers(
  db: Queryable,
  users: readonly UserKey[],
  { from, before }: UuidRange,
  atMostEach: number,
): Promise<(PaymentKey & { is_last: boolean })[]> {
  const ofSide = (side: PaymentSide) => `
    SELECT t.processor_id, t.uuid, row_number() OVER (ORDER BY t.uuid DESC) AS number FROM transactions t
    WHERE t.shard = a.shard AND t.processor_id = a.processor_id AND t.${side}_bank_account_uuid = a.uuid AND ${inRange('t.uuid', '$3', '$4')}
    ORDER BY t.uuid DESC LIMIT $5`;
  return db.query(
    `SELECT found.processor_id, found.uuid, bool_or(found.number = $5) AS is_last
     FROM ${userKeys.from()} AS u
     JOIN bank_accounts a ON a.shard = u.shard AND a.processor_id = u.processor_id AND a.user_uuid = u.user_uuid
     CROSS JOIN LATERAL ((${ofSide('payer')}) UNION ALL (${ofSide('payee')})) AS found
     GROUP BY found.processor_id, found.uuid ORDER BY found.uuid DESC`,
    [...userKeys.values(users), from, before, atMostEach],
  );
}

interface ReturnsSought {
  /** Null: of all tenants. */
  processor_id: string | null;
  code: string;
  returned: readonly [from: Date, before: Date];
}

const ofReturns =
  '($1::uuid IS NULL OR i.processor_id = $1) AND i.code = $2 AND i.received_at >= $3 AND i.received_at < $4';

/** How many returns with a code came in a period: counted up to `atMost`. */
export async function countReturns(
  db: Queryable,
  { processor_id, code, returned }: ReturnsSought,
  atMost: number,
): Promise<number> {
  const [row] = await db.query<{ returns: number }>(
    `SELECT count(*) AS returns FROM (SELECT FROM bank_items i WHERE ${ofReturns} LIMIT $5) AS counted`,
    [processor_id, code, ...returned, atMost],
  );
  return row!.returns;
}

/** Payments with an entry that came back with a code in a period. Reads every return of it. */
export function selectReturned(
  db: Queryable,
  { processor_id, code, returned }: ReturnsSought,
  { from, before }: UuidRange,
  atMost: number,
): Promise<PaymentKey[]> {
  return db.query(
    `SELECT DISTINCT l.processor_id, l.transaction_uuid AS uuid
     FROM bank_items i
     JOIN entries e ON e.shard = shard_of(i.processor_id) AND e.processor_id = i.processor_id AND e.uuid = i.entry_uuid
     ${joinLegs}
     WHERE ${ofReturns} AND ${inRange('l.transaction_uuid', '$5', '$6')}
     ORDER BY uuid DESC LIMIT $7`,
    [processor_id, code, ...returned, from, before, atMost],
  );
}

/** Payments of a range of amounts, in cents, in no order. */
export function selectInAmounts(
  db: Queryable,
  { processor_id, amounts }: { processor_id: string | null; amounts: readonly [from: number, to: number] },
  { from, before }: UuidRange,
  atMost: number,
): Promise<PaymentKey[]> {
  return db.query(
    `SELECT found.processor_id, found.uuid
     FROM (SELECT p.shard, p.processor_id FROM processors p WHERE $3::uuid IS NULL OR p.processor_id = $3) AS p
     CROSS JOIN LATERAL (
       SELECT t.processor_id, t.uuid FROM transactions t
       WHERE t.shard = p.shard AND t.processor_id = p.processor_id AND ${inRange('t.uuid', '$1', '$2')} AND t.amount >= $4 AND t.amount <= $5 LIMIT $6) AS found
     LIMIT $6`,
    [from, before, processor_id, ...amounts, atMost],
  );
}
