// Tax identifiers (tin, ssn9): encrypted at rest, shown by their last four digits, opened only for
// the verification.
import { invalid } from '../../platform/refusals.ts';
import type { Place, Vault } from '../../platform/vault/vault.ts';
import type { Owner, Sealed, User } from './user.ts';

/** Five asterisks and the last four digits, for every answer and event. */
export function masked(last4: string | null): string | null {
  return last4 === null ? null : `*****${last4}`;
}

export const tinPlace = ({ uuid }: Pick<User, 'uuid'>): Place => ({
  table: 'users',
  row: uuid,
  column: 'tin_encrypted',
});
export const ssn9Place = ({ uuid }: Pick<Owner, 'uuid'>): Place => ({
  table: 'business_owners',
  row: uuid,
  column: 'ssn9_encrypted',
});

/** The plain text of a sealed column. */
export function opened(vault: Vault, place: Place, sealed: Sealed): string {
  return vault.open(place, Buffer.from(sealed.slice(2), 'hex')).toString();
}

export interface TaxIdentifier {
  encrypted: Sealed | null;
  last4: string | null;
}

/** Keeps the ciphertext if the number is the same, so sending it again is not a change. */
export function replaced(
  vault: Vault,
  place: Place,
  current: TaxIdentifier,
  requested: string | null | undefined,
  field: string,
): TaxIdentifier {
  if (requested === undefined || requested === masked(current.last4)) return current;
  if (requested === null) return { encrypted: null, last4: null };
  if (requested.startsWith('*'))
    throw invalid(field, 'mask', 'is masked but does not match the stored number: send all nine digits');
  if (current.encrypted !== null && opened(vault, place, current.encrypted) === requested) return current;
  return { encrypted: `\\x${vault.seal(place, requested).toString('hex')}`, last4: requested.slice(-4) };
}
