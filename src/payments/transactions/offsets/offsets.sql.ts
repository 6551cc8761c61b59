// Queries that find what payees owe and what is left over for them, by tenant and payee.

import { type BankOfTenants, servedThrough, suspendedProcessors } from '../../../access/tenants/tenants.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import { nilUuid } from '../../../platform/std/identifiers.ts';
import { linesOfPayment } from '../../ledger/payment-lines.sql.ts';
import type { PaymentKey } from '../../lifecycle/move.sql.ts';
import { joinsNextPayout } from './plan-offsets.ts';

/** A payee of a tenant. */
export interface PayeeKey {
  processor_id: string;
  payee_uuid: string;
}

/** A payment of a payee. */
export interface PaymentOfPayee extends PaymentKey, PayeeKey {}

const isOwedBack = (t: string) =>
  `${t}.owed_back AND (${t}.clawback_leg IS NULL OR ${t}.clawback_leg IN ('good', 'returned'))`;

const isLeftOver = `t.left_over AND t.open_hold_count = 0
       AND t.payout_status IN (${joinsNextPayout.payout_status.map((status) => `'${status}'`).join(', ')})`;

const payeesSent = recordset<PayeeKey>({ processor_id: 'uuid', payee_uuid: 'uuid' });

const ofPayees = (where: string) => `
  SELECT t.processor_id, t.uuid AS transaction_uuid, t.payee_uuid
  FROM (SELECT DISTINCT shard, processor_id, payee_uuid FROM ${payeesSent.from()} AS i) AS payee
  JOIN transaction_states t USING (shard, processor_id, payee_uuid)
  WHERE ${where}
  ORDER BY t.processor_id, t.uuid`;

/**
 * Payments whose clawback an offset may pay: its next debit is in no file, or it has failed. Oldest
 * first.
 */
export function selectOwedBack(db: Queryable, payees: readonly PayeeKey[]): Promise<PaymentOfPayee[]> {
  return db.query(ofPayees(isOwedBack('t')), payeesSent.values(payees));
}

/**
 * Payments with a left-over of an earlier payout that the next payout of the payee includes. Oldest
 * first.
 */
export function selectLeftOver(db: Queryable, payees: readonly PayeeKey[]): Promise<PaymentOfPayee[]> {
  return db.query(ofPayees(isLeftOver), payeesSent.values(payees));
}

/**
 * As SQL: cents of the debts of a payee that its later payouts pay. `payee`: an alias in scope that
 * has `shard`, `processor_id` and `payee_uuid`.
 */
export const takenFromPayouts = (payee: string): string => `
  (SELECT coalesce(sum(greatest(0, (SELECT sum(amount) FROM (${linesOfPayment('t', 't.uuid')}) AS lines WHERE account = 'CLAW'))), 0)::bigint
   FROM transaction_states t
   WHERE t.shard = ${payee}.shard AND t.processor_id = ${payee}.processor_id AND t.payee_uuid = ${payee}.payee_uuid AND ${isOwedBack('t')})`;

/** Cents of the debts of the payee that its later payouts pay. */
export async function selectTakenFromPayouts(db: Queryable, { processor_id, payee_uuid }: PayeeKey): Promise<number> {
  const [row] = await db.query<{ cents: number }>(
    `SELECT ${takenFromPayouts('payee')} AS cents
     FROM (SELECT $1::smallint AS shard, $2::uuid AS processor_id, $3::uuid AS payee_uuid) AS payee`,
    [...tenantKey(processor_id), payee_uuid],
  );
  return row!.cents;
}

// A debt that was written off or collected is no longer owed.
const owesElsewhere = `EXISTS (
         SELECT FROM transaction_states o
         CROSS JOIN LATERAL (SELECT o.shard, o.processor_id, o.uuid AS transaction_uuid) AS owing
         WHERE o.shard = t.shard AND o.processor_id = t.processor_id AND o.payee_uuid = t.payee_uuid AND ${isOwedBack('o')}
           AND (SELECT sum(amount) FROM (${linesOfPayment('owing')}) AS lines WHERE account = 'CLAW') > 0)`;

/**
 * Payees of a bank's tenants who owe on one payment and have a left-over on another one. In order,
 * after the cursor.
 */
export function selectPayeesToNet(
  db: Queryable,
  { name, isFirst }: BankOfTenants,
  after: PayeeKey | null,
  atMost: number,
): Promise<PayeeKey[]> {
  return db.query(
    `SELECT t.processor_id, t.payee_uuid FROM transaction_states t
     WHERE ${isLeftOver} AND t.processor_id = ANY ${servedThrough({ name: '$5', isFirst: '$6' })}
       AND (t.shard, t.processor_id, t.payee_uuid) > ($1::smallint, $2::uuid, $3::uuid) AND ${owesElsewhere}
     GROUP BY t.shard, t.processor_id, t.payee_uuid
     ORDER BY t.shard, t.processor_id, t.payee_uuid LIMIT $4`,
    [...tenantKey(after?.processor_id ?? nilUuid), after?.payee_uuid ?? nilUuid, atMost, name, isFirst],
  );
}

/** The condition that a payee has debts and left-overs to offset. */
export const anyPayeeToNet = `EXISTS (
     SELECT FROM transaction_states t WHERE ${isLeftOver} AND t.processor_id NOT IN ${suspendedProcessors} AND ${owesElsewhere})`;

/** The payee of a payment. */
export async function selectPayee(db: Queryable, { processor_id, transaction_uuid }: PaymentKey): Promise<string> {
  const [row] = await db.query<{ payee_uuid: string }>(
    'SELECT payee_uuid FROM transactions WHERE shard = $1 AND processor_id = $2 AND uuid = $3',
    [...tenantKey(processor_id), transaction_uuid],
  );
  return row!.payee_uuid;
}
