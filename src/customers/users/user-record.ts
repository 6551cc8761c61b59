// The user record: the answer of every operation on a user, and the `data` of business events.
import { type Static, Type } from 'typebox';
import { receiverLength } from '../../ach/nacha/text-in-file.ts';
import { Metadata } from '../../api/http/metadata.ts';
import {
  Cents,
  described,
  Nullable,
  OneOf,
  Percent,
  Text,
  TimeOf,
  Timestamp,
  Uuid,
  UuidOf,
} from '../../api/http/schema.ts';
import { timestamp, timestampOrNull } from '../../platform/std/timestamps.ts';
import { nameInFile } from './name-in-file.ts';
import { masked } from './tax-identifier.ts';
import type { Owner, User } from './user.ts';
import { companyNameMeaning, feeMeanings, KybStatusField, PayoutTypeField } from './user-words.ts';

const Masked = (name: string) =>
  described(
    Nullable(Type.String({ pattern: '^\\*{5}[0-9]{4}$' })),
    `${name}, masked: five asterisks and its last four digits. Null: none was given.`,
  );
const text = (description: string) => Type.String({ description });
const textOrNull = (description: string) => described(Nullable(Type.String()), description);

const AddressRecord = Type.Object(
  {
    line_1: text('The street and house number.'),
    line_2: textOrNull('The second line, for instance an apartment. Null: the address has none.'),
    city: text('The name of the city.'),
    state: text('The state, usually two letters.'),
    zip: text('The ZIP code, with or without its last four digits.'),
  },
  { title: 'Address', description: 'A postal address.' },
);

const OwnerRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the owner. Send it to change this owner.'),
    first_name: text('The first name of the owner.'),
    last_name: text('The last name of the owner.'),
    dob: textOrNull('The date of birth, `YYYY-MM-DD`. Null: none was given.'),
    ssn9: Masked('The social security number'),
    address: described(Nullable(AddressRecord), 'The address where the owner lives. Null: none was given.'),
    email: textOrNull('The e-mail address of the owner. Null: none was given.'),
    phone: textOrNull('The telephone number of the owner. Null: none was given.'),
    title: textOrNull('The role of the owner in the business. Null: none was given.'),
    ownership_percentage: described(
      Nullable(Percent),
      'The share of the business that the owner has, in percent. Null: none was given.',
    ),
    is_beneficial_owner: Type.Boolean({ description: 'Whether the person benefits from the business as an owner.' }),
  },
  { title: 'BusinessOwner', description: 'A person who owns a part of a business.' },
);

export const UserRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the user: `{user_uuid}` of other paths.'),
    kind: OneOf(['person', 'business'], { description: 'Whether the user is a person or a business.' }),
    vendor_uuid: described(
      Nullable(Uuid),
      'The vendor that the user belongs to. Null: the user belongs to the processor itself.',
    ),
    first_name: textOrNull('The first name; of a business, of its contact. Null: none was given.'),
    last_name: textOrNull('The last name; of a business, of its contact. Null: none was given.'),
    email: textOrNull('The e-mail address. Null: none was given.'),
    phone: textOrNull('The telephone number. Null: none was given.'),
    client_reference_id: text('Your own reference for the user. Empty: none was given.'),
    name_in_file: Text(1, receiverLength, {
      description:
        'The name that entries in bank files show, and so the bank of the user: in capital letters of ASCII, cut to 22 characters. `RECEIVER` if no character of the name is in a bank file: then give `name_in_file`.',
    }),
    address: described(Nullable(AddressRecord), 'The postal address of the user. Null: none was given.'),
    payout_type: PayoutTypeField,
    kyb_status: described(
      Nullable(KybStatusField),
      'The status of the business verification (KYB). Null: a person, or a business that was never submitted.',
    ),
    kyb_resubmission_reason: textOrNull(
      'What the tenant has to correct before it submits the business again. Null: no correction is asked for.',
    ),
    business: described(
      Nullable(
        Type.Object(
          {
            name: text('The legal name of the business.'),
            trading_name: textOrNull('The name under which the business trades. Null: none was given.'),
            company_name: Text(0, 16, { description: companyNameMeaning }),
            entity_type: textOrNull('The legal form of the business, for instance `llc`. Null: none was given.'),
            tin: Masked('The taxpayer identification number'),
            address: described(Nullable(AddressRecord), 'The postal address of the business. Null: none was given.'),
          },
          { title: 'Business', description: 'What only a business has.' },
        ),
      ),
      'What only a business has. Null: the user is a person.',
    ),
    business_owners: Type.Array(OwnerRecord, { description: 'The owners of the business. Empty: none were given.' }),
    transaction_fee_percent: described(
      Nullable(Percent),
      `${feeMeanings.transaction_fee_percent} Null: the fee has no such part.`,
    ),
    transaction_fee_fixed: described(
      Nullable(Cents),
      `${feeMeanings.transaction_fee_fixed} Null: the fee has no such part.`,
    ),
    maximum_transaction_fee: described(
      Nullable(Cents),
      `${feeMeanings.maximum_transaction_fee} Null: the fee has no maximum.`,
    ),
    created_at: TimeOf('When the user was registered'),
    updated_at: TimeOf('When the user was changed last'),
    deleted_at: described(Nullable(Timestamp), 'When the user was deleted, in UTC. Null: the user is not deleted.'),
    metadata: Type.Optional(Metadata),
  },
  { title: 'User', description: 'A registered person or business.' },
);

export type UserRecord = Static<typeof UserRecord>;

export function userRecord(user: User): UserRecord {
  return {
    uuid: user.uuid,
    kind: user.kind,
    vendor_uuid: user.vendor_id,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    phone: user.phone,
    client_reference_id: user.client_reference_id,
    name_in_file: nameInFile(user),
    address: user.address,
    payout_type: user.payout_type,
    kyb_status: user.kyb_status,
    kyb_resubmission_reason: user.kyb_resubmission_reason,
    business:
      user.business_name === null
        ? null
        : {
            name: user.business_name,
            trading_name: user.trading_name,
            company_name: user.company_name,
            entity_type: user.entity_type,
            tin: masked(user.tin_last4),
            address: user.business_address,
          },
    business_owners: user.business_owners.map(ownerRecord),
    transaction_fee_percent: user.transaction_fee_percent,
    transaction_fee_fixed: user.transaction_fee_fixed,
    maximum_transaction_fee: user.maximum_transaction_fee,
    created_at: timestamp(user.created_at),
    updated_at: timestamp(user.updated_at),
    deleted_at: timestampOrNull(user.deleted_at),
    ...(user.metadata === null ? {} : { metadata: user.metadata }),
  };
}

function ownerRecord({ ssn9_encrypted: _, ssn9_last4, ...owner }: Owner): Static<typeof OwnerRecord> {
  return { ...owner, ssn9: masked(ssn9_last4) };
}

const address = { line_1: '12 Harbor Street', line_2: null, city: 'Portland', state: 'ME', zip: '04101' };

export const examplePerson: UserRecord = {
  uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
  kind: 'person',
  vendor_uuid: null,
  first_name: 'Ada',
  last_name: 'Moreau',
  email: 'ada@example.com',
  phone: null,
  client_reference_id: 'customer-1042',
  name_in_file: 'ADA MOREAU',
  address,
  payout_type: 'individual',
  kyb_status: null,
  kyb_resubmission_reason: null,
  business: null,
  business_owners: [],
  transaction_fee_percent: null,
  transaction_fee_fixed: null,
  maximum_transaction_fee: null,
  created_at: '2026-03-02 14:05:09',
  updated_at: '2026-03-02 14:05:09',
  deleted_at: null,
};

export const exampleBusiness: UserRecord = {
  ...examplePerson,
  uuid: '019a2f3d-1c2b-7d3e-8f40-51627384a5b6',
  kind: 'business',
  email: 'office@fjord-market.example',
  client_reference_id: 'shop-7',
  name_in_file: 'FJORD MARKET LLC',
  kyb_status: 'APPROVED',
  business: {
    name: 'Fjord Market LLC',
    trading_name: 'Fjord Market',
    company_name: 'Fjord Market',
    entity_type: 'llc',
    tin: '*****6789',
    address,
  },
  business_owners: [
    {
      uuid: '019a2f3d-1c2b-7a01-9c3d-2e4f60718293',
      first_name: 'Ada',
      last_name: 'Moreau',
      dob: '1984-07-19',
      ssn9: '*****4321',
      address,
      email: null,
      phone: null,
      title: 'Managing member',
      ownership_percentage: 62.5,
      is_beneficial_owner: true,
    },
  ],
  transaction_fee_percent: 2.9,
  transaction_fee_fixed: 30,
  maximum_transaction_fee: 2500,
};
