// The filters of a search for payments, as requests have them.
import { type Static, Type } from 'typebox';
import { Instant, instantOf } from '../../../api/http/instant.ts';
import { OneOf, PositiveCents, Text, Uuid } from '../../../api/http/schema.ts';
import { invalid } from '../../../platform/refusals.ts';
import { firstUuidOf, lastUuid, nilUuid } from '../../../platform/std/identifiers.ts';
import {
  captureStatuses,
  clawbackStatuses,
  payoutStatuses,
  reversePayoutStatuses,
  transactionStatuses,
} from '../../lifecycle/transaction.ts';
import type { UuidRange } from './candidates.sql.ts';
import type { Wanted } from './matching.sql.ts';

const status = <Values extends readonly [string, ...string[]]>(values: Values) =>
  Type.Optional(OneOf([...values] as [string, ...string[]]));

/** Every payment of the answer has all of them. */
export const searchFilters = {
  user_uuid: Type.Optional(Uuid),
  transaction_status: status(transactionStatuses),
  capture_status: status(captureStatuses),
  payout_status: status(payoutStatuses),
  clawback_status: status(clawbackStatuses),
  reverse_payout_status: status(reversePayoutStatuses),
  return_code: Type.Optional(
    Type.String({ pattern: '^R[0-9]{2}$', allowed: 'a return code such as R01', description: '`ach_return_code`.' }),
  ),
  amount_from: Type.Optional(PositiveCents),
  amount_to: Type.Optional(PositiveCents),
  client_reference_id: Type.Optional(Text(1, 255)),
  trace_id: Type.Optional(Type.String({ pattern: '^[0-9]{15}$', allowed: 'a trace number: 15 digits' })),
  held: Type.Optional(Type.Boolean({ allowed: 'true or false', description: 'Whether a hold is open.' })),
  created_from: Type.Optional(Instant),
  created_before: Type.Optional(Instant),
  updated_since: Type.Optional(Instant),
  updated_before: Type.Optional(Instant),
};

export type SearchFilters = Partial<{ [Name in keyof typeof searchFilters]: Static<(typeof searchFilters)[Name]> }>;

/** What a payment must have besides what its candidates were found by. Refuses empty ranges. */
export function wantedOf(filters: SearchFilters): Wanted {
  const { updated_since, updated_before, amount_from, amount_to, return_code, client_reference_id, held } = filters;
  const { transaction_status, capture_status, payout_status, clawback_status, reverse_payout_status } = filters;
  if (amount_from !== undefined && amount_to !== undefined && amount_from > amount_to)
    throw invalid('amount_from', 'order', 'must not be more than amount_to');
  const [since, until] = period('updated_since', updated_since, 'updated_before', updated_before);
  return {
    transaction_status,
    capture_status,
    payout_status,
    clawback_status,
    reverse_payout_status,
    return_code,
    amount_from,
    amount_to,
    client_reference_id,
    held,
    updated_from: since,
    updated_before: until,
  };
}

/** The uuids of the creation times. */
export function rangeOf({ created_from, created_before }: SearchFilters): UuidRange {
  const [from, before] = period('created_from', created_from, 'created_before', created_before);
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
