// Erases the personal data of a deleted user. What is kept, and why: docs/operate/personal-data.md.

import { type Acting, recordAct } from '../../../access/tenants/audit-trail.ts';
import { releaseItem } from '../../../customers/bank-accounts/linking/follow-link.ts';
import { duplicateIndex } from '../../../customers/bank-accounts/matching.ts';
import { deleteRequestsTo } from '../../../customers/pages/link-requests.sql.ts';
import { hasPaymentsToCome } from '../../../customers/users/payments-to-come.sql.ts';
import { type User, undescribed } from '../../../customers/users/user.ts';
import { deleteOwners, updateUser } from '../../../customers/users/users.sql.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { replaceEntries } from '../../../platform/database/metadata-entries.sql.ts';
import { refuse } from '../../../platform/refusals.ts';
import { secondsAfter } from '../../../platform/std/clock.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { hasOpenBalance } from '../owed.sql.ts';
import { removeAccountNumber } from '../removal/expired.sql.ts';
import {
  type AccountToErase,
  type Erasure,
  eraseAccount,
  eraseApprovals,
  eraseOriginator,
  insertErasure,
  selectAccountsToErase,
  selectErasure,
  selectLastMove,
} from './erasures.sql.ts';
import { sealIdentity } from './kept-identity.ts';

/** The name of an erased business and of its accounts. */
export const erasedName = 'Erased';

/**
 * A consumer's bank may return an unauthorized debit until the banking day after the 60th day from
 * its settlement (Nacha Operating Rules, returns with extended deadline). Then it is 65 days with
 * weekends and holidays.
 */
const returnDays = 65;
const secondsOfDay = 86_400;

export interface Erasing {
  vault: Vault;
  /** How long the identity is kept after the deletion of the user; 0: not at all. */
  identityDays: number;
}

/**
 * Erases `user`, whose row must be locked. Returns the erasure; an earlier one stays as it was.
 * Throws invalid_state, payments_in_progress or balance_open, and names what to wait for.
 */
export async function eraseUser(
  phase: AtomicPhase,
  { vault, identityDays }: Erasing,
  acting: Acting,
  user: User,
): Promise<Erasure> {
  const key = { processor_id: user.processor_id, user_uuid: user.uuid };
  const earlier = await selectErasure(phase, key);
  if (earlier !== null) return earlier;
  const deletedAt = await expectNothingToCome(phase, user, acting.now);

  const accounts = await selectAccountsToErase(phase, key);
  const keepUntil = secondsAfter(deletedAt, secondsOfDay * identityDays);
  const keeps = keepUntil > acting.now;
  const erasure = {
    ...key,
    erased_at: acting.now,
    identity_sealed: keeps ? sealIdentity(vault, user, accounts) : null,
    keep_until: keeps ? keepUntil : null,
  };
  await updateUser(phase, erasedUser(user, acting.now), { renamed: false });
  const described = { processor_id: user.processor_id, subject: 'user', subject_uuid: user.uuid } as const;
  await replaceEntries(phase, described, user.metadata, null);
  await deleteOwners(phase, user);
  for (const account of accounts) await eraseOneAccount(phase, vault, account, acting.now);
  await deleteRequestsTo(phase, 'authorization_requests', key);
  await deleteRequestsTo(phase, 'bank_account_requests', key);
  await eraseOriginator(phase, key);
  await insertErasure(phase, erasure);
  await eraseApprovals(phase, user.uuid);
  await recordAct(phase, acting, {
    processor_id: user.processor_id,
    action: 'user.erased',
    subject: 'user',
    subject_uuid: user.uuid,
    detail: { identity_kept_until: keeps ? timestamp(keepUntil) : null },
  });
  return { ...erasure, events_erased_at: null };
}

/** Answers when the user was deleted. */
async function expectNothingToCome(phase: AtomicPhase, user: User, now: Date): Promise<Date> {
  const { processor_id, uuid: user_uuid, deleted_at } = user;
  if (deleted_at === null)
    throw refuse(
      'invalid_state',
      'uuid',
      'the user is not deleted; its tenant deletes it first with DELETE /3p/api/v2/users/{uuid}',
    );
  if (await hasPaymentsToCome(phase, processor_id, { user_uuid })) throw refuse('payments_in_progress', 'uuid');
  if (await hasOpenBalance(phase, { processor_id, user_uuid })) throw refuse('balance_open', 'uuid');
  const lastMove = await selectLastMove(phase, { processor_id, user_uuid });
  const returnsUntil = lastMove && secondsAfter(lastMove, secondsOfDay * returnDays);
  if (returnsUntil !== null && returnsUntil > now)
    throw refuse(
      'invalid_state',
      'uuid',
      `a bank may still return an entry of this user until ${timestamp(returnsUntil)}; erase it after that`,
    );
  return deleted_at;
}

/** The user without what names or describes a person. */
export function erasedUser(user: User, now: Date): User {
  return {
    ...user,
    ...undescribed,
    business_name: user.kind === 'business' ? erasedName : null,
    business_owners: [],
    updated_at: now,
  };
}

async function eraseOneAccount(phase: AtomicPhase, vault: Vault, account: AccountToErase, at: Date): Promise<void> {
  // No submitted account has this index.
  const matching_index = duplicateIndex(vault, account.uuid);
  await eraseAccount(phase, account, { account_name: erasedName, matching_index, at });
  await removeAccountNumber(phase, account);
  await releaseItem(phase, account, at);
}
