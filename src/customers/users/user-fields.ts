// The request fields of a user, for registrations and changes.
import { type Static, Type } from 'typebox';
import { receiverLength } from '../../ach/nacha/text-in-file.ts';
import { changesByKey, Metadata, MetadataChange } from '../../api/http/metadata.ts';
import {
  BankTitle,
  Cents,
  Day,
  described,
  FilledText,
  meaningOf,
  Nullable,
  Percent,
  Text,
  UuidOf,
} from '../../api/http/schema.ts';
import { billingMerchantFields } from './billing-merchant.ts';
import { companyNameMeaning, feeMeanings, PayoutTypeField } from './user-words.ts';

/** An optional field. Null means absent in a registration and clears the field in a change. */
export const clearable = <Schema extends Parameters<typeof Nullable>[0]>(schema: Schema, description: string) =>
  Type.Optional(described(Nullable(schema), description));

// Formats of personal data are lenient (Contract, users): a postal code is text, and so is a
// telephone number.
export const Name = FilledText(100);
const NameOf = (description: string) => described(Name, description);
export const FirstName = NameOf('The first name of the person; of a business, of its contact.');
export const LastName = NameOf('The last name of the person; of a business, of its contact.');
export const AddressField = Type.Object(
  {
    line_1: described(FilledText(100), 'The street and house number.'),
    line_2: clearable(Text(0, 100), 'The second line, for instance an apartment.'),
    city: described(FilledText(100), 'The name of the city.'),
    state: described(FilledText(50), 'The state, usually two letters.'),
    zip: described(FilledText(10), 'The ZIP code, with or without its last four digits.'),
  },
  { title: 'AddressInput', description: 'The postal address.' },
);
const Email = Text(3, 254, { pattern: '^[^@\\s]+@[^@\\s]+$', allowed: 'an e-mail address of at most 254 characters' });
const Phone = Text(1, 30);
const payoutType = 'How the user is paid as a payee. Absent in a registration: `individual`.';

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
  email: clearable(Email, 'The e-mail address of the user, at most 254 characters.'),
  phone: clearable(Phone, 'The telephone number of the user.'),
  client_reference_id: clearable(Text(0, 255), 'Your own reference for the user. It need not be unique.'),
  name_in_file: clearable(
    BankTitle(receiverLength),
    'The name of the user in bank files, for a name that has other characters or is longer. Null: from the name.',
  ),
  metadata: clearable(Metadata, 'Your own data about the user. Write no personal data into it.'),
  payout_type: clearable(PayoutTypeField, payoutType),
};

/**
 * The fees of a business on its payments, unless a payment has its own. Percent, then cents, then
 * cents.
 */
export const fees = {
  transaction_fee_percent: clearable(Percent, feeMeanings.transaction_fee_percent),
  transaction_fee_fixed: clearable(Cents, feeMeanings.transaction_fee_fixed),
  maximum_transaction_fee: clearable(Cents, feeMeanings.maximum_transaction_fee),
};

const LegalName = NameOf('The legal name of the business.');
const tinMeaning = 'The taxpayer identification number of the business: 9 digits';
const ssnMeaning = 'The social security number of the owner: 9 digits';
const orMask = 'with or without the usual hyphens, or the masked form that the record shows.';

// Payout type and fees may also be at the top of the body; two different values are refused.
const aboutBusiness = {
  trading_name: clearable(Name, 'The name under which the business trades.'),
  company_name: clearable(BankTitle(16), companyNameMeaning),
  entity_type: clearable(FilledText(50), 'The legal form of the business, for instance `llc`.'),
  address: clearable(AddressField, 'The postal address of the business.'),
  payout_type: clearable(PayoutTypeField, payoutType),
  ...fees,
};
export const BusinessField = Type.Object(
  { name: LegalName, tin: described(nineDigits, `${tinMeaning}, with or without its usual hyphen.`), ...aboutBusiness },
  { title: 'BusinessInput', description: 'What only a business has.' },
);
const BusinessChangeField = Type.Object({
  name: Type.Optional(LegalName),
  tin: Type.Optional(described(nineDigitsOrMask, `${tinMeaning}, ${orMask}`)),
  ...aboutBusiness,
});

const aboutOwner = {
  dob: clearable(Day, 'The date of birth of the owner.'),
  address: clearable(AddressField, 'The address where the owner lives.'),
  email: clearable(Email, 'The e-mail address of the owner, at most 254 characters.'),
  phone: clearable(Phone, 'The telephone number of the owner.'),
  title: clearable(FilledText(100), 'The role of the owner in the business.'),
  ownership_percentage: clearable(Percent, 'The share of the business that the owner has, in percent.'),
  is_beneficial_owner: clearable(
    Type.Boolean({ allowed: 'true or false' }),
    'Whether the person benefits from the business as an owner. False by default.',
  ),
};
const OwnerFirstName = NameOf('The first name of the owner.');
const OwnerLastName = NameOf('The last name of the owner.');
const atMostOwners = 20;
export const OwnersField = Type.Array(
  Type.Object({
    first_name: OwnerFirstName,
    last_name: OwnerLastName,
    ssn9: clearable(nineDigits, `${ssnMeaning}, with or without its usual hyphens.`),
    ...aboutOwner,
  }),
  { maxItems: atMostOwners },
);
const OwnersChangeField = Type.Array(
  Type.Object({
    uuid: Type.Optional(UuidOf('The owner to keep: its absent fields do not change. Absent: a new owner.')),
    first_name: Type.Optional(OwnerFirstName),
    last_name: Type.Optional(OwnerLastName),
    ssn9: clearable(nineDigitsOrMask, `${ssnMeaning}, ${orMask}`),
    ...aboutOwner,
  }),
  { maxItems: atMostOwners },
);

export const userAddress = 'The postal address of the user.';

/** The body of a change. Registrations use the same fields and require more of them. */
export const UserChange = Type.Object(
  {
    first_name: clearable(Name, meaningOf(FirstName)),
    last_name: clearable(Name, meaningOf(LastName)),
    address: clearable(AddressField, userAddress),
    ...contact,
    metadata: clearable(MetadataChange, changesByKey),
    business: clearable(BusinessChangeField, 'What only a business has. An absent field does not change.'),
    business_owners: clearable(OwnersChangeField, 'All owners of the business. The list replaces the stored one.'),
    ...fees,
    ...billingMerchantFields,
  },
  { title: 'UserChange', description: 'The fields of a user to change. An absent field does not change.' },
);
export type UserChange = Static<typeof UserChange>;
