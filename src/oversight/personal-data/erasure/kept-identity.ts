// What is kept of an erased user, encrypted, as long as the law asks for it.
import { openAccountNumber } from '../../../customers/bank-accounts/account-number.ts';
import { opened, ssn9Place, tinPlace } from '../../../customers/users/tax-identifier.ts';
import type { Owner, Sealed, User } from '../../../customers/users/user.ts';
import { openIfPossible, type Place, type Vault } from '../../../platform/vault/vault.ts';
import type { AccountToErase, UserKey } from './erasures.sql.ts';

export const identityPlace = ({ processor_id, user_uuid }: UserKey): Place => ({
  table: 'erasures',
  row: `${processor_id}/${user_uuid}`,
  column: 'identity_sealed',
});

export function sealIdentity(vault: Vault, user: User, accounts: readonly AccountToErase[]): Buffer {
  const key = { processor_id: user.processor_id, user_uuid: user.uuid };
  return vault.seal(identityPlace(key), JSON.stringify(identityOf(vault, user, accounts)));
}

/** @throws SealBroken */
export function openIdentity(vault: Vault, key: UserKey, sealed: Buffer): Identity {
  return JSON.parse(vault.open(identityPlace(key), sealed).toString('utf8')) as Identity;
}

export type Identity = ReturnType<typeof identityOf>;

function identityOf(vault: Vault, user: User, accounts: readonly AccountToErase[]) {
  const { first_name, last_name, email, phone, address, business_name, trading_name, entity_type } = user;
  return {
    kind: user.kind,
    first_name,
    last_name,
    email,
    phone,
    address,
    business_name,
    trading_name,
    entity_type,
    business_address: user.business_address,
    tin: openIfAny(vault, tinPlace(user), user.tin_encrypted),
    client_reference_id: user.client_reference_id,
    created_at: user.created_at,
    deleted_at: user.deleted_at,
    business_owners: user.business_owners.map((owner) => ownerIdentity(vault, owner)),
    bank_accounts: accounts.map((account) => ({
      uuid: account.uuid,
      // Null: it was erased before, or its seal is broken.
      account_number: openIfPossible(() => openAccountNumber(vault, account)),
      routing_number: account.routing_number,
      account_name: account.account_name,
      account_type: account.account_type,
      created_at: account.created_at,
      deleted_at: account.deleted_at,
    })),
  };
}

function ownerIdentity(vault: Vault, { ssn9_encrypted, ssn9_last4: _, ...owner }: Owner) {
  return { ...owner, ssn9: openIfAny(vault, ssn9Place(owner), ssn9_encrypted) };
}

/** Null: no identity is kept, or its seal is broken. */
function openIfAny(vault: Vault, place: Place, sealed: Sealed | null): string | null {
  return sealed === null ? null : openIfPossible(() => opened(vault, place, sealed));
}
