// Pays the debts of payees from what they are owed (K6). The two payments name each other.
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { lockForMoves, type Move, moveAll } from '../../lifecycle/move.ts';
import { type PayeeKey, type PaymentOfPayee, selectOwedBack } from './offsets.sql.ts';
import { planOffsets } from './plan-offsets.ts';

/**
 * `paying`: payments whose PAYEE is about to be paid out, in the order in which they pay debts. One
 * query locks all payments that owe and pay, in the order of all locks. Returns the cents that each
 * payment paid, by its uuid.
 */
export async function offsetDebts(
  phase: AtomicPhase,
  paying: readonly PaymentOfPayee[],
  now: Date,
): Promise<Map<string, number>> {
  const owed = paying.length === 0 ? [] : await selectOwedBack(phase, paying);
  if (owed.length === 0) return new Map();
  const owing = Map.groupBy(owed, payeeOf);
  const able = Map.groupBy(
    paying.filter((one) => owing.has(payeeOf(one))),
    payeeOf,
  );
  const payments = await lockForMoves(
    phase,
    [...owed, ...[...able.values()].flat()].map((one) => ({ ...one, cause: 'clawback_offset' })),
  );
  const found = (keys: readonly PaymentOfPayee[]) =>
    keys.flatMap(({ transaction_uuid }) => payments.get(transaction_uuid) ?? []);
  const offsets = [...owing].flatMap(([payee, debts]) => planOffsets(found(debts), found(able.get(payee)!)));
  await moveAll(
    phase,
    offsets.map(
      (one): Move => ({
        cause: 'clawback_offset',
        processor_id: one.owing.processor_id,
        transaction_uuid: one.owing.transaction_uuid,
        other_transaction_uuid: one.paying.transaction_uuid,
        source_uuid: one.paying.transaction_uuid,
        moved_amount: one.amount,
      }),
    ),
    now,
  );
  await moveAll(
    phase,
    offsets.map(
      (one): Move => ({
        cause: 'offset_for_another',
        processor_id: one.paying.processor_id,
        transaction_uuid: one.paying.transaction_uuid,
        source_uuid: one.owing.transaction_uuid,
      }),
    ),
    now,
  );
  const paid = new Map<string, number>();
  for (const { paying: one, amount } of offsets)
    paid.set(one.transaction_uuid, (paid.get(one.transaction_uuid) ?? 0) + amount);
  return paid;
}

/** The key of a payee. It has the tenant, so that tenants are never mixed. */
export const payeeOf = ({ processor_id, payee_uuid }: PayeeKey): string => `${processor_id} ${payee_uuid}`;
