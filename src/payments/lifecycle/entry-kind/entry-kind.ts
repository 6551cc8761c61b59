// What a payment says about the kind of its entries.

/**
 * `purchase`: goods that a person buys online. `payroll`: wages of a person. `other`: neither.
 */
export const entryPurposes = ['purchase', 'payroll', 'other'] as const;
export type EntryPurpose = (typeof entryPurposes)[number];

/** Of WEB and TEL debits: recurring or single (ACH, files). */
export type PaymentTypeCode = 'R' | 'S';
