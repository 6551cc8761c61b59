// Applies the requested changes to a user in memory; stores nothing.
import { changedMetadata } from '../../api/http/metadata.ts';
import { invalid } from '../../platform/refusals.ts';
import { uuidv7 } from '../../platform/std/identifiers.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { derivedCompanyName } from './company-name.ts';
import { givenNameInFile } from './name-in-file.ts';
import type { RequestedChanges, RequestedOwner } from './requested-changes.ts';
import { replaced, ssn9Place, tinPlace } from './tax-identifier.ts';
import type { Owner, User } from './user.ts';

/**
 * Returns the changed user. Columns that do not change keep their values. Refuses a change that
 * leaves the user incomplete.
 */
export function applyChanges(vault: Vault, user: User, requested: RequestedChanges, now: Date): User {
  const name_in_file = givenNameInFile(user, requested.columns.name_in_file);
  const changed: User = { ...user, ...requested.columns, name_in_file };
  if (requested.metadata !== undefined) changed.metadata = changedMetadata(user.metadata, requested.metadata);
  if (changed.kind === 'person') refuseIncomplete(changed);
  else {
    changed.company_name = companyName(user, changed, requested.company_name);
    const tin = replaced(
      vault,
      tinPlace(user),
      { encrypted: user.tin_encrypted, last4: user.tin_last4 },
      requested.tin,
      'business.tin',
    );
    changed.tin_encrypted = tin.encrypted;
    changed.tin_last4 = tin.last4;
    if (requested.owners !== undefined)
      changed.business_owners = changedOwners(vault, user.business_owners, requested.owners, now);
  }
  return changed;
}

function refuseIncomplete(person: User): void {
  for (const field of ['first_name', 'last_name', 'address'] as const)
    if (person[field] === null) throw invalid(field, 'required', 'is required for a person');
}

/** A derived company name changes with the names that it is derived from. */
function companyName(before: User, after: User, requested: string | null | undefined): string {
  if (typeof requested === 'string') return requested;
  const follows = requested === null || before.company_name === derivedCompanyName(before);
  return follows ? derivedCompanyName(after) : before.company_name;
}

function changedOwners(vault: Vault, owners: readonly Owner[], requested: RequestedOwner[], now: Date): Owner[] {
  const left = new Map(owners.map((owner) => [owner.uuid, owner]));
  return requested.map(({ uuid, columns, ssn9 }, index) => {
    const field = `business_owners.${index}`;
    const known = uuid === undefined ? undefined : left.get(uuid);
    if (uuid !== undefined && !left.delete(uuid))
      throw invalid(
        `${field}.uuid`,
        'unknown',
        'must be the uuid of an owner of this business, and each owner may appear only once',
      );
    const owner = { ...(known ?? newOwner(now)), ...columns };
    for (const name of ['first_name', 'last_name'] as const)
      if (owner[name] === '') throw invalid(`${field}.${name}`, 'required', 'is required for a new owner');
    const { encrypted, last4 } = replaced(
      vault,
      ssn9Place(owner),
      { encrypted: owner.ssn9_encrypted, last4: owner.ssn9_last4 },
      ssn9,
      `${field}.ssn9`,
    );
    return { ...owner, ssn9_encrypted: encrypted, ssn9_last4: last4 };
  });
}

function newOwner(now: Date): Owner {
  return {
    uuid: uuidv7(now),
    first_name: '',
    last_name: '',
    dob: null,
    ssn9_encrypted: null,
    ssn9_last4: null,
    address: null,
    email: null,
    phone: null,
    title: null,
    ownership_percentage: null,
    is_beneficial_owner: false,
  };
}
