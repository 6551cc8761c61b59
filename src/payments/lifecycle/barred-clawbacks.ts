// Finds clawbacks whose payee may not be debited, and how each one fails (Lifecycle, K8).
import { type Obstacle, obstaclesOf } from '../../customers/bank-accounts/usable-accounts.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { PaymentKey } from './move.sql.ts';
import type { MoveRequest } from './step.ts';

/** The move of such a clawback. Its source is the block, or the bank account that is gone. */
export interface BarredClawback extends MoveRequest {
  source_uuid: string;
}

/** By the uuid of the payment. Only clawbacks that cannot be made now are in the map. */
export async function findBarredClawbacks(
  db: Queryable,
  clawbacks: readonly (PaymentKey & { bank_account_uuid: string })[],
): Promise<Map<string, BarredClawback>> {
  const obstacles = await obstaclesOf(db, 'debit', clawbacks);
  const barred = new Map<string, BarredClawback>();
  for (const { transaction_uuid, bank_account_uuid } of clawbacks) {
    const obstacle = obstacles.get(bank_account_uuid);
    if (obstacle?.instead === null) barred.set(transaction_uuid, failure(bank_account_uuid, obstacle));
  }
  return barred;
}

function failure(bank_account_uuid: string, obstacle: Obstacle): BarredClawback {
  const { block } = obstacle;
  return {
    cause: 'clawback_barred',
    source_uuid: block?.uuid ?? bank_account_uuid,
    details: {
      failure_code: block === null ? 'account_disabled' : 'debit_not_authorized',
      failure_reason: `The payee cannot be debited: ${whyBarred(obstacle)}`,
    },
  };
}

function whyBarred({ block, holder_deleted }: Obstacle): string {
  if (holder_deleted) return 'they were deleted.';
  if (block === null) return 'their bank account can no longer be used, and they have no other one.';
  return `${block.of === 'user' ? 'they are' : 'their bank account is'} blocked. ${block.reason}`;
}
