// Invariants that keep tenants apart and account numbers encrypted.
import { checkPurposesList } from '../../payments/lifecycle/stage-names.ts';
import type { Invariant } from './invariant.ts';

/** The columns of a payment that must refer to rows of its own tenant, and to the given user. */
const parents = (payments: string, side: 'payer' | 'payee') => `
  SELECT t.processor_id, t.uuid AS subject_uuid, '${side}' AS found FROM ${payments}
  LEFT JOIN users u ON u.shard = t.shard AND u.processor_id = t.processor_id AND u.uuid = t.${side}_uuid
  LEFT JOIN bank_accounts a ON a.shard = t.shard AND a.processor_id = t.processor_id AND a.uuid = t.${side}_bank_account_uuid
  WHERE u.uuid IS NULL OR a.user_uuid IS DISTINCT FROM t.${side}_uuid`;

const readable = (column: string) => `encode(${column}, 'escape') ~ '^[0-9A-Za-z ./-]{1,17}$'`;

/**
 * Matches an account, tax or social security number in JSON with more than its last four digits.
 */
const writtenOut = String.raw`"(account_number|tin|ssn9)"\s*:\s*"?[0-9A-Za-z-]{5,}`;

export const tenancyInvariants: Invariant[] = [
  {
    name: 'tenant_isolation',
    rule: 'The payer and payee of a payment, and their bank accounts, belong to its tenant. A payment belongs to a vendor exactly if both users do. Its refunds belong to its vendor.',
    reads: 'payments',
    sql: (payments) => `${parents(payments, 'payer')} UNION ALL ${parents(payments, 'payee')}
      UNION ALL
      SELECT t.processor_id, t.uuid, 'vendor' FROM ${payments}
      JOIN users payer ON payer.shard = t.shard AND payer.processor_id = t.processor_id AND payer.uuid = t.payer_uuid
      JOIN users payee ON payee.shard = t.shard AND payee.processor_id = t.processor_id AND payee.uuid = t.payee_uuid
      WHERE t.vendor_id IS DISTINCT FROM CASE WHEN payer.vendor_id = payee.vendor_id THEN payer.vendor_id END
      UNION ALL
      SELECT t.processor_id, r.uuid, 'refund' FROM ${payments}
      JOIN refunds r ON r.shard = t.shard AND r.processor_id = t.processor_id AND r.transaction_uuid = t.uuid
      WHERE r.vendor_id IS DISTINCT FROM t.vendor_id`,
  },
  {
    name: 'legs_belong_to_payments',
    rule: 'A leg belongs to a payment of its tenant, in the stages of a refund to a refund of that payment, or to a fee payout, a reversal or an entry of a check.',
    reads: 'everything',
    sql: () => `
      SELECT l.processor_id, l.uuid AS subject_uuid, l.stage::text AS found FROM legs l
      LEFT JOIN transactions t ON t.shard = l.shard AND t.processor_id = l.processor_id AND t.uuid = l.transaction_uuid
      LEFT JOIN refunds r ON r.shard = l.shard AND r.processor_id = l.processor_id AND r.uuid = l.refund_uuid
      LEFT JOIN fee_payouts f ON f.shard = l.shard AND f.processor_id = l.processor_id AND f.uuid = l.uuid AND f.uuid = l.transaction_uuid
      LEFT JOIN check_entries m ON m.shard = l.shard AND m.processor_id = l.processor_id AND m.uuid = l.transaction_uuid
      LEFT JOIN reversals v ON v.shard = l.shard AND v.processor_id = l.processor_id AND v.uuid = l.transaction_uuid
      WHERE CASE WHEN l.stage = 'fee_payout' THEN f.uuid IS NULL
        WHEN l.stage IN ('reversal_debit', 'reversal_credit') THEN v.uuid IS NULL
        WHEN l.stage IN (${checkPurposesList}) THEN m.uuid IS NULL
        ELSE t.uuid IS NULL OR (l.stage IN ('refund_capture', 'refund_payout')) <> (r.transaction_uuid IS NOT DISTINCT FROM t.uuid) END`,
  },
  {
    name: 'account_numbers_are_encrypted',
    rule: 'No account number is stored unencrypted in a bank account, and none is in an event.',
    reads: 'period',
    sql: () => `
      SELECT processor_id, uuid AS subject_uuid, 'bank account' AS found FROM bank_accounts
      WHERE ${readable('account_number_encrypted')} OR length(account_number_last4) > 4
      UNION ALL
      SELECT processor_id, uuid, 'event' FROM events WHERE occurred_at >= $1 AND body ~ '${writtenOut}'
      UNION ALL
      SELECT processor_id, uuid, 'outbox' FROM outbox WHERE state::text ~ '${writtenOut}'`,
  },
  {
    name: 'account_encryption_binds_holder',
    rule: 'The number of each bank account can be decrypted for its holder, routing number and account type. Some accounts are tried every minute, all in turn.',
    reads: 'period',
    sql: () => `
      SELECT processor_id, bank_account_uuid AS subject_uuid, format('found on %s', found_at) AS found FROM unopened_accounts`,
  },
  {
    name: 'stored_answers_are_encrypted',
    rule: 'Every stored answer is encrypted.',
    reads: 'everything',
    sql: () => `
      SELECT processor_id, key_hash AS subject_uuid, 'stored answer' AS found FROM idempotency_keys
      WHERE substr(response_body, 1, 1) = '{'::bytea`,
  },
  {
    name: 'stored_answers_can_be_replayed',
    rule: 'Every stored answer is encrypted bytes, or names a payment of its tenant and the renderer of its answer.',
    reads: 'everything',
    sql: () => `
      SELECT k.processor_id, k.key_hash AS subject_uuid, coalesce(k.transaction_uuid::text, 'no payment') AS found
      FROM idempotency_keys k
      LEFT JOIN transactions t ON t.shard = k.shard AND t.processor_id = k.processor_id AND t.uuid = k.transaction_uuid
      WHERE (k.response_status IS NOT NULL) <> (k.response_body IS NOT NULL OR k.transaction_uuid IS NOT NULL)
         OR (k.response_body IS NOT NULL AND k.transaction_uuid IS NOT NULL)
         OR num_nulls(k.transaction_uuid, k.renderer, k.vendor_name) NOT IN (0, 3)
         OR (k.transaction_uuid IS NOT NULL AND t.uuid IS NULL)`,
  },
];
