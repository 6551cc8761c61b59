// The lists that a payment stands in: that of its tenant, and those that are narrowed to its vendor
// and its accounts.

/**
 * What a list can be narrowed by beyond its tenant: columns of `transactions` and of
 * `list_checkpoints`.
 */
export const narrowings = ['vendor_id', 'payer_bank_account_uuid', 'payee_bank_account_uuid'] as const;
export type Narrowing = (typeof narrowings)[number];

/** The columns that narrow a list. */
export type Kind = readonly Narrowing[];

/** The kinds of lists that an index of `transactions` holds in their order. */
export const indexedKinds: readonly Kind[] = [
  [],
  ['vendor_id'],
  ['payer_bank_account_uuid'],
  ['payee_bank_account_uuid'],
  ['vendor_id', 'payer_bank_account_uuid'],
  ['vendor_id', 'payee_bank_account_uuid'],
];

/**
 * Those of both accounts at once: `list_busy_pairs` holds them where both are busy (decision 36).
 */
export const pairKinds: readonly Kind[] = [['payer_bank_account_uuid', 'payee_bank_account_uuid'], narrowings];

export const isOfPair = (kind: Kind) =>
  kind.includes('payer_bank_account_uuid') && kind.includes('payee_bank_account_uuid');

/**
 * The condition that a payment `t` stands in `list`. An index finds the account, or else the
 * vendor, or else the tenant; what is left is written so that no index fits: what PostgreSQL
 * believes of the columns is too coarse to choose by.
 */
export function inList(kind: Kind, list: string, account = kind.findLast((column) => column !== 'vendor_id')): string {
  return listCondition(kind, list, [account ?? 'vendor_id']);
}

/**
 * The condition that an entry `t` of `list_busy_pairs` stands in `list`, which is of a pair: both
 * accounts find it.
 */
export const inPairList = (kind: Kind, list: string) =>
  listCondition(kind, list, ['payer_bank_account_uuid', 'payee_bank_account_uuid']);

const listCondition = (kind: Kind, list: string, foundBy: readonly Narrowing[]) =>
  [
    `t.processor_id = ${list}.processor_id`,
    ...kind.map((column) => `t.${column} ${foundBy.includes(column) ? '=' : 'IS NOT DISTINCT FROM'} ${list}.${column}`),
  ].join(' AND ');
