// The user record: the answer of every operation on a user, and the `data` of business events.
import { type Static, Type } from 'typebox';
import { receiverLength } from '../../ach/nacha/text-in-file.ts';
import { Metadata } from '../../api/http/metadata.ts';
import { Cents, Nullable, OneOf, Percent, Text, Timestamp, Uuid } from '../../api/http/schema.ts';
import { timestamp, timestampOrNull } from '../../platform/std/timestamps.ts';
import { nameInFile } from './name-in-file.ts';
import { masked } from './tax-identifier.ts';
import type { Owner, User } from './user.ts';

const Masked = Nullable(Type.String({ pattern: '^\\*{5}[0-9]{4}$' }));
const text = Type.String();

const AddressRecord = Type.Object(
  { line_1: text, line_2: Nullable(text), city: text, state: text, zip: text },
  { title: 'Address' },
);

const OwnerRecord = Type.Object(
  {
    uuid: Uuid,
    first_name: text,
    last_name: text,
    dob: Nullable(text),
    ssn9: Masked,
    address: Nullable(AddressRecord),
    email: Nullable(text),
    phone: Nullable(text),
    title: Nullable(text),
    ownership_percentage: Nullable(Percent),
    is_beneficial_owner: Type.Boolean(),
  },
  { title: 'BusinessOwner' },
);

export const UserRecord = Type.Object(
  {
    uuid: Uuid,
    kind: OneOf(['person', 'business']),
    vendor_uuid: Nullable(Uuid),
    first_name: Nullable(text),
    last_name: Nullable(text),
    email: Nullable(text),
    phone: Nullable(text),
    client_reference_id: text,
    name_in_file: Text(1, receiverLength, {
      description:
        'The name that entries in bank files show, and so the bank of the user: in capital letters of ASCII, cut to 22 characters. `RECEIVER` if no character of the name is in a bank file: then give `name_in_file`.',
    }),
    address: Nullable(AddressRecord),
    payout_type: OneOf(['individual', 'batch']),
    kyb_status: Nullable(OneOf(['IN_REVIEW', 'APPROVED', 'REJECTED'], { title: 'KybStatus' })),
    kyb_resubmission_reason: Nullable(text),
    business: Nullable(
      Type.Object(
        {
          name: text,
          trading_name: Nullable(text),
          company_name: Text(0, 16),
          entity_type: Nullable(text),
          tin: Masked,
          address: Nullable(AddressRecord),
        },
        { title: 'Business' },
      ),
    ),
    business_owners: Type.Array(OwnerRecord),
    transaction_fee_percent: Nullable(Percent),
    transaction_fee_fixed: Nullable(Cents),
    maximum_transaction_fee: Nullable(Cents),
    created_at: Timestamp,
    updated_at: Timestamp,
    deleted_at: Nullable(Timestamp),
    metadata: Type.Optional(Metadata),
  },
  { title: 'User' },
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
