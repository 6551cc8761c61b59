// Queries on blocks of users and bank accounts, and on the payments that they hold.

import { stillToCome } from '../../../customers/users/payments-to-come.sql.ts';
import { awaitStarts } from '../../../customers/users/starts-in-progress.sql.ts';
import { userName } from '../../../customers/users/user-name.sql.ts';
import { afterRow, rowValues, type TimeAndUuid } from '../../../platform/database/after-row.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import type { BlockKind } from './block-kinds.ts';

export interface Block {
  processor_id: string;
  uuid: string;
  user_uuid: string;
  /** Null if the user is blocked. */
  bank_account_uuid: string | null;
  kind: BlockKind;
  reason: string;
  return_code: string | null;
  transaction_uuid: string | null;
  placed_at: Date;
  lifted_at: Date | null;
  lifted_by: 'authorization' | 'operator' | null;
}

/** With the name of the user. */
export interface OpenBlock extends Block {
  user_name: string;
}

const columns = `b.processor_id, b.uuid, b.user_uuid, b.bank_account_uuid, b.kind, b.reason, b.return_code, b.transaction_uuid,
  b.placed_at, b.lifted_at, b.lifted_by`;

export interface AccountHolder {
  processor_id: string;
  bank_account_uuid: string;
  user_uuid: string;
}

const accountsSent = recordset<{ processor_id: string; bank_account_uuid: string }>({
  processor_id: 'uuid',
  bank_account_uuid: 'uuid',
});

/**
 * The holders of accounts. Locks the users in one order.
 */
export function lockHolders(
  db: Queryable,
  accounts: readonly { processor_id: string; bank_account_uuid: string }[],
): Promise<AccountHolder[]> {
  return db.query(
    `SELECT a.processor_id, a.uuid AS bank_account_uuid, a.user_uuid
     FROM bank_accounts a
     JOIN users u ON u.shard = a.shard AND u.processor_id = a.processor_id AND u.uuid = a.user_uuid
     WHERE (a.shard, a.processor_id, a.uuid) IN (
       SELECT i.shard, i.processor_id, i.bank_account_uuid FROM ${accountsSent.from()} AS i)
     ORDER BY u.processor_id, u.uuid FOR UPDATE OF u`,
    accountsSent.values(accounts),
  );
}

export type NewBlock = Omit<Block, 'lifted_at' | 'lifted_by'>;

const newBlocks = recordset<NewBlock>({
  processor_id: 'uuid',
  uuid: 'uuid',
  user_uuid: 'uuid',
  bank_account_uuid: 'uuid',
  kind: 'block_kind',
  reason: 'text',
  return_code: 'text',
  transaction_uuid: 'uuid',
  placed_at: 'timestamptz',
});

/**
 * Inserts blocks and answers the uuids of the new ones. Sets the gravest kind on users and
 * accounts. The users must be locked.
 */
export async function insertBlocks(db: Queryable, blocks: readonly NewBlock[]): Promise<string[]> {
  const rows = await db.query<{ uuid: string }>(
    `WITH placed AS (
       INSERT INTO blocks (shard, processor_id, uuid, user_uuid, bank_account_uuid, kind, reason, return_code, transaction_uuid,
         placed_at)
       SELECT shard, processor_id, uuid, user_uuid, bank_account_uuid, kind, reason, return_code, transaction_uuid, placed_at
       FROM ${newBlocks.from()} AS i
       ON CONFLICT DO NOTHING
       RETURNING shard, processor_id, uuid, user_uuid, bank_account_uuid, kind
     ), users_marked AS (
       UPDATE users u SET blocked = greatest(u.blocked, p.kind), version = version + 1
       FROM (SELECT shard, processor_id, user_uuid, max(kind) FILTER (WHERE bank_account_uuid IS NULL) AS kind
             FROM placed GROUP BY shard, processor_id, user_uuid) AS p
       WHERE u.shard = p.shard AND u.processor_id = p.processor_id AND u.uuid = p.user_uuid
     ), accounts_marked AS (
       UPDATE bank_accounts a SET blocked = greatest(a.blocked, p.kind)
       FROM (SELECT shard, processor_id, bank_account_uuid, max(kind) AS kind
             FROM placed GROUP BY shard, processor_id, bank_account_uuid) AS p
       WHERE a.shard = p.shard AND a.processor_id = p.processor_id AND a.uuid = p.bank_account_uuid
     )
     SELECT uuid FROM placed`,
    newBlocks.values(blocks),
  );
  return rows.map(({ uuid }) => uuid);
}

/**
 * Lifts open blocks, updates their users and accounts, and answers the lifted ones. The users must
 * be locked.
 */
export function updateLifted(
  db: Queryable,
  processorId: string,
  uuids: readonly string[],
  by: NonNullable<Block['lifted_by']>,
  at: Date,
): Promise<Block[]> {
  const gravestLeft = (of: string) => `(
    SELECT max(o.kind) FROM blocks o
    WHERE o.shard = $1 AND o.processor_id = $2 AND ${of} AND o.lifted_at IS NULL AND o.uuid <> ALL ($3::uuid[]))`;
  return db.query(
    `WITH b AS (
       UPDATE blocks SET lifted_at = $5, lifted_by = $4
       WHERE shard = $1 AND processor_id = $2 AND uuid = ANY ($3::uuid[]) AND lifted_at IS NULL
       RETURNING processor_id, uuid, user_uuid, bank_account_uuid, kind, reason, return_code, transaction_uuid, placed_at,
         lifted_at, lifted_by
     ), users_marked AS (
       UPDATE users u SET blocked = ${gravestLeft('o.user_uuid = u.uuid AND o.bank_account_uuid IS NULL')}, version = version + 1
       WHERE u.shard = $1 AND u.processor_id = $2 AND u.uuid IN (SELECT user_uuid FROM b)
     ), accounts_marked AS (
       UPDATE bank_accounts a SET blocked = ${gravestLeft('o.user_uuid = a.user_uuid AND o.bank_account_uuid = a.uuid')}
       WHERE a.shard = $1 AND a.processor_id = $2 AND a.uuid IN (SELECT bank_account_uuid FROM b)
     )
     SELECT ${columns} FROM b`,
    [...tenantKey(processorId), uuids, by, at],
  );
}

export interface PaymentToHold {
  processor_id: string;
  transaction_uuid: string;
  block_uuid: string;
}

/** A block with the facts that decide which payments of its user it holds. */
export interface HoldingBlock extends Pick<Block, 'processor_id' | 'uuid' | 'user_uuid' | 'bank_account_uuid'> {
  /** It also holds payments to the user. */
  both_sides: boolean;
  /** The returned payment; null: no returned payment. */
  transaction_uuid: string | null;
  /** The returned payment is held too, even if nothing of it is still to come. */
  holds_itself: boolean;
}

/** The payments that blocks hold. Finds them by account, because of the index. */
export async function selectPaymentsToHold(db: Queryable, blocks: readonly HoldingBlock[]): Promise<PaymentToHold[]> {
  await awaitStarts(
    db,
    blocks.map(({ processor_id }) => processor_id),
  );
  const ofSide = (side: string) =>
    `SELECT ${columnsToCome} FROM current_transactions t
     WHERE t.shard = b.shard AND t.processor_id = b.processor_id AND t.${side}_bank_account_uuid = a.uuid`;
  return db.query(
    `WITH blocks AS MATERIALIZED (
       SELECT shard_of(processor_id) AS shard, i.* FROM json_to_recordset($1::json) AS i (processor_id uuid, uuid uuid, user_uuid uuid, bank_account_uuid uuid,
         both_sides boolean, transaction_uuid uuid, holds_itself boolean)
     )
     SELECT DISTINCT b.processor_id, t.uuid AS transaction_uuid, b.uuid AS block_uuid
     FROM blocks b
     JOIN bank_accounts a ON a.shard = b.shard AND a.processor_id = b.processor_id AND a.user_uuid = b.user_uuid
       AND (b.bank_account_uuid IS NULL OR a.uuid = b.bank_account_uuid)
     CROSS JOIN LATERAL (${ofSide('payer')} UNION ALL ${ofSide('payee')} AND b.both_sides) AS t
     WHERE CASE WHEN t.uuid = b.transaction_uuid THEN b.holds_itself ELSE ${stillToCome('t')} END
     ORDER BY b.processor_id, t.uuid, b.uuid`,
    [JSON.stringify(blocks)],
  );
}

const columnsToCome =
  't.shard, t.processor_id, t.uuid, t.capture_status, t.payout_status, t.clawback_status, t.reverse_payout_status, t.refund_count';

/** A block of any tenant. */
export async function selectBlock(db: Queryable, uuid: string): Promise<Block | null> {
  const [row] = await db.query<Block>(
    `SELECT ${columns} FROM processors JOIN blocks b USING (shard, processor_id) WHERE b.uuid = $1`,
    [uuid],
  );
  return row ?? null;
}

/** The blocks of a user and of its accounts, oldest first, including lifted ones. */
export function selectBlocksOf(db: Queryable, processorId: string, userUuid: string): Promise<Block[]> {
  return db.query(
    `SELECT ${columns} FROM blocks b WHERE b.shard = $1 AND b.processor_id = $2 AND b.user_uuid = $3
     ORDER BY b.placed_at, b.bank_account_uuid NULLS FIRST, b.uuid`,
    [...tenantKey(processorId), userUuid],
  );
}

/** The blocks of a user from a debit of the user as a payee: of a clawback or a refund. */
export async function selectBlocksAsPayee(db: Queryable, processorId: string, userUuid: string): Promise<Set<string>> {
  const rows = await db.query<{ uuid: string }>(
    `SELECT b.uuid FROM blocks b
     JOIN transactions t ON t.shard = b.shard AND t.processor_id = b.processor_id AND t.uuid = b.transaction_uuid
     WHERE b.shard = $1 AND b.processor_id = $2 AND b.user_uuid = $3 AND t.payee_uuid = b.user_uuid`,
    [...tenantKey(processorId), userUuid],
  );
  return new Set(rows.map(({ uuid }) => uuid));
}

/** Open blocks of all tenants, or of one; oldest first. */
export function selectOpenBlocks(
  db: Queryable,
  { processor_id, kind }: { processor_id: string | null; kind: BlockKind | null },
  after: TimeAndUuid | null,
  limit: number,
): Promise<OpenBlock[]> {
  return db.query(
    `SELECT ${columns}, ${userName('u')} AS user_name
     FROM blocks b JOIN users u ON u.shard = b.shard AND u.processor_id = b.processor_id AND u.uuid = b.user_uuid
     WHERE b.lifted_at IS NULL AND ($1::uuid IS NULL OR b.processor_id = $1)
       AND ($2::block_kind IS NULL OR b.kind = $2) AND ${afterRow('b.placed_at', 'b.uuid', 4, '>')}
     ORDER BY b.placed_at, b.uuid LIMIT $3`,
    [processor_id, kind, limit, ...rowValues(after)],
  );
}
