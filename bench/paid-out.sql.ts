// The states of payments that are made up for a measurement: paid out long ago.

/**
 * An INSERT of the states of `payments`: a CTE or table with shard, processor_id, uuid, payee_uuid
 * and created_at.
 */
export const insertPaidOut = (payments: string): string =>
  `INSERT INTO transaction_states (shard, processor_id, uuid, payee_uuid, updated_at, transaction_status, capture_status,
       payout_status, capture_leg, payout_leg)
     SELECT shard, processor_id, uuid, payee_uuid, created_at, 'IN_PAYOUT', 'CAPTURE_COMPLETE', 'PAYOUT_COMPLETE', 'good', 'settled'
     FROM ${payments}`;
