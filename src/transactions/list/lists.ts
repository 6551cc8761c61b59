// The lists that a payment stands in: that of its tenant, and those that are narrowed to its vendor and its accounts.

/** What a list can be narrowed by beyond its tenant: columns of `transactions` and of `list_marks`. */
export const narrowings = ['vendor_id', 'payer_bank_account_uuid', 'payee_bank_account_uuid'] as const;
export type Narrowing = (typeof narrowings)[number];

/** The columns that narrow a list. */
export type Kind = readonly Narrowing[];

/** The kinds of lists that have marks: those that an index holds in their order (decision 36 says what of both accounts). */
export const markedKinds: readonly Kind[] = [
  [],
  ['vendor_id'],
  ['payer_bank_account_uuid'],
  ['payee_bank_account_uuid'],
  ['vendor_id', 'payer_bank_account_uuid'],
  ['vendor_id', 'payee_bank_account_uuid'],
];

/**
 * The condition that a payment `t` stands in `list`. An index finds the account, or else the vendor, or else the tenant;
 * what is left is written so that no index fits: what PostgreSQL believes of the columns is too coarse to choose by.
 */
export function inList(kind: Kind, list: string, account = kind.findLast((column) => column !== 'vendor_id')): string {
  const found = account ?? 'vendor_id';
  return [
    `t.processor_id = ${list}.processor_id`,
    ...kind.map((column) => `t.${column} ${column === found ? '=' : 'IS NOT DISTINCT FROM'} ${list}.${column}`),
  ].join(' AND ');
}
