// The kinds of lists that a payment is in: the list of its tenant, and the lists narrowed to its
// vendor and its accounts.

/**
 * What can narrow a list within its tenant: columns of `transactions` and of `list_checkpoints`.
 */
export const narrowings = ['vendor_id', 'payer_bank_account_uuid', 'payee_bank_account_uuid'] as const;
export type Narrowing = (typeof narrowings)[number];

export const sides = ['payer', 'payee'] as const;
export type PaymentSide = (typeof sides)[number];

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
 * The kind with both accounts. `list_pair_payments` has its payments when the pair was asked for
 * (decision 27). A vendor does not narrow it: all payments of a pair have the same vendor.
 */
export const pairKind: Kind = ['payer_bank_account_uuid', 'payee_bank_account_uuid'];

/**
 * The condition that a payment `t` is in `list`. An index finds the account, else the vendor, else
 * the tenant. The other columns are compared so that no index fits: PostgreSQL's statistics of them
 * are too coarse to choose an index by.
 */
export function inList(kind: Kind, list: string, account = kind.findLast((column) => column !== 'vendor_id')): string {
  const found = account ?? 'vendor_id';
  return [
    `t.shard = ${list}.shard AND t.processor_id = ${list}.processor_id`,
    ...kind.map((column) => `t.${column} ${column === found ? '=' : 'IS NOT DISTINCT FROM'} ${list}.${column}`),
  ].join(' AND ');
}

/**
 * The condition that a payment `t` of `inList` is between two uuids (the second excluded). From a
 * range, PostgreSQL expects a few rows in every list. While it has no good statistics, it then
 * prefers the primary key to the larger index of the account. It does not see that ANY is a range.
 */
export const between = (kind: Kind, from: string, to: string) =>
  `t.uuid >= ${from} AND t.uuid < ${isOfAccount(kind) ? `ANY (ARRAY[${to}])` : to}`;

const isOfAccount = (kind: Kind) => kind.some((column) => column !== 'vendor_id');

/** The condition that a row `t` of `list_pair_payments` is of the pair of `list`. */
export const ofPair = (list: string) =>
  ['shard', 'processor_id', ...pairKind].map((column) => `t.${column} = ${list}.${column}`).join(' AND ');
