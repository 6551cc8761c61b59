// The originator of a batch: its name, and how consumers authorize its debits (decision 32).
import { type Static, Type } from 'typebox';
import { transliterate } from '../../ach/nacha/transliterate.ts';
import { Nullable, OneOf, Text } from '../../api/http/schema.ts';
import { invalid } from '../../platform/refusals.ts';

// ACH, files: the columns of a batch header.
const nameLength = 16;

const fields = {
  company_identification: Nullable(
    Type.String({
      pattern: '^(?!0+$)( [0-9A-Z]{9}|[0-9A-Z]{9,10})$',
      allowed: '10 digits and capital letters, not only zeros; the first may be a space; or 9',
      description: 'The bank assigns it.',
    }),
  ),
  company_name: Nullable(
    Text(1, nameLength, { description: 'The name on the bank statement, unless the payment has its own.' }),
  ),
  consumer_debits: Nullable(
    OneOf(['prearranged', 'online', 'online_purchase'], {
      description:
        'How persons authorize debits. `prearranged`: PPD. `online`: WEB. `online_purchase`: WEB, for goods bought online, always described as PURCHASE.',
    }),
  ),
  online_debits_recur: Nullable(
    Type.Boolean({ allowed: 'true or false', description: 'For WEB: true is recurring (R), false is single (S).' }),
  ),
  payouts_are_wages: Nullable(
    Type.Boolean({
      allowed: 'true or false',
      description: 'Payouts to persons are wages, always described as PAYROLL.',
    }),
  ),
};

export const OriginatorRecord = Type.Object(fields, { title: 'Originator' });

/** A null field is inherited: by a merchant from its tenant, by a tenant from its bank. */
export type Originator = Static<typeof OriginatorRecord>;

/** A change: an absent field does not change, null inherits again. */
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
 * Applies a change. Refuses a name that no bank file can have, as the field `prefix` +
 * `company_name`. The name must be exactly what the bank agreed to, so nothing of it is cut or
 * replaced.
 */
export function changedOriginator(before: Originator, change: OriginatorChange, prefix = ''): Originator {
  if (typeof change.company_name === 'string') expectWritable(change.company_name, `${prefix}company_name`);
  return { ...before, ...change };
}

function expectWritable(name: string, field: string): void {
  const { text, changes } = transliterate(name);
  const lost = changes.find(({ reason }) => reason === 'unknown');
  if (lost !== undefined)
    throw invalid(
      field,
      'ach_characters',
      `must have only characters that a bank file can have: ${lost.from} is not allowed`,
    );
  if (text.length > nameLength)
    throw invalid(
      field,
      'maxLength',
      `must have at most ${nameLength} characters in a bank file: ${text} has ${text.length}`,
    );
  if (text.trim() !== text || /^0*$/.test(text))
    throw invalid(field, 'ach_characters', 'must not begin or end with a space, and must not be zeros only');
}
