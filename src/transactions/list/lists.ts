// The lists that a payment stands in: that of its tenant, and those that are narrowed by its vendor and its accounts.

/** What a list can be narrowed by beyond its tenant: columns of `transactions` and of `list_marks`. */
export const narrowings = ['vendor_id', 'payer_bank_account_uuid', 'payee_bank_account_uuid'] as const;
export type Narrowing = (typeof narrowings)[number];

/** Every choice of columns that a list can be narrowed by. */
export const kindsOfLists: readonly (readonly Narrowing[])[] = Array.from(
  { length: 2 ** narrowings.length },
  (_, chosen) => narrowings.filter((_, bit) => (chosen >> bit) % 2 === 1),
);
