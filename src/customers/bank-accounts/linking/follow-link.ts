// Keeps the item of a linked bank account, and ends it when its last bank account is removed.
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { refuse } from '../../../platform/refusals.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import {
  insertLinkedAccount,
  lockItem,
  lockItemRows,
  selectAccountsOfItem,
  selectItemUuid,
  updateRemovalDue,
  upsertItem,
} from './linked-items.sql.ts';
import type { Link } from './linking-provider.ts';

export interface TokenBinding {
  processor_id: string;
  provider: string;
  item_id: string;
}

export const accessTokenPlace = ({ processor_id, provider, item_id }: TokenBinding) => ({
  table: 'linked_items',
  row: `${processor_id}/${provider}/${item_id}`,
  column: 'access_token_encrypted',
});

/** The provider's access token of an item. @throws SealBroken */
export function openAccessToken(vault: Vault, row: TokenBinding & { access_token_encrypted: Buffer }): string {
  return vault.open(accessTokenPlace(row), row.access_token_encrypted).toString('utf8');
}

/**
 * Stores what the account was linked with. `asked_at`: before the provider was asked. Throws
 * linking_unavailable if the access was revoked or the item removed at the provider since: then the
 * answer of the provider may no longer be true.
 */
export async function followLink(
  phase: AtomicPhase,
  vault: Vault,
  { processor_id, uuid }: { processor_id: string; uuid: string },
  link: Link,
  asked_at: Date,
): Promise<void> {
  const { provider, item_id, access_token, account_id, persistent_account_id } = link;
  const sinceAsked = (at: Date | null) => at !== null && at >= asked_at;
  for (const { removing_until, removal_tried_at, revoked_at } of await lockItemRows(phase, link))
    if (removing_until !== null || sinceAsked(removal_tried_at) || sinceAsked(revoked_at))
      throw refuse(
        'linking_unavailable',
        'aggregator.access_token',
        'the access of this token has ended; send the same request again: it is answered with what to do',
      );
  const bound = { processor_id, provider, item_id };
  const item_uuid = await upsertItem(phase, {
    ...bound,
    uuid: uuidv7(asked_at),
    access_token_encrypted: vault.seal(accessTokenPlace(bound), access_token),
    linked_at: asked_at,
  });
  await insertLinkedAccount(phase, {
    processor_id,
    bank_account_uuid: uuid,
    item_uuid,
    account_id,
    persistent_account_id,
  });
}

/** After a bank account was removed: its item is removed at the provider if it was the last one. */
export async function releaseItem(
  phase: AtomicPhase,
  account: { processor_id: string; uuid: string },
  now: Date,
): Promise<void> {
  const item = await selectItemUuid(phase, account);
  if (item === null) return;
  // Of two phases that remove the last two accounts, the later one sees the other's removal.
  await lockItem(phase, item);
  if ((await selectAccountsOfItem(phase, account.processor_id, item)).length === 0)
    await updateRemovalDue(phase, item, now);
}
