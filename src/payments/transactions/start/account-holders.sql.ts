// The query that loads the account holders of a batch of starts.
import type { AggregatorType } from '../../../api/idempotency/asked-payment.ts';
import { isReachable } from '../../../customers/bank-accounts/routing-number.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import type { PayoutType } from '../../lifecycle/transaction.ts';
import type { BlockKind } from '../../risk/blocks/block-kinds.ts';
import type { FeeDefaults } from './fee.ts';

/** The key of an account holder: a user, and the account to use. Null: the default account. */
export interface AccountHolderKey {
  processor_id: string;
  user_uuid: string;
  bank_account_uuid: string | null;
}

/**
 * A user who can be payer or payee. The account is null when there is no usable one. The defaults
 * of the fee are null unless the user is a merchant.
 */
export interface AccountHolder extends FeeDefaults {
  processor_id: string;
  uuid: string;
  vendor_id: string | null;
  kind: 'person' | 'business';
  version: number;
  /** The version of the processor, read together with the user. */
  processor_version: number;
  is_merchant: boolean;
  payout_type: PayoutType;
  /** Null unless the user is a merchant. */
  company_name: string | null;
  payout_delay_days: number;
  /** The processor has limits. */
  limited: boolean;
  /** The processor refuses a second payment with the same reference. */
  unique_client_reference_ids: boolean;
  /** A payment needs an authorization of its payer. */
  authorization_required: boolean;
  /** A payment needs a validated bank account of its payer, if the payer is a person. */
  validated_accounts_required: boolean;
  /** Null for users of the processor itself. */
  vendor_name: string | null;
  bank_account_uuid: string | null;
  aggregator_type: AggregatorType | null;
  test_pair: boolean | null;
  /** It was validated, or its holder is a business. Null without an account. */
  account_may_be_debited: boolean | null;
  /** New payments of the merchant start on hold: its return rate is too high. */
  debits_held: boolean;
  /** The most severe block of the user, and of the account. */
  user_blocked: BlockKind | null;
  account_blocked: BlockKind | null;
  /** A bank file can have its routing number. Null without an account. */
  is_reachable: boolean | null;
}

const keysSent = recordset<AccountHolderKey & { n: number }>({
  n: 'integer',
  processor_id: 'uuid',
  user_uuid: 'uuid',
  bank_account_uuid: 'uuid',
});

/** In the order of the keys. Null where there is no such user. */
export async function selectAccountHolders(
  db: Queryable,
  keys: readonly AccountHolderKey[],
): Promise<(AccountHolder | null)[]> {
  const rows = await db.query<Omit<AccountHolder, 'is_reachable'> & { n: number; routing_number: string | null }>(
    `SELECT wanted.n, u.processor_id, u.uuid, u.vendor_id, u.kind, u.version, u.payout_type, is_merchant,
            CASE WHEN is_merchant THEN coalesce(
              (SELECT o.company_name FROM originators o WHERE o.processor_id = u.processor_id AND o.owner_uuid = u.uuid),
              (SELECT o.company_name FROM originators o WHERE o.processor_id = u.processor_id AND o.owner_uuid = u.processor_id),
              u.company_name) END AS company_name,
            CASE WHEN is_merchant THEN u.transaction_fee_percent END AS transaction_fee_percent,
            CASE WHEN is_merchant THEN u.transaction_fee_fixed END AS transaction_fee_fixed,
            CASE WHEN is_merchant THEN u.maximum_transaction_fee END AS maximum_transaction_fee,
            p.version AS processor_version, p.payout_delay_days, p.limited_at IS NOT NULL AS limited,
            p.unique_client_reference_ids, p.authorization_required, p.validated_accounts_required, v.name AS vendor_name,
            a.valid_account = 'valid' OR u.kind = 'business' AS account_may_be_debited,
            a.uuid AS bank_account_uuid, a.aggregator_type, a.test_pair, a.routing_number,
            u.debits_held_since IS NOT NULL AS debits_held, u.blocked AS user_blocked, a.blocked AS account_blocked
     FROM ${keysSent.from()} AS wanted
     JOIN users u ON u.shard = wanted.shard AND u.processor_id = wanted.processor_id AND u.uuid = wanted.user_uuid
       AND u.deleted_at IS NULL
     CROSS JOIN LATERAL (SELECT coalesce(u.kind = 'business' AND u.kyb_status = 'APPROVED', false) AS is_merchant) AS role
     JOIN processors p ON p.shard = wanted.shard AND p.processor_id = wanted.processor_id
     LEFT JOIN vendors v ON v.processor_id = u.processor_id AND v.vendor_id = u.vendor_id
     LEFT JOIN LATERAL (
       SELECT uuid, aggregator_type, test_pair, routing_number, blocked, valid_account FROM bank_accounts
       WHERE shard = u.shard AND processor_id = u.processor_id AND user_uuid = u.uuid AND deleted_at IS NULL AND disabled_at IS NULL
         AND (wanted.bank_account_uuid IS NULL OR uuid = wanted.bank_account_uuid)
       ORDER BY uuid = u.default_bank_account_uuid DESC NULLS LAST, uuid
       LIMIT 1) a ON true`,
    keysSent.values(keys.map((key, n) => ({ ...key, n }))),
  );
  const sides: (AccountHolder | null)[] = keys.map(() => null);
  for (const { n, routing_number, ...side } of rows)
    sides[n] = { ...side, is_reachable: routing_number === null ? null : isReachable(routing_number) };
  return sides;
}
