// The filter of a list, and the first CTEs of the queries that read it.

import type { AggregatorType } from '../../lifecycle/transaction.ts';
import { firstUuidOf, lastUuid, nilUuid } from '../../std/identifiers.ts';
import type { Scope } from '../transactions.sql.ts';
import { isBusy, type PaymentSide, sides } from './busy-sides.sql.ts';
import { isOfPair, type Kind, narrowings } from './list-kinds.ts';

export interface Filter extends Scope {
  /** The first instant of the list. */
  from: Date | null;
  /** The first instant after the list. */
  before: Date | null;
  payer_account: { uuid: string; aggregator_type: AggregatorType } | null;
  payee_account: { uuid: string; aggregator_type: AggregatorType } | null;
  newest_first: boolean;
  offset: number;
  limit: number;
}

export function kindOf({ vendor_id, payer_account, payee_account }: Filter): Kind {
  const narrowedBy = { vendor_id, payer_bank_account_uuid: payer_account, payee_bank_account_uuid: payee_account };
  return narrowings.filter((column) => narrowedBy[column] !== null);
}

export const valuesOf = (filter: Filter): readonly unknown[] => [
  filter.processor_id,
  filter.vendor_id ?? nilUuid,
  filter.payer_account?.uuid ?? nilUuid,
  filter.payee_account?.uuid ?? nilUuid,
  filter.payer_account?.aggregator_type ?? null,
  filter.payee_account?.aggregator_type ?? null,
  filter.from === null ? nilUuid : firstUuidOf(filter.from),
  filter.before === null ? lastUuid : firstUuidOf(filter.before),
  filter.offset,
  filter.limit,
];

/**
 * The CTEs `asked` and `list`, with one row each. `list` has: the columns of the list; `lower` and
 * `upper`, the range of its payments (upper excluded); `checkpointed`, up to which its checkpoints
 * are right; `skip` and `at_most`, which make the page. A list of two accounts has checkpoints only
 * when both are busy. Otherwise it is read `through` the list of the account that is not busy. The
 * filter is a row and not parameters, so that PostgreSQL does not find that a plan for one tenant
 * is cheaper than one for all, and plan again each time: planning takes longer than reading.
 */
export const filterCtes = (kind: Kind) => `
  asked AS MATERIALIZED (
    SELECT $1::uuid AS processor_id, $2::uuid AS vendor_id, $3::uuid AS payer_bank_account_uuid, $4::uuid AS payee_bank_account_uuid,
           $5::aggregator_type AS payer_aggregator_type, $6::aggregator_type AS payee_aggregator_type,
           $7::uuid AS lower, $8::uuid AS upper, $9::bigint AS skip, $10::bigint AS at_most
  ), list AS MATERIALIZED (
    SELECT processor_id, ${narrowings.join(', ')}, skip, at_most, lower,
           CASE WHEN ${accountsAreKnown(kind)} THEN upper ELSE lower END AS upper,
           ${isOfPair(kind) ? ofPair : `${checkpointedUpTo} AS checkpointed`}
    FROM asked
  )`;

const checkpointedUpTo = `coalesce((SELECT d.transaction_uuid FROM list_checkpoints_due d WHERE d.processor_id = asked.processor_id
                     ORDER BY d.transaction_uuid LIMIT 1), '${lastUuid}')`;

const sideIsBusy = (side: PaymentSide) => isBusy(side, 'asked.processor_id', `asked.${side}_bank_account_uuid`);
const ofPair = `CASE WHEN ${sideIsBusy('payer')} AND ${sideIsBusy('payee')} THEN ${checkpointedUpTo} ELSE '${nilUuid}' END AS checkpointed,
           CASE WHEN ${sideIsBusy('payer')} THEN 'payee' ELSE 'payer' END AS through`;

/**
 * The list of an unknown or foreign account is empty (Contract, list of transactions 7). The
 * aggregator type of an account never changes, and both users of a vendor's payment are users of
 * the vendor. So the account is checked instead of the payments.
 */
function accountsAreKnown(kind: Kind): string {
  const ofVendor = kind.includes('vendor_id') ? 'AND u.vendor_id = asked.vendor_id' : '';
  const known = sides
    .filter((side) => kind.includes(`${side}_bank_account_uuid`))
    .map(
      (side) => `EXISTS (
        SELECT FROM bank_accounts a JOIN users u ON u.processor_id = a.processor_id AND u.uuid = a.user_uuid
        WHERE a.processor_id = asked.processor_id AND a.uuid = asked.${side}_bank_account_uuid
          AND a.aggregator_type = asked.${side}_aggregator_type ${ofVendor})`,
    );
  return known.join(' AND ') || 'true';
}
