// The filters of a search for payments, as requests have them.
import { type Static, type TSchema, Type } from 'typebox';
import { InstantOf, instantOf } from '../../../api/http/instant.ts';
import { MetadataFilter } from '../../../api/http/metadata.ts';
import { described, PositiveCents, Text, TraceOf, UuidOf } from '../../../api/http/schema.ts';
import { invalid } from '../../../platform/refusals.ts';
import { instant } from '../../../platform/std/clock.ts';
import { firstUuidOf, lastUuid, nilUuid } from '../../../platform/std/identifiers.ts';
import { entryHashes } from '../../../platform/std/metadata.ts';
import {
  CaptureStatus,
  ClawbackStatus,
  PayoutStatus,
  ReversePayoutStatus,
  TransactionStatus,
} from '../../lifecycle/status-fields.ts';
import { TransactionState } from '../summary-fields.ts';
import type { UuidRange } from './candidates.sql.ts';
import type { Wanted } from './matching.sql.ts';

const status = <Schema extends TSchema>(schema: Schema) =>
  Type.Optional(described(schema, 'Only payments with this status.'));

/** Every payment of the answer has all of them. */
export const searchFilters = {
  payer_uuid: Type.Optional(UuidOf('Only payments with this user as payer.')),
  payee_uuid: Type.Optional(UuidOf('Only payments with this user as payee.')),
  user_uuid: Type.Optional(UuidOf('Only payments with this user as payer or payee.')),
  state: Type.Optional(described(TransactionState, 'Only payments in this state.')),
  transaction_status: status(TransactionStatus),
  capture_status: status(CaptureStatus),
  payout_status: status(PayoutStatus),
  clawback_status: status(ClawbackStatus),
  reverse_payout_status: status(ReversePayoutStatus),
  ach_return_code: Type.Optional(
    Type.String({
      pattern: '^R[0-9]{2}$',
      allowed: 'a return code such as R01',
      description: 'Only payments that came back with this return code, such as R01.',
    }),
  ),
  amount_from: Type.Optional(described(PositiveCents, 'Only payments of this amount or more, in cents.')),
  amount_to: Type.Optional(described(PositiveCents, 'Only payments of this amount or less, in cents.')),
  client_reference_id: Type.Optional(described(Text(1, 255), 'Only payments with exactly this reference.')),
  metadata: MetadataFilter,
  trace_id: Type.Optional(TraceOf('Only payments with an entry that has this trace number: 15 digits.')),
  returned_from: Type.Optional(InstantOf('Only payments with an entry that came back at this time or later')),
  returned_before: Type.Optional(InstantOf('Only payments with an entry that came back before this time')),
  held: Type.Optional(
    Type.Boolean({
      allowed: 'true or false',
      description: 'True: only payments with an open hold. False: only payments without one.',
    }),
  ),
  created_from: Type.Optional(InstantOf('Only payments that were started at this time or later')),
  created_before: Type.Optional(InstantOf('Only payments that were started before this time')),
  updated_since: Type.Optional(InstantOf('Only payments that changed at this time or later')),
  updated_before: Type.Optional(InstantOf('Only payments that changed last before this time')),
};

const [firstInstant, lastInstant] = [instant(0), instant(Date.UTC(9999, 11, 31))];

export type SearchFilters = Partial<{ [Name in keyof typeof searchFilters]: Static<(typeof searchFilters)[Name]> }>;

/** What a payment must have, as the filters say it. Refuses empty ranges. */
export function wantedOf(filters: SearchFilters): Wanted {
  const { payer_uuid, payee_uuid, user_uuid, ach_return_code, client_reference_id, held } = filters;
  const { updated_since, updated_before, amount_from, amount_to } = filters;
  const { metadata } = filters;
  const { state, transaction_status, capture_status, payout_status, clawback_status, reverse_payout_status } = filters;
  refuseEmptyAmounts(filters);
  const [returnedFrom, returnedBefore] = period(
    'returned_from',
    filters.returned_from,
    'returned_before',
    filters.returned_before,
  );
  const [since, until] = period('updated_since', updated_since, 'updated_before', updated_before);
  return {
    payer_uuid,
    payee_uuid,
    user_uuid,
    state,
    transaction_status,
    capture_status,
    payout_status,
    clawback_status,
    reverse_payout_status,
    ach_return_code,
    returned:
      returnedFrom === undefined && returnedBefore === undefined
        ? undefined
        : [returnedFrom ?? firstInstant, returnedBefore ?? lastInstant],
    amount_from,
    amount_to,
    client_reference_id,
    entries: metadata === undefined ? undefined : entryHashes(metadata),
    held,
    updated_from: since,
    updated_before: until,
  };
}

/** Refuses a range of amounts with nothing in it. Both ends are included, in cents. */
export function refuseEmptyAmounts({ amount_from, amount_to }: Pick<SearchFilters, 'amount_from' | 'amount_to'>): void {
  if (amount_from !== undefined && amount_to !== undefined && amount_from > amount_to)
    throw invalid('amount_from', 'order', 'must not be more than amount_to');
}

/** When the payments were created; undefined: open. The end is not included. */
export const createdIn = ({ created_from, created_before }: SearchFilters) =>
  period('created_from', created_from, 'created_before', created_before);

/** The uuids of the creation times. */
export function rangeOf(filters: SearchFilters): UuidRange {
  const [from, before] = createdIn(filters);
  return {
    from: from === undefined ? nilUuid : firstUuidOf(from),
    before: before === undefined ? lastUuid : firstUuidOf(before),
  };
}

function period(fromField: string, from: string | undefined, toField: string, to: string | undefined) {
  const start = instantOf(fromField, from) ?? undefined;
  const end = instantOf(toField, to) ?? undefined;
  if (start !== undefined && end !== undefined && start > end)
    throw invalid(fromField, 'order', `must not be after ${toField}`);
  return [start, end] as const;
}
