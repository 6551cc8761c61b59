// Originator: what a batch says of who sends it, and how a consumer has agreed to its debits.
import { type Static, Type } from 'typebox';
import { Nullable, OneOf, Text } from '../http/schema.ts';
import { transliterate } from '../nacha/transliterate.ts';
import { invalid } from '../refusals.ts';

// ACH, files: the columns of a batch header.
const nameLength = 16;

const fields = {
  company_identification: Nullable(
    Type.String({
      pattern: '^(?!0{10})[0-9A-Z]{10}$',
      allowed: '10 digits and capital letters, not only zeros',
      description: 'As the bank assigned it.',
    }),
  ),
  company_name: Nullable(
    Text(1, nameLength, { description: 'What a payment shows on the bank statement when it names no other.' }),
  ),
  consumer_debits: Nullable(
    OneOf(['prearranged', 'online', 'online_purchase'], {
      description:
        'How persons authorize debits. `prearranged`: PPD. `online`: WEB. `online_purchase`: WEB, for goods bought online, described as PURCHASE whatever the payment says.',
    }),
  ),
  online_debits_recur: Nullable(
    Type.Boolean({ allowed: 'true or false', description: 'Of WEB: recurring (R), else single (S).' }),
  ),
  payouts_are_wages: Nullable(
    Type.Boolean({
      allowed: 'true or false',
      description: 'Payouts to persons are wages: described as PAYROLL whatever the payment says.',
    }),
  ),
};

export const OriginatorRecord = Type.Object(fields);

/**
 * Null where nothing is set: it is inherited, by a merchant from its tenant, by a tenant from its
 * bank.
 */
export type Originator = Static<typeof OriginatorRecord>;

/** What of it is to change: what is left out stays, null inherits again. */
export const OriginatorChange = Type.Partial(OriginatorRecord);
export type OriginatorChange = Static<typeof OriginatorChange>;

export const inheritsAll: Originator = {
  company_identification: null,
  company_name: null,
  consumer_debits: null,
  online_debits_recur: null,
  payouts_are_wages: null,
};

/**
 * The originator with the change made. Refuses a name that no bank file can hold, as `prefix` +
 * `company_name`: what a payment shows must be what was agreed with the bank, so nothing of it is
 * cut or left out.
 */
export function changedOriginator(before: Originator, change: OriginatorChange, prefix = ''): Originator {
  if (typeof change.company_name === 'string') expectWritable(change.company_name, `${prefix}company_name`);
  return { ...before, ...change };
}

function expectWritable(name: string, field: string): void {
  const { text, changes } = transliterate(name);
  const lost = changes.find(({ reason }) => reason === 'unknown');
  if (lost !== undefined)
    throw invalid(field, 'ach_characters', `must be of characters that a bank file can hold: ${lost.from} is none`);
  if (text.length > nameLength)
    throw invalid(
      field,
      'maxLength',
      `must be at most ${nameLength} characters as a bank file holds it: ${text} has ${text.length}`,
    );
  if (text.trim() !== text || /^0*$/.test(text))
    throw invalid(field, 'ach_characters', 'must neither begin nor end with a blank, nor be zeros alone');
}
