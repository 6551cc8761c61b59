// Decides whether an entry can use its account. Another account of the holder replaces a removed
// one; a block stops debits.
import type { Queryable } from '../../platform/database/database.ts';
import { isReachable } from './routing-number.ts';
import {
  type AccountKey,
  selectAccountsOf,
  selectUnusable,
  type UnusableAccount,
  type UserKey,
} from './usable-accounts.sql.ts';

/** Why an account cannot be used, and what replaces it. */
export interface Obstacle {
  user_uuid: string;
  /** The account to use instead; null: no usable account. */
  instead: string | null;
  /**
   * The block that stops the entry, of the account or of its replacement. Null: the account is gone
   * without a replacement.
   */
  block: { uuid: string; reason: string; of: 'user' | 'account'; is_sanctions: boolean } | null;
  /** The names of the holder are not screened yet: the entry waits. */
  awaits_screening: boolean;
  /** The holder was deleted, so none of their accounts is debited. */
  holder_deleted: boolean;
}

/**
 * The unusable accounts, with the reason. Another account of the same user replaces a removed or
 * disabled one (Contract, bank accounts). A block stops debits; credits are still paid (Lifecycle,
 * return codes). The same applies to a deleted holder. A block for sanctions stops credits too.
 */
export async function obstaclesOf(
  db: Queryable,
  direction: 'debit' | 'credit',
  accounts: readonly AccountKey[],
): Promise<Map<string, Obstacle>> {
  const unusable = await selectUnusable(db, direction, accounts);
  if (unusable.length === 0) return new Map();
  const gone = unusable.filter((account) => account.gone);
  const others = await usableAccounts(db, gone);
  const instead = gone.flatMap(({ processor_id, user_uuid }) => {
    const bank_account_uuid = others.get(user_uuid);
    return bank_account_uuid === undefined ? [] : [{ processor_id, bank_account_uuid }];
  });
  const blocks = new Map(
    [...unusable, ...(await selectUnusable(db, direction, instead))].map((one) => [
      one.bank_account_uuid,
      blockOf(one),
    ]),
  );
  const obstacles = unusable.map((account): [string, Obstacle] => {
    const { user_uuid, awaits_screening } = account;
    if (direction === 'debit' && account.holder_deleted)
      return [
        account.bank_account_uuid,
        { user_uuid, instead: null, block: null, awaits_screening, holder_deleted: true },
      ];
    const used = account.gone ? (others.get(account.user_uuid) ?? null) : account.bank_account_uuid;
    const block = (used !== null && blocks.get(used)) || null;
    return [
      account.bank_account_uuid,
      { user_uuid, instead: block === null ? used : null, block, awaits_screening, holder_deleted: false },
    ];
  });
  return new Map(obstacles.filter(([uuid, { instead: used, awaits_screening }]) => used !== uuid || awaits_screening));
}

function blockOf(account: UnusableAccount): Obstacle['block'] {
  const { block_uuid, block_is_sanctions, block_reason, holder_blocked } = account;
  return block_uuid === null
    ? null
    : {
        uuid: block_uuid,
        reason: block_reason!,
        of: holder_blocked ? 'user' : 'account',
        is_sanctions: block_is_sanctions!,
      };
}

/** The replacement account of each user; never one that a bank file cannot have. */
export async function usableAccounts(db: Queryable, users: readonly UserKey[]): Promise<Map<string, string>> {
  if (users.length === 0) return new Map();
  const accounts = (await selectAccountsOf(db, users)).filter(({ routing_number }) => isReachable(routing_number));
  return new Map(accounts.toReversed().map(({ user_uuid, uuid }) => [user_uuid, uuid]));
}
