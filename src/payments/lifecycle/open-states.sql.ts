// Queries that insert the states of payments. A payment without one is pending and untouched.
import type { Queryable } from '../../platform/database/database.ts';
import { recordset } from '../../platform/database/recordset.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import { lastUuid } from '../../platform/std/identifiers.ts';
import { capture } from './capture.stage.ts';
import { type PaymentKey, paymentKeys } from './payment-keys.ts';

/**
 * The body of a CTE after `started_groups`, which has the payments that a query inserts. Stores
 * that they have no states, one row for each tenant: the first of its payments. The row becomes
 * visible together with the payments. Every query that inserts
 * payments needs it: the invariant `payments_without_states_are_due` reports one that does not use
 * it.
 */
export const statesDueOfStarted = `
  INSERT INTO states_due (shard, processor_id, transaction_uuid)
  SELECT DISTINCT ON (shard, processor_id) shard, processor_id, uuids[1] FROM started_groups
  ORDER BY shard, processor_id, uuids[1]`;

/**
 * As SQL, for FROM: what was asked, `t`, and where it stands, `s`. Only payments with a state: for
 * locked payments, and for searches by state.
 */
export const transactionsWithStates =
  'transaction_states s JOIN transactions t ON t.shard = s.shard AND t.processor_id = s.processor_id AND t.uuid = s.uuid';

// C1 is the only row of the stage tables that creates a payment.
const { capture_status: initialStatus } = capture.C1.to;

const initialColumns = 'shard, processor_id, uuid, payee_uuid, updated_at, transaction_status, capture_status';
const initialValues = `t.shard, t.processor_id, t.uuid, t.payee_uuid, t.created_at, '${initialStatus}', '${initialStatus}'`;

interface Keyed {
  processor_id: string;
  uuid: string;
}

const counted = recordset<Keyed & { counted_merchant_uuid: string | null }>({
  processor_id: 'uuid',
  uuid: 'uuid',
  counted_merchant_uuid: 'uuid',
});

/**
 * Inserts the states of payments that have just been inserted: those that limits count, or that
 * start on hold.
 */
export async function insertCountedStates(
  db: Queryable,
  payments: readonly (Keyed & { counted_merchant_uuid: string | null })[],
): Promise<void> {
  await db.query(
    `INSERT INTO transaction_states (${initialColumns}, counted_merchant_uuid)
     SELECT ${initialValues}, i.counted_merchant_uuid
     FROM ${counted.from()} AS i
     JOIN transactions t ON t.shard = i.shard AND t.processor_id = i.processor_id AND t.uuid = i.uuid`,
    counted.values(payments),
  );
}

/**
 * Inserts the missing states of these payments, in the order in which moves lock them. Waits for
 * another phase that inserts one of them.
 */
export async function insertMissingStates(db: Queryable, payments: readonly PaymentKey[]): Promise<void> {
  await db.query(
    `INSERT INTO transaction_states (${initialColumns})
     SELECT ${initialValues}
     FROM (SELECT DISTINCT shard, processor_id, transaction_uuid FROM ${paymentKeys.from()} AS i) AS i
     JOIN transactions t ON t.shard = i.shard AND t.processor_id = i.processor_id AND t.uuid = i.transaction_uuid
     WHERE NOT EXISTS (
       SELECT FROM transaction_states s WHERE s.shard = t.shard AND s.processor_id = t.processor_id AND s.uuid = t.uuid)
     ORDER BY t.processor_id, t.uuid
     ON CONFLICT (shard, processor_id, uuid) DO NOTHING`,
    paymentKeys.values(payments),
  );
}

/** Tenants with payments that may have no states, in order. The table is small. */
export async function selectTenantsDue(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ processor_id: string }>(
    'SELECT DISTINCT processor_id FROM states_due ORDER BY processor_id',
    [],
  );
  return rows.map((row) => row.processor_id);
}

/** Payments of a tenant whose states are inserted together. */
export interface StateSlice {
  processor_id: string;
  /** The first payment. */
  from: string;
  /** The first payment after the slice; null: the slice ends with the last payment. */
  before: string | null;
}

/** The slice of `size` payments from the first due one on; null: nothing is due. */
export async function selectSlice(db: Queryable, processorId: string, size: number): Promise<StateSlice | null> {
  const [row] = await db.query<Pick<StateSlice, 'from' | 'before'>>(
    `SELECT due.transaction_uuid AS from, (
       SELECT t.uuid FROM transactions t WHERE t.shard = $1 AND t.processor_id = $2 AND t.uuid >= due.transaction_uuid
       ORDER BY t.uuid OFFSET $3 LIMIT 1) AS before
     FROM (SELECT transaction_uuid FROM states_due WHERE shard = $1 AND processor_id = $2
           ORDER BY transaction_uuid LIMIT 1) AS due`,
    [...tenantKey(processorId), size],
  );
  return row === undefined ? null : { processor_id: processorId, ...row };
}

/**
 * Deletes what is due in a slice. False: another phase has deleted it first. Waits for that
 * phase.
 */
export async function takeDue(phase: Queryable, { processor_id, from, before }: StateSlice): Promise<boolean> {
  const rows = await phase.query(
    `DELETE FROM states_due
     WHERE shard = $1 AND processor_id = $2 AND transaction_uuid >= $3 AND transaction_uuid < $4 RETURNING 1`,
    [...tenantKey(processor_id), from, before ?? lastUuid],
  );
  return rows.length > 0;
}

/** Inserts the missing states of a slice. */
export async function insertStates(phase: Queryable, { processor_id, from, before }: StateSlice): Promise<void> {
  await phase.query(
    `INSERT INTO transaction_states (${initialColumns})
     SELECT ${initialValues} FROM transactions t
     WHERE t.shard = $1 AND t.processor_id = $2 AND t.uuid >= $3 AND t.uuid < $4
     ORDER BY t.uuid
     ON CONFLICT (shard, processor_id, uuid) DO NOTHING`,
    [...tenantKey(processor_id), from, before ?? lastUuid],
  );
}

/** Stores that payments from this one on may have no states. */
export async function insertDue(phase: Queryable, processorId: string, from: string): Promise<void> {
  await phase.query(
    'INSERT INTO states_due (shard, processor_id, transaction_uuid) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [...tenantKey(processorId), from],
  );
}
