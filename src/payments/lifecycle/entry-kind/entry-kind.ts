// What a payment says about the kind of its entries.
import type { OriginatedSecCode } from '../../../ach/nacha/codes/sec-codes.ts';

/**
 * `purchase`: goods that a person buys online. `payroll`: wages of a person. `other`: neither.
 */
export const entryPurposes = ['purchase', 'payroll', 'other'] as const;
export type EntryPurpose = (typeof entryPurposes)[number];

/** Of WEB and TEL debits: recurring or single (ACH, files). */
export type PaymentTypeCode = 'R' | 'S';

/** Who authorized a debit, and how. */
export const secCodeWords: Record<OriginatedSecCode, string> = {
  PPD: 'A person, in writing or in a similar way.',
  WEB: 'A person, over the internet or in an app.',
  TEL: 'A person, by telephone.',
  CCD: 'A business, by an agreement.',
  CTX: 'A business, by an agreement; the entry may have a long `addenda`.',
};

export const purposeWords: Record<EntryPurpose, string> = {
  purchase: 'A person buys goods online: the WEB debit is described as `PURCHASE`.',
  payroll: 'Wages of a person: the payout (PPD) is described as `PAYROLL`.',
  other: 'Neither, whatever the settings say.',
};
