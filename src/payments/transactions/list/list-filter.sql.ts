// The filter of a list, and the first CTEs of the queries that read it.

import type { AggregatorType } from '../../../api/idempotency/asked-payment.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import { firstUuidOf, lastUuid, nilUuid, uuidBehind } from '../../../platform/std/identifiers.ts';
import type { Scope } from '../transactions.sql.ts';
import type { Pair } from './fast/asked-pairs.sql.ts';
import { shorterSide, sidesOf } from './fast/checkpoint-lookups.sql.ts';
import { type Kind, narrowings, pairKind, sides } from './list-kinds.ts';

export interface Filter extends Scope {
  /** The first instant of the list. */
  from: Date | null;
  /** The first instant after the list. */
  before: Date | null;
  payer_account: { uuid: string; aggregator_type: AggregatorType } | null;
  payee_account: { uuid: string; aggregator_type: AggregatorType } | null;
  /** The last payment of the page before: this page begins behind it. Absent: it is counted. */
  behind?: string | undefined;
  newest_first: boolean;
  offset: number;
  limit: number;
}

export function kindOf({ vendor_id, payer_account, payee_account }: Filter): Kind {
  if (payer_account !== null && payee_account !== null) return pairKind;
  const narrowedBy = { vendor_id, payer_bank_account_uuid: payer_account, payee_bank_account_uuid: payee_account };
  return narrowings.filter((column) => narrowedBy[column] !== null);
}

/** The pair of a list that both accounts narrow. */
export const pairOf = ({ processor_id, payer_account, payee_account }: Filter): Pair => ({
  processor_id,
  payer_bank_account_uuid: payer_account!.uuid,
  payee_bank_account_uuid: payee_account!.uuid,
});

export const valuesOf = (filter: Filter): readonly unknown[] => [
  ...tenantKey(filter.processor_id),
  filter.vendor_id ?? nilUuid,
  filter.payer_account?.uuid ?? nilUuid,
  filter.payee_account?.uuid ?? nilUuid,
  filter.payer_account?.aggregator_type ?? null,
  filter.payee_account?.aggregator_type ?? null,
  ...rangeOf(filter),
  filter.offset,
  filter.limit,
];

/** Its first uuid, and the first one behind it. */
export function rangeOf({ from, before, behind, newest_first }: Filter): [lower: string, upper: string] {
  const lower = from === null ? nilUuid : firstUuidOf(from);
  const upper = before === null ? lastUuid : firstUuidOf(before);
  if (behind === undefined) return [lower, upper];
  return newest_first ? [lower, least(upper, behind)] : [greatest(lower, uuidBehind(behind)), upper];
}

// They are compared as text: both are in lower case.
const least = (one: string, other: string) => (one < other ? one : other);
const greatest = (one: string, other: string) => (one > other ? one : other);

// Fewer payments are searched in less than half a millisecond.
const searchedQuickly = 1_000;

/**
 * The CTEs `asked` and `list`, with one row each. `list` has: the columns of the list; `lower` and
 * `upper`, the range of its payments (upper excluded); `checkpointed`, up to which its checkpoints
 * are right; `skip` and `at_most`, which make the page. The list of a pair is read from
 * `list_pair_payments` up to `checkpointed`, then `through` the list of one account. `to_enter`:
 * the pair was not asked for before, and it takes long to read. The filter is a row and not
 * parameters, so that PostgreSQL does not find that a plan for one tenant is cheaper than one for
 * all, and plan again each time: planning takes longer than reading.
 */
export const filterCtes = (kind: Kind) => `
  asked AS MATERIALIZED (
    SELECT $1::smallint AS shard, $2::uuid AS processor_id, $3::uuid AS vendor_id,
           $4::uuid AS payer_bank_account_uuid, $5::uuid AS payee_bank_account_uuid,
           $6::aggregator_type AS payer_aggregator_type, $7::aggregator_type AS payee_aggregator_type,
           $8::uuid AS lower, $9::uuid AS upper, $10::bigint AS skip, $11::bigint AS at_most
  ), list AS MATERIALIZED (
    SELECT asked.shard, asked.processor_id, ${narrowings.map((column) => `asked.${column}`).join(', ')}, skip, at_most, lower,
           CASE WHEN ${accountsAreKnown(kind)} THEN upper ELSE lower END AS upper,
           ${kind === pairKind ? ofPair : `${checkpointedUpTo} AS checkpointed, NULL AS through, false AS to_enter FROM asked`}
  )`;

const checkpointedUpTo = `coalesce((SELECT d.transaction_uuid FROM list_checkpoints_due d
                     WHERE d.shard = asked.shard AND d.processor_id = asked.processor_id
                     ORDER BY d.transaction_uuid LIMIT 1), '${lastUuid}')`;

const ofPair = `least(${checkpointedUpTo}, coalesce(p.entered_before, '${nilUuid}')) AS checkpointed, ${shorterSide} AS through,
           p.entered_before IS NULL AND least(sides.payer_rows, sides.payee_rows) >= ${searchedQuickly} AS to_enter
    FROM asked
    CROSS JOIN ${sidesOf('asked')}
    LEFT JOIN list_asked_pairs p ON p.shard = asked.shard AND p.processor_id = asked.processor_id
      AND ${pairKind.map((column) => `p.${column} = asked.${column}`).join(' AND ')}`;

/**
 * The list of an unknown or foreign account is empty (Contract, list of transactions 7). The
 * aggregator type of an account never changes, and a payment between two users of a vendor is the
 * vendor's. So the accounts are checked instead of the payments.
 */
function accountsAreKnown(kind: Kind): string {
  const known = sides
    .filter((side) => kind.includes(`${side}_bank_account_uuid`))
    .map(
      (side) => `EXISTS (
        SELECT FROM bank_accounts a JOIN users u ON u.shard = a.shard AND u.processor_id = a.processor_id AND u.uuid = a.user_uuid
        WHERE a.shard = asked.shard AND a.processor_id = asked.processor_id AND a.uuid = asked.${side}_bank_account_uuid
          AND a.aggregator_type = asked.${side}_aggregator_type AND asked.vendor_id IN ('${nilUuid}', u.vendor_id))`,
    );
  return known.join(' AND ') || 'true';
}
