// The operator books: the operator's own accounts, in the same ledger as the tenants' accounts.

/**
 * Used in place of a tenant's id. All tenants share the account at the bank, so unexpected cash on
 * its statement belongs to no tenant until its tenant is known. It is in suspense here. The
 * operator's own funds are here too. No tenant can have this id or own a token for it: only ledger
 * tables use it (decision 33).
 */
export const operatorBooksUuid = '00000000-0000-8000-8000-000000000000';
