// The kinds of lists that a payment is in: that of its tenant, and those narrowed to its vendor and
// its accounts.

/**
 * What can narrow a list within its tenant: columns of `transactions` and of `list_checkpoints`.
 */
export const narrowings = ['vendor_id', 'payer_bank_account_uuid', 'payee_bank_account_uuid'] as const;
export type Narrowing = (typeof narrowings)[number];

/** The columns that narrow a list. */
export type Kind = readonly Narrowing[];

/** The kinds of lists that have an index of `transactions` in their order. */
export const indexedKinds: readonly Kind[] = [
  [],
  ['vendor_id'],
  ['payer_bank_account_uuid'],
  ['payee_bank_account_uuid'],
  ['vendor_id', 'payer_bank_account_uuid'],
  ['vendor_id', 'payee_bank_account_uuid'],
];

/**
 * The kinds with both accounts. `list_busy_pairs` has their payments when both are busy (decision
 * 36).
 */
export const pairKinds: readonly Kind[] = [['payer_bank_account_uuid', 'payee_bank_account_uuid'], narrowings];

export const isOfPair = (kind: Kind) =>
  kind.includes('payer_bank_account_uuid') && kind.includes('payee_bank_account_uuid');

/**
 * The condition that a payment `t` is in `list`. An index finds the account, else the vendor, else
 * the tenant. The other columns are compared so that no index fits: PostgreSQL's statistics of them
 * are too coarse to choose an index by.
 */
export function inList(kind: Kind, list: string, account = kind.findLast((column) => column !== 'vendor_id')): string {
  return listCondition(kind, list, [account ?? 'vendor_id']);
}

/** The condition that a row `t` of `list_busy_pairs` is in `list`, found by both accounts. */
export const inPairList = (kind: Kind, list: string) =>
  listCondition(kind, list, ['payer_bank_account_uuid', 'payee_bank_account_uuid']);

const listCondition = (kind: Kind, list: string, foundBy: readonly Narrowing[]) =>
  [
    `t.processor_id = ${list}.processor_id`,
    ...kind.map((column) => `t.${column} ${foundBy.includes(column) ? '=' : 'IS NOT DISTINCT FROM'} ${list}.${column}`),
  ].join(' AND ');
