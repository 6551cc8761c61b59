// Reads the fields of a request about a user into the names of its columns.

import { oneSpelling } from '../../api/http/spellings.ts';
import { invalid } from '../../platform/refusals.ts';
import type { MetadataChange } from '../../platform/std/metadata.ts';
import type { Address, Owner, User, UserKind } from './user.ts';
import type { UserChange } from './user-fields.ts';

type PlainColumn =
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'client_reference_id'
  | 'name_in_file'
  | 'address'
  | 'payout_type'
  | 'business_name'
  | 'trading_name'
  | 'entity_type'
  | 'business_address'
  | 'transaction_fee_percent'
  | 'transaction_fee_fixed'
  | 'maximum_transaction_fee';

/** An absent field does not change. */
export interface RequestedChanges {
  columns: Partial<Pick<User, PlainColumn>>;
  /** By key; null deletes all. */
  metadata?: MetadataChange | null;
  /** Null: derive it from the names again. */
  company_name?: string | null;
  /** Nine digits, or the mask. In memory only. */
  tin?: string;
  /** All owners after the change; an owner with a uuid keeps its absent fields. */
  owners?: RequestedOwner[];
}

export interface RequestedOwner {
  uuid?: string;
  columns: Partial<Omit<Owner, 'uuid' | 'ssn9_encrypted' | 'ssn9_last4'>>;
  /** Nine digits, the mask, or null to clear it. In memory only. */
  ssn9?: string | null;
}

/** A registration is a change of an empty user. Refuses business fields for a person. */
export function requestedChanges(kind: UserKind, body: UserChange): RequestedChanges {
  if (kind === 'person') refuseBusinessFields(body);
  const { business, business_owners } = body;
  return given<RequestedChanges>({
    columns: given<RequestedChanges['columns']>({
      first_name: body.first_name,
      last_name: body.last_name,
      email: body.email,
      phone: body.phone,
      client_reference_id: body.client_reference_id === null ? '' : body.client_reference_id,
      name_in_file: body.name_in_file,
      address: addressFrom(body.address),
      payout_type: inEitherPlace(body, 'payout_type') ?? (body.payout_type === null ? 'individual' : undefined),
      business_name: business?.name,
      trading_name: business?.trading_name,
      entity_type: business?.entity_type,
      business_address: addressFrom(business?.address),
      transaction_fee_percent: inEitherPlace(body, 'transaction_fee_percent'),
      transaction_fee_fixed: inEitherPlace(body, 'transaction_fee_fixed'),
      maximum_transaction_fee: inEitherPlace(body, 'maximum_transaction_fee'),
    }),
    metadata: body.metadata,
    company_name: business?.company_name,
    tin: withoutHyphens(business?.tin),
    owners: business_owners === null ? [] : business_owners?.map(ownerFrom),
  });
}

type Entry = NonNullable<UserChange['business_owners']>[number];

function ownerFrom(entry: Entry): RequestedOwner {
  return given<RequestedOwner>({
    uuid: entry.uuid?.toLowerCase(),
    columns: given<RequestedOwner['columns']>({
      first_name: entry.first_name,
      last_name: entry.last_name,
      dob: entry.dob,
      address: addressFrom(entry.address),
      email: entry.email,
      phone: entry.phone,
      title: entry.title,
      ownership_percentage: entry.ownership_percentage,
      is_beneficial_owner: entry.is_beneficial_owner === null ? false : entry.is_beneficial_owner,
    }),
    ssn9: withoutHyphens(entry.ssn9),
  });
}

/** 12-3456789 and 123456789 are the same number. */
const withoutHyphens = <Written extends string | null | undefined>(number: Written) =>
  (typeof number === 'string' ? number.replaceAll('-', '') : number) as Written;

/** An address is replaced as a whole, so an old line_2 never follows a new line_1. */
function addressFrom(field: UserChange['address']): Address | null | undefined {
  if (field === null || field === undefined) return field;
  const { line_1, line_2 = null, city, state, zip } = field;
  return { line_1, line_2, city, state, zip };
}

type InEitherPlace = 'payout_type' | 'transaction_fee_percent' | 'transaction_fee_fixed' | 'maximum_transaction_fee';

function inEitherPlace<Name extends InEitherPlace>(body: UserChange, name: Name) {
  return oneSpelling(name, body[name], `business.${name}`, body.business?.[name]);
}

function refuseBusinessFields(body: UserChange): void {
  for (const field of [
    'business',
    'transaction_fee_percent',
    'transaction_fee_fixed',
    'maximum_transaction_fee',
  ] as const)
    if (body[field] !== undefined && body[field] !== null)
      throw invalid(field, 'business_only', 'is only for businesses, but this user is a person: leave it out');
  if (body.business_owners !== undefined && body.business_owners !== null && body.business_owners.length > 0)
    throw invalid(
      'business_owners',
      'business_only',
      'is only for businesses, but this user is a person: leave it out',
    );
}

function given<Values extends object>(values: { [Name in keyof Values]: Values[Name] | undefined }): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
}
