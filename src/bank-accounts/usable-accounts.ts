// What stands between an entry and its account: an account that is gone gives way to another one of
// its holder, a block keeps debits from it.
import type { Queryable } from '../database/database.ts';
import { isReachable } from './routing-number.ts';
import {
  type AccountKey,
  selectAccountsOf,
  selectUnusable,
  type UnusableAccount,
  type UserKey,
} from './usable-accounts.sql.ts';

/** Of an account that cannot be used as it is. */
export interface Obstacle {
  user_uuid: string;
  /** The account that is used instead; null: none may be. */
  instead: string | null;
  /**
   * What keeps a debit from it, or from what is used instead; null: it is gone, and its holder has
   * no other one.
   */
  block: { uuid: string; reason: string; of: 'user' | 'account' } | null;
  /** The holder was deleted: none of their accounts is debited. */
  holder_deleted: boolean;
}

/**
 * By account, of those that an entry cannot use. One that was removed or disabled gives way to
 * another one of the same user (Contract, bank accounts); a block keeps debits from it, and credits
 * are still paid (Lifecycle, return codes). So with a holder who was deleted: nothing debits them
 * any more, and what is owed to them is still paid.
 */
export async function obstaclesOf(
  db: Queryable,
  direction: 'debit' | 'credit',
  accounts: readonly AccountKey[],
): Promise<Map<string, Obstacle>> {
  const unusable = await selectUnusable(db, accounts);
  if (unusable.length === 0) return new Map();
  const gone = unusable.filter((account) => account.gone);
  const others = await usableAccounts(db, gone);
  const instead = gone.flatMap(({ processor_id, user_uuid }) => {
    const bank_account_uuid = others.get(user_uuid);
    return bank_account_uuid === undefined ? [] : [{ processor_id, bank_account_uuid }];
  });
  const blocks = new Map(
    (direction === 'credit' ? [] : [...unusable, ...(await selectUnusable(db, instead))]).map((one) => [
      one.bank_account_uuid,
      blockOf(one),
    ]),
  );
  const obstacles = unusable.map((account): [string, Obstacle] => {
    const { user_uuid } = account;
    if (direction === 'debit' && account.holder_deleted)
      return [account.bank_account_uuid, { user_uuid, instead: null, block: null, holder_deleted: true }];
    const used = account.gone ? (others.get(account.user_uuid) ?? null) : account.bank_account_uuid;
    const block = (used !== null && blocks.get(used)) || null;
    return [
      account.bank_account_uuid,
      { user_uuid, instead: block === null ? used : null, block, holder_deleted: false },
    ];
  });
  return new Map(obstacles.filter(([uuid, { instead: used }]) => used !== uuid));
}

function blockOf({ block_uuid, block_reason, holder_blocked }: UnusableAccount): Obstacle['block'] {
  return block_uuid === null
    ? null
    : { uuid: block_uuid, reason: block_reason!, of: holder_blocked ? 'user' : 'account' };
}

/** By user: the account that entries go to instead. One that no bank file can carry is none. */
export async function usableAccounts(db: Queryable, users: readonly UserKey[]): Promise<Map<string, string>> {
  if (users.length === 0) return new Map();
  const accounts = (await selectAccountsOf(db, users)).filter(({ routing_number }) => isReachable(routing_number));
  return new Map(accounts.toReversed().map(({ user_uuid, uuid }) => [user_uuid, uuid]));
}
