// Finds clawbacks whose payee may not be debited, and how each one fails (Lifecycle, K8).
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { type Obstacle, obstaclesOf } from '../../../customers/bank-accounts/usable-accounts.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { MoveRequest } from '../step.ts';
import { type ClawbackToDebit, selectUnauthorizedClawbacks } from './unauthorized-clawbacks.sql.ts';

/**
 * The move of such a clawback. Its source is the block, or the bank account that is gone or that no
 * authorization covers.
 */
export interface BarredClawback extends MoveRequest {
  source_uuid: string;
}

/** By the uuid of the payment. Only clawbacks that cannot be made now are in the map. */
export async function findBarredClawbacks(
  db: Queryable,
  clawbacks: readonly ClawbackToDebit[],
  now: Date,
): Promise<Map<string, BarredClawback>> {
  const obstacles = await obstaclesOf(db, 'debit', clawbacks);
  const barred = new Map<string, BarredClawback>();
  for (const { transaction_uuid, bank_account_uuid } of clawbacks) {
    const obstacle = obstacles.get(bank_account_uuid);
    if (obstacle?.instead === null) barred.set(transaction_uuid, failure(bank_account_uuid, obstacle));
  }
  const others = clawbacks.flatMap((one) => {
    if (barred.has(one.transaction_uuid)) return [];
    const instead = obstacles.get(one.bank_account_uuid)?.instead;
    return [{ ...one, bank_account_uuid: instead ?? one.bank_account_uuid }];
  });
  const unauthorized = await selectUnauthorizedClawbacks(db, others, easternDay(now));
  for (const { transaction_uuid, bank_account_uuid } of others)
    if (unauthorized.has(transaction_uuid)) barred.set(transaction_uuid, notAuthorized(bank_account_uuid));
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

/** Nacha Operating Rules, 2.3: no debit without an authorization (decision 60). */
const notAuthorized = (bank_account_uuid: string): BarredClawback => ({
  cause: 'clawback_barred',
  source_uuid: bank_account_uuid,
  details: {
    failure_code: 'debit_not_authorized',
    failure_reason: 'The payee cannot be debited: no authorization of clawbacks is recorded for the bank account.',
  },
});

function whyBarred({ block, holder_deleted }: Obstacle): string {
  if (holder_deleted) return 'they were deleted.';
  if (block === null) return 'their bank account can no longer be used, and they have no other one.';
  return `${block.of === 'user' ? 'they are' : 'their bank account is'} blocked. ${block.reason}`;
}
