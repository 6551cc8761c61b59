// The house: the operator's own books, beside those of the tenants, in the same ledger.

/**
 * Stands where a tenant's id does. The bank's account is one for all tenants, so that cash on its
 * statement which nobody expects is no tenant's until somebody knows whose: it stands in suspense
 * here, as do the operator's own funds. No tenant can be this one, nor own a token: it is in no
 * table but those of the ledger (decision 34).
 */
export const operatorBooksUuid = '00000000-0000-8000-8000-000000000000';
