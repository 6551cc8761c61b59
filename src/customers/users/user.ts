// A user: a person or a business, with the columns of its row.

import { uuidv7 } from '../../platform/std/identifiers.ts';
import type { Metadata } from '../../platform/std/metadata.ts';

export type UserKind = 'person' | 'business';
export type PayoutType = 'individual' | 'batch';
/**
 * Null: the user was never submitted. A merchant is a business that is APPROVED (Contract, users).
 */
export type KybStatus = 'IN_REVIEW' | 'APPROVED' | 'REJECTED';

/** An encrypted column in PostgreSQL's text format of bytea: `\x01…`. */
export type Sealed = string;

export interface Address {
  line_1: string;
  line_2: string | null;
  city: string;
  state: string;
  zip: string;
}

export interface Owner {
  uuid: string;
  first_name: string;
  last_name: string;
  /** `Y-m-d`. */
  dob: string | null;
  ssn9_encrypted: Sealed | null;
  ssn9_last4: string | null;
  address: Address | null;
  email: string | null;
  phone: string | null;
  title: string | null;
  ownership_percentage: number | null;
  is_beneficial_owner: boolean;
}

export interface User {
  processor_id: string;
  uuid: string;
  vendor_id: string | null;
  kind: UserKind;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  phone: string | null;
  client_reference_id: string;
  /** As the tenant gave it; null: from the name. */
  name_in_file: string | null;
  /** Null: none. */
  metadata: Metadata | null;
  address: Address | null;
  payout_type: PayoutType;
  /** Not null for a business, null for a person. */
  business_name: string | null;
  trading_name: string | null;
  entity_type: string | null;
  business_address: Address | null;
  /** The name of a business on a bank statement; empty for a person. */
  company_name: string;
  tin_encrypted: Sealed | null;
  tin_last4: string | null;
  kyb_status: KybStatus | null;
  /** Since when it waits or is decided; null without a kyb_status. */
  kyb_status_since: Date | null;
  /** What an operator asked the tenant to correct or add, for a business in review. */
  kyb_resubmission_reason: string | null;
  transaction_fee_percent: number | null;
  /** In cents, like the next field. */
  transaction_fee_fixed: number | null;
  maximum_transaction_fee: number | null;
  event_count: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  /** In the order of the request. */
  business_owners: Owner[];
}

/**
 * What a token can reach: a processor its own users and all its vendors' users, a vendor its own
 * (Contract, who calls).
 */
export interface Reach {
  processor_id: string;
  vendor_id: string | null;
}

/** The empty profile of a new or erased user: a new or an erased one. */
export const undescribed = {
  first_name: null,
  last_name: null,
  email: null,
  phone: null,
  client_reference_id: '',
  name_in_file: null,
  metadata: null,
  address: null,
  business_name: null,
  trading_name: null,
  entity_type: null,
  business_address: null,
  company_name: '',
  tin_encrypted: null,
  tin_last4: null,
  kyb_resubmission_reason: null,
} as const satisfies Partial<User>;

/** An empty user of the caller. */
export function newUser(kind: UserKind, { processor_id, vendor_id }: Reach, now: Date): User {
  return {
    processor_id,
    uuid: uuidv7(now),
    vendor_id,
    kind,
    ...undescribed,
    payout_type: 'individual',
    kyb_status: null,
    kyb_status_since: null,
    transaction_fee_percent: null,
    transaction_fee_fixed: null,
    maximum_transaction_fee: null,
    event_count: 0,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    business_owners: [],
  };
}

/**
 * The user with a verification status. A status that stays the same keeps its time, so a business
 * that is submitted twice keeps its place in the operator's queue. A request to resubmit, or its
 * end, starts the wait again.
 */
export function withKybStatus(
  user: User,
  kyb_status: KybStatus | null,
  now: Date,
  kyb_resubmission_reason: string | null = null,
): User {
  if (user.kyb_status === kyb_status && user.kyb_resubmission_reason === kyb_resubmission_reason) return user;
  return { ...user, kyb_status, kyb_resubmission_reason, kyb_status_since: kyb_status === null ? null : now };
}
