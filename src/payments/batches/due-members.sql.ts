// Queries for the payments and refunds that are due in a daily run.

import { type BankOfTenants, servedThrough } from '../../access/tenants/tenants.sql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import type { BatchKind } from './batches.sql.ts';
import type { Member, RefundMember } from './join-batches.sql.ts';

/** A daily run for the tenants of a bank, at an instant. */
export interface Run {
  bank: BankOfTenants;
  runAt: Date;
}

// A tenant that changed to this bank after its run of this instant was announced waits for the next
// run: the announced figures stay true.
const tenantsOf = (kind: BatchKind) => `tenants AS MATERIALIZED (
       SELECT tenant.shard, tenant.processor_id
       FROM (SELECT shard_of(processor_id) AS shard, processor_id
             FROM unnest ${servedThrough({ name: '$2', isFirst: '$3' })} AS served (processor_id)) AS tenant
       WHERE NOT EXISTS (SELECT FROM batches b WHERE b.shard = tenant.shard AND b.processor_id = tenant.processor_id
                           AND b.kind = '${kind}' AND b.run_at = $4 AND b.announced))`;

// Arrays keep the order of an index; a join would sort all rows of the run for each page.
const isOfTenants = (row: string) =>
  `${row}.shard = ANY (ARRAY(SELECT shard FROM tenants)) AND ${row}.processor_id = ANY (ARRAY(SELECT processor_id FROM tenants))`;

const valuesOf = ({ bank, runAt }: Run) => [bank.name, bank.isFirst, runAt];

const tenantAfter = (after: { processor_id: string } | null) =>
  after === null ? [null, null] : tenantKey(after.processor_id);

/**
 * Payments of a run that are good and not yet reserved for a payout, ordered by payee. The LIMIT is
 * inside: after the join, a wrong row estimate makes PostgreSQL sort all payments of the run.
 */
export function selectPayoutsDue(
  db: Queryable,
  run: Run,
  after: Pick<Member, 'processor_id' | 'merchant_uuid' | 'uuid'> | null,
  atMost: number,
): Promise<Member[]> {
  return db.query(
    `WITH ${tenantsOf('payout')}
     SELECT s.processor_id, s.uuid, t.vendor_id, s.payee_uuid AS merchant_uuid
     FROM (
       SELECT s.shard, s.processor_id, s.payee_uuid, s.uuid FROM transaction_states s
       WHERE s.payout_due AND s.open_hold_count = 0 AND ${isOfTenants('s')}
         AND ($5::smallint IS NULL OR (s.shard, s.processor_id, s.payee_uuid, s.uuid) > ($5, $6::uuid, $7::uuid, $8::uuid))
       ORDER BY s.shard, s.processor_id, s.payee_uuid, s.uuid LIMIT $1) AS s
     JOIN transactions t ON t.shard = s.shard AND t.processor_id = s.processor_id AND t.uuid = s.uuid
     ORDER BY s.shard, s.processor_id, s.payee_uuid, s.uuid`,
    [atMost, ...valuesOf(run), ...tenantAfter(after), after?.merchant_uuid ?? null, after?.uuid ?? null],
  );
}

/** Refunds of batch payees that wait for their debit and are in no batch. */
export function selectRefundsDue(
  db: Queryable,
  run: Run,
  after: Pick<Member, 'processor_id' | 'uuid'> | null,
  atMost: number,
): Promise<RefundMember[]> {
  return db.query(
    `WITH ${tenantsOf('refund')}
     SELECT r.processor_id, r.uuid, r.vendor_id, t.payee_uuid AS merchant_uuid, r.transaction_uuid
     FROM refunds r
     JOIN current_transactions t ON t.shard = r.shard AND t.processor_id = r.processor_id AND t.uuid = r.transaction_uuid
     WHERE r.refund_capture_leg IS NULL AND r.status = 'REFUND_PENDING' AND r.merchant_batch_uuid IS NULL
       AND t.payout_type = 'batch' AND t.open_hold_count = 0 AND ${isOfTenants('r')}
       AND ($5::smallint IS NULL OR (r.shard, r.processor_id, r.uuid) > ($5, $6::uuid, $7::uuid))
     ORDER BY r.shard, r.processor_id, r.uuid LIMIT $1`,
    [atMost, ...valuesOf(run), ...tenantAfter(after), after?.uuid ?? null],
  );
}
