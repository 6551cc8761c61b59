// The request fields of a user, for registrations and changes.
import { type Static, Type } from 'typebox';
import { receiverLength } from '../../ach/nacha/text-in-file.ts';
import { Metadata } from '../../api/http/metadata.ts';
import { BankTitle, Cents, Day, FilledText, Nullable, OneOf, Percent, Text, Uuid } from '../../api/http/schema.ts';
import { billingMerchantFields } from './billing-merchant.ts';

/** An optional field. Null means absent in a registration and clears the field in a change. */
export const clearable = <Schema extends Parameters<typeof Nullable>[0]>(schema: Schema) =>
  Type.Optional(Nullable(schema));

// Formats of personal data are lenient (Contract, users): a postal code is text, and so is a
// telephone number.
export const Name = FilledText(100);
export const AddressField = Type.Object(
  {
    line_1: FilledText(100),
    line_2: clearable(Text(0, 100)),
    city: FilledText(100),
    state: FilledText(50),
    zip: FilledText(10),
  },
  { title: 'AddressInput' },
);
const Email = Text(3, 254, { pattern: '^[^@\\s]+@[^@\\s]+$', allowed: 'an e-mail address of at most 254 characters' });
const Phone = Text(1, 30);
const PayoutTypeField = OneOf(['individual', 'batch']);

// Hyphens are allowed: 12-3456789 for an employer identification number, 123-45-6789 for a social
// security number.
const digits = '[0-9]{9}|[0-9]{2}-[0-9]{7}|[0-9]{3}-[0-9]{2}-[0-9]{4}';
const nineDigits = Type.String({ pattern: `^(${digits})$`, allowed: '9 digits, with or without their usual hyphens' });
// The mask of the record may be sent back and changes nothing.
const nineDigitsOrMask = Type.String({
  pattern: `^(${digits}|\\*{5}[0-9]{4})$`,
  allowed: '9 digits, with or without their usual hyphens, or the masked form that the record shows',
});

export const contact = {
  email: clearable(Email),
  phone: clearable(Phone),
  client_reference_id: clearable(Text(0, 255)),
  name_in_file: clearable(
    BankTitle(
      receiverLength,
      'The name of the user in bank files, for a name that has other characters or is longer. Null: from the name.',
    ),
  ),
  metadata: clearable(Metadata),
  payout_type: clearable(PayoutTypeField),
};

/**
 * The fees of a business on its payments, unless a payment has its own. Percent, then cents, then
 * cents.
 */
export const fees = {
  transaction_fee_percent: clearable(Percent),
  transaction_fee_fixed: clearable(Cents),
  maximum_transaction_fee: clearable(Cents),
};

// Payout type and fees may also be at the top of the body; two different values are refused.
const aboutBusiness = {
  trading_name: clearable(Name),
  company_name: clearable(BankTitle(16)),
  entity_type: clearable(FilledText(50)),
  address: clearable(AddressField),
  payout_type: clearable(PayoutTypeField),
  ...fees,
};
export const BusinessField = Type.Object({ name: Name, tin: nineDigits, ...aboutBusiness }, { title: 'BusinessInput' });
const BusinessChangeField = Type.Object({
  name: Type.Optional(Name),
  tin: Type.Optional(nineDigitsOrMask),
  ...aboutBusiness,
});

const aboutOwner = {
  dob: clearable(Day),
  address: clearable(AddressField),
  email: clearable(Email),
  phone: clearable(Phone),
  title: clearable(FilledText(100)),
  ownership_percentage: clearable(Percent),
  is_beneficial_owner: clearable(Type.Boolean({ allowed: 'true or false' })),
};
const atMostOwners = 20;
export const OwnersField = Type.Array(
  Type.Object({ first_name: Name, last_name: Name, ssn9: clearable(nineDigits), ...aboutOwner }),
  { maxItems: atMostOwners },
);
const OwnersChangeField = Type.Array(
  Type.Object({
    uuid: Type.Optional(Uuid),
    first_name: Type.Optional(Name),
    last_name: Type.Optional(Name),
    ssn9: clearable(nineDigitsOrMask),
    ...aboutOwner,
  }),
  { maxItems: atMostOwners },
);

/** The body of a change. Registrations use the same fields and require more of them. */
export const UserChange = Type.Object(
  {
    first_name: clearable(Name),
    last_name: clearable(Name),
    address: clearable(AddressField),
    ...contact,
    business: clearable(BusinessChangeField),
    business_owners: clearable(OwnersChangeField),
    ...fees,
    ...billingMerchantFields,
  },
  { title: 'UserChange' },
);
export type UserChange = Static<typeof UserChange>;
