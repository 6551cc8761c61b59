// Moves of payments outside of the banking days: returns of their legs, refunds, dishonors; written
// like origination writes them.
import { randomUUID } from 'node:crypto';
import { type Move, type MoveResult, move } from '../../../src/payments/lifecycle/move.ts';
import type { Cause } from '../../../src/payments/lifecycle/stage.ts';
import type { StageName } from '../../../src/payments/lifecycle/stage-names.ts';
import { atomically } from '../../../src/platform/database/atomic-phase.ts';
import type { TestService } from '../service/service.ts';

interface Leg {
  uuid: string;
  refund_uuid: string | null;
  amount: number;
}

/** Applies a move request to a payment. Returns the moves that it caused. */
export async function applyMove(
  service: TestService,
  transaction_uuid: string,
  request: Partial<Move> & { cause: Cause },
): Promise<MoveResult> {
  const { database, clock } = service.context;
  const [row] = await database.query<{ processor_id: string }>(
    'SELECT processor_id FROM transactions WHERE uuid = $1',
    [transaction_uuid],
  );
  const one = { source_uuid: randomUUID(), transaction_uuid, processor_id: row!.processor_id, ...request };
  const [made] = await atomically(database, (phase) => move(phase, [one], clock.now()));
  return made!;
}

/**
 * The latest leg of a stage is returned, if it is sent and the tables have a move for that. Returns
 * whether it was.
 */
export async function applyReturn(
  service: TestService,
  transaction_uuid: string,
  stage: StageName,
  cause: Cause = `${stage}_returned`,
): Promise<boolean> {
  const { database } = service.context;
  const [leg] = await database.query<Leg & { state: string }>(
    `SELECT uuid, refund_uuid, amount, state FROM current_legs WHERE transaction_uuid = $1 AND stage = $2
     ORDER BY created_at DESC, attempt DESC LIMIT 1`,
    [transaction_uuid, stage],
  );
  if (leg === undefined || !['sent', 'settled', 'good'].includes(leg.state)) return false;
  const { steps } = await applyMove(service, transaction_uuid, {
    cause,
    moved_amount: leg.amount,
    details: { return_code: 'R10', unauthorized: true },
    ...(leg.refund_uuid === null ? {} : { refund_uuid: leg.refund_uuid }),
  });
  if (steps.length > 0) await database.query(`UPDATE legs SET own_state = 'returned' WHERE uuid = $1`, [leg.uuid]);
  return steps.length > 0;
}

/** Starts a refund. Null: the payment does not allow one. */
export async function requestRefund(
  service: TestService,
  transaction_uuid: string,
  amount: number,
): Promise<string | null> {
  const { database, clock } = service.context;
  const uuid = randomUUID();
  const rows = await database.query(
    `INSERT INTO refunds (shard, processor_id, uuid, transaction_uuid, vendor_id, status, standing, amount, event_count,
       created_at, updated_at, client_reference_id)
     SELECT shard, processor_id, $2, uuid, vendor_id, 'REFUND_PENDING', 'asked', $3::bigint, 0, $4, $4, ''
     FROM current_transactions t
     WHERE t.uuid = $1 AND capture_status IN ('CAPTURE_ACH_PENDING', 'CAPTURE_COMPLETE') AND NOT payout_back
       AND $3::bigint + (SELECT coalesce(sum(amount), 0) FROM refunds r WHERE r.transaction_uuid = t.uuid AND standing <> 'void') <= t.amount
     RETURNING 1`,
    [transaction_uuid, uuid, amount, clock.now()],
  );
  if (rows.length === 0) return null;
  await database.query('UPDATE transaction_states SET refund_count = refund_count + 1 WHERE uuid = $1', [
    transaction_uuid,
  ]);
  await applyMove(service, transaction_uuid, { cause: 'refund_requested', refund_uuid: uuid });
  return uuid;
}
