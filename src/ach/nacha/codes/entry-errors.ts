// Why an entry that was sent is wrong: the only reasons for a reversal or a request for its return
// (Nacha Operating Rules, reversing entries). Missing money is no such reason.

/** By the word for it, in a sentence. */
export const entryErrors = {
  duplicate: 'The entry was sent twice.',
  wrong_amount: 'The amount is not the one that was ordered.',
  wrong_account: 'The entry went to a receiver who was not meant.',
  wrong_date: 'A debit was dated too early, or a credit too late.',
} as const;

export type EntryError = keyof typeof entryErrors;

export const entryErrorNames = Object.keys(entryErrors) as EntryError[];
